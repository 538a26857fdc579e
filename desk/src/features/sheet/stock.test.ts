/** Filters by stock show the variants that Today counts. */
import { describe, expect, it } from 'vitest'
import type { Row } from './cells.ts'
import { fitsStock } from './stock.ts'

const US = { id: 'us', warehouses: [{ id: 'denver' }] }

/** A variant in both channels, of which so many pieces lie in Denver and in Prague, and some are taken. */
function row({ denver = 0, prague = 0, taken = 0, isTracked = true, isPublished = true, isPriced = true }) {
  const channels = [{ channel: { id: 'us' } }, { channel: { id: 'eu' } }]
  return {
    product: { channelListings: channels.map((listing) => ({ ...listing, isPublished })) },
    variant: {
      trackInventory: isTracked,
      channelListings: isPriced ? channels : [],
      stocks: [
        { quantity: denver, quantityAllocated: taken, warehouse: { id: 'denver' } },
        { quantity: prague, quantityAllocated: 0, warehouse: { id: 'prague' } },
      ],
    },
  } as unknown as Row
}

describe('a filter by stock', () => {
  it('counts what no order has taken, of all warehouses', () => {
    expect(fitsStock(row({ denver: 2, taken: 2 }), 'out', null)).toBe(true)
    expect(fitsStock(row({ denver: 2, taken: 1 }), 'out', null)).toBe(false)
    expect(fitsStock(row({ denver: 2, taken: 2, prague: 1 }), 'out', null)).toBe(false)
    expect(fitsStock(row({ denver: 2, taken: 2, prague: 1 }), 'in', null)).toBe(true)
    expect(fitsStock(row({ denver: 2, prague: 3 }), 'low', null)).toBe(true)
    expect(fitsStock(row({ denver: 3, prague: 3 }), 'low', null)).toBe(false)
    expect(fitsStock(row({}), 'low', null)).toBe(false)
  })
  it('looks into the warehouses of the chosen channel alone', () => {
    expect(fitsStock(row({ prague: 9 }), 'out', US)).toBe(true)
    expect(fitsStock(row({ prague: 9 }), 'in', US)).toBe(false)
    expect(fitsStock(row({ denver: 1, prague: 9 }), 'low', US)).toBe(true)
  })
  it('calls nothing sold out that nobody can buy, or that is not counted', () => {
    expect(fitsStock(row({ isPublished: false }), 'out', null)).toBe(false)
    expect(fitsStock(row({ isPriced: false }), 'out', null)).toBe(false)
    expect(fitsStock(row({ isTracked: false }), 'out', null)).toBe(false)
    expect(fitsStock(row({ isTracked: false }), 'in', null)).toBe(true)
  })
})
