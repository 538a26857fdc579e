/** The same steps in any order lead to the same price, of the checkout and of its order. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromGlobalId } from '../global-id.ts'
import { type Loose, METHOD, openRulesShop, type RulesShop, V } from '../../testing/rules.ts'

let shop: RulesShop
beforeAll(async () => {
  shop = await openRulesShop()
  await shop.sql(
    `update gift_cards set current_balance = 1000000 where code = 'EUR-20'; update stocks set quantity = 100000 where variant_id = 8`,
  )
}, 60_000)
afterAll(() => shop.close())

type Step = (id: string) => Promise<unknown>

const situation = fc.record({
  channel: fc.constantFrom('eu', 'net', 'free', 'freenet', 'promo', 'gifts'),
  lines: fc.uniqueArray(
    fc.tuple(
      fc.constantFrom(V.plenty, V.reduced, V.cheap, V.heavy, V.service, V.onSale, V.uncounted),
      fc.integer({ min: 1, max: 9 }),
    ),
    { minLength: 1, maxLength: 4, selector: ([variant]) => variant },
  ),
  voucher: fc.option(fc.constantFrom('PERCENT', 'CHEAPEST', 'ALL')),
  cards: fc.subarray(['EUR-20', 'EUR-5']),
  // Where each of the other steps comes among the lines, in two runs.
  places: fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 4, maxLength: 4 }),
})

const amounts = (c: Loose): unknown => ({
  total: c.totalPrice,
  subtotal: c.subtotalPrice,
  shipping: c.shippingPrice,
  discount: c.discount,
  voucher: c.voucherCode,
  methods: c.shippingMethods,
  lines: c.lines.map((l: Loose) => ({ ...l, id: null }) as object),
})

test('done in any order', async () => {
  await fc.assert(
    fc.asyncProperty(situation, async ({ channel, lines, voucher, cards, places }) => {
      const needsShipping = lines.some(([variant]) => variant !== V.service)
      const others: Step[] = [
        ...(voucher ? [(id: string) => shop.promo(id, voucher)] : []),
        ...cards.map((code) => (id: string) => shop.promo(id, code)),
        ...(needsShipping ? [(id: string) => shop.ship(id, METHOD.standard)] : []),
      ]
      const run = async (nth: 0 | 1): Promise<{ id: string; seen: Loose }> => {
        const [first, ...rest] = lines
        const { id } = await shop.make(channel, [first!])
        // A shipping method cannot be chosen while there is nothing to ship, so that step comes last.
        const steps = [
          ...rest.map((l, i) => ({ at: i + 1, step: (id: string) => shop.add(id, [l]) })),
          ...others.map((step, i) => ({
            at: first![0] === V.service && i === others.length - 1 ? Infinity : places[i]![nth],
            step,
          })),
        ].toSorted((a, b) => a.at - b.at)
        for (const { step } of steps) await step(id)
        const seen = await shop.look(id)
        // A gift may have to be shipped where nothing else is.
        if (seen.isShippingRequired && !seen.deliveryMethod) await shop.ship(id, METHOD.standard)
        return { id, seen: await shop.look(id) }
      }
      const [a, b] = [await run(0), await run(1)]
      expect(amounts(b.seen)).toEqual(amounts(a.seen))
      const total = a.seen.lines.reduce((n: number, l: Loose) => n + Math.round(l.totalPrice.gross.amount * 100), 0)
      expect(Math.round(a.seen.subtotalPrice.gross.amount * 100)).toBe(total)
      for (const t of [
        a.seen.totalPrice,
        a.seen.subtotalPrice,
        a.seen.shippingPrice,
        ...a.seen.lines.map((l: Loose) => l.totalPrice),
      ]) {
        expect(t.net.amount).toBeGreaterThanOrEqual(0)
        expect(Math.round((t.net.amount + t.tax.amount) * 100)).toBe(Math.round(t.gross.amount * 100))
      }

      const { order, errors } = await shop.order(a.id)
      expect(errors).toEqual([])
      expect(order.total).toEqual(a.seen.totalPrice)
      expect(order.subtotal).toEqual(a.seen.subtotalPrice)
      expect(order.shippingPrice).toEqual(a.seen.shippingPrice)
      // What a shopper is shown adds up: goods and shipping, less what gift cards paid, are the total.
      const minor = (money: Loose): number => Math.round(money.amount * 100)
      const ofCards = await shop.number(
        `select coalesce(sum(amount), 0) from order_gift_cards where order_id = '${fromGlobalId(order.id)!.key}'`,
      )
      expect(minor(order.subtotal.gross) + minor(order.shippingPrice.gross) - ofCards).toBe(minor(order.total.gross))
      // The card's part lowers the total and is no charge, as in Saleor.
      expect(minor(order.totalCharged)).toBe(0)
      expect(minor(order.totalBalance) + minor(order.total.gross)).toBe(0)
      const shown = ({ quantity, isGift, variant, unitPrice, totalPrice }: Loose): object => ({
        quantity,
        isGift,
        variant,
        unitPrice,
        totalPrice,
      })
      expect(order.lines.map(shown)).toEqual(a.seen.lines.map(shown))
    }),
    { numRuns: 25 },
  )
}, 60_000)
