/**
 * The gateway that pays with a gift card. A card belongs to one payment of one checkout at a time. Nothing is taken
 * from it until the order is placed: then its balance falls in the transaction that places the order.
 */
import { LONGEST_TEXT } from '@semena/contract/limits'
import { GIFT_CARDS } from '@semena/contract/payment-ways'
import type { PoolClient } from 'pg'
import type { Services } from '../../context.ts'
import {
  type CardPayment,
  cardPaymentsOf,
  customerOfCheckout,
  giveToCard,
  lockBalances,
  lockCard,
  lockCardByCode,
  otherPaymentsOfCard,
  setCard,
  takeFromCard,
} from '../../db/queries/payment/gift-card-payment.ts'
import { findOrder, type OrderRow } from '../../db/queries/order/order.ts'
import { addEvent, findTransaction, lockTransaction, type TransactionRow } from '../../db/queries/payment/payment.ts'
import { keepReference } from '../../db/queries/payment/payment-action.ts'
import { transaction } from '../../db/driver/transaction.ts'
import type { ActionAnswer, ActionRequest, GatewayAnswer, GatewayRequest } from './port.ts'
import { isUsable } from '../checkout/state.ts'
import { dayOf } from '../day.ts'
import { fractionDigits, toDecimal } from '../money.ts'
import { saveAmounts } from './action.ts'
import { withPayment } from './locked.ts'

type CardCtx = Pick<Services, 'database' | 'clock' | 'uuid'>

/** Authorises a payment on a card, and releases the card from another checkout that used it. */
export async function authorizeOnCard(ctx: CardCtx, request: GatewayRequest): Promise<GatewayAnswer> {
  const { uuid, clock, database } = ctx
  const failure = (message: string): GatewayAnswer => ({
    outcome: 'AUTHORIZATION_FAILURE',
    pspReference: uuid(),
    message,
    data: null,
  })
  const { subject, amount, currency } = request
  if (subject.kind !== 'checkout')
    return failure(
      `Cannot initialize transaction for payment gateway: ${GIFT_CARDS} and object type other than Checkout.`,
    )
  const code = readCode(request.data)
  if (code === null) return failure('Incorrect payment gateway data.')
  return transaction(database.pool, async (client) => {
    const now = clock.now()
    const card = await lockCardByCode(client, code)
    const userId = await customerOfCheckout(client, subject.id)
    if (!card || !isUsable(card, { channel: { currency }, userId }, now)) return failure('Gift card code is not valid.')
    if (card.currentBalance < amount)
      return failure(
        `Gift card has insufficient amount (${plain(card.currentBalance, currency)}) to cover requested amount (${plain(amount, currency)}).`,
      )
    const lastChars = card.code.slice(-4)
    for (const id of await otherPaymentsOfCard(client, card.id, request.transactionId))
      await release(
        ctx,
        client,
        (await lockTransaction(client, id))!,
        `Gift card (ending: ${lastChars}) pays elsewhere.`,
      )
    await setCard(client, request.transactionId, card.id)
    return {
      outcome: 'AUTHORIZATION_SUCCESS',
      pspReference: uuid(),
      message: `Gift card (ending: ${lastChars}).`,
      actions: ['CANCEL'],
      data: null,
      // The balance falls when the order is placed, so an order that was placed without the card can no longer have it.
      onceOrdered: 'The order was placed before the gift card could pay.',
      paymentMethod: {
        type: 'GIFT_CARD',
        name: 'Saleor Gift Card',
        brand: 'Saleor',
        lastChars,
        isSaleorGiftcard: true,
      },
    }
  })
}

function readCode(data: unknown): string | null {
  const code = (data as { code?: unknown } | null)?.code
  return typeof code === 'string' && code !== '' && code.length <= LONGEST_TEXT && !code.includes('\0') ? code : null
}

const plain = (minor: number, currency: string): string => toDecimal(minor, currency).toFixed(fractionDigits(currency))

/** Cancels what a locked payment authorised, and frees its card. */
async function release(
  { uuid, clock }: Pick<CardCtx, 'uuid' | 'clock'>,
  client: PoolClient,
  held: TransactionRow,
  message: string,
): Promise<void> {
  await setCard(client, held.id, null)
  if (held.authorized === 0) return
  const now = clock.now()
  await writePair(client, held, { kind: 'CANCEL', amount: held.authorized, message, cause: 'page', uuid }, now)
  const paymentMethodDetails = held.paymentMethodDetails && { ...held.paymentMethodDetails, isSaleorGiftcard: false }
  await saveAmounts(client, held, null, ['CANCEL_SUCCESS'], { actions: [], paymentMethodDetails }, now)
}

interface Pair {
  kind: 'CHARGE' | 'CANCEL'
  /** Minor units. */
  amount: number
  message: string
  cause: string
  uuid: () => string
}

/** Writes the request and its success, which always come together. */
async function writePair(
  client: PoolClient,
  { id }: TransactionRow,
  { kind, amount, message, cause, uuid }: Pair,
  now: Date,
): Promise<void> {
  const event = { amount, pspReference: uuid(), cause }
  await addEvent(client, id, { ...event, type: `${kind}_REQUEST`, idempotencyKey: uuid() }, now)
  await addEvent(client, id, { ...event, type: `${kind}_SUCCESS`, message }, now)
}

