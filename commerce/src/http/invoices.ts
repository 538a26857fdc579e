/**
 * Invoices of the shop as PDF (decision 0032): one at an address that is signed and ends, and for staff with
 * MANAGE_ORDERS several in one file, for which Saleor's schema has no field.
 *
 *     GET  /invoices/<id>/<until>/<signature>/<number>.pdf
 *     POST /api/invoices/    invoices: their ids; the file has them in that order
 */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../context.ts'
import { invoicesByIds } from '../db/queries/invoice/invoice.ts'
import { intKey } from '../domain/global-id.ts'
import { drawInvoices } from '../domain/invoice/draw.ts'
import { contentIn } from '../domain/invoice/issue.ts'
import { fileName, invoiceByLink } from '../domain/invoice-link.ts'
import { isOfChannels } from '../domain/payment/by-owner.ts'
import { refusal } from '../domain/result.ts'
import { sendRefusal } from './own-api.ts'
import { having, sendFaults, staffPlugin } from './staff-api.ts'

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
        .send(await drawInvoices([contentIn(invoice)], services.media))
    })
  }
}

export const invoiceFilesPlugin = (services: Services) =>
  staffPlugin(
    services,
    { mayEnter: having('MANAGE_ORDERS'), bodyLimit: 16 * 1024 },
    {
      'POST /api/invoices': async ({ viewer, fields: { invoices: ids }, reply, reading }) => {
        const keys = Array.isArray(ids)
          ? [...new Set(ids.map((id) => (typeof id === 'string' ? intKey(id, 'Invoice') : null)))]
          : []
        if (keys.length === 0 || keys.length > MAX_PAGE_SIZE || keys.includes(null))
          return sendFaults(reply, refusal('INVALID', 'invoices', `Send the ids of one to ${MAX_PAGE_SIZE} invoices.`))
        const rows = new Map((await invoicesByIds(reading.database.pool, keys as number[])).map((row) => [row.id, row]))
        const found = keys.flatMap((key) => {
          const row = rows.get(key!)
          return row?.content && isOfChannels(row, viewer.channelIds) ? [contentIn(row)] : []
        })
        const [first, ...rest] = found
        if (!first || found.length < keys.length)
          return sendRefusal(reply, 404, 'NOT_FOUND', 'The shop has not made all of these invoices.')
        return reply.type('application/pdf').send(await drawInvoices([first, ...rest], services.media))
      },
    },
  )
