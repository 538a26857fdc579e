/** One order: what is in it, where it stands, what can be done now. */
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Moment } from '../../parts/figures.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { OrderActions } from './actions.tsx'
import { Delivery, People } from './people.tsx'
import { GiveBack } from './give-back.tsx'
import { backToList } from './last-list.ts'
import { Invoices } from './invoices.tsx'
import { Lines } from './lines.tsx'
import { OrderMoney } from './money.tsx'
import { isEditable, type Order, orderQuery } from './order-query.ts'
import { Parcels } from './parcels.tsx'
import { Send } from './send.tsx'
import { MoneyState, OrderState } from './states.tsx'
import { Sums } from './sums.tsx'
import { Timeline } from './timeline.tsx'

/** What a draft lacks before it can be placed. */
function Missing({ order }: { order: Order }) {
  const needs: [boolean, () => string][] = [
    [order.lines.length === 0, m.orders_goods],
    [order.isShippingRequired && !order.shippingAddress, m.orders_ship_to],
    [!order.billingAddress, m.orders_bill_to],
    [order.isShippingRequired && !order.deliveryMethod, m.orders_delivery],
  ]
  const missing = needs.filter(([isMissing]) => isMissing).map(([, name]) => name())
  return (
    missing.length > 0 && <p className="order-quiet">{m.orders_missing({ what: missing.join(', ').toLowerCase() })}</p>
  )
}

const route = getRouteApi('/orders/$id')

export function OneOrder() {
  const { id } = route.useParams()
  return (
    <LoadedPage query={useQuery(orderQuery(id))} title={m.changes_noun_order()} back={backToList()}>
      {(order) => <Known key={order.id} order={order} />}
    </LoadedPage>
  )
}

function Known({ order }: { order: Order }) {
  const { open } = route.useSearch()
  const navigate = route.useNavigate()
  const show = (next: 'send' | 'back' | undefined): void =>
    void navigate({ search: next ? { open: next } : {}, replace: true })
  const isDraft = order.status === 'DRAFT'
  return (
    <Page
      title={isDraft ? m.orders_draft_title({ number: order.number }) : m.parts_number({ number: order.number })}
      back={backToList()}
      aside={
        <>
          <OrderState order={order} withTime />
          {!isDraft && order.status !== 'EXPIRED' && <MoneyState order={order} />}
          <Moment at={order.created} />
          <span>{order.channel.name}</span>
        </>
      }
      actions={<OrderActions key={order.id} order={order} onOpen={show} />}
    >
      {isDraft && <Missing order={order} />}
      <div className="order">
        <div className="order-main">
          {order.customerNote && (
            <p className="order-note">
              <strong>{m.orders_customer_note()}</strong> {order.customerNote}
            </p>
          )}
          <Section title={m.orders_goods()}>
            <Lines order={order} />
            <Sums order={order} />
          </Section>
          <Parcels order={order} />
        </div>
        <div className="order-late">
          {!isDraft && <OrderMoney order={order} />}
          <Timeline order={order} />
        </div>
        <div className="order-side">
          <People order={order} />
          <Delivery order={order} />
          {!isDraft && <Invoices order={order} />}
          {order.original && (
            <Section title={m.orders_replaces()}>
              <Link to="/orders/$id" params={{ id: order.original }} className="button-link">
                {m.orders_replaced_order()}
              </Link>
            </Section>
          )}
        </div>
      </div>
      {open === 'send' && !isEditable(order) && <Send order={order} onClose={() => show(undefined)} />}
      {open === 'back' && !isDraft && <GiveBack order={order} onClose={() => show(undefined)} />}
    </Page>
  )
}
