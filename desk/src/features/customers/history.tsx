/** What a customer bought, what their gift cards hold, and what happened with their account. */
import { Link } from '@tanstack/react-router'
import type { CustomerEventsEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { Amount, Moment, Tag } from '../../parts/figures.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { Section } from '../../parts/page.tsx'
import { countText, moneyText } from '../../platform/money.ts'
import { dayText } from '../../platform/moments.ts'
import { type Customer, spentBy } from './queries.ts'
import { useSpent } from './spent.ts'

const SHOWN = 10

export function CustomerOrders({ customer }: { customer: Customer }) {
  const { orders, id } = customer
  const known = spentBy(customer)
  const summed = useSpent([id], Boolean(orders) && known === null)
  if (!orders) return null
  const spent = known ?? summed.get(id) ?? null
  const rows = orders.edges.map(({ node }) => node)
  return (
    <Section
      title={m.frame_orders()}
      actions={
        <Link to="/orders" search={{ search: customer.email }}>
          {m.customers_all_orders()}
        </Link>
      }
    >
      <dl className="customer-figures">
        <div>
          <dt>{m.frame_orders()}</dt>
          <dd>{countText(orders.totalCount ?? rows.length)}</dd>
        </div>
        <div>
          <dt>{m.customers_spent()}</dt>
          <dd>{spent?.map(moneyText).join(' · ') || '–'}</dd>
        </div>
        <div>
          <dt>{m.customers_last_order()}</dt>
          <dd>
            <Moment
              at={rows
                .map(({ created }) => created)
                .toSorted()
                .at(-1)}
            />
          </dd>
        </div>
      </dl>
      {rows.length === 0 ? (
        <p className="customer-quiet">{m.customers_no_orders()}</p>
      ) : (
        <List
          label={m.frame_orders()}
          rows={rows.toSorted((a, b) => (a.created < b.created ? 1 : -1)).slice(0, SHOWN)}
          columns={COLUMNS()}
          link={(row) => ({ to: '/orders/$id', params: { id: row.id } })}
          empty={null}
        />
      )}
    </Section>
  )
}

type OrderRow = NonNullable<Customer['orders']>['edges'][number]['node']

const COLUMNS = (): Column<OrderRow>[] => [
  { name: 'number', title: m.orders_number(), show: (row) => row.number },
  { name: 'created', title: m.orders_created(), show: (row) => <Moment at={row.created} /> },
  {
    name: 'total',
    title: m.orders_total(),
    align: 'right',
    show: (row) => <Amount money={row.total.gross} />,
  },
]

export function CustomerGiftCards({ customer: { giftCards } }: { customer: Customer }) {
  const cards = giftCards?.edges.map(({ node }) => node) ?? []
  if (cards.length === 0) return null
  return (
    <Section title={m.customers_gift_cards()}>
      <ul className="customer-rows">
        {cards.map((card) => (
          <li key={card.id}>
            <Link to="/offers/cards/$id" params={{ id: card.id }}>
              {card.displayCode}
            </Link>
            {!card.isActive && <Tag>{m.customers_inactive()}</Tag>}
            {card.expiryDate && <span className="customer-quiet">{dayText(card.expiryDate)}</span>}
            <span className="customer-end">
              <Amount money={card.currentBalance} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const EVENTS: Readonly<Record<CustomerEventsEnum, () => string>> = {
  ACCOUNT_CREATED: m.customers_event_created,
  ACCOUNT_ACTIVATED: m.customers_event_activated,
  ACCOUNT_DEACTIVATED: m.customers_event_deactivated,
  PASSWORD_RESET_LINK_SENT: m.customers_event_reset_sent,
  PASSWORD_RESET: m.customers_event_reset,
  EMAIL_CHANGED_REQUEST: m.customers_event_email_asked,
  PASSWORD_CHANGED: m.customers_event_password,
  EMAIL_CHANGED: m.customers_event_email,
  PLACED_ORDER: m.customers_event_ordered,
  NOTE_ADDED_TO_ORDER: m.customers_event_order_note,
  DIGITAL_LINK_DOWNLOADED: m.customers_event_downloaded,
  CUSTOMER_DELETED: m.customers_event_deleted,
  NAME_ASSIGNED: m.customers_event_name,
  EMAIL_ASSIGNED: m.customers_event_email,
  NOTE_ADDED: m.customers_event_note,
}

export function CustomerEvents({ customer }: { customer: Customer }) {
  const events = (customer.events ?? []).toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1)).slice(0, 20)
  return (
    <Section title={m.customers_events()}>
      <ul className="customer-rows">
        {events.map(({ id, type, date, message, order }) => (
          <li key={id}>
            <span>
              {type ? EVENTS[type]() : ''}
              {order && (
                <>
                  {' '}
                  <Link to="/orders/$id" params={{ id: order.id }}>
                    {m.parts_number({ number: order.number })}
                  </Link>
                </>
              )}
              {message && <span className="customer-quiet"> {message}</span>}
            </span>
            <span className="customer-end customer-quiet">
              <Moment at={date} />
            </span>
          </li>
        ))}
        {!events.some(({ type }) => type === 'ACCOUNT_CREATED') && (
          <li>
            <span>{m.customers_since()}</span>
            <span className="customer-end customer-quiet">
              <Moment at={customer.dateJoined} />
            </span>
          </li>
        )}
        {customer.lastLogin && (
          <li>
            <span>{m.customers_last_login()}</span>
            <span className="customer-end customer-quiet">
              <Moment at={customer.lastLogin} />
            </span>
          </li>
        )}
      </ul>
    </Section>
  )
}
