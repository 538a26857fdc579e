/** Chance that falls the same way every time: each first start makes the same demo. */

export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** A number from 0 up to, and without, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** One of these. */
  of<T>(all: readonly T[]): T {
    return all[this.whole(0, all.length - 1)]!
  }

  /** One of these, each as often as its weight says. */
  weighed<T>(all: readonly (readonly [T, number])[]): T {
    let left = this.next() * all.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [one, weight] of all) if ((left -= weight) < 0) return one
    return all.at(-1)![0]
  }
}
