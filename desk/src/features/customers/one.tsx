/** One customer: what they bought, where they live, what was noted, and what the law lets them ask for. */
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
import { Ask, Fields, SaveBar } from '../../parts/forms.tsx'
import { giveFile } from '../../parts/files.ts'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { isOwnService } from '../../platform/endpoint.ts'
import { troubleText } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { LANGUAGES, LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { ownApi } from '../../platform/own-api.ts'
import { useChannels, useMay } from '../../platform/rights.ts'
import { usePerson } from '../../platform/session.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { Addresses } from './addresses.tsx'
import { DeskDeleteCustomerDocument, DeskUpdateCustomerDocument } from './customer.generated.ts'
import { CustomerEvents, CustomerGiftCards, CustomerOrders } from './history.tsx'
import { CustomerState } from './list.tsx'
import { type Customer, customerQuery, customersChanged, sendPasswordMail } from './queries.ts'

const route = getRouteApi('/customers/$id')

export function OneCustomer() {
  const { id } = route.useParams()
  const seen = { maySeeOrders: useMay('MANAGE_ORDERS'), maySeeCards: useMay('MANAGE_GIFT_CARD') }
  const { data, error, isPending } = useQuery(customerQuery(id, seen))
  const back = { to: '/customers' as const, label: m.frame_customers() }
  if (data) return <Known key={data.id} customer={data} />
  return (
    <Page title={m.customers_customer()} back={back}>
      {!isPending && <Nothing title={error ? troubleText(error) : m.customers_gone()} />}
    </Page>
  )
}

function Known({ customer }: { customer: Customer }) {
  const navigate = useNavigate()
  const channels = useChannels()
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email
  const [isErasing, setErasing] = useState(false)
  const isRestricted = usePerson()?.restrictedAccessToChannels ?? false
  const mayExport = isOwnService() && customer.orders !== undefined && !isRestricted && !customer.isStaff
  const unsaved = useUnsaved(`customer.${customer.id}`, {
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    languageCode: customer.languageCode,
    note: customer.note ?? '',
  })
  const { value, set } = unsaved
  const update = async (input: object) => {
    const { faults } = await mutate(DeskUpdateCustomerDocument, { id: customer.id, input })
    await customersChanged()
    return faults
  }
  const save = useAct(
    async () => {
      const faults = await update(value)
      if (!faults.length) unsaved.saved(value)
      return faults
    },
    { fields: ['firstName', 'lastName', 'email', 'note'], done: m.parts_saved() },
  )
  const change = useAct((input: object) => update(input), { done: m.parts_saved() })
  const invite = useAct(() => sendPasswordMail(customer, channels[0]?.slug ?? null), { done: m.customers_mail_sent() })
  const fetchData = useAct(async () => {
    const data = await ownApi<object>('GET', `/api/customers/${encodeURIComponent(customer.id)}/export/`)
    giveFile('personal-data.json', JSON.stringify(data, null, 2), 'application/json')
  })
  const erase = useAct(async () => {
    const { faults } = await mutate(DeskDeleteCustomerDocument, { id: customer.id })
    if (faults.length) return faults
    unsaved.drop()
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
    <Page
      title={name}
      back={{ to: '/customers', label: m.frame_customers() }}
      aside={
        <>
          <CustomerState {...customer} />
          {name !== customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}
        </>
      }
      actions={
        <Menu label={m.parts_more()} items={items}>
          <Icon name="more" />
        </Menu>
      }
    >
      <div className="customer-columns">
        <div className="customer-main">
          <CustomerOrders customer={customer} />
          <Addresses customer={customer} />
          <CustomerGiftCards customer={customer} />
          <CustomerEvents customer={customer} />
        </div>
        <div className="customer-main">
          <Section title={m.customers_details()}>
            <form
              className="customer-form"
              onSubmit={(event) => {
                event.preventDefault()
                if (unsaved.isChanged) void save.run()
              }}
            >
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
              <TextField
                id="customer-email"
                type="email"
                label={m.frame_email()}
                value={value.email}
                error={save.at('email')}
                onChange={(email) => set((before) => ({ ...before, email }))}
              />
              <SelectField
                id="customer-language"
                label={m.customers_language()}
                value={value.languageCode}
                required
                placeholder={m.customers_language()}
                options={LANGUAGES.map((one) => ({ value: one.toUpperCase(), label: LANGUAGE_NAMES[one] }))}
                onChange={(code) => set((before) => ({ ...before, languageCode: code as LanguageCodeEnum }))}
              />
              <Area
                id="customer-note"
                label={m.customers_note()}
                hint={m.customers_note_hint()}
                value={value.note}
                error={save.at('note')}
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
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
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
    </Page>
  )
}
