/** When a hundred buyers want ten packs, there are exactly ten orders, ninety clear refusals, and nothing left. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { graphql, complete, readyCheckout, send, variant } from '../support/buyer.ts'
import { importFiles, setStock } from '../support/owner.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import type { RunningShop } from '../support/shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startDemoShop()
})
afterAll(() => shop?.remove())

it('sells ten packs to a hundred buyers exactly ten times', async () => {
  const sku = 'NTL-FEM-5'
  await setStock(shop, { [sku]: 10 })
  const { id, quantityAvailable } = await variant(shop.url, sku)
  expect(quantityAvailable).toBe(10)
  const checkouts = await Promise.all(
    Array.from({ length: 100 }, (_, i) => readyCheckout(shop.url, id, { email: `buyer${i}@example.com` })),
  )
  const results = await Promise.all(checkouts.map((c) => complete(shop.url, c)))
  const orders = results.filter((r) => r.order)
  expect(orders).toHaveLength(10)
  expect(new Set(orders.map((r) => r.order!.number)).size).toBe(10)
  const refusals = results.filter((r) => !r.order).map((r) => r.errors.map((e) => e.code))
  expect(refusals).toHaveLength(90)
  expect(refusals.every((codes) => codes.length === 1 && codes[0] === 'INSUFFICIENT_STOCK')).toBe(true)
  expect((await variant(shop.url, sku)).quantityAvailable).toBe(0)
}, 60_000)

it('lets a hundred buyers share a gift card and one of them a code of single use, to the cent', async () => {
  await importFiles(shop, {
    'gift-cards.csv': 'code,currency,balance\nRACE-CARD,USD,333.33\n',
    'vouchers.csv': 'code,name,type,valueType,value:us,singleUse\nRACE-ONCE,Once,ENTIRE_ORDER,FIXED,5.00,yes\n',
  })
  const { id } = await variant(shop.url, 'NTL-FEM-3')
  await setStock(shop, { 'NTL-FEM-3': 1000 })
  const promo = (checkout: string, code: string) =>
    graphql(
      shop.url,
      'mutation($id: ID!, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) { errors { code } } }',
      { id: checkout, code },
    )
  const total = async (checkout: string): Promise<number> => {
    const { totalPrice } = await graphql<{ totalPrice: { gross: { amount: number } } }>(
      shop.url,
      'query($id: ID!) { checkout(id: $id) { totalPrice { gross { amount } } } }',
      { id: checkout },
    )
    return Math.round(totalPrice.gross.amount * 100)
  }
  const checkouts = await Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      const checkout = await readyCheckout(shop.url, id, { email: `sharer${i}@example.com` })
      const price = await total(checkout)
      await promo(checkout, 'RACE-CARD')
      if (i < 50) await promo(checkout, 'RACE-ONCE')
      return { checkout, price, coded: i < 50 }
    }),
  )
  const results = await Promise.all(checkouts.map(async (c) => ({ ...c, ...(await complete(shop.url, c.checkout)) })))
  const bought = results.filter((r) => r.order)
  expect(bought.filter((r) => r.coded)).toHaveLength(1)
  expect(bought).toHaveLength(51)
  expect(new Set(results.filter((r) => !r.order).flatMap((r) => r.errors.map((e) => e.code)))).toEqual(
    new Set(['VOUCHER_NOT_APPLICABLE']),
  )
  const worth = bought.reduce((n, r) => n + r.price, 0)
  const asked = bought.reduce((n, r) => n + Math.round(r.order!.total * 100), 0)
  expect(worth - asked).toBe(33_333 + 500)
}, 90_000)

it('makes one order of a checkout that is completed twenty times at once', async () => {
  const { id } = await variant(shop.url, 'NTL-FEM-3')
  const checkout = await readyCheckout(shop.url, id)
  const results = await Promise.all(Array.from({ length: 20 }, () => complete(shop.url, checkout)))
  expect(new Set(results.map((r) => r.order?.id)).size).toBe(1)
  expect(results[0]!.order).not.toBeNull()
})

it('pays an order once, however often the same key asks', async () => {
  const { id } = await variant(shop.url, 'NTL-FEM-3')
  const { order } = await complete(shop.url, await readyCheckout(shop.url, id))
  const pay = () =>
    send<{
      transactionInitialize: {
        transaction: { id: string; chargedAmount: { amount: number } } | null
        errors: { code: string }[]
      }
    }>(
      shop.url,
      'mutation($id: ID!, $data: JSON) { transactionInitialize(id: $id, idempotencyKey: "one-click", paymentGateway: { id: "saleor.io.dummy-payment-app", data: $data }) { transaction { id chargedAmount { amount } } errors { code field } } }',
      { id: order!.id, data: { event: { type: 'CHARGE_SUCCESS' } } },
    )
  const answers = await Promise.all(Array.from({ length: 20 }, pay))
  expect(answers.map((a) => a.data?.transactionInitialize.errors)).toEqual(Array.from({ length: 20 }, () => []))
  expect(new Set(answers.map((a) => a.data?.transactionInitialize.transaction?.id)).size).toBe(1)
  const paid = await send<{
    order: { isPaid: boolean; totalCharged: { amount: number }; total: { gross: { amount: number } } }
  }>(shop.url, 'query($id: ID!) { order(id: $id) { isPaid totalCharged { amount } total { gross { amount } } } }', {
    id: order!.id,
  })
  expect(paid.data?.order.isPaid).toBe(true)
  expect(paid.data?.order.totalCharged.amount).toBe(paid.data?.order.total.gross.amount)
})
