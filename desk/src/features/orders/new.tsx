/** Begins an order for somebody who writes or calls: who, and where it is sold. The rest is filled in on its own page. */
import { codeOf, languageNamed } from '@semena/contract/languages'
import { asTyped } from '@semena/contract/typed-address'
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import type { CountryCode } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { Page } from '../../parts/page.tsx'
import { defaultChannel } from '../../platform/endpoint.ts'
import { mutate, request } from '../../platform/graphql.ts'
import type { AddressInput } from '../../platform/inputs.generated.ts'
import { type Language, language, LANGUAGE_NAMES, LANGUAGES } from '../../platform/i18n.ts'
import { useChannels } from '../../platform/rights.ts'
import { stored } from '../../platform/stored.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import {
  type DeskCustomerAddressFragment,
  DeskDraftCreateDocument,
  DeskCustomersToOrderDocument,
  type DeskCustomersToOrderQuery,
} from './edit.generated.ts'
import { backToList } from './last-list.ts'
import { useOrderAct } from './order-query.ts'

type Customer = NonNullable<DeskCustomersToOrderQuery['customers']>['edges'][number]['node']

interface Choice {
  channel: string
  language: Language
}

/** Where the last order was begun and in which language: whoever takes orders takes several alike. */
const lastChoice = stored<Choice>('semena.desk.order.last', (found) => {
  const kept = found as Partial<Choice> | null
  const spoken = languageNamed(kept?.language)
  return { channel: kept?.channel ?? defaultChannel(), language: spoken ?? language() }
})

export function NewOrder() {
  const channels = useChannels().filter(({ isActive }) => isActive)
  const navigate = useNavigate()
  const form = useUnsaved('order.new', { email: '', ...lastChoice.get() })
  const { email } = form.value
  const channel = channels.find(({ slug }) => slug === form.value.channel) ?? channels[0]
  const search = useDeferredValue(email.trim())
  const { data } = useQuery({
    queryKey: ['customers', 'find', search],
    enabled: search.length > 1,
    queryFn: async ({ signal }) =>
      (await request(DeskCustomersToOrderDocument, { search }, signal)).customers?.edges.map(({ node }) => node) ?? [],
  })
  const create = useOrderAct(
    async (customer: Customer | null) => {
      const shipping = customer?.defaultShippingAddress ?? customer?.defaultBillingAddress
      const billing = customer?.defaultBillingAddress ?? customer?.defaultShippingAddress
      const { payload, faults } = await mutate(DeskDraftCreateDocument, {
        input: {
          channelId: channel!.id,
          languageCode: codeOf(form.value.language),
          ...(customer ? { user: customer.id } : {}),
          userEmail: customer?.email ?? (email.trim() || null),
          ...(shipping ? { shippingAddress: inputOf(shipping) } : {}),
          ...(billing ? { billingAddress: inputOf(billing) } : {}),
        },
      })
      if (faults.length > 0) return faults
      lastChoice.set({ channel: channel!.slug, language: form.value.language })
      form.drop()
      await navigate({ to: '/orders/$id', params: { id: payload.order!.id } })
    },
    { fields: ['userEmail'] },
  )
  const found = search.length > 1 ? (data ?? []) : []
  return (
    <Page title={m.orders_new()} back={backToList()}>
      <form
        className="order-new"
        onSubmit={(event) => {
          event.preventDefault()
          void create.run(found.find((one) => one.email === email.trim().toLowerCase()) ?? null)
        }}
      >
        {channels.length > 1 && (
          <SelectField
            id="new-channel"
            label={m.orders_channel()}
            value={channel?.slug ?? ''}
            options={channels.map(({ slug, name, currencyCode }) => ({
              value: slug,
              label: `${name} · ${currencyCode}`,
            }))}
            placeholder={m.orders_channel()}
            required
            onChange={(slug) => form.set((before) => ({ ...before, channel: slug }))}
          />
        )}
        <SelectField
          id="new-language"
          label={m.orders_new_language()}
          value={form.value.language}
          options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          placeholder={m.orders_new_language()}
          required
          onChange={(next) => form.set((before) => ({ ...before, language: next as Language }))}
        />
        <TextField
          id="new-customer"
          label={m.orders_new_customer()}
          hint={m.orders_new_customer_hint()}
          value={email}
          onChange={(text) => form.set((before) => ({ ...before, email: text }))}
          autoComplete="off"
          error={create.at('userEmail') && m.orders_new_email_wrong()}
        />
        {found.length > 0 && (
          <ul className="order-found" aria-label={m.orders_new_found()}>
            {found.map((one) => (
              <li key={one.id}>
                <button type="button" disabled={create.busy} onClick={() => void create.run(one)}>
                  <strong>{`${one.firstName} ${one.lastName}`.trim() || one.email}</strong>
                  <span>{one.email}</span>
                  <span>
                    {one.defaultShippingAddress &&
                      asTyped(one.defaultShippingAddress, one.defaultShippingAddress.metafields).city}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <Button look="leaf" type="submit" busy={create.busy} disabled={!channel}>
          {m.orders_new_begin()}
        </Button>
      </form>
    </Page>
  )
}

const inputOf = ({ country, ...rest }: DeskCustomerAddressFragment): AddressInput => ({
  ...rest,
  country: country.code as CountryCode,
})
