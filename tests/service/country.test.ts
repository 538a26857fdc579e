/**
 * After another country is chosen in the checkout, its shipping methods and prices are there before the address is
 * complete.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuyingShop, openShop, PLENTY } from '@semena/commerce/testing'
import {
  CheckoutByIdDocument,
  type CheckoutByIdQuery,
  CheckoutShippingAddressDocument,
  type CheckoutShippingAddressMutation,
} from '../../storefront/src/features/checkout/checkout.generated.ts'
import { checkoutSums } from '../../storefront/src/features/sums/ledger.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
  await shop.services.database.pool.query(`
    insert into shipping_zones (name, countries) values ('Europe', '{DE}');
    insert into shipping_zone_channels select z.id, c.id from shipping_zones z, channels c where z.name = 'Europe';
    insert into shipping_zone_warehouses select z.id, w.id from shipping_zones z, warehouses w where z.name = 'Europe';
    insert into shipping_methods (zone_id, name) select id, 'Letter' from shipping_zones where name = 'Europe';
    insert into shipping_method_listings (method_id, channel_id, price) select m.id, c.id, 1100
      from shipping_methods m, channels c where m.name = 'Letter'`)
})
afterAll(() => shop.close())

it('drops a way of delivery that does not go there, with its price', async () => {
  const id = await shop.basket(PLENTY)
  const read = await shop.ask(CheckoutByIdDocument.source, { id, language: 'EN' })
  const before = (read.data as unknown as CheckoutByIdQuery).checkout!
  expect(before.deliveryMethod).not.toBeNull()
  const answer = await shop.ask(CheckoutShippingAddressDocument.source, {
    id,
    // The form has got no further: it has no street, city or postal code yet.
    address: { firstName: 'Ann', country: 'DE' },
    rules: { checkRequiredFields: false, checkFieldsFormat: false },
    language: 'EN',
  })
  const { checkout, errors } = (answer.data as unknown as CheckoutShippingAddressMutation)
    .checkoutShippingAddressUpdate!
  expect(errors).toEqual([])
  expect(checkout).toMatchObject({
    deliveryMethod: null,
    shippingMethods: [{ name: 'Letter', price: { amount: 11 } }],
    shippingAddress: { country: { code: 'DE' } },
  })
  const { lines, total } = checkoutSums(checkout!)
  expect(lines.map(({ kind }) => kind)).toEqual(['goods', 'delivery'])
  expect(lines[1]!.amount.amount).toBe(0)
  expect(total.amount).toBe(lines[0]!.amount.amount)
})
