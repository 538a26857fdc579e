/** Each request has an id: in its log lines, in its answer's `x-request-id`, and in those of the queries its page sends. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isOwnRequest } from '@semena/commerce/traffic'
import type { Among } from './proxies.ts'

export const REQUEST_ID = 'x-request-id'
const SANE = /^[\w.:-]{8,64}$/

const ids = new WeakMap<IncomingMessage, string>()
const making = new AsyncLocalStorage<string>()

/** A trusted proxy's id or that of the page being made, if it is a sane one, else a new one. */
export function requestIds(isProxy: Among): (request: IncomingMessage) => string {
  return (request) => {
    let id = ids.get(request)
    if (!id) {
      const given = request.headers[REQUEST_ID]
      const believed = typeof given === 'string' && SANE.test(given) && speaksForOthers(request, isProxy)
      ids.set(request, (id = believed ? given : randomUUID()))
    }
    return id
  }
}

const speaksForOthers = (request: IncomingMessage, isProxy: Among): boolean =>
  isOwnRequest(request.headers) || isProxy(request.socket.remoteAddress)

/** Makes a page under the id of the request it is for. */
export const withRequestId = <T>(id: string, make: () => T): T => making.run(id, make)

/** The id of the request whose page is being made. */
export const currentRequestId = (): string | undefined => making.getStore()
