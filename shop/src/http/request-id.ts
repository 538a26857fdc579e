/**
 * Gives each request an id, which stands in its log lines, in its answer's `x-request-id`, and in those of the queries
 * that its page sends.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isOwnRequest } from '@semena/commerce/traffic'
import type { Among } from './proxies.ts'

export const REQUEST_ID = 'x-request-id'
const SANE = /^[\w.:-]{8,64}$/

const ids = new WeakMap<IncomingMessage, string>()
const making = new AsyncLocalStorage<string>()

/** Tells the ids of this process from those of all others. */
const PROCESS = randomUUID().slice(0, 18)
let made = 0
const newId = (): string => `${PROCESS}-${(++made).toString(36).padStart(6, '0')}`

/**
 * Takes the id from a trusted proxy or from the page that sends the query, if it has a plausible form; else makes a new
 * one.
 */
export function requestIds(isProxy: Among): (request: IncomingMessage) => string {
  return (request) => {
    let id = ids.get(request)
    if (!id) {
      const given = request.headers[REQUEST_ID]
      const believed = typeof given === 'string' && SANE.test(given) && speaksForOthers(request, isProxy)
      ids.set(request, (id = believed ? given : newId()))
    }
    return id
  }
}

const speaksForOthers = (request: IncomingMessage, isProxy: Among): boolean =>
  isOwnRequest(request.headers) || isProxy(request.socket.remoteAddress)

/** Calls `make`, which renders a page, under the id of the page's request. */
export const withRequestId = <T>(id: string, make: () => T): T => making.run(id, make)

/** The id of the request whose page is being rendered. */
export const currentRequestId = (): string | undefined => making.getStore()
