/**
 * Webhooks of payment providers: `POST /webhooks/:gateway`. A webhook only makes the service ask the provider; its
 * contents are not believed.
 */
import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../context.ts'
import { isWebhookKnown, keepWebhook, transactionOfReference } from '../db/queries/payment/payment-books.ts'
import { faultText } from '../domain/fault-text.ts'
import { refreshPayment } from '../domain/payment/refresh.ts'

const BODY_LIMIT = 512 * 1024

/**
 * Answers 200 for a webhook that was handled, was known before, or is about no payment of the shop, so that the
 * provider does not send it again. 400 means that its signature is forged, 404 that there is no such provider, and 503
 * that the service failed and the webhook should be sent again.
 */
export function webhooksPlugin(services: Services): FastifyPluginAsync {
  const {
    database: { pool },
    gateways,
    clock,
  } = services
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
      done(null, body)
    })
    app.post<{ Params: { gateway: string } }>(
      '/webhooks/:gateway',
      {
        bodyLimit: BODY_LIMIT,
        onRequest: async (request, reply) => {
          void reply.header('cache-control', 'no-store')
          if (!gateways.get(request.params.gateway)?.provider?.readWebhook)
            return reply.code(404).send(refusal('NOT_FOUND', 'No such provider.'))
        },
      },
      async (request, reply) => {
        const gateway = gateways.get(request.params.gateway)!
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const note = gateway.provider!.readWebhook!(body, request.headers)
        if (!note) return reply.code(400).send(refusal('INVALID', 'The signature does not fit.'))
        if (note.pspReference === null || (await isWebhookKnown(pool, gateway.id, note.eventId))) return { errors: [] }
        const id = await transactionOfReference(pool, gateway.id, note.pspReference)
        if (!id) return { errors: [] }
        try {
          await refreshPayment(services, id, `webhook:${note.eventId}`)
          await keepWebhook(pool, gateway.id, note.eventId, id, clock.now())
        } catch (error) {
          console.error(`a message of ${gateway.id} could not be dealt with: ${faultText(error)}`)
          return reply.code(503).send(refusal('UNAVAILABLE', 'Please send it again.'))
        }
        return { errors: [] }
      },
    )
  }
}

const refusal = (code: string, message: string) => ({ errors: [{ code, field: null, message }] })
