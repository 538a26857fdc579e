/**
 * Turns a checkout into an order. It is read and judged; what comes of it is one value, a purchase. That is placed in one
 * transaction of six steps: lock, allocate, redeem, hold, write, settle.
 */
import { MOST_TURNS } from '@semena/contract/limits'
import type { CheckoutErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { variantsForSale } from '../../db/queries/catalog/for-sale.ts'
import { inOneRoundTrip } from '../../db/driver/connect.ts'
import { type Held, type HoldKeys, lockCheckoutAndHolds, lockHoldKeys } from '../../db/queries/payment/unpaid-holds.ts'
import { findOrder, findOrderOfCheckout, type OrderRow } from '../../db/queries/order/order.ts'
import { insertOrder, type OrderParts } from '../../db/queries/order/order-insert.ts'
import { type FreeStock, lockStock } from '../../db/queries/warehouse/stock.ts'
import type { CardPayment } from '../../db/queries/payment/gift-card-payment.ts'
import { openReview } from '../../db/queries/payment/payment-books.ts'
import { spendGiftCards, useVoucher } from '../../db/queries/voucher/usage.ts'
import { asLast, openedTransaction, Undone } from '../../db/driver/transaction.ts'
import { keepAddress } from '../account/address-book.ts'
import { placedMail } from '../mail/order-happenings.ts'
import { newMail } from '../mail/put.ts'
import { expireIfDue } from '../order/expire.ts'
import { fulfillGiftCards } from '../order/fulfill-gift-cards.ts'
import { isCovered } from '../order/states.ts'
import { missingReview } from '../payment/apply.ts'
import { causeOf } from '../payment/cause.ts'
import { openSurplus } from '../payment/reviews.ts'
import { chargeCards, lockCards, releaseShort } from '../payment/gift-card.ts'
import { ok, refusal, type Refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { warehousesOf } from '../checkout/collection-point.ts'
import { type CheckoutCtx, type CheckoutRef, checkoutNotFound, readCheckout } from '../checkout/change.ts'
import { totalsByVariant } from '../checkout/input-lines.ts'
import { inTakingOrder, shareOut, withoutReserved } from '../checkout/reserve.ts'
import { unpaidHoldOf, unpaidHoldFault } from '../checkout/unpaid-holds.ts'
import { type Checkout, type Rules, warehousesFor } from '../checkout/state.ts'
import { buildDiscount, buildLines, buildOrder, placedEvents } from './build.ts'
import { type CompleteInput, judge, VOUCHER_GONE } from './judge.ts'

type CompleteCtx = CheckoutCtx & Pick<Ctx, 'origin' | 'remoteAddress' | 'settings' | 'changes'>

/** An order that is being placed: what was worked out before the transaction, and what its steps find. */
interface Purchase {
  checkout: Checkout
  shop: Rules['shop']
  /** What will be written; `allocate` adds what is taken of the stock. */
  parts: OrderParts
  /** The network and mailbox that hold goods without paying. */
  holder: HoldKeys
  /** Packs of each variant. */
  packs: ReadonlyMap<number, number>
  warehouses: readonly string[]
  /** Parts of the total that gift cards pay. */
  giftCards: readonly { id: number; amount: number }[]
  /** Whether a voucher or gift cards are locked between the stock and the checkout. */
  hasBetween: boolean
  cause: string
  stock: readonly FreeStock[]
  /** What its holder has; null where the checkout is gone, undefined before it is locked. */
  held: Record<keyof HoldKeys, Held> | null | undefined
  cardPayments: readonly CardPayment[]
  placed: OrderRow | undefined
}

/** What came of placing an order. Only where it is placed something was written. */
type Outcome =
  | { kind: 'placed'; order: OrderRow }
  | { kind: 'refused'; refusal: Refusal<CheckoutErrorCode> }
  /** The checkout, its gift cards or its payments are others than were read. */
  | { kind: 'changed' }
  /** There is none of the gift left. */
  | { kind: 'gift gone'; variantId: number }
  /** Gift cards no longer cover these payments. */
  | { kind: 'cards short'; payments: string[] }

const CHANGED: Outcome = { kind: 'changed' }

/** Completes a checkout. Completing again answers the same order. */
export async function completeCheckout(
  ctx: CompleteCtx,
  { id, field }: CheckoutRef,
  input: CompleteInput,
): Promise<Result<OrderRow, CheckoutErrorCode>> {
  if (input.redirectUrl !== null && !isWebAddress(input.redirectUrl))
    return refuse('INVALID', 'redirectUrl', 'Invalid URL.')
  const goneGifts = new Set<number>()
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const found = await readCheckout(ctx, id, { goneGifts, isInsisting: true })
    if (!found) {
      const order = await expireIfDue(ctx, await findOrderOfCheckout(ctx.database.pool, id))
      return order ? ok(order) : checkoutNotFound(field)
    }
    const fault = judge(ctx.viewer, found.checkout, input, ctx.clock.now())
    if (fault) return refuseOrder(fault)
    const purchase = purchaseOf(ctx, found, input)
    const outcome = await place(ctx, purchase)
    if (outcome.kind === 'refused') return refuseOrder(outcome.refusal)
    if (outcome.kind === 'placed') {
      ctx.changes.emitNews('orders')
      return ok(outcome.order)
    }
    if (outcome.kind === 'gift gone') goneGifts.add(outcome.variantId)
    if (outcome.kind === 'cards short') await releaseShort(ctx, outcome.payments)
  }
  throw new Error(`checkout ${id} was changed ${MOST_TURNS} times while it was being completed`)
}

/** Everything of the purchase that can be worked out before its transaction. */
function purchaseOf(
  ctx: CompleteCtx,
  { checkout, rules: { shop } }: { checkout: Checkout; rules: Rules },
  { isAutomatic = false, ...input }: CompleteInput,
): Purchase {
  const { channel, collectionPoint, payments } = checkout
  const holder = unpaidHoldOf(ctx, checkout, shop.settings)
  const order = buildOrder(checkout, { ...input, id: ctx.uuid(), now: ctx.clock.now(), holder })
  const giftCards = checkout.prices.giftCards.filter((g) => g.amount > 0)
  const wasPaid = payments.count + giftCards.length > 0
  const mail = newMail(placedMail(order, ctx.origin))
  return {
    checkout,
    shop,
    holder,
    giftCards,
    packs: totalsByVariant(checkout.lines),
    warehouses: collectionPoint
      ? warehousesOf(shop, channel.id, collectionPoint)
      : warehousesFor(shop, channel.id, checkout.country),
    // A payment with a card that is made meanwhile makes the sums differ from those that were seen.
    hasBetween: checkout.appliedVoucher !== null || wasPaid,
    cause: isAutomatic ? 'job' : causeOf(ctx),
    parts: {
      checkoutId: checkout.id,
      version: checkout.version,
      order,
      lines: buildLines(checkout, order.id, ctx.uuid),
      allocations: [],
      events: placedEvents(order, { wasPaid, confirmsAll: channel.automaticallyConfirmAllNewOrders, isAutomatic }),
      discount: buildDiscount(checkout, ctx.uuid()),
      hadPayments: payments.count > 0,
      mails: mail ? [mail] : [],
    },
    stock: [],
    held: undefined,
    cardPayments: [],
    placed: undefined,
  }
}

/**
 * Places an order. A step that answers null goes on to the next one. Locks are taken in one order: unpaid holds, stock,
 * voucher, gift cards, checkout, payments.
 */
function place(ctx: CompleteCtx, p: Purchase): Promise<Outcome> {
  return openedTransaction<Outcome, void>(
    ctx.database.pool,
    (client) => lock(client, p),
    async (client) => {
      const outcome =
        (await allocate(client, p, ctx)) ??
        (await redeem(client, p, ctx)) ??
        (await hold(client, p)) ??
        (await write(client, p, ctx))
      return outcome ? new Undone(outcome) : { kind: 'placed', order: await settle(client, p, ctx) }
    },
  )
}

/** Locks what comes first in one round trip: unpaid holds, stock, and the checkout where nothing is locked between. */
async function lock(client: PoolClient, p: Purchase): Promise<void> {
  const tracked = new Set(p.checkout.lines.filter((l) => l.trackInventory).map((l) => l.variantId))
  const [, stock, held] = await inOneRoundTrip(client, [
    () => lockHoldKeys(client, p.holder),
    () => lockStock(client, [...tracked], p.warehouses),
    async () => (p.hasBetween ? undefined : lockCheckoutOf(client, p)),
  ])
  p.stock = stock
  p.held = held
}

const lockCheckoutOf = (client: PoolClient, { checkout, holder, packs }: Purchase) =>
  lockCheckoutAndHolds(client, checkout.id, holder, [...packs.keys()])

/** Takes what the lines need of the stock; a gift is given while there is one. */
async function allocate(client: PoolClient, p: Purchase, ctx: CompleteCtx): Promise<Outcome | null> {
  const { checkout, parts } = p
  // Its order may exist by now, and have taken the last piece.
  if (p.held === null) return CHANGED
  const free = await withoutReserved(client, p.shop, p.stock, ctx.clock.now(), checkout.id)
  const lines = checkout.lines.map((line, i) => ({ ...line, id: parts.lines[i]!.id }))
  const shared = shareOut(lines, inTakingOrder(free, p.warehouses, checkout.channel.allocationStrategy))
  if (!('short' in shared)) {
    parts.allocations = shared.taken
    return null
  }
  const gift = checkout.reward?.gift
  if (gift && shared.short.includes(gift.variantId)) return { kind: 'gift gone', variantId: gift.variantId }
  const variants = { variants: shared.short }
  return { kind: 'refused', refusal: refusal('INSUFFICIENT_STOCK', null, 'Insufficient product stock.', variants) }
}

/** Uses the voucher, and locks the gift cards. */
async function redeem(client: PoolClient, p: Purchase, ctx: CompleteCtx): Promise<Outcome | null> {
  if (!p.hasBetween) return null
  const { appliedVoucher: voucher, customer, id, payments } = p.checkout
  const { order } = p.parts
  const user = { email: customer?.email ?? order.userEmail, orderId: order.id }
  if (voucher && !(await useVoucher(client, voucher.code, user, voucher.applyOncePerCustomer)))
    return { kind: 'refused', refusal: VOUCHER_GONE }
  if (p.giftCards.length === 0 && payments.count === 0) return null
  const cards = await lockCards(client, id, p.giftCards, ctx.clock.now())
  if (cards === 'changed') return CHANGED
  if ('short' in cards) return { kind: 'cards short', payments: cards.short }
  p.cardPayments = cards.payments
  return null
}

/**
 * Refuses what would hold too much without being paid. From here on the checkout is locked: a payment that is being
 * started waits, and then finds it gone.
 */
async function hold(client: PoolClient, p: Purchase): Promise<Outcome | null> {
  const held = p.held ?? (await lockCheckoutOf(client, p))
  if (!held) return CHANGED
  const fault = unpaidHoldFault(held, p.holder, p.packs, p.checkout.channel)
  return fault && { kind: 'refused', refusal: fault }
}

/** Writes the order in place of the checkout. Where nothing follows, the transaction ends with it. */
async function write(client: PoolClient, p: Purchase, ctx: CompleteCtx): Promise<Outcome | null> {
  const { checkout, parts } = p
  const { gift } = checkout.reward ?? {}
  const insert = () => insertOrder(client, parts)
  const isLast = !p.hasBetween && checkout.userId === null && !parts.events.includes('ORDER_FULLY_PAID')
  const written = isLast ? await asLast(client, insert) : await insert()
  // If money came or went since the checkout was read, it has to be read again.
  const seen = ['charged', 'chargePending', 'authorized', 'authorizePending'] as const
  if (written && seen.every((sum) => written.held[sum] === checkout.payments[sum])) {
    p.placed = written.order
    return null
  }
  // The gifts that are cached may name a variant that was deleted a moment ago.
  const isGiftThere =
    written || !gift || (await variantsForSale(client, [gift.variantId], checkout.channel.id, [], ctx.clock.now())).size
  return isGiftThere ? CHANGED : { kind: 'gift gone', variantId: gift.variantId }
}

/** What follows for cards, payments, the address book and gift cards that were bought. Answers the order as it is then. */
async function settle(client: PoolClient, p: Purchase, ctx: CompleteCtx): Promise<OrderRow> {
  const order = p.placed!
  const { checkout, giftCards, cardPayments } = p
  const now = ctx.clock.now()
  if (giftCards.length > 0) await spendGiftCards(client, order.id, giftCards, order.createdAt)
  if (cardPayments.length === 0) await reviewPart(client, order)
  // What a guest entered is not put into the account's address book.
  if (checkout.userId !== null)
    for (const [kind, address, isWanted] of [
      ['SHIPPING', checkout.shippingAddress, checkout.saveShippingAddress],
      ['BILLING', checkout.billingAddress, checkout.saveBillingAddress],
    ] as const)
      if (address && isWanted) await keepAddress(client, checkout.userId, kind, address)
  const paid = await chargeCards(ctx, client, order, cardPayments, p.cause)
  await openSurplus(client, paid, 'checkout', paid.createdAt)
  // An order that gift cards pay has become paid by them, and its own cards were made then.
  const isSent = p.parts.events.includes('ORDER_FULLY_PAID') && (await fulfillGiftCards(client, order.id, now))
  return (isSent && (await findOrder(client, order.id))) || paid
}

/** Opens a review where payments of the checkout came to less than its order costs. */
async function reviewPart(client: PoolClient, order: OrderRow): Promise<void> {
  const { totalCharged: charged, totalAuthorized: authorized } = order
  if (charged + authorized === 0 || isCovered(order)) return
  const review = missingReview(order.totalGross, { charged, authorized }, true)
  await openReview(client, { ...review, transactionId: null, orderId: order.id, at: order.createdAt })
}

const isWebAddress = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol) && text.length <= 2048 && !text.includes('\0')
  } catch {
    return false
  }
}
