/** Shipping methods that an order is offered while staff still work on it, with what apps exclude of them. */
import type { Ctx } from '../../context.ts'
import { type ForSaleRow, variantsForSale } from '../../db/queries/catalog/for-sale.ts'
import { type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order/order.ts'
import {
  keepShippingAnswer,
  shippingAnswersOfOrders,
  type ShippingAnswerRow,
} from '../../db/queries/shipping/shipping-answer.ts'
import {
  excluding,
  hasToAsk,
  type MethodsAnswer,
  type MethodsQuestion,
  methodsQuestion,
} from '../checkout/app-methods.ts'
import { type OfferedMethod, offeredMethods } from '../checkout/offered.ts'
import type { Rules } from '../checkout/state.ts'
import { taxRulesOf } from '../pricing/tax.ts'
import { countryOfOrder } from './order-facts.ts'

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
  const { withTax, charge } = taxRulesOf(shop, channel, countryOfOrder(order, channel))
  return offeredMethods(shop, methods, {
    channel,
    address: order.shippingAddress,
    spent: withTax && charge ? order.subtotalGross : order.subtotalNet,
    weight: order.weight,
    productIds: new Set(
      lines.flatMap((l) => (l.variantId === null ? [] : (variants.get(l.variantId)?.productId ?? []))),
    ),
  })
}

/** Orders whose shipping staff may still change. */
const OPEN: ReadonlySet<string> = new Set(['DRAFT', 'UNCONFIRMED'])

type OfferCtx = Pick<Ctx, 'database' | 'clock' | 'shippingApps'>

/** An order with what its methods follow from. */
export interface OrderToShip {
  order: OrderRow
  lines: readonly OrderLineRow[]
  variants: Variants
}

/** The methods of an order, and what apps are to be asked about them; null where nobody is. */
function ask(
  { order, lines, variants }: OrderToShip,
  rules: Pick<Rules, 'shop' | 'methods'>,
  kept: ShippingAnswerRow | null,
  now: Date,
): { own: OfferedMethod[]; question: MethodsQuestion | null } {
  const own = methodsOfOrder(order, lines, variants, rules)
  const hooks = rules.shop.asksForOrderShipping
  if (!hooks || own.length === 0 || !OPEN.has(order.status)) return { own, question: null }
  const { shippingAddress, billingAddress, userId, userEmail, metadata, privateMetadata } = order
  const told = [hooks, shippingAddress, billingAddress, userId, userEmail, metadata, privateMetadata]
  const more = [...told, order.subtotalGross, lines.map((l) => [l.variantId, l.quantity])]
  return { own, question: methodsQuestion(own, more, kept, now) }
}

/** Questions that are being asked, so that nobody asks the same once more meanwhile. */
const asking = new WeakMap<OfferCtx['shippingApps'], Map<string, Promise<MethodsAnswer | null>>>()

/** Asks the apps about an order and keeps what they answer. */
function askAbout(
  { database, clock, shippingApps }: OfferCtx,
  { id, currency }: OrderRow,
  { own, digest }: MethodsQuestion,
): Promise<MethodsAnswer | null> {
  const open = asking.get(shippingApps) ?? new Map<string, Promise<MethodsAnswer | null>>()
  asking.set(shippingApps, open)
  const key = `${id} ${digest}`
  let answer = open.get(key)
  if (!answer) {
    const subject = { kind: 'order', id } as const
    answer = (async () => {
      const found = await shippingApps.ask(subject, { methods: own, currency })
      if (found) await keepShippingAnswer(database.pool, subject, { ...found, digest, askedAt: clock.now().getTime() })
      return found
    })().finally(() => open.delete(key))
    open.set(key, answer)
  }
  return answer
}

/** The methods of an order, those that apps exclude marked. `isInsisting` asks again after a failure. */
export async function offeredToOrder(
  ctx: OfferCtx,
  found: OrderToShip,
  rules: Pick<Rules, 'shop' | 'methods'>,
  isInsisting = false,
): Promise<OfferedMethod[]> {
  const { id } = found.order
  const kept = rules.shop.asksForOrderShipping ? await shippingAnswersOfOrders(ctx.database.pool, [id]) : null
  const { own, question } = ask(found, rules, kept?.get(id) ?? null, ctx.clock.now())
  if (!question) return own
  if (question.kept && !hasToAsk(question, isInsisting)) return excluding(own, question.kept.excluded)
  const answer = await askAbout(ctx, found.order, question)
  return answer ? excluding(own, answer.excluded) : own
}

/** How long a whole list of orders waits for apps, and about how many of its orders they are asked at the same time. */
const LIST_PATIENCE_MS = 2000
const AT_ONCE = 4

/**
 * The methods of each order of a list, in their order. Apps are asked only about those orders of which no good answer is
 * kept, about a few at a time and within one deadline for the whole list. What they have not answered by then is shown as
 * they answered last, or as nobody would exclude anything; what they were asked already is kept once they answer, and the
 * rest is asked when the list is read next.
 */
export async function offeredToOrders(
  ctx: OfferCtx,
  orders: readonly OrderToShip[],
  rules: Pick<Rules, 'shop' | 'methods'>,
): Promise<OfferedMethod[][]> {
  const ids = orders.map((found) => found.order.id)
  const kept = rules.shop.asksForOrderShipping
    ? await shippingAnswersOfOrders(ctx.database.pool, ids)
    : new Map<string, ShippingAnswerRow>()
  const now = ctx.clock.now()
  const asked = orders.map((found) => ask(found, rules, kept.get(found.order.id) ?? null, now))
  const waiting = asked.flatMap(({ question }, i) => (question && !question.kept ? [{ question, i }] : []))
  const answers = new Map<number, MethodsAnswer | null>()
  let isOver = false
  const askNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !isOver; next = waiting.shift()) {
      const { question, i } = next
      answers.set(i, await askAbout(ctx, orders[i]!.order, question))
    }
  }
  // Nobody waits for what is answered after the deadline, so nobody would hear of its failure either.
  const all = Promise.all(Array.from({ length: AT_ONCE }, askNext))
  all.catch((error: unknown) => isOver && console.error(error))
  await inTime(all, LIST_PATIENCE_MS)
  isOver = true
  return asked.map(({ own, question }, i) =>
    question ? excluding(own, (answers.get(i) ?? kept.get(orders[i]!.order.id))?.excluded ?? []) : own,
  )
}

/** Waits for work, but no longer than so many milliseconds. */
async function inTime(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  try {
    await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
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
  const offered = await offeredToOrder(ctx, { order, lines, variants }, rules, isInsisting)
  return new Set(offered.filter((m) => !m.isActive).map((m) => m.id))
}
