import { expect, test } from 'vitest'
import { isToSend, namingShort, type Order } from './order-query.ts'

const left = (quantityToFulfill: number) => [{ quantityToFulfill: 0 }, { quantityToFulfill }]

test('the rest of an order is sent also where something of it came back', () => {
  for (const status of ['UNFULFILLED', 'PARTIALLY_FULFILLED', 'PARTIALLY_RETURNED'] as const) {
    expect(isToSend({ status, lines: left(1) })).toBe(true)
    expect(isToSend({ status, lines: left(0) })).toBe(false)
  }
  for (const status of ['DRAFT', 'UNCONFIRMED', 'CANCELED', 'EXPIRED'] as const)
    expect(isToSend({ status, lines: left(1) })).toBe(false)
})

test('goods that are short are named where the service says which they are', () => {
  const lines = [
    { id: 'a', productName: 'Blue Dream', variantName: '3 seeds' },
    { id: 'b', productName: 'Skunk', variantName: '' },
    { id: 'c', productName: 'Kush', variantName: '' },
  ] as Order['lines']
  const short = { code: 'INSUFFICIENT_STOCK', field: 'lines', message: 'short' }
  const [named] = namingShort({ lines }, [{ ...short, orderLines: ['a', 'b'] }])
  expect(named!.message).toContain('Blue Dream, 3 seeds; Skunk')
  expect(named!.code).toBe('')
  expect(namingShort({ lines }, [short])).toEqual([short])
  expect(namingShort({ lines }, [{ ...short, code: 'INVALID', orderLines: ['a'] }])[0]!.code).toBe('INVALID')
})
