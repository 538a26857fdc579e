/** A new customer, such as somebody who orders by telephone. */
import { codeOf, languageOf } from '@semena/contract/languages'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Area } from '../../parts/area.tsx'
import { EditedPage } from '../../parts/edited.tsx'
import { Fields } from '../../parts/forms.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate } from '../../platform/graphql.ts'
import { LANGUAGES, LANGUAGE_NAMES, language } from '../../platform/i18n.ts'
import { useChannels } from '../../platform/rights.ts'
import { DeskCreateCustomerDocument } from './customer.generated.ts'
import { customersChanged, passwordPage } from './queries.ts'

export function NewCustomer() {
  const navigate = useNavigate()
  const [channel] = useChannels()
  const edited = useEdited({
    noun: 'customer',
    id: null,
    server: {
      firstName: '',
      lastName: '',
      email: '',
      languageCode: codeOf(language()),
      note: '',
      invited: false,
    },
    fields: ['firstName', 'lastName', 'email', 'note'],
    save: async (_, { invited, languageCode, ...rest }) => {
      const { payload, faults } = await mutate(DeskCreateCustomerDocument, {
        input: {
          ...rest,
          email: rest.email.trim(),
          languageCode,
          isActive: true,
          ...(invited ? { redirectUrl: passwordPage(languageCode), channel: channel?.slug ?? null } : {}),
        },
      })
      return { faults, id: payload.user?.id }
    },
    after: async (id) => {
      await customersChanged()
      await navigate({ to: '/customers/$id', params: { id } })
    },
    done: m.customers_made(),
  })
  const { value, put, at } = edited
  return (
    <EditedPage
      edited={edited}
      title={m.customers_new()}
      back={{ to: '/customers', label: m.frame_customers() }}
      make={m.customers_make()}
    >
      <div className="customer-form customer-form--alone">
        <TextField
          id="customer-email"
          type="email"
          label={m.frame_email()}
          required
          value={value.email}
          error={at('email')}
          onChange={(email) => put({ email })}
        />
        <Fields>
          <TextField
            id="first-name"
            label={m.parts_first_name()}
            value={value.firstName}
            error={at('firstName')}
            onChange={(firstName) => put({ firstName })}
          />
          <TextField
            id="last-name"
            label={m.parts_last_name()}
            value={value.lastName}
            error={at('lastName')}
            onChange={(lastName) => put({ lastName })}
          />
        </Fields>
        <SelectField
          id="customer-language"
          label={m.customers_language()}
          value={value.languageCode}
          required
          placeholder={m.customers_language()}
          options={LANGUAGES.map((one) => ({ value: codeOf(one), label: LANGUAGE_NAMES[one] }))}
          onChange={(languageCode) => put({ languageCode: codeOf(languageOf(languageCode)) })}
        />
        <Area
          id="customer-note"
          label={m.customers_note()}
          hint={m.customers_note_hint()}
          value={value.note}
          error={at('note')}
          onChange={(note) => put({ note })}
        />
        <CheckField checked={value.invited} onChange={(invited) => put({ invited })}>
          {m.customers_invite()}
        </CheckField>
      </div>
    </EditedPage>
  )
}
