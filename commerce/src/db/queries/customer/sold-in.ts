/** In which channel something was sold, and to whom, by its type and key. */
import { assembled, type Queryable } from '../../statements/statement.ts'

interface Place {
  table: string
  keys: 'uuid' | 'int'
  /** SQL of the order and of the checkout to which a row `t` belongs; null where it belongs to none. */
  order: string | null
  checkout: string | null
}

const ofOrder = (table: string, keys: Place['keys'], order = 't.order_id'): Place => ({
  table,
  keys,
  order,
  checkout: null,
})
const PAYMENT: Place = { table: 'transactions', keys: 'uuid', order: 't.order_id', checkout: 't.checkout_id' }

/** What is sold in one channel, by the type in its global id. */
const PLACES = {
  Order: ofOrder('orders', 'uuid', 't.id'),
  OrderLine: ofOrder('order_lines', 'uuid'),
  OrderDiscount: ofOrder('order_discounts', 'uuid'),
  OrderEvent: ofOrder('order_events', 'int'),
  Fulfillment: ofOrder('fulfillments', 'int'),
  FulfillmentLine: ofOrder(
    'fulfillment_lines',
    'int',
    '(select f.order_id from fulfillments f where f.id = t.fulfillment_id)',
  ),
  Invoice: ofOrder('invoices', 'int'),
  OrderGrantedRefund: ofOrder('granted_refunds', 'int'),
  OrderGrantedRefundLine: ofOrder(
    'granted_refund_lines',
    'int',
    '(select g.order_id from granted_refunds g where g.id = t.granted_refund_id)',
  ),
  TransactionItem: PAYMENT,
  Payment: PAYMENT,
  Checkout: { table: 'checkouts', keys: 'uuid', order: null, checkout: 't.id' },
  CheckoutLine: { table: 'checkout_lines', keys: 'uuid', order: null, checkout: 't.checkout_id' },
} satisfies Record<string, Place>

export type SoldType = keyof typeof PLACES

export const SOLD_TYPES = Object.keys(PLACES) as SoldType[]

export const isSoldType = (type: string): type is SoldType => Object.hasOwn(PLACES, type)

/** How the keys of a type are written. */
export const soldKeysOf = (type: SoldType): Place['keys'] => PLACES[type].keys

const SOLD_IN = assembled('sold_in', (type: SoldType, keys: readonly string[]) => {
  const { table, keys: kind, order, checkout }: Place = PLACES[type]
  return {
    text: `select t.id::text as key, coalesce(o.channel_id, c.channel_id) as "channelId", coalesce(o.user_id, c.user_id) as "userId"
      from ${table} t left join orders o on o.id = ${order ?? 'null'} left join checkouts c on c.id = ${checkout ?? 'null'}
      where t.id = any($1::text[]::${kind}[])`,
    values: [keys],
  }
}).examples(() => SOLD_TYPES.map((type): [SoldType, string[]] => [type, []]))

/** The channel of what was sold, and its customer, by key; both null where nothing is left of what it belonged to. */
export const soldIn = (on: Queryable, type: SoldType, keys: readonly string[]) => SOLD_IN.many(on, type, keys)
