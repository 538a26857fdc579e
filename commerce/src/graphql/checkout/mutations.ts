/** Changing checkouts. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import { DEFAULT_LANGUAGE_CODE } from '@semena/contract/languages'
import type { CheckoutErrorCode } from '@semena/contract/enums'
import { hasPermission } from '../../context.ts'
import { addLines } from '../../domain/checkout/add-lines.ts'
import { completeCheckout } from '../../domain/completion/complete.ts'
import {
  updateBillingAddress,
  updateEmail,
  updateLanguage,
  updateShippingAddress,
} from '../../domain/checkout/contact.ts'
import { OF_APP } from '../../domain/checkout/app-methods.ts'
import type { CheckoutRef } from '../../domain/checkout/change.ts'
import { checkChannel, createCheckout, unknownVariant } from '../../domain/checkout/create.ts'
import { type Delivery, updateDelivery } from '../../domain/checkout/delivery.ts'
import type { LineInput } from '../../domain/checkout/input-lines.ts'
import { addPromoCode, type PromoRef, removePromoCode } from '../../domain/checkout/promo.ts'
import { deleteLines, type LineUpdate, updateLines } from '../../domain/checkout/update-lines.ts'
import { fromGlobalId, intKey, uuidKey } from '../../domain/global-id.ts'
import { refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type {
  CheckoutCreateInput,
  CheckoutLineInput,
  CheckoutLineUpdateInput,
} from '../../domain/checkout/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { emptyKey, readAddress, readMetadata } from '../shared/arguments.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { deliveryKey } from '../shipping/sources.ts'
import type { CheckoutSource } from './sources.ts'
import { readRef, type RefArgs } from '../shared/checkout-ref.ts'
import { checkPrices } from './arguments.ts'

/** A reason as it is kept; an empty one counts as none. */
const reasonOf = (given: string | null | undefined) =>
  given === undefined
    ? undefined
    : plainText(given ?? '')
        .trim()
        .slice(0, LONGEST_TEXT) || null

/** The lines of a new checkout; null when an id is not that of a variant. */
function readLines(ctx: GraphqlContext, lines: readonly CheckoutLineInput[]): LineInput[] | null {
  checkPrices(ctx, lines)
  const read = lines.map((l) => ({
    variantId: intKey(l.variantId, 'ProductVariant'),
    quantity: l.quantity,
    forceNewLine: l.forceNewLine ?? false,
    price: l.price,
    priceReason: reasonOf(l.priceOverrideReason),
    metadata: readMetadata(l.metadata),
  }))
  return read.every((l) => l.variantId !== null) ? (read as LineInput[]) : null
}

async function create(
  input: CheckoutCreateInput,
  ctx: GraphqlContext,
): Promise<Result<CheckoutSource, CheckoutErrorCode>> {
  if (input.privateMetadata?.length && !hasPermission(ctx, 'MANAGE_CHECKOUTS')) throw permissionDenied()
  const channel = await checkChannel(ctx, input.channel)
  if (!channel.ok) return channel
  const lines = readLines(ctx, input.lines)
  if (!lines) return unknownVariant()
  if (emptyKey(input.metadata)) return refuse('REQUIRED', 'metadata', 'Metadata key cannot be empty.')
  const shipping =
    input.shippingAddress &&
    (await readAddress(ctx, input.shippingAddress, 'SHIPPING', input.validationRules?.shippingAddress))
  if (shipping && !shipping.ok) return shipping
  const billing =
    input.billingAddress &&
    (await readAddress(ctx, input.billingAddress, 'BILLING', input.validationRules?.billingAddress))
  if (billing && !billing.ok) return billing
  return createCheckout(ctx, {
    channel: channel.value,
    lines,
    // As in Saleor, an empty e-mail address counts as none.
    email: input.email || null,
    shippingAddress: shipping?.value ?? null,
    billingAddress: billing?.value ?? null,
    saveShippingAddress: input.saveShippingAddress ?? true,
    saveBillingAddress: input.saveBillingAddress ?? true,
    languageCode: input.languageCode ?? DEFAULT_LANGUAGE_CODE,
    metadata: readMetadata(input.metadata),
    privateMetadata: readMetadata(input.privateMetadata),
  })
}

/** Wraps a use-case that changes one checkout. */
export const changing =
  <Args extends RefArgs>(
    work: (
      ref: CheckoutRef,
      args: Args,
      ctx: GraphqlContext,
    ) => Result<CheckoutSource, CheckoutErrorCode> | Promise<Result<CheckoutSource, CheckoutErrorCode>>,
  ) =>
  async (_: unknown, args: Args, ctx: GraphqlContext) => {
    const ref = readRef(args)
    return payload(ref.ok ? await work(ref.value, args, ctx) : ref, 'checkout')
  }

function readUpdates(
  ctx: GraphqlContext,
  lines: readonly CheckoutLineUpdateInput[],
): Result<LineUpdate[], CheckoutErrorCode> {
  checkPrices(ctx, lines)
  if (lines.some((l) => l.quantity == null) && ctx.viewer.kind !== 'app')
    return refuse('REQUIRED', 'quantity', 'The quantity is required for all lines.')
  const updates: LineUpdate[] = []
  for (const l of lines) {
    if ((l.lineId == null) === (l.variantId == null))
      return refuse('GRAPHQL_ERROR', null, 'Exactly one of lineId and variantId must be given.')
    const line = l.lineId == null ? null : uuidKey(l.lineId, 'CheckoutLine')
    const variant = l.variantId == null ? null : intKey(l.variantId, 'ProductVariant')
    if (l.lineId != null && line === null) return refuse('GRAPHQL_ERROR', 'lineId', 'Must receive a CheckoutLine id.')
    if (l.variantId != null && variant === null) return unknownVariant()
    updates.push({
      lineId: line,
      variantId: variant,
      quantity: l.quantity ?? null,
      price: l.price,
      priceReason: reasonOf(l.priceOverrideReason),
      metadata: readMetadata(l.metadata),
    })
  }
  return { ok: true, value: updates }
}

