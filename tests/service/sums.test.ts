/**
 * The sums shown of a checkout and of its order add up to the cent: with every kind of promo code, sales, gift cards
 * that pay a part or all, free shipping, promotions and gifts, and prices entered with and without tax.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { METHOD, openRulesShop, type RulesShop, V } from '@semena/commerce/testing'
import {
  BasketCheckoutByIdDocument,
  type BasketCheckoutByIdQuery,
} from '../../storefront/src/features/basket/basket.generated.ts'
import {
  PaymentOrderDocument,
  type PaymentOrderQuery,
} from '../../storefront/src/features/payment/payment.generated.ts'
import { checkoutSums, type Ledger, orderSums } from '../../storefront/src/features/sums/ledger.ts'

let shop: RulesShop
beforeAll(async () => {
  shop = await openRulesShop()
  await shop.sql(
    `update stocks set quantity = 100000; update gift_cards set initial_balance = 1000000 where code = 'EUR-20'`,
  )
})
afterAll(() => shop.close())

const CHANNELS = ['eu', 'net', 'promo', 'gifts'] as const
/** The codes that a basket may have, and null for none. */
const CODES = [null, 'PERCENT', 'FIXED', 'PRODUCT', 'COLLECTION', 'CATEGORY', 'ALL', 'CHEAPEST', 'SHIPPING', 'THREE']
/** Codes after which an order cannot tell how much they took off a line that was reduced already. */
const LINE_CODES = new Set(['PRODUCT', 'COLLECTION', 'CATEGORY', 'ALL', 'CHEAPEST'])
const CARDS = [[], ['EUR-5'], ['EUR-5', 'EUR-20']]
const BASKETS = [
  [[V.plenty, 3]],
  [
    [V.onSale, 1],
    [V.cheap, 7],
  ],
  [
    [V.onSale, 3],
    [V.reduced, 2],
    [V.heavy, 1],
  ],
  [[V.service, 2]],
] as const

interface ShownLine {
  id: string
  totalPrice: { gross: { amount: number } }
}
const cents = (amount: number): number => Math.round(amount * 100)
const sumOf = ({ lines }: Ledger): number => lines.reduce((n, { amount }) => n + cents(amount.amount), 0)
const kinds = ({ lines }: Ledger) => Object.fromEntries(lines.map(({ kind, amount }) => [kind, amount.amount]))

async function seen(id: string) {
  const { data } = await shop.ask(BasketCheckoutByIdDocument.source, { id, language: 'EN' })
  return (data as unknown as BasketCheckoutByIdQuery).checkout!
}
async function ordered(id: string) {
  const { order, errors } = await shop.order(id)
  expect(errors).toEqual([])
  const { data } = await shop.ask(PaymentOrderDocument.source, { id: (order as { id: string }).id })
  return (data as unknown as PaymentOrderQuery).order!
}

/** Makes a checkout that can be completed. */
async function filled(channel: string, lines: (typeof BASKETS)[number], codes: readonly string[]): Promise<string> {
  const { id } = (await shop.make(channel, lines)) as { id: string }
  await shop.sql(`update gift_cards set current_balance = initial_balance`)
  if ((await seen(id)).isShippingRequired) await shop.ship(id, METHOD.standard)
  for (const code of codes) await shop.promo(id, code)
  return id
}

/** The differences in the sums, in words. */
function faultsOf(
  { lines, totalPrice }: { lines: ShownLine[]; totalPrice: { gross: { amount: number } } },
  sums: Ledger,
): string[] {
  const full = lines.map((line) => cents((sums.before.get(line.id) ?? line.totalPrice.gross).amount))
  return [
    ...(sumOf(sums) === cents(totalPrice.gross.amount) ? [] : ['the lines are not the total']),
    ...(full.reduce((x, y) => x + y, 0) === cents(sums.lines[0]!.amount.amount)
      ? []
      : ['the goods are not the sum of theirs']),
    ...('other' in kinds(sums) ? ['a difference has no name'] : []),
  ]
}

it.each(CHANNELS.flatMap((channel) => CODES.map((code) => ({ channel, code }))))(
  'in the channel $channel with the code $code',
  async ({ channel, code }) => {
    for (const [at, lines] of BASKETS.entries()) {
      const cards = CARDS[(at + CODES.indexOf(code)) % CARDS.length]!
      const id = await filled(channel, lines, [...(code ? [code] : []), ...cards])
      const checkout = await seen(id)
      const before = checkoutSums(checkout)
      const order = await ordered(id)
      const after = orderSums(order)
      const mayBeMixed = LINE_CODES.has(code ?? '') || channel === 'net'
      // The order shows the same sums as the checkout did.
      const shown = after.isMixed && mayBeMixed ? [] : [kinds(after)]
      const found = [...faultsOf(checkout, before), ...faultsOf({ ...order, totalPrice: order.total }, after)]
      expect({ lines, cards, found, shown }).toEqual({ lines, cards, found: [], shown: shown.map(() => kinds(before)) })
    }
  },
  60_000,
)

it('tells reduced prices, a promo code and a gift card apart', async () => {
  const id = await filled('eu', [[V.onSale, 2]] as never, ['PERCENT', 'EUR-5'])
  const sums = checkoutSums(await seen(id))
  // Each of two packs costs 12.00 at full price, 9.00 reduced, and half of that with the code. Shipping costs 2.00.
  expect(kinds(sums)).toEqual({ goods: 24, sale: -6, code: -9, delivery: 2, card: -5 })
  expect(sums).toMatchObject({ code: 'PERCENT', atFullPrice: true, total: { amount: 6 } })
})

it('shows a code for the delivery beside what the delivery costs', async () => {
  const sums = checkoutSums(await seen(await filled('eu', [[V.plenty, 1]] as never, ['SHIPPING'])))
  expect(sums.lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['goods', 12],
    ['delivery', 2],
    ['code', -2],
  ])
})

it('is no reduction that prices are entered without tax', async () => {
  expect(kinds(checkoutSums(await seen(await filled('net', [[V.plenty, 2]] as never, []))))).toEqual({
    goods: 28.56,
    delivery: 2.2,
  })
})
