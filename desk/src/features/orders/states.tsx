/** States of orders and of their money, in words and tones. */
import type { OrderStatus } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { Tag, type Tone } from '../../parts/figures.tsx'
import { momentText } from '../../platform/moments.ts'
import { moneyState, type Paid } from './money-state.ts'
import { type Payable, payableUntil } from './payable.ts'

const STATES: Readonly<Record<OrderStatus, [Tone, () => string]>> = {
  DRAFT: ['quiet', m.orders_state_draft],
  UNCONFIRMED: ['clay', m.orders_state_unconfirmed],
  UNFULFILLED: ['clay', m.orders_state_unfulfilled],
  PARTIALLY_FULFILLED: ['clay', m.orders_state_partly],
  FULFILLED: ['leaf', m.orders_state_fulfilled],
  PARTIALLY_RETURNED: ['quiet', m.orders_state_partly_returned],
  RETURNED: ['quiet', m.orders_state_returned],
  CANCELED: ['quiet', m.orders_state_cancelled],
  EXPIRED: ['quiet', m.orders_state_expired],
}

/** The state of an order; one whose shopper is still to pay waits for that and not for staff. */
export function OrderState({ order, withTime = false }: { order: Payable; withTime?: boolean }) {
  const until = payableUntil(order)
  const [tone, text] = STATES[order.status]
  if (until === null) return <Tag tone={tone}>{text()}</Tag>
  return <Tag>{withTime ? m.orders_state_unpaid_until({ when: momentText(until) }) : m.orders_state_unpaid()}</Tag>
}

export function MoneyState({ order }: { order: Paid }) {
  const { tone, text } = moneyState(order)
  return <Tag tone={tone}>{text}</Tag>
}
