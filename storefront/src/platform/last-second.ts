/** Answers by name that pages which the server makes in the same second share. */
import { changesHeard } from '@semena/contract/shop-port'

const SECOND_MS = 1000
const MOST = 1000

/** Keeps each answer for a second, or until the catalogue changes. Answers that fail are not kept. */
export class LastSecond<T> {
  readonly #kept = new Map<string, { at: number; heard: number; answer: Promise<T | undefined> }>()
  #newest = Number.NEGATIVE_INFINITY

  /** Whether anything was asked for within the last second, so that some of it may be known. */
  get isBusy(): boolean {
    return Date.now() - this.#newest < SECOND_MS
  }

  /** Keeps an answer; undefined stands for something that is not there. */
  keep(name: string, answer: Promise<T | undefined>): void {
    const now = Date.now()
    if (this.#kept.size >= MOST) this.#kept.clear()
    this.#kept.set(name, { at: now, heard: changesHeard(), answer })
    this.#newest = now
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
    const found = missing.length > 0 ? ask(missing) : null
    const answers = names.map((name) => this.#known(name) ?? found!.then((all) => all.get(name)))
    for (const name of missing) this.keep(name, answers[names.indexOf(name)]!)
    return Promise.all(answers)
  }

  #known(name: string): Promise<T | undefined> | undefined {
    const known = this.#kept.get(name)
    return known && known.heard === changesHeard() && Date.now() - known.at < SECOND_MS ? known.answer : undefined
  }
}
