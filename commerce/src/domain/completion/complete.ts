/** Turns a checkout into an order: checks everything, then takes stock and writes the order in one transaction. */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { lockCheckout } from '../../db/queries/checkout/checkout.ts'
import { variantsForSale } from '../../db/queries/catalogue/for-sale.ts'
import { inOneRoundTrip } from '../../db/driver/connect.ts'
import { type HoldKeys, lockCheckoutAndHolds, lockHoldKeys } from '../../db/queries/payment/unpaid-holds.ts'
import { findOrder, findOrderOfCheckout, type OrderRow } from '../../db/queries/order/order.ts'
import { type HeldAmounts, insertOrder } from '../../db/queries/order/order-insert.ts'
import { lockStock } from '../../db/queries/warehouse/stock.ts'
import { openReview } from '../../db/queries/payment/payment-books.ts'
import { useVoucher } from '../../db/queries/voucher/usage.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { asLast, openedTransaction, Undone } from '../../db/driver/transaction.ts'
import { keepAddress } from '../account/address-book.ts'
import { placedMail } from '../mail/order-happenings.ts'
import { newMail } from '../mail/put.ts'
import { buildLines } from './build-lines.ts'
import { allocate, buildDiscount, buildOrder, placedEvents } from './build-order.ts'
import { expireIfDue } from '../order/expire.ts'
import { fulfillGiftCards } from '../order/fulfill-gift-cards.ts'
import { isTooMuch, tooMuch } from '../metadata.ts'
import { isCovered } from '../order/states.ts'
import { missingReview } from '../payment/apply.ts'
import { causeOf } from '../payment/cause.ts'
import { openSurplus } from '../payment/reviews.ts'
import { chargeCards, lockCards, releaseShort } from '../payment/gift-card.ts'
import { ok, refuse, type Refusal, type Result } from '../result.ts'
import { warehousesOf } from '../checkout/collection-point.ts'
import { type CheckoutCtx, type CheckoutRef, checkoutNotFound, readCheckout } from '../checkout/change.ts'
import { anonymousMetadataFault } from '../checkout/anonymous-metadata-limit.ts'
import { withoutReserved } from '../checkout/reserve.ts'
import { unpaidHoldOf, unpaidHoldFault } from '../checkout/unpaid-holds.ts'
import { type Checkout, isUsable, methodIdOf, type Rules, warehousesFor } from '../checkout/state.ts'

export interface CompleteInput {
  metadata: MetadataMap
  redirectUrl: string | null
  /** Whether the shop completes it by itself, because it is paid. */
  isAutomatic?: boolean
  /** Whether an app makes the order, which needs no payment. */
  byApp?: boolean
  privateMetadata?: MetadataMap
}

type CompleteCtx = CheckoutCtx & Pick<Ctx, 'origin' | 'remoteAddress' | 'settings' | 'changes'>

const MOST_TURNS = 20

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
    const refusal =
      anonymousMetadataFault(ctx.viewer, found.checkout, found.checkout, input.metadata) ??
      metadataRefusal(found.checkout, input) ??
      refusalOf(found.checkout, ctx.clock.now(), input.byApp ?? false)
    if (refusal) return { ok: false, errors: [refusal] }
    const done = await place(ctx, found.checkout, found.rules, input)
    const { reward, channel } = found.checkout
    const gift = reward?.gift?.variantId
    if (done === 'gift gone') goneGifts.add(gift!)
    else if (!done && gift !== undefined) {
      // The gifts that are kept may name a variant that was deleted a moment ago.
      const variants = await variantsForSale(ctx.database.pool, [gift], channel.id, [], ctx.clock.now())
      if (!variants.has(gift)) goneGifts.add(gift)
    } else if (done && 'short' in done) await releaseShort(ctx, done.short)
    else if (done) {
      if (done.ok) ctx.changes.tellNews('orders')
      return done
    }
  }
  throw new Error(`checkout ${id} was changed ${MOST_TURNS} times while it was being completed`)
}

/** The refusal of metadata that would be too much for the order together with the checkout's. */
const metadataRefusal = (checkout: Checkout, { metadata, privateMetadata = {} }: CompleteInput) =>
  isTooMuch({ ...checkout.metadata, ...metadata })
    ? tooMuch('metadata')
    : isTooMuch({ ...checkout.privateMetadata, ...privateMetadata })
      ? tooMuch('privateMetadata')
      : null

type Placed = Result<OrderRow, CheckoutErrorCode> | 'gift gone' | { short: string[] } | null

/**
 * Places the order; null where the checkout, its gift cards or its payments changed meanwhile. A gift is given while
 * there is one. Locks are taken in one order: unpaid holds, stock, voucher, gift cards, checkout, payments.
 */
