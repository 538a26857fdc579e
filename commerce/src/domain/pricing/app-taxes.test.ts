/** What apps answer about taxes is charged as they say it, to the minor unit. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTaxes, withAppTaxes } from './app-taxes.ts'
import { price, type PricedInput } from './price.ts'

const minor = fc.nat({ max: 100_000_000 })
const CURRENCIES = { USD: 2, JPY: 0, KWD: 3 } as const
const currency = fc.constantFrom(...(Object.keys(CURRENCIES) as (keyof typeof CURRENCIES)[]))
/** A decimal of the currency's digits, as a text or as a number. */
const written = (amount: number, places: number, asText: boolean): string | number => {
  const digits = String(amount).padStart(places + 1, '0')
  const text = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits
  return asText ? text : Number(text)
}

describe('An answer', () => {
  test('is what is charged: every line, shipping, and their sum', () => {
    fc.assert(
      fc.property(
        currency,
        fc.array(
          fc.record({ net: minor, tax: minor, quantity: fc.integer({ min: 1, max: 9 }), percent: fc.nat(100) }),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
        fc.record({ net: minor, tax: minor }),
        fc.boolean(),
        fc.boolean(),
        (unit, lines, shipping, asText, charge) => {
          const say = (amount: number) => written(amount, CURRENCIES[unit], asText)
          const input: PricedInput = {
            currency: unit,
            lines: lines.map((l, i) => ({
              id: String(i),
              quantity: l.quantity,
              price: l.net,
              discountedPrice: l.net,
              rate: 0,
              productId: i,
              categoryId: null,
              collectionIds: [],
            })),
            voucher: null,
            orderDiscount: 0,
            shippingPrice: shipping.net,
            shippingRate: 0,
            tax: { withTax: true, charge },
            giftCards: [],
          }
          const read = readTaxes(
            {
              lines: lines.map((l) => ({
                total_net_amount: say(l.net),
                total_gross_amount: say(l.net + l.tax),
                tax_rate: l.percent,
              })),
              shipping_price_net_amount: say(shipping.net),
              shipping_price_gross_amount: say(shipping.net + shipping.tax),
              shipping_tax_rate: '7.5',
            },
            {
              currency: unit,
              lines: lines.map((l, i) => ({ id: String(i), quantity: l.quantity, unit: 0, total: 0 })),
            },
          )
          if (typeof read === 'string') throw new Error(read)
          const prices = price(withAppTaxes(input, read))
          const gross = (l: { net: number; tax: number }) => (charge ? l.net + l.tax : l.net)
          lines.forEach((l, i) =>
            expect(prices.lines.get(String(i))!.total).toEqual({ net: l.net, gross: gross(l), currency: unit }),
          )
          const all = [...lines, shipping]
          expect(prices.total).toEqual({
            net: all.reduce((n, l) => n + l.net, 0),
            gross: all.reduce((n, l) => n + gross(l), 0),
            currency: unit,
          })
        },
      ),
    )
  })

  test('is read or refused, never thrown', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('lines', 'shipping_tax_rate'), fc.jsonValue()), (answer) => {
        expect(typeof readTaxes(answer, { currency: 'USD', lines: [] })).toBe('string')
      }),
    )
  })
})
