import { afterAll, describe, expect, it, vi } from 'vitest'
import { orderAgain } from './buy-again.ts'

vi.stubGlobal('document', { documentElement: { lang: 'en' } })
afterAll(() => void vi.unstubAllGlobals())

type Lines = Parameters<typeof orderAgain>[0]
type Add = Parameters<typeof orderAgain>[2]

const line = (productVariantId: string | null, quantity: number, isGift = false): Lines[number] => ({
  id: `line-${productVariantId}`,
  quantity,
  isGift,
  productName: `Variety ${productVariantId}`,
  variantName: '3 seeds',
  translatedProductName: '',
  translatedVariantName: '',
  productSku: null,
  productVariantId,
  thumbnail: null,
  variant: null,
})
const basket = { ok: true, checkout: {} } as Awaited<ReturnType<Add>>
/** A stand-in for adding to the basket that accepts every variant except those named. */
const adding = (...refused: string[]) => {
  const asked: string[][] = []
  const add: Add = async (lines) => {
    asked.push(lines.map(({ variantId, quantity }) => `${variantId}×${quantity}`))
    const variants = lines.map(({ variantId }) => variantId).filter((id) => refused.includes(id))
    const error = { code: 'INSUFFICIENT_STOCK', field: 'quantity', variants }
    return variants.length > 0 ? { ok: false, errors: [error] } : basket
  }
  return { add, asked }
}

describe('buying an order again', () => {
  it('puts its lines into the basket at once, without gifts', async () => {
    const { add, asked } = adding()
    const stock = new Map([
      ['a', 5],
      ['b', null],
      ['g', 5],
    ])
    const result = await orderAgain([line('a', 2), line('b', 1), line('g', 1, true)], stock, add)
    expect(result).toEqual({ outcome: basket, missing: [] })
    expect(asked).toEqual([['a×2', 'b×1']])
  })
  it('takes what is left and names the rest', async () => {
    const { add, asked } = adding()
    const result = await orderAgain([line('a', 3), line('gone', 1), line(null, 1)], new Map([['a', 2]]), add)
    expect(asked).toEqual([['a×2']])
    expect(result.missing).toEqual([
      'Variety a, 3\u00a0seeds × 1',
      'Variety gone, 3\u00a0seeds',
      'Variety null, 3\u00a0seeds',
    ])
  })
  it('goes on without what the service refuses, which the basket may hold already', async () => {
    const { add, asked } = adding('a')
    const stock = new Map([
      ['a', 5],
      ['b', 5],
    ])
    const result = await orderAgain([line('a', 1), line('b', 1)], stock, add)
    expect(asked).toEqual([['a×1', 'b×1'], ['b×1']])
    expect(result).toEqual({ outcome: basket, missing: ['Variety a, 3\u00a0seeds'] })
  })
  it('asks for nothing when nothing is left', async () => {
    const { add, asked } = adding()
    expect((await orderAgain([line('a', 1)], new Map([['a', 0]]), add)).outcome).toBeNull()
    expect(asked).toEqual([])
  })
})