/** What a checkout takes from cards: parts that lower its total, and payments. */
export type LockedCards =
  | { payments: CardPayment[] }
  /** Something changed since the checkout was read. */
  | 'changed'
  /** Payments whose card is gone, past its last day, or does not hold what they authorised. */
  | { short: string[] }

/** Locks all cards with which a checkout is paid. `parts` lower its total and are taken before the payments. */
export async function lockCards(
  client: PoolClient,
  checkoutId: string,
  parts: readonly { id: number; amount: number }[],
  now: Date,
): Promise<LockedCards> {
  const seen = await cardPaymentsOf(client, checkoutId, GIFT_CARDS)
  if (parts.length === 0 && seen.length === 0) return { payments: [] }
  const ids = [...parts.map((p) => p.id), ...seen.flatMap((p) => p.giftCardId ?? [])]
  const balances = await lockBalances(client, ids, dayOf(now))
  const take = (id: number | null, amount: number): boolean => {
    const left = id === null ? -1 : (balances.get(id) ?? -1) - amount
    if (left >= 0) balances.set(id!, left)
    return left >= 0
  }
  if (!parts.every((p) => take(p.id, p.amount))) return 'changed'
  // A card may have been used for another checkout before it was locked.
  const payments = await cardPaymentsOf(client, checkoutId, GIFT_CARDS)
  if (JSON.stringify(payments) !== JSON.stringify(seen)) return 'changed'
  const short = payments.filter((p) => !take(p.giftCardId, p.authorized)).map((p) => p.transactionId)
  return short.length > 0 ? { short } : { payments }
}

/**
 * Charges what the payments of a placed order authorised; their cards must be locked. Answers the order with its new
 * sums.
 */
export async function chargeCards(
  { uuid, clock }: Pick<CardCtx, 'uuid' | 'clock'>,
  client: PoolClient,
  order: OrderRow,
  payments: readonly CardPayment[],
  cause: string,
): Promise<OrderRow> {
  const now = clock.now()
  let current = order
  for (const { transactionId, giftCardId } of payments) {
    const held = (await lockTransaction(client, transactionId))!
    const { authorized: amount } = held
    const message = `Gift card (ending: ${held.paymentMethodDetails?.type === 'GIFT_CARD' ? (held.paymentMethodDetails.lastChars ?? '') : ''}).`
    await takeFromCard(client, giftCardId, amount, now)
    await writePair(client, held, { kind: 'CHARGE', amount, message, cause, uuid }, now)
    await saveAmounts(client, held, current, ['CHARGE_SUCCESS'], { actions: ['REFUND'] }, now)
    current = (await findOrder(client, order.id))!
  }
  return current
}

/** Cancels payments that their card no longer covers. */
export async function releaseShort(ctx: CardCtx, transactionIds: readonly string[]): Promise<void> {
  for (const id of transactionIds)
    await withPayment(ctx.database.pool, id, async (client, held, order) => {
      if (!order) await release(ctx, client, held, 'The gift card cannot pay this any more.')
    })
}

/** Refunds an amount to its card, once for each action, or cancels a payment. */
export function actOnCard(ctx: CardCtx, request: ActionRequest): Promise<ActionAnswer> {
  return request.kind === 'REFUND' ? refundToCard(ctx, request) : Promise.resolve(cancelOnCard(ctx, request))
}

function refundToCard({ database, uuid }: CardCtx, request: ActionRequest): Promise<ActionAnswer> {
  const { actionId, amount, held, payment } = request
  return transaction<ActionAnswer>(database.pool, async (client) => {
    const { giftCardId } = (await findTransaction(client, payment.transactionId))!
    const card = giftCardId === null ? null : await lockCard(client, giftCardId)
    const no = (message: string): ActionAnswer => ({ outcome: 'FAILURE', pspReference: uuid(), amount, message })
    if (!card) return no('Gift card could not be found.')
    if (amount === 0) return no('There is nothing to take.')
    const own = uuid()
    const pspReference = await keepReference(client, actionId, own)
    if (pspReference === own) await giveToCard(client, giftCardId, amount)
    return { outcome: 'SUCCESS', pspReference, amount, ...(amount >= held ? { actions: [] } : {}) }
  })
}

/** Cancels a payment. Nothing was taken from the card yet, so nothing has to be given back. */
function cancelOnCard({ uuid }: CardCtx, { kind, amount, held }: ActionRequest): ActionAnswer {
  const pspReference = uuid()
  if (kind === 'CHARGE')
    return { outcome: 'FAILURE', pspReference, amount, message: 'A gift card is charged when the order is placed.' }
  return amount === 0
    ? { outcome: 'FAILURE', pspReference, amount, message: 'There is nothing to take.' }
    : { outcome: 'SUCCESS', pspReference, amount, ...(amount >= held ? { actions: [] } : {}) }
}
