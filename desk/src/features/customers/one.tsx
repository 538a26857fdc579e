/** One customer: what they bought, where they live, what was noted, and what the law lets them ask for. */
import { codeOf } from '@semena/contract/languages'
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { Area } from '../../parts/area.tsx'
import { EditedPage } from '../../parts/edited.tsx'
import { Ask, Fields } from '../../parts/forms.tsx'
import { giveFile } from '../../parts/files.ts'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { isOwnService } from '../../platform/endpoint.ts'
import { mutate } from '../../platform/graphql.ts'
import { LANGUAGES, LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { ownApi } from '../../platform/own-api.ts'
import { readAnew } from '../../platform/query-client.ts'
import { useChannels, useMay } from '../../platform/rights.ts'
import { usePerson } from '../../platform/session.ts'
import { Addresses } from './addresses.tsx'
import { DeskDeleteCustomerDocument, DeskUpdateCustomerDocument } from './customer.generated.ts'
import { CustomerEvents, CustomerGiftCards, CustomerOrders } from './history.tsx'
import { CustomerState } from './list.tsx'
import { type Customer, customerQuery, customersChanged, sendPasswordMail } from './queries.ts'

const route = getRouteApi('/customers/$id')
const BACK = () => ({ to: '/customers', label: m.frame_customers() }) as const

export function OneCustomer() {
  const { id } = route.useParams()
  const seen = { maySeeOrders: useMay('MANAGE_ORDERS'), maySeeCards: useMay('MANAGE_GIFT_CARD') }
  const query = useQuery(customerQuery(id, seen))
  return (
    <LoadedPage query={query} title={m.customers_one()} back={BACK()}>
      {(customer) => <Known key={customer.id} customer={customer} seen={seen} />}
    </LoadedPage>
  )
}

const formOf = (customer: Customer) => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  languageCode: customer.languageCode,
  note: customer.note ?? '',
})

function Known({ customer, seen }: { customer: Customer; seen: Parameters<typeof customerQuery>[1] }) {
  const navigate = useNavigate()
  const channels = useChannels()
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email
  const [isErasing, setErasing] = useState(false)
  const isRestricted = usePerson()?.restrictedAccessToChannels ?? false
  const mayExport = isOwnService() && customer.orders !== undefined && !isRestricted && !customer.isStaff
  const edited = useEdited<ReturnType<typeof formOf>>({
    noun: 'customer',
    id: customer.id,
    server: formOf(customer),
    fields: ['firstName', 'lastName', 'email', 'note'],
    read: async (id) => {
      await customersChanged()
      const found = await readAnew(customerQuery(id, seen))
      return found ? formOf(found) : null
    },
    save: async (_, to) => ({ faults: await update(to) }),
  })
  const { value, set, at } = edited
  const update = async (input: object) => {
    const { faults } = await mutate(DeskUpdateCustomerDocument, { id: customer.id, input })
    await customersChanged()
    return faults
  }
  const change = useAct((input: object) => update(input), { done: m.parts_saved() })
  const invite = useAct(() => sendPasswordMail(customer, channels[0]?.slug ?? null), { done: m.customers_mail_sent() })
  const fetchData = useAct(async () => {
    const data = await ownApi<object>('GET', `/api/customers/${encodeURIComponent(customer.id)}/export/`)
    giveFile('personal-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  })
  const erase = useAct(async () => {
    const { faults } = await mutate(DeskDeleteCustomerDocument, { id: customer.id })
    if (faults.length) return faults
    edited.drop()
    await navigate({ to: '/customers' })
    await customersChanged()
    tell('success', m.customers_erased({ name }))
    return []
  })
  const items = [
    { label: m.customers_send_password(), onPress: () => void invite.run() },
    ...(customer.isConfirmed
      ? []
      : [{ label: m.customers_confirm(), onPress: () => void change.run({ isConfirmed: true }) }]),
    {
      label: customer.isActive ? m.customers_deactivate() : m.customers_activate(),
      onPress: () => void change.run({ isActive: !customer.isActive }),
    },
  ]
  return (
    <EditedPage
      edited={edited}
      make={m.parts_save()}
      labelOf={([part]) => FIELD_NAMES[part as keyof ReturnType<typeof formOf>]()}
      title={name}
      back={BACK()}
      aside={
        <>
          <CustomerState {...customer} />
          {name !== customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}
        </>
      }
      more={items}
    >
      <div className="customer-columns">
        <div className="customer-main">
          <CustomerOrders customer={customer} />
          <Addresses customer={customer} seen={seen} />
          <CustomerGiftCards customer={customer} />
          <CustomerEvents customer={customer} />
        </div>
        <div className="customer-main">
          <Section title={m.customers_details()}>
            <form
              className="customer-form"
              onSubmit={(event) => {
                event.preventDefault()
                if (edited.isChanged) edited.save()
              }}
            >
              <Fields>
                <TextField
                  id="first-name"
                  label={m.parts_first_name()}
                  value={value.firstName}
                  error={at('firstName')}
                  onChange={(firstName) => set((before) => ({ ...before, firstName }))}
                />
                <TextField
                  id="last-name"
                  label={m.parts_last_name()}
                  value={value.lastName}
                  error={at('lastName')}
                  onChange={(lastName) => set((before) => ({ ...before, lastName }))}
                />
              </Fields>
              <TextField
                id="customer-email"
                type="email"
                label={m.frame_email()}
                value={value.email}
                error={at('email')}
                onChange={(email) => set((before) => ({ ...before, email }))}
              />
              <SelectField
                id="customer-language"
                label={m.customers_language()}
                value={value.languageCode}
                required
                placeholder={m.customers_language()}
                options={LANGUAGES.map((one) => ({ value: codeOf(one), label: LANGUAGE_NAMES[one] }))}
                onChange={(code) => set((before) => ({ ...before, languageCode: code as LanguageCodeEnum }))}
              />
              <Area
                id="customer-note"
                label={m.customers_note()}
                hint={m.customers_note_hint()}
                value={value.note}
                error={at('note')}
                onChange={(note) => set((before) => ({ ...before, note }))}
              />
            </form>
          </Section>
          <Section title={m.customers_law()}>
            <p className="customer-quiet">{m.customers_law_text()}</p>
            <div className="filters">
              {mayExport && (
                <Button look="line" busy={fetchData.busy} onClick={() => void fetchData.run()}>
                  {m.customers_export()}
                </Button>
              )}
              {!customer.isStaff && (
                <Button look="line" className="customer-erase" onClick={() => setErasing(true)}>
                  {m.customers_erase()}
                </Button>
              )}
            </div>
          </Section>
        </div>
      </div>
      <Ask
        open={isErasing}
        title={m.customers_erase_ask({ name })}
        yes={m.customers_erase()}
        danger
        busy={erase.busy}
        onNo={() => setErasing(false)}
        onYes={() => void erase.run()}
      >
        <p>{m.customers_erase_text()}</p>
      </Ask>
    </EditedPage>
  )
}

const FIELD_NAMES = {
  firstName: m.parts_first_name,
  lastName: m.parts_last_name,
  email: m.frame_email,
  languageCode: m.customers_language,
  note: m.customers_note,
}
