/**
 * Gives each request an id, which stands in its log lines, in its answer's `x-request-id`, and in the log lines of what
 * its page asks the service.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Among } from './proxies.ts'

export const REQUEST_ID = 'x-request-id'
const SANE = /^[\w.:-]{8,64}$/

/** Where the id is kept: on the request itself, because a WeakMap takes longer, and every request has one. */
const ID = Symbol('request id')
const making = new AsyncLocalStorage<string>()

/** Takes the id from a trusted proxy if it has a plausible form; else makes a new one. */
export function requestIds(isProxy: Among): (request: IncomingMessage) => string {
  return (request: IncomingMessage & { [ID]?: string }) => {
    let id = request[ID]
    if (!id) {
      const given = request.headers[REQUEST_ID]
      const believed = typeof given === 'string' && SANE.test(given) && isProxy(request.socket.remoteAddress)
      request[ID] = id = believed ? given : randomUUID()
    }
    return id
  }
}

/** Calls `make`, which renders a page, under the id of the page's request. */
export const withRequestId = <T>(id: string, make: () => T): T => making.run(id, make)

/** The id of the request whose page is being rendered. */
export const currentRequestId = (): string | undefined => making.getStore()
