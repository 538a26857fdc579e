/**
 * Invoices of the shop as PDF, at addresses that are signed and end (decision 0032).
 *
 *     GET /invoices/<id>/<until>/<signature>/<number>.pdf
 */
import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../context.ts'
import { drawInvoice } from '../domain/invoice/draw.ts'
import { contentIn } from '../domain/invoice/issue.ts'
import { fileName, invoiceByLink } from '../domain/invoice-link.ts'

interface Place {
  id: string
  until: string
  signed: string
}

export function invoicesPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      void reply.headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
    })
    app.get<{ Params: Place }>('/invoices/:id/:until/:signed/:name', async (request, reply) => {
      const { id, until, signed } = request.params
      const invoice =
        /^\d{1,9}$/.test(id) && /^[0-9a-z]{1,10}$/.test(until)
          ? await invoiceByLink(services, { id: Number(id), until, signed })
          : null
      if (!invoice)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send('There is no such invoice, or its address has ended. Ask the shop for a new one.')
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${fileName(invoice)}"`)
        .send(await drawInvoice(contentIn(invoice)))
    })
  }
}
