/** What apps answered when they were asked for shipping methods. */
import { json, type Queryable, statement } from '../../statements/statement.ts'
import type { AppMethod } from '../../tables/columns.ts'
import type { ExcludedMethod } from '../../tables/shipping-answers.ts'

export interface ShippingAnswerRow {
  digest: string
  methods: AppMethod[]
  excluded: ExcludedMethod[]
  /** Whether every app answered as it should. */
  isWhole: boolean
  /** Milliseconds since 1970. */
  askedAt: number
}

/** An answer as JSON, out of `shipping_answers sa`. */
export const SHIPPING_ANSWER = `jsonb_build_object('digest', sa.digest, 'methods', sa.methods, 'excluded', sa.excluded,
      'isWhole', sa.is_whole, 'askedAt', extract(epoch from sa.asked_at) * 1000)`

const SHIPPING_ANSWERS_OF_ORDERS = statement(
  'shipping_answers_of_orders',
  `select sa.order_id as "orderId!", ${SHIPPING_ANSWER} as answer from shipping_answers sa where sa.order_id = any($1::uuid[])`,
  json<{ answer: ShippingAnswerRow }>(),
)

/** What apps answered about orders, by the orders' ids. */
export const shippingAnswersOfOrders = async (
  on: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, ShippingAnswerRow>> => {
  const rows = await SHIPPING_ANSWERS_OF_ORDERS.many(on, orderIds)
  return new Map(rows.map(({ orderId, answer }) => [orderId, answer]))
}

const KEPT = `do update set digest = excluded.digest, methods = excluded.methods, excluded = excluded.excluded,
        is_whole = excluded.is_whole, asked_at = excluded.asked_at`

const KEEP = {
  checkout: statement(
    'keep_shipping_answer_of_checkout',
    `insert into shipping_answers (checkout_id, digest, methods, excluded, is_whole, asked_at)
      select id, $2, $3, $4, $5, $6 from checkouts where id = $1 on conflict (checkout_id) ${KEPT}`,
  ),
  order: statement(
    'keep_shipping_answer_of_order',
    `insert into shipping_answers (order_id, digest, methods, excluded, is_whole, asked_at)
      select id, $2, $3, $4, $5, $6 from orders where id = $1 on conflict (order_id) ${KEPT}`,
  ),
}

/** Keeps an answer in place of the one before; does nothing where the checkout or order is gone. */
export async function keepShippingAnswer(
  on: Queryable,
  { kind, id }: { kind: 'checkout' | 'order'; id: string },
  { digest, methods, excluded, isWhole, askedAt }: ShippingAnswerRow,
): Promise<void> {
  await KEEP[kind].run(on, id, digest, JSON.stringify(methods), JSON.stringify(excluded), isWhole, new Date(askedAt))
}