function place(ctx: CompleteCtx, checkout: Checkout, { shop }: Rules, input: CompleteInput): Promise<Placed> {
  const { pool } = ctx.database
  const { metadata, redirectUrl, privateMetadata, isAutomatic = false } = input
  const holder = unpaidHoldOf(ctx, checkout, shop.settings)
  const order = buildOrder(checkout, {
    id: ctx.uuid(),
    now: ctx.clock.now(),
    metadata,
    privateMetadata,
    redirectUrl,
    holder,
  })
  const lines = buildLines(checkout, ctx.uuid)
  const { collectionPoint: point, channel } = checkout
  const warehouses = point ? warehousesOf(shop, channel.id, point) : warehousesFor(shop, channel.id, checkout.country)
  const customerEmail = checkout.customer?.email ?? order.userEmail
  const giftCards = checkout.prices.giftCards.filter((g) => g.amount > 0)
  const mail = newMail(placedMail(order, ctx.origin))
  const tracked = [...new Set(checkout.lines.filter((l) => l.trackInventory).map((l) => l.variantId))]
  const wanted = packsOf(checkout)
  const lockThis = (client: PoolClient): Promise<Locked> =>
    lockForOrder(client, checkout.id, holder, [...wanted.keys()])
  // A payment with a card that is made meanwhile makes the sums differ from those that were seen.
  const mayHaveCards = giftCards.length > 0 || checkout.payments.count > 0
  const isLockedFirst = !checkout.appliedVoucher && !mayHaveCards
  /** What is locked first is asked in one round trip, with the checkout where nothing comes between. */
  const opening = (client: PoolClient) =>
    inOneRoundTrip(client, [
      async () => holder && lockHoldKeys(client, holder),
      () => lockStock(client, tracked, warehouses),
      async () => (isLockedFirst ? lockThis(client) : undefined),
    ])
  return openedTransaction<Placed, Awaited<ReturnType<typeof opening>>>(
    pool,
    opening,
    async (client, [, stock, early]) => {
      // Its order may exist by now, and have taken the last piece.
      if (isLockedFirst && !early) return new Undone(null)
      const taken = allocate(
        checkout,
        lines,
        await withoutReserved(client, shop, stock, ctx.clock.now(), checkout.id),
        warehouses,
      )
      const gift = checkout.reward?.gift
      if ('short' in taken && gift && taken.short.includes(gift.variantId)) return new Undone('gift gone')
      if ('short' in taken)
        return new Undone(refuse('INSUFFICIENT_STOCK', null, 'Insufficient product stock.', { variants: taken.short }))
      const { appliedVoucher: voucher } = checkout
      const user = { email: customerEmail, orderId: order.id }
      if (voucher && !(await useVoucher(client, voucher.code, user, voucher.applyOncePerCustomer)))
        return new Undone(voucherGone())
      const cards = mayHaveCards ? await lockCards(client, checkout.id, giftCards, ctx.clock.now()) : { payments: [] }
      if (cards === 'changed') return new Undone(null)
      if ('short' in cards) return new Undone(cards)
      // From here on the checkout is locked: a payment that is being started waits, and then finds it gone.
      const locked = isLockedFirst ? early : await lockThis(client)
      if (!locked) return new Undone(null)
      const fault = locked === true || !holder ? null : unpaidHoldFault(locked, holder, wanted, checkout.channel)
      if (fault) return new Undone<Placed>({ ok: false, errors: [fault] })
      const events = placedEvents(order, {
        wasPaid: checkout.payments.count + giftCards.length > 0,
        confirmsAll: checkout.channel.automaticallyConfirmAllNewOrders,
        isAutomatic,
      })
      const insert = () =>
        insertOrder(client, {
          checkoutId: checkout.id,
          version: checkout.version,
          order,
          lines,
          allocations: taken.allocations,
          events,
          discount: buildDiscount(checkout, ctx.uuid()),
          giftCards,
          hadPayments: checkout.payments.count > 0,
          mails: mail ? [mail] : [],
        })
      // An order for which nothing is to be written behind it: no payment, no address book, no gift cards that were bought.
      const isAll = isLockedFirst && checkout.userId === null && !events.includes('ORDER_FULLY_PAID')
      const done = isAll ? await asLast(client, insert) : await insert()
      if (!done || !paysAsSeen(done.held, checkout)) return new Undone(null)
      const placed = done.order
      if (cards.payments.length === 0) await tellPart(client, placed)
      // What a guest entered is not put into the account's address book.
      if (checkout.userId !== null) await keepAddresses(client, checkout.userId, checkout)
      const paid = await chargeCards(ctx, client, placed, cards.payments, isAutomatic ? 'job' : causeOf(ctx))
      await openSurplus(client, paid, 'checkout', paid.createdAt)
      // An order that gift cards pay has become paid by them, and its own cards were made then.
      const isSent = events.includes('ORDER_FULLY_PAID') && (await fulfillGiftCards(client, placed.id, ctx.clock.now()))
      return ok((isSent && (await findOrder(client, placed.id))) || paid)
    },
  )
}

/** Whether a checkout could be locked, and what its network and mailbox hold where that is asked. */
type Locked = boolean | Awaited<ReturnType<typeof lockCheckoutAndHolds>>

const lockForOrder = (
  client: PoolClient,
  id: string,
  holder: HoldKeys | null,
  variantIds: readonly number[],
): Promise<Locked> => (holder ? lockCheckoutAndHolds(client, id, holder, variantIds) : lockCheckout(client, id))

