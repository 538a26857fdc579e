/**
 * The port through which the storefront's server calls the shop's own API without a socket: a form that was sent to a
 * page goes on to `/api/…`.
 */
import type { FastifyInstance } from 'fastify'
import { type OwnApiPort, VISITOR_ADDRESS_HEADER } from '@semena/contract/shop-port'
import { currentRequestId, REQUEST_ID } from '../http/request-id.ts'

export function ownApiPort(app: FastifyInstance): OwnApiPort {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const { [VISITOR_ADDRESS_HEADER]: remoteAddress, ...headers } = Object.fromEntries(request.headers)
    const id = currentRequestId()
    const answer = await app.inject({
      method: 'POST',
      url: pathname,
      headers: { ...headers, ...(id ? { [REQUEST_ID]: id } : {}) },
      payload: await request.text(),
      ...(remoteAddress ? { remoteAddress } : {}),
    })
    const wait = answer.headers['retry-after']
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: {
        'content-type': String(answer.headers['content-type']),
        ...(wait === undefined ? {} : { 'retry-after': wait }),
      },
    })
  }
}
