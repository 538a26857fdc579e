/**
 * Lets several rows of one transaction be written at once, and share their statements: each row's work is written as if
 * it were alone, and what all of them ask at the same step is sent as one statement (decision 0036).
 */
import type { PoolClient } from 'pg'
import { inTransactionOf } from './transaction.ts'

/** Rows stand in each other's way: they have to be written one after the other. */
export class Meeting extends Error {}

/** Codes of a repeated unique value, and of a row that one statement would write twice. */
const MET = new Set(['23505', '21000'])
/** What every statement answers once one before it has failed. */
const ABORTED = '25P02'

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code

type Answer<Q, A> = (client: PoolClient, questions: readonly Q[]) => Promise<readonly A[]>

interface Question {
  member: number
  question: unknown
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

interface Step {
  answer: Answer<unknown, unknown>
  questions: Question[]
}

class Group {
  readonly #client: PoolClient
  readonly #claims = new Map<string, number>()
  #steps = new Map<string, Step>()
  #last: Promise<unknown> = Promise.resolve()
  #running = 0
  #isDue = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** Sends a statement of one member, behind those that were sent before. */
  async send(args: unknown[]): Promise<unknown> {
    const [first] = args
    const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')
    if (/^\s*(savepoint|rollback|release)/i.test(text)) throw new Meeting('a part of a row is undone alone')
    this.#running++
    try {
      return await this.#inTurn(() => (this.#client.query as (...given: unknown[]) => Promise<unknown>)(...args))
    } finally {
      this.#running--
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  ask<Q, A>(member: number, key: string, question: Q, answer: Answer<Q, A>): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      const step = this.#steps.get(key) ?? { answer: answer as Answer<unknown, unknown>, questions: [] }
      this.#steps.set(key, step)
      step.questions.push({ member, question, resolve: resolve as (answer: unknown) => void, reject })
      this.#schedule()
    })
  }

  /** One member has something for itself. */
  claim(member: number, what: string): void {
    const holder = this.#claims.get(what)
    if (holder !== undefined && holder !== member) throw new Meeting(`two rows want ${what}`)
    this.#claims.set(what, member)
  }

  #schedule(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => void this.#flush())
  }

  async #flush(): Promise<void> {
    // Members that wait for a statement of their own will ask more; their questions go along.
    if (this.#running > 0) {
      await this.#last
      setImmediate(() => void this.#flush())
      return
    }
    this.#isDue = false
    const steps = this.#steps
    this.#steps = new Map()
    for (const { answer, questions } of steps.values()) {
      const inOrder = questions.toSorted((a, b) => a.member - b.member)
      try {
        const answers = await this.#inTurn(() =>
          answer(
            this.#client,
            inOrder.map((one) => one.question),
          ),
        )
        for (const [i, one] of inOrder.entries()) one.resolve(answers[i])
      } catch (error) {
        for (const one of inOrder) one.reject(error)
      }
    }
  }
}

const members = new WeakMap<object, { group: Group; member: number }>()

/** Asks the database; what rows that are written together ask under the same key is answered at once, in their order. */
export async function shared<Q, A, On extends object>(
  on: On,
  key: string,
  question: Q,
  answer: (on: On | PoolClient, questions: readonly Q[]) => Promise<readonly A[]>,
): Promise<A> {
  const found = members.get(on)
  return found ? found.group.ask(found.member, key, question, answer) : (await answer(on, [question]))[0]!
}

/** Writes to the database; what rows that are written together write under the same key is written at once. */
export async function sharedRun<Q, On extends object>(
  on: On,
  key: string,
  question: Q,
  write: (on: On | PoolClient, questions: readonly Q[]) => Promise<unknown>,
): Promise<void> {
  await shared<Q, undefined, On>(on, key, question, async (client, questions) => {
    await write(client, questions)
    return questions.map(() => undefined)
  })
}

/** Whether something is asked for a row that is written together with others. */
export const isTogether = (on: object): boolean => members.has(on)

/** Takes something that no other row may touch while they are written together; otherwise nothing happens. */
export function claim(on: object, what: string): void {
  const found = members.get(on)
  found?.group.claim(found.member, what)
}

/** Places behind those that are there, one for each that asks, in their order. */
export function inARow(ids: readonly number[], free: readonly { id: number; place: number }[]): number[] {
  const next = new Map(free.map(({ id, place }) => [id, place]))
  return ids.map((id) => {
    const place = next.get(id) ?? 0
    next.set(id, place + 1)
    return place
  })
}

/**
 * Works for many rows at once, each on a client of its own that stands for this one. Answers null, with nothing written,
 * where the rows stand in each other's way. `keep` says whether what was written stays.
 */
export async function together<T>(
  client: PoolClient,
  works: readonly ((client: PoolClient) => Promise<T>)[],
  keep: (done: readonly T[]) => boolean,
): Promise<T[] | null> {
  const group = new Group(client)
  await client.query('savepoint together')
  const settled = await Promise.allSettled(
    works.map((work, member) => {
      const own = { query: (...args: unknown[]) => group.send(args) } as unknown as PoolClient
      members.set(own, { group, member })
      inTransactionOf(own, client)
      return work(own)
    }),
  )
  const errors = settled.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
  const cause = errors.find((error) => codeOf(error) !== ABORTED) ?? errors[0]
  if (errors.length && !(cause instanceof Meeting) && !MET.has(codeOf(cause) ?? '')) throw cause
  const done = errors.length ? null : settled.map((one) => (one as PromiseFulfilledResult<T>).value)
  await client.query(done && keep(done) ? 'release savepoint together' : 'rollback to savepoint together')
  return done
}
