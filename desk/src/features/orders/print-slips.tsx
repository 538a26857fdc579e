/**
 * Packing slips, one sheet for each order, in its buyer's language. They name neither prices nor the shop, so that a
 * parcel stays discreet whoever opens it.
 */
import { languageOf } from '@semena/contract/languages'
import { m } from '../../paraglide/messages.js'
import { addressLines } from './address-lines.ts'
import type { PackOrder } from './many-query.ts'
import type { Paper } from './search.ts'

export const Slips = ({ orders, paper }: { orders: readonly PackOrder[]; paper: Paper }) =>
  orders.map((order) => <Slip key={order.id} order={order} paper={paper} />)

function Slip({ order, paper }: { order: PackOrder; paper: Paper }) {
  const locale = languageOf(order.languageCodeEnum)
  // What is still to be sent; for an order that has left, all of it.
  const isSent = order.lines.every(({ quantityToFulfill }) => quantityToFulfill === 0)
  const lines = order.lines.flatMap((line) => {
    const quantity = isSent ? line.quantity : line.quantityToFulfill
    return line.isShippingRequired && quantity > 0 ? [{ line, quantity }] : []
  })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(order.created))
  return (
    <article className={paper === 'a4' ? 'paper paper--a4' : 'paper paper--slip'} lang={locale}>
      <header className="paper-head">
        <h2>{m.orders_slip_title({ number: order.number }, { locale })}</h2>
        <p>{day}</p>
      </header>
      {order.shippingAddress && (
        <address className="paper-to">
          {addressLines(order.shippingAddress).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <table className="paper-table">
        <thead>
          <tr>
            <td className="paper-box" />
            <th scope="col" className="paper-figure">
              {m.orders_line_quantity({}, { locale })}
            </th>
            <th scope="col">{m.orders_line_name({}, { locale })}</th>
            <th scope="col">{m.orders_sku({}, { locale })}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, quantity }) => (
            <tr key={line.id}>
              <td className="paper-box">
                <span className="paper-tick" />
              </td>
              <td className="paper-figure paper-strong">{quantity}</td>
              <td>
                {line.translatedProductName || line.productName}{' '}
                <strong>{line.translatedVariantName || line.variantName}</strong>
              </td>
              <td className="paper-code paper-sku">{line.productSku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="paper-foot">
        {m.orders_slip_total({ count: lines.reduce((sum, { quantity }) => sum + quantity, 0) }, { locale })}
      </p>
    </article>
  )
}
