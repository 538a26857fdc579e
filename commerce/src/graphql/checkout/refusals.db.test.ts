/** The codes with which a checkout refuses, as in Saleor 3.23, for cases that no recording of Saleor shows. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshPrices } from '../../db/triggers/derived.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { type BuyingShop, openShop, PLENTY, TEN, UNCOUNTED } from '../../testing/buying.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
  await shop.services.database.pool.query(`insert into voucher_codes (code, voucher_id) values ('FIVE-TOO', 1)`)
  await refreshPrices(shop.services.database.pool, new Date())
}, 60_000)
afterAll(() => shop.close())

const GONE = toGlobalId('Checkout', '00000000-0000-4000-8000-000000000000')
const change = async (operation: string, types: string, variables: object): Promise<string[]> => {
  const args = types.replaceAll(/\$(\w+): \w+!?/g, '$1: $$$1')
  const { data } = await shop.ask(`mutation(${types}) { ${operation}(${args}) { errors { code field } } }`, variables)
  return data[operation].errors.map((e: { code: string; field: string | null }) => `${e.code} ${e.field}`)
}

describe('a promo code that is taken off', () => {
  const remove = (id: string, promoCode: string) =>
    change('checkoutRemovePromoCode', '$id: ID, $promoCode: String', { id, promoCode })
  const removeById = (id: string, promoCodeId: string) =>
    change('checkoutRemovePromoCode', '$id: ID, $promoCodeId: ID', { id, promoCodeId })

  test('is not found where nobody has it, and invalid where it is on another checkout', async () => {
    const id = await shop.basket(PLENTY)
    expect(await remove(id, 'NOBODY-HAS-IT')).toEqual(['NOT_FOUND promoCode'])
    expect(await remove(id, 'x'.repeat(300))).toEqual(['NOT_FOUND promoCode'])
    expect(await remove(id, 'FIVE')).toEqual(['INVALID promoCode'])
    expect(await remove(id, 'GIFT-0005')).toEqual(['INVALID promoCode'])
    expect(await remove(id, '')).toEqual(['GRAPHQL_ERROR null'])
    expect(await remove(GONE, 'FIVE')).toEqual(['NOT_FOUND id'])
  })

  test('comes off by any code of its voucher', async () => {
    const id = await shop.basket(PLENTY, { promoCode: 'FIVE' })
    expect(await remove(id, 'SINGLE')).toEqual(['INVALID promoCode'])
    expect(await remove(id, 'FIVE-TOO')).toEqual([])
    expect((await shop.ask('query($id: ID) { checkout(id: $id) { voucherCode } }', { id })).data.checkout).toEqual({
      voucherCode: null,
    })
  })

  test('comes off by an id of its voucher or card', async () => {
    const id = await shop.basket(PLENTY, { promoCode: 'FIVE' })
    expect(await removeById(id, toGlobalId('Voucher', 2))).toEqual(['NOT_FOUND promoCodeId'])
    expect(await removeById(id, toGlobalId('Product', 1))).toEqual(['NOT_FOUND promoCodeId'])
    expect(await removeById(id, 'garbage!')).toEqual(['GRAPHQL_ERROR promoCodeId'])
    expect(await removeById(id, toGlobalId('GiftCard', 1))).toEqual([])
    expect(await removeById(id, toGlobalId('Voucher', 1))).toEqual([])
    expect(await removeById(id, toGlobalId('Voucher', 1))).toEqual([])
  })
})

describe('a way to ship', () => {
  const choose = (id: string, deliveryMethodId: string) =>
    change('checkoutDeliveryMethodUpdate', '$id: ID, $deliveryMethodId: ID', { id, deliveryMethodId })

  test('by an id of something else is invalid, once there is something to ship', async () => {
    const id = await shop.basket(PLENTY)
    for (const type of ['Product', 'Checkout', 'Voucher'])
      expect(await choose(id, toGlobalId(type, 1))).toEqual(['INVALID deliveryMethodId'])
    expect(await choose(id, toGlobalId('ShippingMethod', 99))).toEqual([
      'DELIVERY_METHOD_NOT_APPLICABLE deliveryMethodId',
    ])
    expect(await choose(GONE, toGlobalId('Product', 1))).toEqual(['NOT_FOUND id'])
    const { data } = await shop.ask(
      'mutation { checkoutCreate(input: { channel: "us", lines: [] }) { checkout { id } errors { code } } }',
    )
    expect(await choose(data.checkoutCreate.checkout.id, toGlobalId('Product', 1))).toEqual([
      'SHIPPING_NOT_REQUIRED deliveryMethod',
    ])
  })
})

describe('an e-mail', () => {
  const update = (id: string, email: string) => change('checkoutEmailUpdate', '$id: ID, $email: String!', { id, email })

  test('that is empty is required, whatever the checkout', async () => {
    const id = await shop.basket(PLENTY)
    expect(await update(id, '')).toEqual(['REQUIRED email'])
    expect(await update(GONE, '')).toEqual(['REQUIRED email'])
    expect(await update(id, 'nobody')).toEqual(['INVALID email'])
    expect((await shop.ask('query($id: ID) { checkout(id: $id) { email } }', { id })).data.checkout.email).toBe(
      'ann@example.com',
    )
  })

  test('that is empty in a new checkout is none, or the customer’s own', async () => {
    const token = await shop.signUp('bea@example.com')
    const create = async (as?: string) =>
      (
        await shop.ask(
          'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { email } errors { code field } } }',
          { i: { channel: 'us', email: '', lines: [] } },
          as,
        )
      ).data.checkoutCreate
    expect(await create()).toEqual({ checkout: { email: null }, errors: [] })
    expect(await create(token)).toEqual({ checkout: { email: 'bea@example.com' }, errors: [] })
  })
})

describe('a limit', () => {
  const known = async (sku: string) =>
    (
      await shop.ask(
        'query($sku: String) { productVariant(sku: $sku, channel: "us") { quantityLimitPerCustomer quantityAvailable } }',
        { sku },
      )
    ).data.productVariant
  const refusal = async (variantId: string, quantity: number) => {
    const { data } = await shop.ask(
      'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { errors { code field message } } }',
      { i: { channel: 'us', lines: [{ variantId, quantity }] } },
    )
    return data.checkoutCreate.errors
  }
  const numberIn = ({ message }: { message: string }): number => Number(/(?:Only|more than) (\d+)/.exec(message)?.[1])

  test.each([
    ['of the shop', 'PLENTY', PLENTY, { quantityLimitPerCustomer: null, quantityAvailable: 50 }, 50],
    ['of one pack', 'UNCOUNTED', UNCOUNTED, { quantityLimitPerCustomer: 4, quantityAvailable: 50 }, 4],
  ])('%s is known to whoever buys, and is told by its number', async (_what, sku, id, fields, most) => {
    await shop.services.database.pool.query(
      `update variants set quantity_limit_per_customer = 4 where sku = 'UNCOUNTED'`,
    )
    expect(await known(sku)).toEqual(fields)
    expect(await refusal(id, most)).toEqual([])
    const [error, ...others] = await refusal(id, most + 1)
    expect(others).toEqual([])
    expect(error).toMatchObject({ code: 'QUANTITY_GREATER_THAN_LIMIT', field: 'quantity' })
    expect(numberIn(error)).toBe(most)
  })

  test('of what lies there is known, and is told by its number', async () => {
    expect(await known('TEN')).toEqual({ quantityLimitPerCustomer: null, quantityAvailable: 10 })
    const [error] = await refusal(TEN, 11)
    expect(error).toMatchObject({ code: 'INSUFFICIENT_STOCK', field: 'quantity' })
    expect(numberIn(error)).toBe(10)
  })
})
