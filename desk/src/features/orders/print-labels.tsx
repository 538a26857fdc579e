/** Address labels: one on each A6 sheet, or eight on an A4 sheet. The sender is the address alone, not the shop's name. */
import { m } from '../../paraglide/messages.js'
import { addressLines, type Postal } from './address-lines.ts'
import type { PackOrder } from './many-query.ts'
import type { Paper } from './search.ts'

const ON_A4 = 8

export function Labels({ orders, from, paper }: { orders: readonly PackOrder[]; from: Postal | null; paper: Paper }) {
  const shipped = orders.filter(({ shippingAddress }) => shippingAddress)
  if (paper === 'a6')
    return shipped.map((order) => (
      <article key={order.id} className="paper paper--a6">
        <Label order={order} from={from} />
      </article>
    ))
  const sheets = Array.from({ length: Math.ceil(shipped.length / ON_A4) }, (_, at) =>
    shipped.slice(at * ON_A4, (at + 1) * ON_A4),
  )
  return sheets.map((sheet) => (
    <article key={sheet[0]!.id} className="paper paper--labels">
      {sheet.map((order) => (
        <Label key={order.id} order={order} from={from} />
      ))}
    </article>
  ))
}

function Label({ order, from }: { order: PackOrder; from: Postal | null }) {
  const to = order.shippingAddress!
  return (
    <section className="paper-label" aria-label={m.orders_label_of({ number: order.number })}>
      <p className="paper-from">
        {from && addressLines({ ...from, companyName: '' }).join(', ')}
        <span>{order.number}</span>
      </p>
      <address className="paper-to">
        {addressLines(to).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {to.phone && <span className="paper-phone">{to.phone}</span>}
      </address>
    </section>
  )
}
