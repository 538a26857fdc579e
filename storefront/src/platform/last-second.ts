/** Answers by name, shared by the pages that the server makes in the same second. */
import { changesHeard } from '@semena/contract/shop-port'
import { declareCache } from './memory.ts'

const { lifeMs: SECOND_MS, most: MOST } = declareCache({
  name: 'varieties of the last second',
  holds: 'what pages of the same second show of varieties',
  most: 1000,
  lifeMs: 1000,
})

/** When something was asked for: the process's own clock in milliseconds, and how many changes had been heard of. */
interface Moment {
  at: number
  heard: number
}
export const moment = (): Moment => ({ at: performance.now(), heard: changesHeard() })

/** Shares each answer for a second, or until the catalogue changes. Answers that fail are not shared. */
export class LastSecond<T> {
  /** What is older than a second is no longer used, and goes when something new comes a second after all of it. */
  readonly #kept = new Map<string, Moment & { answer: Promise<T | undefined> }>()
  #newest = Number.NEGATIVE_INFINITY

  /** Whether anything was asked for within the last second, so that some of it may be known. */
  get isBusy(): boolean {
    return performance.now() - this.#newest < SECOND_MS
  }

  /**
   * Keeps an answer; undefined stands for something that is not there. It is as old as the moment before it was asked
   * for, because a change that came while it was on its way may not be in it.
   */
  keep(name: string, answer: Promise<T | undefined>, asked: Moment): void {
    if (!this.isBusy || this.#kept.size >= MOST) this.#kept.clear()
    this.#kept.set(name, { ...asked, answer })
    this.#newest = Math.max(this.#newest, asked.at)
    answer.catch(() => {
      if (this.#kept.get(name)?.answer === answer) this.#kept.delete(name)
    })
  }

  /**
   * The answers to these names, in their order. `ask` is called once for all that are not known, and once more where an
   * answer that somebody else asked for fails: their fault, or their turn, is not this visitor's.
   */
  async all(
    names: readonly string[],
    ask: (missing: string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<(T | undefined)[]> {
    const now = moment()
    const shared = new Map<string, Promise<T | undefined>>()
    for (const name of names) {
      const known = this.#kept.get(name)
      if (known && known.heard === now.heard && now.at - known.at < SECOND_MS) shared.set(name, known.answer)
    }
    const own = this.#ask(
      [...new Set(names)].filter((name) => !shared.has(name)),
      ask,
      now,
    )
    const [others] = await Promise.allSettled([Promise.all(shared.values()), Promise.all(own.values())])
    const again = others.status === 'rejected' ? this.#ask([...shared.keys()], ask, moment()) : shared
    return Promise.all(names.map((name) => (own.get(name) ?? again.get(name))!))
  }

  /** Asks for these names, and keeps the answers. */
  #ask(
    names: string[],
    ask: (names: string[]) => Promise<ReadonlyMap<string, T>>,
    asked: Moment,
  ): Map<string, Promise<T | undefined>> {
    if (names.length === 0) return new Map()
    const found = ask(names)
    return new Map(
      names.map((name) => {
        const answer = found.then((all) => all.get(name))
        this.keep(name, answer, asked)
        return [name, answer]
      }),
    )
  }
}
