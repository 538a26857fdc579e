/** Who the buyer is: e-mail, language, addresses. */
import { LONGEST_MESSAGE } from '@semena/contract/limits'
import type { CheckoutErrorCode, LanguageCodeEnum } from '@semena/contract/enums'
import { variantsInStock } from '../../db/queries/catalog/for-sale.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { isEmail } from '../email.ts'
import { ok, refuse, refuseOrder, type Result } from '../result.ts'
import { changeCheckout, type CheckoutCtx, type CheckoutRef } from './change.ts'
import { totalsByVariant } from './input-lines.ts'
import { checkQuantities } from './quantities.ts'
import { type Checkout, countryOf, ownLines, warehousesIn } from './state.ts'

/** Sets the buyer's e-mail. As in Saleor, an empty one is refused before the checkout is looked for. */
export async function updateEmail(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  email: string,
): Promise<Result<Checkout, CheckoutErrorCode>> {
  if (email === '') return refuse('REQUIRED', 'email', 'This field cannot be blank.')
  return changeCheckout(ctx, ref, (checkout) =>
    isEmail(email) ? ok({ ...checkout, email }) : refuse('INVALID', 'email', 'Enter a valid email address.'),
  )
}

export const updateLanguage = (
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  languageCode: LanguageCodeEnum,
): Promise<Result<Checkout, CheckoutErrorCode>> =>
  changeCheckout(ctx, ref, (checkout) => ok({ ...checkout, languageCode }))

export const updateNote = (
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  customerNote: string,
): Promise<Result<Checkout, CheckoutErrorCode>> =>
  changeCheckout(ctx, ref, (checkout) =>
    customerNote.length > LONGEST_MESSAGE
      ? refuse('INVALID', 'customerNote', `A note has at most ${LONGEST_MESSAGE} characters.`)
      : ok({ ...checkout, customerNote }),
  )

export const updateBillingAddress = (
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  billingAddress: StoredAddress,
  saveBillingAddress: boolean,
): Promise<Result<Checkout, CheckoutErrorCode>> =>
  changeCheckout(ctx, ref, (checkout) => ok({ ...checkout, billingAddress, saveBillingAddress }))

/** Sets the shipping address; refused where the warehouses that serve the new country do not have the goods. */
export function updateShippingAddress(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  shippingAddress: StoredAddress,
  saveShippingAddress: boolean,
): Promise<Result<Checkout, CheckoutErrorCode>> {
  return changeCheckout(ctx, ref, async (checkout, { shop }) => {
    if (checkout.collectionPoint)
      return refuse(
        'SHIPPING_CHANGE_FORBIDDEN',
        'shippingAddress',
        'The shipping address is that of the collection point. Choose another delivery first.',
      )
    const state = { ...checkout, shippingAddress, saveShippingAddress }
    const totals = totalsByVariant(ownLines(checkout))
    const warehouses = warehousesIn(shop, checkout, countryOf(state))
    const limit = shop.settings.limitQuantityPerCheckout
    const rows = await variantsInStock(ctx.database.pool, [...totals.keys()], warehouses, ctx.clock.now(), checkout.id)
    const errors = checkQuantities(
      rows.map((r) => ({ ...r, quantity: totals.get(r.id)! })),
      limit,
    )
    return errors.length > 0 ? refuseOrder(...errors) : ok(state)
  })
}
