/** Messages of payment providers: `POST /webhooks/:gateway`. They only make us look; what they say is not believed. */
import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../context.ts'
import { isWebhookKnown, keepWebhook, transactionOfReference } from '../db/queries/payment-books.ts'
import { faultText } from '../domain/fault-text.ts'
import { refreshPayment } from '../domain/payment/refresh.ts'

const BODY_LIMIT = 512 * 1024

/**
 * 200: dealt with, known before, or about nothing of ours, so that the provider does not send it again. 400: forged.
 * 404: no such provider here. 503: our own fault; it should be sent again.
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
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        const gateway = gateways.get(request.params.gateway)
        if (!gateway?.provider?.readWebhook) return reply.code(404).send(refusal('NOT_FOUND', 'No such provider.'))
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const note = gateway.provider.readWebhook(body, request.headers)
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
