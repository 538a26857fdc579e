import { describe, expect, it } from 'vitest'
import { inputOf, openTakes, planOf } from './send-plan.ts'

const at = (id: string) => ({ id, name: id })
const line = (quantityToFulfill: number, kept: Record<string, number>, stocks: Record<string, number> = {}) => ({
  id: 'l',
  quantityToFulfill,
  allocations: Object.entries(kept).map(([id, quantity]) => ({ id, quantity, warehouse: at(id) })),
  variant: {
    id: 'v',
    stocks: Object.entries(stocks).map(([id, quantity]) => ({ id, quantity, quantityAllocated: 0, warehouse: at(id) })),
  },
})

describe('where goods are taken from', () => {
  it('is where they are kept for the order, and no more than is to be sent', () => {
    expect(planOf([line(3, { a: 2, b: 5 })])).toEqual([
      { lineId: 'l', warehouseId: 'a', quantity: 2 },
      { lineId: 'l', warehouseId: 'b', quantity: 1 },
    ])
  })
  it('is the first of them for what is kept nowhere, else where most lies', () => {
    expect(planOf([line(5, { a: 2 }, { b: 9 })])).toEqual([{ lineId: 'l', warehouseId: 'a', quantity: 5 }])
    expect(planOf([line(5, {}, { a: 2, b: 9 })])).toEqual([{ lineId: 'l', warehouseId: 'b', quantity: 5 }])
  })
  it('is a warehouse of last resort, or nowhere', () => {
    expect(planOf([line(1, {})], 'z')).toEqual([{ lineId: 'l', warehouseId: 'z', quantity: 1 }])
    expect(planOf([line(1, {})])).toEqual([])
    expect(planOf([line(0, { a: 1 })])).toEqual([])
  })
  it('names each line once', () => {
    const takes = [
      { lineId: 'l', warehouseId: 'a', quantity: 1 },
      { lineId: 'l', warehouseId: 'b', quantity: 2 },
      { lineId: 'l', warehouseId: 'a', quantity: 1 },
      { lineId: 'k', warehouseId: 'a', quantity: 0 },
    ]
    expect(inputOf(takes)).toEqual([
      {
        orderLineId: 'l',
        stocks: [
          { warehouse: 'a', quantity: 2 },
          { warehouse: 'b', quantity: 2 },
        ],
      },
    ])
  })
})

it('takes nothing of a line that somebody has sent since it was typed', () => {
  const typed = [
    { lineId: 'sent', warehouseId: 'a', quantity: 2 },
    { lineId: 'l', warehouseId: 'a', quantity: 1 },
  ]
  expect(openTakes(typed, [line(1, { a: 1 })])).toEqual([typed[1]])
})
