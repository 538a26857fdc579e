/** The parcels of an order: when each was sent, what is in it, and how it can be followed. */
import { m } from '../../../paraglide/messages.js'
import { joinNames } from '../../../platform/units.ts'
import { Day } from '../day.tsx'
import { lineName, linePackName } from './line-names.ts'
import type { OrderDetails } from './queries.ts'

type Parcel = OrderDetails['fulfillments'][number]

/** States of parcels that customers see: those never sent, or still waiting for the shop's approval, are left out. */
const SHOWN: ReadonlySet<Parcel['status']> = new Set([
  'FULFILLED',
  'RETURNED',
  'REFUNDED',
  'REFUNDED_AND_RETURNED',
  'REPLACED',
])

export const shownParcels = (order: OrderDetails): Parcel[] =>
  order.fulfillments.filter(({ status }) => SHOWN.has(status))

export function Parcels({ order }: { order: OrderDetails }) {
  const lines = new Map(order.lines.map((line) => [line.id, line]))
  return (
    <ul className="parcels">
      {shownParcels(order).map(({ id, fulfillmentOrder, status, created, trackingNumber, lines: content }) => (
        <li key={id}>
          <p className="parcels-what">
            {status === 'FULFILLED'
              ? m.account_parcel({ number: fulfillmentOrder })
              : m.account_parcel_back({ number: fulfillmentOrder })}
            , <Day of={created} />
          </p>
          {trackingNumber && (
            <p>
              {m.account_parcel_tracking()} <Tracking number={trackingNumber} />
            </p>
          )}
          <p className="text-small text-quiet">
            {(content ?? [])
              .flatMap(({ orderLine, quantity }) => {
                const line = orderLine && lines.get(orderLine.id)
                if (!line) return []
                const goods = joinNames(lineName(line), linePackName(line))
                if (quantity < line.quantity)
                  return [m.account_parcel_part({ goods, count: quantity, all: line.quantity })]
                return [quantity > 1 ? `${goods} × ${quantity}` : goods]
              })
              .join('; ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** A tracking number, or a link where the carrier gives a web address instead of a number. */
function Tracking({ number }: { number: string }) {
  if (!/^https?:\/\/\S+$/i.test(number)) return <span className="parcels-number">{number}</span>
  return (
    <a href={number} rel="noreferrer" target="_blank" className="parcels-link">
      {number}
    </a>
  )
}
