/**
 * Requests that the storefront's server sends while it makes a page, in this process. They carry the visitor's
 * address but do not count for its limits: pages have a limit of their own, and one page sends many queries.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const NAME = 'x-semena-own'
/** A secret that nobody outside of the process knows. */
const KEY = randomUUID()

export const OWN_REQUEST: Readonly<Record<string, string>> = { [NAME]: KEY }

/** Whether the storefront's server in this process sent the request. */
export const isOwnRequest = (headers: IncomingHttpHeaders): boolean => headers[NAME] === KEY

/** Names the request among those that wait for an object. */
const WAITING = 'x-semena-waiting'
const waiting = new Map<string, { body?: object }>()
let last = 0

/**
 * Runs a request of the process to itself with the headers that it is given, and answers the object of its answer as it
 * is: writing it as text, and reading that again, would take longer than what most pages ask for. Null where the answer
 * came as text.
 */
export async function withAnswer<T>(
  request: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<[T, object | null]> {
  const id = String(++last)
  const place: { body?: object } = {}
  waiting.set(id, place)
  try {
    const answered = await request({ ...OWN_REQUEST, [WAITING]: id })
    return [answered, place.body ?? null]
  } finally {
    waiting.delete(id)
  }
}

/** Hands an answer to whoever waits for it in this process. False when nobody does, so that it must be sent. */
export function handOver(headers: IncomingHttpHeaders, body: object): boolean {
  const place = isOwnRequest(headers) ? waiting.get(String(headers[WAITING])) : undefined
  if (!place) return false
  place.body = body
  return true
}
