/** Shipping methods that an order is offered while staff still work on it, with what apps exclude of them. */
import type { Ctx } from '../../context.ts'
import { type ForSaleRow, variantsForSale } from '../../db/queries/for-sale.ts'
import { type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order.ts'
import { keepShippingAnswer, shippingAnswerOfOrder } from '../../db/queries/shipping-answer.ts'
import { excluding, hasToAsk, methodsQuestion } from '../checkout/app-methods.ts'
import { type OfferedMethod, offeredMethods } from '../checkout/offered.ts'
import type { Rules } from '../checkout/state.ts'

type Variants = ReadonlyMap<number, Pick<ForSaleRow, 'productId'>>

/** The shop's own methods for an order, cheapest first. Pure. */
export function methodsOfOrder(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  variants: Variants,
  { shop, methods }: Pick<Rules, 'shop' | 'methods'>,
): OfferedMethod[] {
  const channel = shop.channelById.get(order.channelId)
  if (!channel || !order.shippingAddress || !lines.some((l) => l.isShippingRequired)) return []
  const withTax = (channel.pricesEnteredWithTax ?? shop.shop.pricesEnteredWithTax) && channel.chargeTaxes
  return offeredMethods(shop, methods, {
    channel,
    address: order.shippingAddress,
    spent: withTax ? order.subtotalGross : order.subtotalNet,
    weight: order.weight,
    productIds: new Set(
      lines.flatMap((l) => (l.variantId === null ? [] : (variants.get(l.variantId)?.productId ?? []))),
    ),
  })
}

/** Orders whose shipping staff may still change. */
const OPEN: ReadonlySet<string> = new Set(['DRAFT', 'UNCONFIRMED'])

/** The methods of an order, those that apps exclude marked. `isInsisting` asks again after a failure. */
export async function offeredToOrder(
  { database, clock, shippingApps }: Pick<Ctx, 'database' | 'clock' | 'shippingApps'>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  variants: Variants,
  rules: Pick<Rules, 'shop' | 'methods'>,
  isInsisting = false,
): Promise<OfferedMethod[]> {
  const own = methodsOfOrder(order, lines, variants, rules)
  const hooks = rules.shop.asksForOrderShipping
  if (!hooks || own.length === 0 || !OPEN.has(order.status)) return own
  const { id, currency, shippingAddress, billingAddress, userId, userEmail, metadata, privateMetadata } = order
  const told = [hooks, shippingAddress, billingAddress, userId, userEmail, metadata, privateMetadata]
  const more = [...told, order.subtotalGross, lines.map((l) => [l.variantId, l.quantity])]
  const question = methodsQuestion(own, more, await shippingAnswerOfOrder(database.pool, id), clock.now())
  if (question.kept && !hasToAsk(question, isInsisting)) return excluding(own, question.kept.excluded)
  const answer = await shippingApps.ask({ kind: 'order', id }, { methods: own, currency })
  if (!answer) return own
  const kept = { ...answer, digest: question.digest, askedAt: clock.now().getTime() }
  await keepShippingAnswer(database.pool, { kind: 'order', id }, kept)
  return excluding(own, answer.excluded)
}

/** The methods that apps exclude for an order; none where no app is to be asked. */
export async function excludedFor(
  ctx: Pick<Ctx, 'database' | 'clock' | 'shippingApps'>,
  order: OrderRow | null,
  rules: Rules,
  isInsisting = false,
): Promise<ReadonlySet<OfferedMethod['id']>> {
  const channel = order && rules.shop.channelById.get(order.channelId)
  if (!channel || !rules.shop.asksForOrderShipping) return new Set()
  const { pool } = ctx.database
  const lines = await orderLinesOf(pool, [order.id])
  const ids = [...new Set(lines.flatMap((l) => l.variantId ?? []))]
  const variants = await variantsForSale(pool, ids, channel.id, [], ctx.clock.now())
  const offered = await offeredToOrder(ctx, order, lines, variants, rules, isInsisting)
  return new Set(offered.filter((m) => !m.isActive).map((m) => m.id))
}
