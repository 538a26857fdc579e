/** Who bought, where it goes, how it is shipped. */
import { knownLanguage } from '@semena/contract/languages'
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { countryName } from '../../parts/countries.ts'
import { Amount } from '../../parts/figures.tsx'
import { Ask } from '../../parts/forms.tsx'
import { Section } from '../../parts/page.tsx'
import { mutate } from '../../platform/graphql.ts'
import { moneyText } from '../../platform/money.ts'
import { useMay } from '../../platform/rights.ts'
import { LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { AddressAsk } from './address-ask.tsx'
import { addressLines } from './address-lines.ts'
import { DeskDraftUpdateDocument, DeskOrderShippingDocument, DeskOrderUpdateDocument } from './edit.generated.ts'
import { isEditable, type Order, useOrderAct } from './order-query.ts'

type Head = { userEmail?: string }

export function People({ order }: { order: Order }) {
  const may = useMay('MANAGE_ORDERS')
  const [email, setEmail] = useState<string | null>(null)
  const [address, ask] = useState<'shippingAddress' | 'billingAddress' | null>(null)
  const save = useOrderAct(
    async (input: Head) =>
      order.status === 'DRAFT'
        ? (await mutate(DeskDraftUpdateDocument, { id: order.id, input })).faults
        : (await mutate(DeskOrderUpdateDocument, { id: order.id, input })).faults,
    { fields: ['userEmail'] },
  )
  const isOver = order.status === 'CANCELED' || order.status === 'EXPIRED'
  const name = order.user ? `${order.user.firstName} ${order.user.lastName}`.trim() : ''
  const language = knownLanguage(order.languageCodeEnum)
  const edit = (what: typeof address) =>
    may &&
    !isOver && (
      <Button look="link" onClick={() => ask(what)}>
        {order[what!] ? m.parts_edit() : m.parts_add()}
      </Button>
    )
  return (
    <>
      <Section
        title={m.orders_customer()}
        actions={
          may &&
          !isOver && (
            <Button look="link" onClick={() => setEmail(order.userEmail ?? '')}>
              {m.parts_edit()}
            </Button>
          )
        }
      >
        <div className="order-person">
          {name && <span>{name}</span>}
          {order.userEmail ? (
            <a
              href={`mailto:${order.userEmail}?subject=${encodeURIComponent(m.parts_number({ number: order.number }))}`}
            >
              {order.userEmail}
            </a>
          ) : (
            <span className="order-quiet">{m.orders_no_email()}</span>
          )}
          {language && <span className="order-quiet">{LANGUAGE_NAMES[language]}</span>}
        </div>
      </Section>
      <Section title={m.orders_ship_to()} actions={edit('shippingAddress')}>
        <AddressText address={order.shippingAddress} />
      </Section>
      <Section title={m.orders_bill_to()} actions={edit('billingAddress')}>
        {order.billingAddress && same(order.billingAddress, order.shippingAddress) ? (
          <p className="order-quiet">{m.orders_same_address()}</p>
        ) : (
          <AddressText address={order.billingAddress} />
        )}
      </Section>
      {address && <AddressAsk key={address} order={order} which={address} onClose={() => ask(null)} />}
      <Ask
        open={email !== null}
        title={m.orders_customer()}
        yes={m.parts_save()}
        busy={save.busy}
        onNo={() => setEmail(null)}
        onYes={() => void save.run({ userEmail: email!.trim() }).then((isDone) => isDone && setEmail(null))}
      >
        <TextField
          id="order-email"
          type="email"
          label={m.orders_email()}
          hint={m.orders_email_hint()}
          value={email ?? ''}
          onChange={setEmail}
          error={save.at('userEmail')}
          required
        />
      </Ask>
    </>
  )
}

type Address = NonNullable<Order['shippingAddress']>

function AddressText({ address }: { address: Address | null | undefined }) {
  if (!address) return <p className="order-quiet">{m.orders_no_address()}</p>
  return (
    <address className="order-address">
      {addressLines(address, countryName(address.country.code)).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {address.phone && <a href={`tel:${address.phone}`}>{address.phone}</a>}
    </address>
  )
}

const same = (a: Address, b: Address | null | undefined): boolean =>
  b !== null && b !== undefined && addressLines(a).join('\n') === addressLines(b).join('\n') && a.phone === b.phone

export function Delivery({ order }: { order: Order }) {
  const isOpen = useMay('MANAGE_ORDERS') && isEditable(order)
  const choose = useOrderAct(
    async (method: string | null) => (await mutate(DeskOrderShippingDocument, { order: order.id, method })).faults,
  )
  const now = order.deliveryMethod && 'id' in order.deliveryMethod ? order.deliveryMethod.id : ''
  if (!order.isShippingRequired && order.lines.length > 0) return null
  return (
    <Section title={m.orders_delivery()}>
      {isOpen ? (
        <>
          <label className="pick order-delivery">
            <span className="visually-hidden">{m.orders_delivery()}</span>
            <select
              value={now}
              disabled={choose.busy || order.shippingMethods.length === 0}
              onChange={(event) => void choose.run(event.target.value || null)}
            >
              <option value="">{m.orders_delivery_choose()}</option>
              {order.shippingMethods.map((one) => (
                <option key={one.id} value={one.id} disabled={!one.active}>
                  {one.name} · {moneyText(one.price)}
                </option>
              ))}
            </select>
          </label>
          {order.shippingMethods.length === 0 && <p className="order-quiet">{m.orders_delivery_none()}</p>}
        </>
      ) : (
        <p>
          {order.shippingMethodName ?? '–'} · <Amount money={order.shippingPrice.gross} />
        </p>
      )}
    </Section>
  )
}
