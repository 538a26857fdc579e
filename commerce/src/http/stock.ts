/**
 * JSON endpoint that adds returned goods to a stock, for staff with MANAGE_PRODUCTS. Saleor's API can only set a stock:
 * a client reads it, adds, and writes it, and loses a sale in between.
 *
 *     POST /api/stock/add/    variant, warehouse, quantity, idempotencyKey
 *
 * A request that is retried with the same idempotency key is applied once. The key may be left out.
 */
import { LONGEST_REFERENCE } from '@semena/contract/limits'
import type { Services } from '../context.ts'
import { actAs } from '../db/driver/acting.ts'
import { addToStock } from '../domain/catalog/stocks.ts'
import { refusal } from '../domain/result.ts'
import { having, sendFaults, staffPlugin } from './staff-api.ts'
import { tellingChanges } from './told-changes.ts'

const BODY_LIMIT = 4 * 1024
const MOST_AT_ONCE = 1_000_000

export const stockPlugin = (services: Services) =>
  staffPlugin(
    services,
    { mayEnter: having('MANAGE_PRODUCTS'), bodyLimit: BODY_LIMIT },
    {
      'POST /api/stock/add': async ({ viewer, fields, reply, writing }) => {
        const { variant, warehouse, quantity, idempotencyKey = null } = fields
        const isCount = Number.isInteger(quantity) && Number(quantity) > 0 && Number(quantity) <= MOST_AT_ONCE
        const isKey =
          idempotencyKey === null ||
          (typeof idempotencyKey === 'string' && idempotencyKey !== '' && idempotencyKey.length <= LONGEST_REFERENCE)
        if (typeof variant !== 'string' || typeof warehouse !== 'string' || !isCount || !isKey)
          return sendFaults(
            reply,
            ...(typeof variant === 'string' ? [] : [refusal('INVALID', 'variant', 'Send the id of a variant.')]),
            ...(typeof warehouse === 'string' ? [] : [refusal('INVALID', 'warehouse', 'Send the id of a warehouse.')]),
            ...(isCount ? [] : [refusal('INVALID', 'quantity', 'Send how many come back.')]),
            ...(isKey
              ? []
              : [refusal('INVALID', 'idempotencyKey', `Send a text of at most ${LONGEST_REFERENCE} characters.`)]),
          )
        const key = idempotencyKey && `${viewer.userId} ${idempotencyKey}`
        const who = { origin: 'STAFF', userId: viewer.userId, operation: 'stockAdd' } as const
        const done = await tellingChanges(services, reply, () =>
          actAs(who, () => addToStock(writing, variant, warehouse, Number(quantity), key)),
        )
        return done.ok ? { variant, warehouse } : sendFaults(reply, ...done.errors)
      },
    },
  )
