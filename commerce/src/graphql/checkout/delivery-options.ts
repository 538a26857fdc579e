/** Asking for shipping methods anew, and Saleor's older mutations for choosing one. */
import { OF_APP } from '../../domain/checkout/app-methods.ts'
import { readCheckout } from '../../domain/checkout/change.ts'
import { updateNote } from '../../domain/checkout/contact.ts'
import { updateDelivery } from '../../domain/checkout/delivery.ts'
import { checkoutFromOrder } from '../../domain/checkout/from-order.ts'
import { deleteLines } from '../../domain/checkout/update-lines.ts'
import { fromGlobalId, intKey, toGlobalId, uuidKey } from '../../domain/global-id.ts'
import { ok, refuse } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { delivery } from '../shipping/sources.ts'
import { changing } from './mutations.ts'

export const deliveryMutations = {
  deliveryOptionsCalculate: async (_, { id }, ctx) => {
    const key = uuidKey(id, 'Checkout')
    const checkout = key && (await readCheckout(ctx, key))?.checkout
    const code = fromGlobalId(id)?.type === 'Checkout' ? 'NOT_FOUND' : 'GRAPHQL_ERROR'
    const found = checkout ? ok(checkout) : refuse(code, 'id', "Couldn't resolve to a checkout.")
    return payload(found, { deliveries: [] }, (c) => ({ deliveries: c.methods.map((m) => delivery(c, m.id)) }))
  },

  checkoutShippingMethodUpdate: changing(async (ref, { shippingMethodId: id }, ctx) => {
    const type = id == null ? null : fromGlobalId(id)?.type
    if (id != null && type !== 'ShippingMethod' && type !== OF_APP)
      return refuse('INVALID', 'shippingMethodId', 'ID does not belong to known shipping methods.')
    const methodId = id == null ? null : type === OF_APP ? id : intKey(id, 'ShippingMethod')
    const chosen = id == null ? null : methodId === null ? 'unknown' : { methodId }
    return updateDelivery(ctx, ref, chosen, { code: 'SHIPPING_METHOD_NOT_APPLICABLE', field: 'shippingMethod' })
  }),

  checkoutLineDelete: changing(async (ref, { lineId: id }, ctx) => {
    if (id == null || fromGlobalId(id)?.type !== 'CheckoutLine')
      return refuse('GRAPHQL_ERROR', 'lineId', 'Must receive a CheckoutLine id.')
    const key = uuidKey(id, 'CheckoutLine')
    const done = key ? await deleteLines(ctx, ref, [key]) : null
    // The answer does not tell whether a line of that id is in another checkout.
    if (!done || (!done.ok && done.errors[0]?.code === 'INVALID'))
      return refuse('NOT_FOUND', 'lineId', "Couldn't resolve to a line of this checkout.")
    return done.ok
      ? done
      : { ok: false, errors: done.errors.map((e) => ({ ...e, field: e.lines ? 'lineId' : e.field })) }
  }),

  checkoutCustomerNoteUpdate: changing((ref, { customerNote }, ctx) => updateNote(ctx, ref, plainText(customerNote))),

  checkoutCreateFromOrder: async (_, { id }, ctx) => {
    const key = uuidKey(id, 'Order')
    const done = key
      ? await checkoutFromOrder(ctx, key)
      : refuse(
          fromGlobalId(id)?.type === 'Order' ? 'ORDER_NOT_FOUND' : 'GRAPHQL_ERROR',
          'id',
          'Must receive an Order id.',
        )
    return payload(done, { checkout: null, unavailableVariants: null }, ({ checkout, unavailable }) => ({
      checkout,
      unavailableVariants: unavailable.map(({ variantId, lineId: line, ...why }) => ({
        ...why,
        lineId: toGlobalId('OrderLine', line),
        variantId: variantId === null ? '' : toGlobalId('ProductVariant', variantId),
      })),
    }))
  },
} satisfies Partial<Fields<'Mutation'>>
