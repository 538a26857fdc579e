/** What is typed into the table of shipping rates, as changes. */
import { describe, expect, it, vi } from 'vitest'
import type { DeskZoneFragment } from './shipping.generated.ts'

vi.mock('../../platform/i18n.ts', () => ({ language: () => 'en' }))
const { cellKey, changesOf } = await import('./rates.ts')

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
    expect(change({ [cellKey('letter', 'eu', 'price')]: '5,50' }).changes).toEqual([
      {
        method: 'letter',
        input: {
          addChannels: [{ channelId: 'eu', price: 5.5, minimumOrderPrice: 10, maximumOrderPrice: null }],
          removeChannels: [],
        },
      },
    ])
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
