/** Pays a checkout by a payment of the kind before transactions. */
import { LEGACY_GATEWAY } from '@semena/contract/payment-ways'
import type { PaymentErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { lockCheckout } from '../../db/queries/checkout/checkout.ts'
import {
  findTransaction,
  insertTransaction,
  lockTransaction,
  mergeTransactionMetadata,
  NO_AMOUNTS,
  saveTransaction,
  type TransactionRow,
  transactionsOf,
} from '../../db/queries/payment/payment.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { checkoutNotFound, type CheckoutCtx, type CheckoutRef, readCheckout } from '../checkout/change.ts'
import { type Checkout, methodIdOf } from '../checkout/state.ts'
import { redirectFault } from '../mail/redirect.ts'
import { metadataFault } from '../metadata.ts'
import { causeOf } from '../payment/cause.ts'
import { ok, refusal, type Refusal, refuse, type Result } from '../result.ts'
import { isActive, isLegacy, LEGACY_CARD, take } from './payment.ts'

export interface NewPayment {
  gateway: string
  token: string | null
  /** Minor units by the checkout's currency; null means its total. */
  amount: ((currency: string) => number) | null
  returnUrl: string | null
  metadata: MetadataMap
}

type CreateCtx = CheckoutCtx & Pick<Ctx, 'settings' | 'origin'>

/** The token with which a payment is authorised and not charged. */
const ONLY_AUTHORIZED = 'not-charged'

const hasTransaction = () =>
  refuse(
    'CHECKOUT_HAS_TRANSACTION',
    null,
    'Mixing Payments and Transactions within one Checkout object is not allowed.',
  )

/** Makes the payment. It takes the place of an earlier one of the same checkout. */
export async function createPayment(
  ctx: CreateCtx,
  ref: CheckoutRef,
  input: NewPayment,
): Promise<Result<{ checkout: Checkout; payment: TransactionRow }, PaymentErrorCode>> {
  const { pool } = ctx.database
  const found = await readCheckout(ctx, ref.id)
  if (!found) return checkoutNotFound(ref.field)
  if (!(await transactionsOf(pool, 'checkout', ref.id)).every(isLegacy)) return hasTransaction()
  const { checkout } = found
  const fault = await faultOf(ctx, checkout, input)
  if (fault) return { ok: false, errors: [fault] }
  const now = ctx.clock.now()
  const cause = causeOf(ctx)
  const done = await transaction<Result<TransactionRow, PaymentErrorCode>>(pool, async (client) => {
    if (!(await lockCheckout(client, ref.id))) return checkoutNotFound(ref.field)
    const earlier = await transactionsOf(client, 'checkout', ref.id)
    if (!earlier.every(isLegacy)) return new Undone(hasTransaction())
    for (const { id } of earlier) await giveUp(ctx, client, id, cause)
    const id = ctx.uuid()
    const isCharged = input.token !== ONLY_AUTHORIZED
    const amount = checkout.prices.total.gross
    await insertTransaction(client, {
      id,
      checkoutId: ref.id,
      gateway: LEGACY_GATEWAY,
      idempotencyKey: id,
      inputHash: '',
      currency: checkout.channel.currency,
      amount,
      actionType: isCharged ? 'CHARGE' : 'AUTHORIZATION',
      claimedUntil: now,
      now,
    })
    const reference = input.token!
    await saveTransaction(
      client,
      id,
      NO_AMOUNTS,
      { pspReference: reference, actions: [], paymentMethodDetails: LEGACY_CARD },
      now,
    )
    await mergeTransactionMetadata(client, id, input.metadata, {})
    const type = isCharged ? 'CHARGE_SUCCESS' : 'AUTHORIZATION_SUCCESS'
    return ok(await take(client, (await findTransaction(client, id))!, null, { type, amount, reference, cause }, now))
  })
  if (!done.ok) return done
  return ok({ checkout: (await readCheckout(ctx, ref.id))?.checkout ?? checkout, payment: done.value })
}

/** Gives up what is left of a payment of a locked checkout. */
async function giveUp(
  { uuid, clock }: Pick<Ctx, 'uuid' | 'clock'>,
  client: PoolClient,
  id: string,
  cause: string,
): Promise<void> {
  let held = (await lockTransaction(client, id))!
  if (!isActive(held)) return
  const { authorized, charged } = held
  const now = clock.now()
  if (authorized > 0)
    held = await take(client, held, null, { type: 'CANCEL_SUCCESS', amount: authorized, reference: uuid(), cause }, now)
  if (charged > 0)
    await take(client, held, null, { type: 'REFUND_SUCCESS', amount: charged, reference: uuid(), cause }, now)
}

/** Gives up the payments of a checkout that is about to be paid by a transaction. */
export async function giveUpPayments(
  ctx: Pick<Ctx, 'database' | 'clock' | 'uuid' | 'viewer'>,
  checkoutId: string,
): Promise<void> {
  const isOpen = (t: TransactionRow): boolean => isLegacy(t) && isActive(t)
  if (!(await transactionsOf(ctx.database.pool, 'checkout', checkoutId)).some(isOpen)) return
  await transaction(ctx.database.pool, async (client) => {
    if (!(await lockCheckout(client, checkoutId))) return
    for (const t of await transactionsOf(client, 'checkout', checkoutId))
      if (isOpen(t)) await giveUp(ctx, client, t.id, causeOf(ctx))
  })
}

/** Why the checkout cannot be paid so, in Saleor's order of questions. */
async function faultOf(
  ctx: CreateCtx,
  checkout: Checkout,
  { gateway, token, amount, returnUrl, metadata }: NewPayment,
): Promise<Refusal<PaymentErrorCode> | null> {
  if (!checkout.email) return refusal('CHECKOUT_EMAIL_NOT_SET', null, 'Checkout email must be set.')
  if (gateway !== LEGACY_GATEWAY || ctx.settings.mode !== 'demo')
    return refusal('NOT_SUPPORTED_GATEWAY', 'gateway', `The gateway ${gateway} is not available for this checkout.`)
  if (returnUrl && (await redirectFault(ctx, returnUrl)))
    return refusal('INVALID', 'redirectUrl', 'This address is not one of the shop.')
  const gone = checkout.lines.filter((l) => l.price === null || !l.isForSale).map((l) => l.variantId)
  if (gone.length > 0)
    return refusal('UNAVAILABLE_VARIANT_IN_CHANNEL', 'token', 'Some of the checkout lines variants are unavailable.', {
      variants: gone,
    })
  if (checkout.lines.length === 0)
    return refusal('NO_CHECKOUT_LINES', 'lines', 'Cannot create payment for checkout without lines.')
  if (!token) return refusal('REQUIRED', 'token', `Token is required for ${gateway}.`)
  return (
    deliveryFault(checkout) ??
    (amount !== null && amount(checkout.channel.currency) !== checkout.prices.total.gross
      ? refusal(
          'PARTIAL_PAYMENT_NOT_ALLOWED',
          'amount',
          "Partial payments are not allowed, amount should be equal checkout's total.",
        )
      : metadataFault(metadata, 'metadata'))
  )
}

function deliveryFault(checkout: Checkout): Refusal<PaymentErrorCode> | null {
  const { isShippingRequired, method, collectionPoint, shippingAddress, billingAddress } = checkout
  if (isShippingRequired && !collectionPoint) {
    if (methodIdOf(checkout) === null)
      return refusal('SHIPPING_METHOD_NOT_SET', 'shippingMethod', 'Shipping method is not set')
    if (!shippingAddress) return refusal('SHIPPING_ADDRESS_NOT_SET', 'shippingAddress', 'Shipping address is not set')
    if (!method)
      return refusal(
        'INVALID_SHIPPING_METHOD',
        'shippingMethod',
        'Delivery method is not valid for your shipping address.',
      )
  }
  return billingAddress ? null : refusal('BILLING_ADDRESS_NOT_SET', 'billingAddress', 'Billing address is not set')
}
