/** Orders as a table; on a phone each row is a card. */
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { formatPrice } from '../../../platform/money.ts'
import { Day } from '../day.tsx'
import { BuyAgainButton } from './buy-again-button.tsx'
import { OrderItems } from './order-items.tsx'
import { isPayable } from './order-state.ts'
import { PayLink } from './pay-link.tsx'
import type { OrderRow } from './queries.ts'
import { StatusWord, paidText, serviceNow } from './status-words.tsx'

export function OrdersTable({ orders }: { orders: readonly OrderRow[] }) {
  return (
    // Roles in words: styled as cards, a table loses its own in some browsers.
    <table className="tbl orders" role="table">
      <caption className="vh">{m.account_tab_orders()}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {m.account_order_number()}
          </th>
          <th scope="col" role="columnheader">
            {m.account_order_created()}
          </th>
          <th scope="col" role="columnheader">
            {m.account_order_items()}
          </th>
          <th scope="col" role="columnheader">
            {m.account_order_status()}
          </th>
          <th scope="col" role="columnheader">
            {m.account_order_paid()}
          </th>
          <th scope="col" role="columnheader" className="r">
            {m.account_order_total()}
          </th>
          <th scope="col" role="columnheader">
            <span className="vh">{m.account_order_action()}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <tr key={order.id} role="row">
            <th scope="row" role="rowheader" className="o-number">
              <Link to="/account/orders/$id" params={{ id: order.id }} className="disp">
                <span className="vh">{m.account_order_word()} </span>
                {order.number}
              </Link>
            </th>
            <td role="cell" className="o-day">
              <Day of={order.created} />
            </td>
            <td role="cell" className="o-items">
              <OrderItems lines={order.lines} />
            </td>
            <td role="cell" className="o-status">
              <StatusWord order={order} />
            </td>
            <td role="cell" className="o-paid">
              {paidText(order)}
            </td>
            <td role="cell" className="r o-total">
              {formatPrice(order.total.gross)}
            </td>
            <td role="cell" className="r o-do">
              {isPayable(order, serviceNow()) ? (
                <PayLink order={order} />
              ) : (
                <BuyAgainButton order={order} look="link" />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
