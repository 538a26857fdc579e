/** A link to the payment of an unpaid order, with the time left; renders nothing after the deadline. */
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { userStore } from '../../../platform/user-store.ts'
import { buttonClass } from '@semena/ui/button'
import { clockText, useTimeLeft } from '../../payment/index.ts'
import { isPayable, payableUntil } from './order-state.ts'
import type { OrderRow } from './queries.ts'
import { serviceNow } from './status-words.tsx'

type Payable = Parameters<typeof isPayable>[0] & Pick<OrderRow, 'id' | 'number'>

export function PayLink({ order, big = false }: { order: Payable; big?: boolean }) {
  const left = useTimeLeft(payableUntil(order), userStore.get().clockSkewMs)
  if (!isPayable(order, serviceNow())) return null
  return (
    <Link
      to="/payment"
      search={{ order: order.id }}
      className={buttonClass({ look: 'leaf', big, className: 'orders-table-button' })}
    >
      {left === null ? m.account_order_pay() : m.account_order_pay_left({ time: clockText(left) })}
      <span className="visually-hidden">: {m.account_order_title({ number: order.number })}</span>
    </Link>
  )
}
