/** Answers by name that pages which the server makes in the same second share. */
import { changesHeard } from '@semena/contract/shop-port'

const SECOND_MS = 1000
const MOST = 1000

/** When something was asked for: the time in milliseconds, and how many changes of the catalogue had been heard of. */
interface Moment {
  at: number
  heard: number
}
export const moment = (): Moment => ({ at: Date.now(), heard: changesHeard() })

/** Keeps each answer for a second, or until the catalogue changes. Answers that fail are not kept. */
export class LastSecond<T> {
  readonly #kept = new Map<string, Moment & { answer: Promise<T | undefined> }>()
  #newest = Number.NEGATIVE_INFINITY

  /** Whether anything was asked for within the last second, so that some of it may be known. */
  get isBusy(): boolean {
    return Date.now() - this.#newest < SECOND_MS
  }

  /**
   * Keeps an answer; undefined stands for something that is not there. It is as old as the moment before it was asked
   * for, because a change that came while it was on its way may not be in it.
   */
  keep(name: string, answer: Promise<T | undefined>, asked: Moment): void {
    if (this.#kept.size >= MOST) this.#kept.clear()
    this.#kept.set(name, { ...asked, answer })
    this.#newest = Math.max(this.#newest, asked.at)
    answer.catch(() => {
      if (this.#kept.get(name)?.answer === answer) this.#kept.delete(name)
    })
  }

  /** The answers to these names, in their order; `ask` is called once for all that are not known. */
  async all(
    names: readonly string[],
    ask: (missing: string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<(T | undefined)[]> {
    const missing = [...new Set(names)].filter((name) => this.#known(name) === undefined)
    const asked = moment()
    const found = missing.length > 0 ? ask(missing) : null
    const answers = names.map((name) => this.#known(name) ?? found!.then((all) => all.get(name)))
    for (const name of missing) this.keep(name, answers[names.indexOf(name)]!, asked)
    return Promise.all(answers)
  }

  #known(name: string): Promise<T | undefined> | undefined {
    const known = this.#kept.get(name)
    return known && known.heard === changesHeard() && Date.now() - known.at < SECOND_MS ? known.answer : undefined
  }
}