/** Packs of each variant in the checkout. */
function packsOf({ lines }: Checkout): Map<number, number> {
  const packs = new Map<number, number>()
  for (const { variantId, quantity } of lines) packs.set(variantId, (packs.get(variantId) ?? 0) + quantity)
  return packs
}

/** Opens a review where payments of the checkout came to less than its order costs. */
async function tellPart(client: PoolClient, order: OrderRow): Promise<void> {
  const { totalCharged: charged, totalAuthorized: authorized } = order
  if (charged + authorized === 0 || isCovered(order)) return
  const review = missingReview(order.totalGross, { charged, authorized }, true)
  await openReview(client, { transactionId: null, orderId: order.id }, review, order.createdAt)
}

/**
 * Whether the order's payments are those that the checkout was read with; if money came or went since, it has to be
 * read again.
 */
const paysAsSeen = (held: HeldAmounts, { payments }: Checkout): boolean =>
  (['charged', 'chargePending', 'authorized', 'authorizePending'] as const).every((k) => held[k] === payments[k])

/** Stores the addresses in the buyer's address book, as far as they want that. */
async function keepAddresses(client: PoolClient, userId: number, checkout: Checkout): Promise<void> {
  const { shippingAddress, billingAddress, saveShippingAddress, saveBillingAddress } = checkout
  if (shippingAddress && saveShippingAddress) await keepAddress(client, userId, 'SHIPPING', shippingAddress)
  if (billingAddress && saveBillingAddress) await keepAddress(client, userId, 'BILLING', billingAddress)
}

/** Why it cannot be completed yet, in Saleor's order of questions. */
function refusalOf(checkout: Checkout, now: Date, byApp: boolean): Refusal<CheckoutErrorCode> | null {
  const { channel, payments, paid } = checkout
  const no = (code: CheckoutErrorCode, field: string | null, message: string): Refusal<CheckoutErrorCode> => ({
    code,
    field,
    message,
  })
  if (!checkout.email) return no('EMAIL_NOT_SET', null, 'Checkout email must be set.')
  const gone = checkout.lines.filter((l) => l.price === null || !l.isForSale).map((l) => l.variantId)
  if (gone.length > 0)
    return {
      ...no('UNAVAILABLE_VARIANT_IN_CHANNEL', 'lines', 'Some of the checkout lines variants are unavailable.'),
      variants: gone,
    }
  if (checkout.lines.length === 0) return no('NO_LINES', 'lines', 'Cannot proceed checkout without lines.')
  if (!channel.isActive) return no('CHANNEL_INACTIVE', 'channel', 'Cannot complete checkout with inactive channel.')

  if (checkout.taxing?.kept?.fault != null)
    return no('TAX_ERROR', null, 'Configured Tax App returned invalid response.')

  const billing = () =>
    checkout.billingAddress ? null : no('BILLING_ADDRESS_NOT_SET', 'billingAddress', 'Billing address is not set.')
  const payment = () =>
    byApp || channel.allowUnpaidOrders || paid.authorizeStatus === 'FULL'
      ? null
      : no(
          'CHECKOUT_NOT_FULLY_PAID',
          payments.count > 0 ? 'id' : null,
          payments.count > 0
            ? "The authorized amount doesn't cover the checkout's total amount."
            : "Provided payment methods can not cover the checkout's total amount",
        )
  const voucher = () => (checkout.voucherCode && !checkout.appliedVoucher ? voucherGone().errors[0]! : null)
  const giftCards = () =>
    checkout.giftCards.every((card) => isUsable(card, checkout, now))
      ? null
      : no('GIFT_CARD_NOT_APPLICABLE', 'giftCards', 'A gift card cannot be used any more.')
  // Where there are transactions, or where none is needed, Saleor asks for the money before it looks at the shipping.
  return payments.count > 0 || channel.allowUnpaidOrders
    ? (billing() ?? payment() ?? voucher() ?? giftCards() ?? shippingRefusal(checkout, no))
    : (shippingRefusal(checkout, no) ?? billing() ?? payment() ?? giftCards() ?? voucher())
}

function shippingRefusal(
  checkout: Checkout,
  no: (code: CheckoutErrorCode, field: string, message: string) => Refusal<CheckoutErrorCode>,
): Refusal<CheckoutErrorCode> | null {
  if (!checkout.isShippingRequired || checkout.collectionPoint) return null
  if (checkout.method)
    return checkout.shippingAddress
      ? null
      : no('SHIPPING_ADDRESS_NOT_SET', 'shippingAddress', 'Shipping address is not set.')
  if (methodIdOf(checkout) !== null || checkout.collectionPointId !== null)
    return no('INVALID_SHIPPING_METHOD', 'shippingMethod', 'Delivery method is not valid for your shipping address.')
  return no('SHIPPING_METHOD_NOT_SET', 'shippingMethod', 'Shipping method is not set.')
}

const voucherGone = () => refuse('VOUCHER_NOT_APPLICABLE', 'voucherCode', 'Voucher is not applicable any more.')

const isWebAddress = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol) && text.length <= 2048 && !text.includes('\0')
  } catch {
    return false
  }
}
