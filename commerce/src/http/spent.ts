/**
 * One JSON endpoint for lists of customers: what each has paid, for which Saleor's schema has no field. It is for staff
 * who see both customers and orders, and counts the orders of the channels that they see.
 *
 *     GET /api/spent/?users=VXNlcjox,VXNlcjoy    { spent: [{ user, amount, currency }] }
 */
import type { FastifyPluginAsync } from 'fastify'
import { hasPermission, type Services, type UserViewer } from '../context.ts'
import { spentByCustomers } from '../db/queries/customer/spent.ts'
import { intKey, toGlobalId } from '../domain/global-id.ts'
import { toDecimal } from '../domain/money.ts'
import { refusal } from '../domain/result.ts'
import { networkOf } from '../traffic/network.ts'
import { sendFaults, staffRoutes } from './staff-api.ts'

const MOST_USERS = 100

export function spentPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    const mayEnter = (viewer: UserViewer): boolean =>
      hasPermission({ viewer }, 'MANAGE_USERS') && hasPermission({ viewer }, 'MANAGE_ORDERS')
    staffRoutes(app, services, mayEnter, [
      {
        method: 'GET',
        path: '/api/spent',
        work: async (viewer, request, reply) => {
          const { users } = request.query as Record<string, unknown>
          const keys = typeof users === 'string' ? users.split(',').map((id) => intKey(id, 'User')) : []
          if (keys.length === 0 || keys.length > MOST_USERS || keys.includes(null))
            return sendFaults(reply, [refusal('INVALID', 'users', `Send the ids of one to ${MOST_USERS} customers.`)])
          const { pool } = services.database.forVisitor('reading', networkOf(request.ip))
          const sums = await spentByCustomers(pool, keys as number[], viewer.channelIds && [...viewer.channelIds])
          return reply.send({
            spent: sums.map(({ userId, amount, currency }) => ({
              user: toGlobalId('User', userId),
              amount: toDecimal(amount, currency),
              currency,
            })),
          })
        },
      },
    ])
  }
}
