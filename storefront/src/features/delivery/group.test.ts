import { expect, it } from 'vitest'
import { type CountryRates, groupRates } from './group.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const way = (name: string, price: number, from: number | null = null) => ({
  name,
  translation: null,
  minimumDeliveryDays: 7,
  maximumDeliveryDays: 14,
  price: usd(price),
  minimumOrderPrice: from === null ? null : usd(from),
  maximumOrderPrice: null,
})
const names: Record<string, string> = { US: 'United States', CA: 'Canada', CZ: 'Czechia', AT: 'Austria', RU: 'Russia' }
const grouped = (rates: readonly CountryRates[], home: string | null = null) =>
  groupRates(rates, home, (code) => names[code] ?? code, 'en')

it('puts countries with the same ways together, the shop’s own first', () => {
  const near = [way('Free', 0, 90), way('Courier', 19), way('Letter', 6)]
  const far = [way('Letter', 9)]
  const groups = grouped(
    [
      { countryCode: 'CZ', shippingMethods: far },
      { countryCode: 'US', shippingMethods: near },
      { countryCode: 'AT', shippingMethods: far },
      { countryCode: 'CA', shippingMethods: [...near].reverse() },
      { countryCode: 'RU', shippingMethods: [] },
    ],
    'US',
  )
  expect(groups.map(({ countries }) => countries.map(({ name }) => name))).toEqual([
    ['United States', 'Canada'],
    ['Austria', 'Czechia'],
  ])
  expect(groups[0]!.ways.map(({ name, price, from }) => [name, price.amount, from?.amount ?? null])).toEqual([
    ['Letter', 6, null],
    ['Courier', 19, null],
    ['Free', 0, 90],
  ])
})
it('keeps apart what costs the same but takes longer, and reads days that are half told', () => {
  const slow = { ...way('Letter', 9), minimumDeliveryDays: null, maximumDeliveryDays: 30 }
  const groups = grouped([
    { countryCode: 'CZ', shippingMethods: [way('Letter', 9)] },
    { countryCode: 'AT', shippingMethods: [slow] },
    { countryCode: 'US', shippingMethods: [{ ...slow, maximumDeliveryDays: null }] },
  ])
  expect(groups).toHaveLength(3)
  expect(groups.map(({ ways }) => ways[0]!.days)).toEqual([[7, 14], [30, 30], null])
})
it('is nothing where the shop ships nowhere', () => {
  expect(grouped([{ countryCode: 'RU', shippingMethods: null }])).toEqual([])
})
