/**
 * One JSON endpoint for goods that come back. Saleor can only set a stock, so that whoever adds to it has to read it just
 * before, and a sale in between is lost; here it is added to. It is for staff with MANAGE_PRODUCTS.
 *
 *     POST /api/stock/add/    variant, warehouse, quantity, idempotencyKey
 *
 * What is sent again with the same idempotency key, because the answer got lost, is added once. The key may be left out.
 */
import type { FastifyPluginAsync } from 'fastify'
import { hasPermission, type Services } from '../context.ts'
import { actAs } from '../db/driver/acting.ts'
import { addToStock } from '../domain/catalogue/stocks.ts'
import { refusal } from '../domain/result.ts'
import { networkOf } from '../traffic/network.ts'
import { fieldsOf, sendFaults, staffRoutes } from './staff-api.ts'
import { tellingChanges } from './told-changes.ts'

const BODY_LIMIT = 4 * 1024
const MOST_AT_ONCE = 1_000_000
const LONGEST_KEY = 512

export function stockPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    staffRoutes(app, services, (viewer) => hasPermission({ viewer }, 'MANAGE_PRODUCTS'), [
      {
        method: 'POST',
        path: '/api/stock/add',
        bodyLimit: BODY_LIMIT,
        work: async (viewer, request, reply) => {
          const { variant, warehouse, quantity, idempotencyKey = null } = fieldsOf(request.body)
          const isCount = Number.isInteger(quantity) && Number(quantity) > 0 && Number(quantity) <= MOST_AT_ONCE
          const isKey =
            idempotencyKey === null ||
            (typeof idempotencyKey === 'string' && idempotencyKey !== '' && idempotencyKey.length <= LONGEST_KEY)
          if (typeof variant !== 'string' || typeof warehouse !== 'string' || !isCount || !isKey)
            return sendFaults(reply, [
              ...(typeof variant === 'string' ? [] : [refusal('INVALID', 'variant', 'Send the id of a variant.')]),
              ...(typeof warehouse === 'string'
                ? []
                : [refusal('INVALID', 'warehouse', 'Send the id of a warehouse.')]),
              ...(isCount ? [] : [refusal('INVALID', 'quantity', 'Send how many come back.')]),
              ...(isKey
                ? []
                : [refusal('INVALID', 'idempotencyKey', `Send a text of at most ${LONGEST_KEY} characters.`)]),
            ])
          const ctx = { ...services, database: services.database.forVisitor('buying', networkOf(request.ip)) }
          const who = { origin: 'STAFF', userId: viewer.userId, operation: 'stockAdd' } as const
          const done = await tellingChanges(services, reply, () =>
            actAs(who, () =>
              addToStock(
                ctx,
                variant,
                warehouse,
                Number(quantity),
                idempotencyKey && `${viewer.userId} ${idempotencyKey}`,
              ),
            ),
          )
          return done.ok ? reply.send({ variant, warehouse }) : sendFaults(reply, done.errors)
        },
      },
    ])
  }
}
