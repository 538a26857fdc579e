// Random numbers that are the same each time: a hash of a text, and the stream of numbers that follows from it.

export type Random = {
  /** The next number in [0, 1). */
  next(): number
  between(low: number, high: number): number
  chance(probability: number): boolean
  /** One of the items, each as likely as its weight is large. */
  weigh<T>(items: readonly (readonly [T, number])[]): T
}

/** The FNV-1a hash of a text's UTF-16 code units. */
export function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}

/** A stream of random numbers by the algorithm mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    weigh(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) if ((left -= weight) < 0) return item
      const last = items.at(-1)
      if (!last) throw new Error('nothing to choose from')
      return last[0]
    },
  }
}

const smooth = (t: number): number => t * t * (3 - 2 * t)

/** Smooth noise over the plane, in [0, 1). */
export function noiseFrom(seed: number): (x: number, y: number) => number {
  const grain = (i: number, j: number) => {
    let h = (Math.imul(i, 374761393) + Math.imul(j, 668265263) + seed) | 0
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296
  }
  return (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const u = smooth(x - i)
    const v = smooth(y - j)
    const top = grain(i, j) + (grain(i + 1, j) - grain(i, j)) * u
    const bottom = grain(i, j + 1) + (grain(i + 1, j + 1) - grain(i, j + 1)) * u
    return top + (bottom - top) * v
  }
}
