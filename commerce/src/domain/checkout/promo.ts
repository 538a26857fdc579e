/** Adds and removes vouchers and gift cards by their codes. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import type { CheckoutErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { findGiftCard, kindOfCode } from '../../db/queries/checkout/checkout.ts'
import { type AttemptsCtx, giveAttemptBack, limitAttempts } from '../attempts.ts'
import { networkOf } from '../../traffic/network.ts'
import { isApplicable, isRunning } from '../pricing/voucher.ts'
import { ok, refuse, type Result } from '../result.ts'
import { changeCheckout, type CheckoutCtx, type CheckoutRef } from './change.ts'
import { type Checkout, type CheckoutState, isUsable, subjectOf } from './state.ts'

const invalid = () => refuse('INVALID', 'promoCode', 'Promo code is invalid')

/** Limit of wrong codes of one network. A gift card's code is money, so it must not be found by guessing. */
const WRONG_CODES = { max: 20, windowMs: 600_000 }

type TryingCtx = AttemptsCtx & Pick<Ctx, 'remoteAddress'>

/** Works on a code that somebody typed, unless they were wrong too often. `field` names the argument that held it. */
export async function tryCode<T, Code extends string>(
  ctx: TryingCtx,
  field: string,
  work: () => Promise<Result<T, Code>>,
  isWrong: (result: Result<T, Code>) => boolean,
): Promise<Result<T, Code | 'GRAPHQL_ERROR'>> {
  const attempt = { name: 'promo-code', key: networkOf(ctx.remoteAddress) }
  const allowed = await limitAttempts(ctx, { ...attempt, ...WRONG_CODES })
  if (!allowed.ok) {
    const minutes = Math.ceil(allowed.retryAfterMs / 60_000)
    return refuse('GRAPHQL_ERROR', field, `Too many wrong codes. Try again in ${minutes} minutes.`)
  }
  const result = await work()
  if (!isWrong(result)) await giveAttemptBack(ctx, attempt)
  return result
}

export const addPromoCode = (
  ctx: CheckoutCtx & TryingCtx,
  ref: CheckoutRef,
  code: string,
): Promise<Result<Checkout, CheckoutErrorCode>> =>
  tryCode(
    ctx,
    'promoCode',
    () => applyPromoCode(ctx, ref, code),
    (result) => !result.ok && result.errors.some((e) => e.code === 'INVALID'),
  )

/** Looks for a gift card with the code first, then for a voucher. */
async function applyPromoCode(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  code: string,
): Promise<Result<Checkout, CheckoutErrorCode>> {
  if (code.length > LONGEST_TEXT || code.includes('\0')) return invalid()
  const card = await findGiftCard(ctx.database.pool, code)
  if (card) {
    return changeCheckout(ctx, ref, (checkout) => {
      if (!checkout.channel.allowLegacyGiftCardUse)
        return refuse('INVALID', 'promoCode', 'This channel takes gift cards as a payment.')
      if (!isUsable(card, checkout, ctx.clock.now())) return invalid()
      const has = checkout.giftCards.some((g) => g.id === card.id)
      return ok(has ? checkout : { ...checkout, giftCards: [...checkout.giftCards, card] })
    })
  }
  return changeCheckout(
    ctx,
    ref,
    (checkout) => {
      const { voucher } = checkout
      if (!voucher || !isRunning(voucher, ctx.clock.now())) return invalid()
      if (!isApplicable(voucher, { ...subjectOf(checkout), shippingPrice: checkout.method?.price ?? null }))
        return refuse('VOUCHER_NOT_APPLICABLE', 'promoCode', 'Voucher is not applicable to this checkout.')
      return ok({ ...checkout, voucherCode: voucher.code })
    },
    { withVoucher: code },
  )
}

/** A promo code on a checkout: by its text, or by the id of a voucher or a gift card. */
export type PromoRef = { code: string } | { voucherId: number } | { giftCardId: number }

export const removePromoCode = (
  ctx: CheckoutCtx & TryingCtx,
  ref: CheckoutRef,
  promo: PromoRef,
): Promise<Result<Checkout, CheckoutErrorCode>> =>
  'code' in promo ? removeByCode(ctx, ref, promo.code) : removeById(ctx, ref, promo)

function removeByCode(
  ctx: CheckoutCtx & TryingCtx,
  ref: CheckoutRef,
  code: string,
): Promise<Result<Checkout, CheckoutErrorCode>> {
  return changeCheckout(ctx, ref, async (checkout) => {
    const card = checkout.giftCards.find((g) => g.code === code)
    if (card) return withoutCard(checkout, card.id)
    if (checkout.voucherCode === code) return withoutVoucher(checkout)
    return tryCode(
      ctx,
      'promoCode',
      () => removeOther(ctx, checkout, code),
      (result) => !result.ok,
    )
  })
}

/**
 * Refuses a code that no voucher and no gift card has with NOT_FOUND, and one that is not on this checkout with
 * INVALID. The difference tells whether a card exists, so such a code counts as a wrong code.
 */
async function removeOther(
  ctx: CheckoutCtx,
  checkout: Checkout,
  code: string,
): Promise<Result<CheckoutState, CheckoutErrorCode>> {
  const kind = code.length > LONGEST_TEXT || code.includes('\0') ? null : await kindOfCode(ctx.database.pool, code)
  if (!kind) return refuse('NOT_FOUND', 'promoCode', 'Promo code does not exist.')
  // A voucher may have several codes, and each of them removes it.
  if (kind.voucherId !== null && kind.voucherId === checkout.voucher?.voucherId) return withoutVoucher(checkout)
  return refuse('INVALID', 'promoCode', 'Cannot remove a promo code that is not attached to this checkout.')
}

/**
 * Removing a gift card that is not on the checkout succeeds, as does removing any voucher from a checkout without one.
 */
function removeById(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  promo: Exclude<PromoRef, { code: string }>,
): Promise<Result<Checkout, CheckoutErrorCode>> {
  return changeCheckout(ctx, ref, (checkout) => {
    if ('giftCardId' in promo) return withoutCard(checkout, promo.giftCardId)
    if (checkout.voucherCode !== null && checkout.voucher?.voucherId !== promo.voucherId)
      return refuse('NOT_FOUND', 'promoCodeId', "Couldn't remove a promo code from a checkout.")
    return withoutVoucher(checkout)
  })
}

const withoutVoucher = (state: Checkout) => ok({ ...state, voucherCode: null, voucher: null })

const withoutCard = (state: Checkout, id: number) =>
  ok({ ...state, giftCards: state.giftCards.filter((g) => g.id !== id) })
