/** The form for the customer's name and language. */
import { inOrder } from '@semena/contract/shop-languages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { LANGUAGE_NAMES, languageCode } from '../../../platform/i18n.ts'
import { useShop } from '../../../platform/shop.ts'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { tellDone } from '../../errors/index.ts'
import { FormFoot, otherFaults, useForm } from '../../forms/index.ts'
import { type Profile, profileQuery, useAccount } from '../me.ts'
import { updateAccount } from './api.ts'

const OWN = ['firstName', 'lastName', 'languageCode']

export function NameForm({ profile }: { profile: Profile }) {
  const [firstName, setFirstName] = useState(profile.firstName)
  const [lastName, setLastName] = useState(profile.lastName)
  const [language, setLanguage] = useState<Profile['languageCode']>(profile.languageCode)
  const client = useQueryClient()
  const { languages } = useShop()
  const query = profileQuery(useAccount())
  const input = { firstName: firstName.trim(), lastName: lastName.trim(), languageCode: language }
  const { busy, faults, onSubmit } = useForm({
    send: () => updateAccount(input),
    done: () => {
      client.setQueryData(query.queryKey, (known) => known && { ...known, ...input })
      return tellDone('updated')
    },
  })
  return (
    <form className="name-form" noValidate onSubmit={onSubmit}>
      <div className="name-form-fields">
        <TextField
          id="account-firstName"
          label={m.account_first_name()}
          autoComplete="given-name"
          maxLength={256}
          value={firstName}
          error={faults.firstName}
          onChange={setFirstName}
        />
        <TextField
          id="account-lastName"
          label={m.account_last_name()}
          autoComplete="family-name"
          maxLength={256}
          value={lastName}
          error={faults.lastName}
          onChange={setLastName}
        />
        <SelectField
          id="account-languageCode"
          className="name-form-wide"
          label={m.account_language()}
          hint={m.account_language_hint()}
          value={language}
          error={faults.languageCode}
          required
          placeholder={m.account_language()}
          options={inOrder(languages).map((one) => ({ value: languageCode(one), label: LANGUAGE_NAMES[one] }))}
          onChange={(code) => setLanguage(code as Profile['languageCode'])}
        />
      </div>
      <FormFoot id="account-name" fault={otherFaults(faults, OWN)} busy={busy}>
        {m.account_save()}
      </FormFoot>
    </form>
  )
}
