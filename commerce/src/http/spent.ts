/**
 * One JSON endpoint for lists of customers: what each has paid, for which Saleor's schema has no field. It is for staff
 * who see both customers and orders, and counts the orders of the channels that they see.
 *
 *     GET /api/spent/?users=VXNlcjox,VXNlcjoy    { spent: [{ user, amount, currency }] }
 */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import type { Services } from '../context.ts'
import { spentByCustomers } from '../db/queries/customer/spent.ts'
import { intKey, toGlobalId } from '../domain/global-id.ts'
import { toDecimal } from '../domain/money.ts'
import { refusal } from '../domain/result.ts'
import { channelsOf, having, sendFaults, staffPlugin } from './staff-api.ts'

export const spentPlugin = (services: Services) =>
  staffPlugin(
    services,
    { mayEnter: having('MANAGE_USERS', 'MANAGE_ORDERS') },
    {
      'GET /api/spent': async ({ viewer, query: { users }, reply, reading }) => {
        const keys = typeof users === 'string' ? users.split(',').map((id) => intKey(id, 'User')) : []
        if (keys.length === 0 || keys.length > MAX_PAGE_SIZE || keys.includes(null))
          return sendFaults(reply, refusal('INVALID', 'users', `Send the ids of one to ${MAX_PAGE_SIZE} customers.`))
        const sums = await spentByCustomers(reading.database.pool, keys as number[], channelsOf(viewer))
        return {
          spent: sums.map(({ userId, amount, currency }) => ({
            user: toGlobalId('User', userId),
            amount: toDecimal(amount, currency),
            currency,
          })),
        }
      },
    },
  )
