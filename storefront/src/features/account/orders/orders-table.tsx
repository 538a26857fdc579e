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
    <table className="orders-table">
      <caption className="visually-hidden">{m.account_tab_orders()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.account_order_number()}</th>
          <th scope="col">{m.account_order_created()}</th>
          <th scope="col">{m.account_order_items()}</th>
          <th scope="col">{m.account_order_status()}</th>
          <th scope="col">{m.account_order_paid()}</th>
          <th scope="col" className="orders-table-right">
            {m.account_order_total()}
          </th>
          <th scope="col">
            <span className="visually-hidden">{m.account_order_action()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row" className="orders-table-number">
              <Link
                to="/account/orders/$id"
                params={{ id: order.id }}
                className="text-display"
                aria-label={m.account_order_title({ number: order.number })}
              >
                {order.number}
              </Link>
            </th>
            <td className="orders-table-day">
              <Day of={order.created} />
            </td>
            <td className="orders-table-items">
              <OrderItems lines={order.lines} />
            </td>
            <td className="orders-table-status">
              <StatusWord order={order} />
            </td>
            <td className="orders-table-paid">{paidText(order)}</td>
            <td className="orders-table-right orders-table-total">{formatPrice(order.total.gross)}</td>
            <td className="orders-table-right orders-table-actions">
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
