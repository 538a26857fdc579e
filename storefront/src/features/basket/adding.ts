/** The rules of adding a line to the basket, without screen and network: see docs/rules.md#basket. */
import type { CodedError } from '../errors/index.ts'
import type { BasketStore } from './stored.ts'

export interface NewLine {
  variantId: string
  quantity: number
}

export interface HasQuantity {
  id: string
  quantity: number
}

export interface Answer<Checkout> {
  checkout: Checkout | null
  errors: readonly CodedError[]
}

/** The calls to the service that adding needs. */
export interface BasketCalls<Checkout extends HasQuantity> {
  fetch: (id: string) => Promise<Checkout | null>
  create: (lines: NewLine[]) => Promise<Answer<Checkout>>
  add: (id: string, lines: NewLine[]) => Promise<Answer<Checkout>>
}

export type Outcome<Checkout> = { ok: true; checkout: Checkout } | { ok: false; errors: readonly CodedError[] }

/**
 * Turns an answer into a result: with errors, or without a checkout, it has failed; failure without errors is an
 * unknown error.
 */
export const outcome = <Checkout>({ checkout, errors }: Answer<Checkout>): Outcome<Checkout> =>
  checkout && errors.length === 0 ? { ok: true, checkout } : { ok: false, errors }

/**
 * Adds a line. Without a known checkout, one is created with the line. A known checkout is fetched first: if it exists,
 * the line is added to it, else its stored id and quantity are cleared and a new one is created. Success stores the
 * answer's id and quantity.
 */
export const addLine = <Checkout extends HasQuantity>(
  calls: BasketCalls<Checkout>,
  store: BasketStore,
  channel: string,
  line: NewLine,
): Promise<Outcome<Checkout>> => addLines(calls, store, channel, [line])

/** Adds several lines at once as `addLine` does one: all of them or none. */
export async function addLines<Checkout extends HasQuantity>(
  calls: BasketCalls<Checkout>,
  store: BasketStore,
  channel: string,
  lines: NewLine[],
): Promise<Outcome<Checkout>> {
  const { checkoutId } = store.read(channel)
  const known = checkoutId ? await calls.fetch(checkoutId) : null
  if (checkoutId && !known) store.clear(channel)
  const result = outcome(known ? await calls.add(known.id, lines) : await calls.create(lines))
  if (result.ok) store.keep(channel, result.checkout.id, result.checkout.quantity)
  return result
}

/** Runs tasks one after another, so that two quick clicks do not make two checkouts. */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = last.then(task, task)
    last = run.catch(() => undefined)
    return run
  }
}
