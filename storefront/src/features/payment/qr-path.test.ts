import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

/** The squares that a path of pieces `M x y h w v1h-wz` covers. */
function squares({ path, size }: { path: string; size: number }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    grid[Number(y)]!.fill(true, Number(x), Number(x) + Number(width))
  return grid
}

it('draws every dark square of a code and nothing else, with four white ones around', () => {
  const text = 'bitcoin:bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu?amount=0.00123456'
  const drawn = qrPath(text)
  expect(squares(drawn)).toEqual(encode(text, { ecc: 'M', border: 4 }).data)
  const edge = [0, 1, 2, 3, drawn.size - 4, drawn.size - 1]
  const grid = squares(drawn)
  expect(edge.some((at) => grid[at]!.includes(true) || grid.some((row) => row[at]))).toBe(false)
})