/** The shipping method or warehouse that an id names; null where no id is given. Throws when the text is no id at all. */
function readDelivery(checkoutId: string, id: string | null | undefined): Delivery | 'unknown' | 'other' | null {
  if (id == null) return null
  const global = fromGlobalId(id)
  if (!global) throw invalidArgument('Could not decode the id of the delivery method.')
  const method = (methodId: number | string | null): Delivery | 'unknown' =>
    methodId === null ? 'unknown' : { methodId }
  if (global.type === 'ShippingMethod') return method(intKey(id, 'ShippingMethod'))
  if (global.type === 'CheckoutDelivery') return method(deliveryKey(checkoutId, global.key))
  if (global.type === OF_APP) return { methodId: id }
  const warehouseId = uuidKey(id, 'Warehouse')
  if (warehouseId) return { warehouseId }
  return global.type === 'Warehouse' ? 'unknown' : 'other'
}

function readPromo({
  promoCode,
  promoCodeId,
}: {
  promoCode?: string | null
  promoCodeId?: string | null
}): Result<PromoRef, CheckoutErrorCode> {
  // An empty text counts as not given.
  if (Boolean(promoCode) === Boolean(promoCodeId))
    return refuse('GRAPHQL_ERROR', null, 'Exactly one of promoCode and promoCodeId must be given.')
  if (promoCode) return { ok: true, value: { code: promoCode } }
  const voucherId = intKey(promoCodeId!, 'Voucher')
  const giftCardId = intKey(promoCodeId!, 'GiftCard')
  if (!fromGlobalId(promoCodeId!)) return refuse('GRAPHQL_ERROR', 'promoCodeId', 'Could not decode the id.')
  if (voucherId === null && giftCardId === null)
    return refuse('NOT_FOUND', 'promoCodeId', 'Must receive Voucher or GiftCard id.')
  return { ok: true, value: voucherId !== null ? { voucherId } : { giftCardId: giftCardId! } }
}

export const checkoutMutations = {
  checkoutCreate: async (_, { input }, ctx) => {
    const result = await create(input, ctx)
    return payload(result, { checkout: null, created: null }, (checkout) => ({ checkout, created: true }))
  },

  checkoutLinesAdd: changing((ref, { lines }, ctx) => {
    const read = readLines(ctx, lines)
    return read ? addLines(ctx, ref, read) : unknownVariant()
  }),

  checkoutLinesUpdate: changing(async (ref, { lines }, ctx) => {
    const read = readUpdates(ctx, lines)
    return read.ok ? updateLines(ctx, ref, read.value) : read
  }),

  checkoutLinesDelete: changing((ref, { linesIds }, ctx) => {
    const keys = linesIds.map((id) => {
      const key = uuidKey(id, 'CheckoutLine')
      if (!key) throw invalidArgument('Must receive a CheckoutLine id.')
      return key
    })
    return deleteLines(ctx, ref, keys)
  }),

  checkoutEmailUpdate: changing((ref, { email }, ctx) => updateEmail(ctx, ref, email)),

  checkoutLanguageCodeUpdate: changing((ref, { languageCode }, ctx) => updateLanguage(ctx, ref, languageCode)),

  checkoutShippingAddressUpdate: changing(async (ref, { shippingAddress, saveAddress, validationRules }, ctx) => {
    const address = await readAddress(ctx, shippingAddress, 'SHIPPING', validationRules)
    return address.ok ? updateShippingAddress(ctx, ref, address.value, saveAddress ?? true) : address
  }),

  checkoutBillingAddressUpdate: changing(async (ref, { billingAddress, saveAddress, validationRules }, ctx) => {
    const address = await readAddress(ctx, billingAddress, 'BILLING', validationRules)
    return address.ok ? updateBillingAddress(ctx, ref, address.value, saveAddress ?? true) : address
  }),

  checkoutDeliveryMethodUpdate: changing(async (ref, { deliveryMethodId }, ctx) =>
    updateDelivery(ctx, ref, readDelivery(ref.id, deliveryMethodId)),
  ),

  checkoutAddPromoCode: changing((ref, { promoCode }, ctx) => addPromoCode(ctx, ref, promoCode)),

  checkoutRemovePromoCode: changing(async (ref, args, ctx) => {
    const promo = readPromo(args)
    return promo.ok ? removePromoCode(ctx, ref, promo.value) : promo
  }),

  checkoutComplete: async (_, args, ctx) => {
    const ref = readRef(args)
    const result = !ref.ok
      ? ref
      : emptyKey(args.metadata)
        ? refuse('REQUIRED', 'metadata', 'Metadata key cannot be empty.')
        : await completeCheckout(ctx, ref.value, {
            metadata: readMetadata(args.metadata),
            redirectUrl: args.redirectUrl ?? null,
          })
    const open = { confirmationNeeded: false, confirmationData: null }
    return payload(result, { order: null, ...open }, (order) => ({ order, ...open }))
  },
} satisfies Partial<Fields<'Mutation'>>
