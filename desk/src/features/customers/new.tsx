/** A new customer, such as somebody who orders by telephone. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Area } from '../../parts/area.tsx'
import { Fields } from '../../parts/forms.tsx'
import { Page } from '../../parts/page.tsx'
import { mutate } from '../../platform/graphql.ts'
import { LANGUAGES, LANGUAGE_NAMES, language } from '../../platform/i18n.ts'
import { useChannels } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { DeskCreateCustomerDocument } from './customer.generated.ts'
import { customersChanged, passwordPage } from './queries.ts'

export function NewCustomer() {
  const navigate = useNavigate()
  const [channel] = useChannels()
  const unsaved = useUnsaved('customer.new', {
    firstName: '',
    lastName: '',
    email: '',
    languageCode: language().toUpperCase(),
    note: '',
    invited: false,
  })
  const { value, set } = unsaved
  const save = useAct(
    async () => {
      const { invited, languageCode, ...rest } = value
      const { payload, faults } = await mutate(DeskCreateCustomerDocument, {
        input: {
          ...rest,
          email: rest.email.trim(),
          languageCode: languageCode as LanguageCodeEnum,
          isActive: true,
          ...(invited ? { redirectUrl: passwordPage(languageCode), channel: channel?.slug ?? null } : {}),
        },
      })
      if (faults.length || !payload.user) return faults
      unsaved.drop()
      await customersChanged()
      await navigate({ to: '/customers/$id', params: { id: payload.user.id } })
      return []
    },
    { fields: ['firstName', 'lastName', 'email', 'note'], done: m.customers_made() },
  )
  return (
    <Page title={m.customers_new()} back={{ to: '/customers', label: m.frame_customers() }}>
      <form
        className="customer-form customer-form--alone"
        onSubmit={(event) => {
          event.preventDefault()
          void save.run()
        }}
      >
        <TextField
          id="customer-email"
          type="email"
          label={m.frame_email()}
          required
          value={value.email}
          error={save.at('email')}
          onChange={(email) => set((before) => ({ ...before, email }))}
        />
        <Fields>
          <TextField
            id="first-name"
            label={m.customers_first_name()}
            value={value.firstName}
            error={save.at('firstName')}
            onChange={(firstName) => set((before) => ({ ...before, firstName }))}
          />
          <TextField
            id="last-name"
            label={m.customers_last_name()}
            value={value.lastName}
            error={save.at('lastName')}
            onChange={(lastName) => set((before) => ({ ...before, lastName }))}
          />
        </Fields>
        <SelectField
          id="customer-language"
          label={m.customers_language()}
          value={value.languageCode}
          required
          placeholder={m.customers_language()}
          options={LANGUAGES.map((one) => ({ value: one.toUpperCase(), label: LANGUAGE_NAMES[one] }))}
          onChange={(languageCode) => set((before) => ({ ...before, languageCode }))}
        />
        <Area
          id="customer-note"
          label={m.customers_note()}
          hint={m.customers_note_hint()}
          value={value.note}
          error={save.at('note')}
          onChange={(note) => set((before) => ({ ...before, note }))}
        />
        <CheckField checked={value.invited} onChange={(invited) => set((before) => ({ ...before, invited }))}>
          {m.customers_invite()}
        </CheckField>
        <div className="filters">
          <Button look="leaf" type="submit" busy={save.busy}>
            {m.customers_make()}
          </Button>
          {unsaved.isChanged && (
            <Button look="line" onClick={unsaved.drop}>
              {m.parts_drop()}
            </Button>
          )}
        </div>
      </form>
    </Page>
  )
}
