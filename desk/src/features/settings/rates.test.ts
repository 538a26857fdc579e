/** What is typed into the table of shipping rates, as changes. */
import { afterAll, describe, expect, it } from 'vitest'
import { getLocale, type Locale, overwriteGetLocale } from '../../paraglide/runtime.js'
import { amountValue } from '../../platform/money.ts'
import { cellKey, changesOf, textOfValue } from './rates.ts'
import type { DeskZoneFragment } from './shipping.generated.ts'

let language: Locale = 'en'
const chosen = getLocale
overwriteGetLocale(() => language)
afterAll(() => overwriteGetLocale(chosen))

const ZONES: DeskZoneFragment[] = [
  {
    id: 'z',
    name: 'Europe',
    description: null,
    default: false,
    countries: [],
    warehouses: [],
    channels: [
      { id: 'eu', name: 'Europe', currencyCode: 'EUR' },
      { id: 'us', name: 'America', currencyCode: 'USD' },
    ],
    shippingMethods: [
      {
        id: 'letter',
        name: 'Letter',
        type: 'PRICE',
        minimumDeliveryDays: null,
        maximumDeliveryDays: null,
        channelListings: [
          {
            id: 'l',
            channel: { id: 'eu' },
            price: { amount: 4.9 },
            minimumOrderPrice: { amount: 10 },
            maximumOrderPrice: null,
          },
        ],
      },
    ],
  },
]
const change = (typed: Record<string, string>) => changesOf(ZONES, typed)

describe('rates of shipping', () => {
  it('keeps the bounds of a channel whose price changes', () => {
    expect(change({ [cellKey('letter', 'eu', 'price')]: amountValue('5,50', 'EUR') }).changes).toEqual([
      {
        method: 'letter',
        input: {
          addChannels: [{ channelId: 'eu', price: 5.5, minimumOrderPrice: 10, maximumOrderPrice: null }],
          removeChannels: [],
        },
      },
    ])
  })

  it('keeps one value for every language, and shows it in the reader’s', () => {
    expect(['5,5', '5.50', '5.5'].map((text) => amountValue(text, 'EUR'))).toEqual(['5.5', '5.5', '5.5'])
    expect(amountValue('1 234,5', 'CZK')).toBe('1234.5')
    const shown = (value: string, currency: string) =>
      (['en', 'cs'] as const).map((now) => {
        language = now
        return textOfValue(value, currency).replaceAll('\u00a0', ' ')
      })
    expect(shown('1234.5', 'EUR')).toEqual(['1,234.50', '1 234,50'])
    expect(shown('0', 'EUR')).toEqual(['0.00', '0,00'])
    // What cannot be read stays as it was typed, also where it looks like a number of another currency.
    for (const text of ['five', '1,000', '1.234', '']) {
      expect(amountValue(text, 'EUR')).toBe(text)
      expect(shown(text, 'EUR')).toEqual([text, text])
    }
    expect(amountValue('  ', 'EUR')).toBe('')
  })

  it('takes a method without a price out of the channel', () => {
    const typed = { [cellKey('letter', 'eu', 'price')]: '', [cellKey('letter', 'eu', 'from')]: '' }
    expect(change(typed).changes[0]!.input).toEqual({ addChannels: [], removeChannels: ['eu'] })
  })

  it('names cells that cannot be read, bounds without a price and bounds the wrong way round', () => {
    const wrong = (typed: Record<string, string>) => [...change(typed).wrong]
    expect(wrong({ [cellKey('letter', 'us', 'price')]: 'free' })).toContain('letter|us|price')
    expect(wrong({ [cellKey('letter', 'us', 'from')]: '5' })).toEqual(['letter|us|price'])
    expect(wrong({ [cellKey('letter', 'eu', 'to')]: '9' })).toEqual(['letter|eu|to'])
    expect(wrong({ [cellKey('letter', 'us', 'price')]: '6' })).toEqual([])
  })
})
