/** Sets of products as bits, and arrays of numbers as the database sends them. */

/** A bit for each product of a channel. */
export type Bits = Uint32Array

/** Reads the integers of a `string_agg(int4send(id), '')`. */
export function integers(bytes: Buffer | null): Int32Array {
  if (!bytes) return new Int32Array(0)
  const own = new Uint8Array(bytes)
  Buffer.from(own.buffer).swap32()
  return new Int32Array(own.buffer)
}

/** Reads the numbers of a `string_agg(float8send(x), '')`. */
export function doubles(bytes: Buffer | null): Float64Array {
  if (!bytes) return new Float64Array(0)
  const own = new Uint8Array(bytes)
  Buffer.from(own.buffer).swap64()
  return new Float64Array(own.buffer)
}

/** Number of products in a set. */
export function popcount(bits: Bits): number {
  let n = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x5555_5555
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333)
    n += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
  }
  return n
}

export const setBit = (bits: Bits, place: number): void => {
  bits[place >>> 5]! |= 1 << (place & 31)
}

export const hasBit = (bits: Bits, place: number): boolean => ((bits[place >>> 5]! >>> (place & 31)) & 1) === 1

/** Index of the first number above a bound, or, unless `strictly`, equal to it. The numbers must be sorted. */
export function firstAbove(values: Float64Array, bound: number, strictly: boolean): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (strictly ? values[middle]! <= bound : values[middle]! < bound) low = middle + 1
    else high = middle
  }
  return low
}
