/** Which pages name the reasons of refunds and returns. */
import { isStaffOrApp } from '../../context.ts'
import { reasonTypeOf } from '../../db/queries/payment/granted-refund.ts'
import { type ReasonPurpose, setReasonType } from '../../domain/refund/reasons.ts'
import { refuse } from '../../domain/result.ts'
import { intKey } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'

async function read(ctx: GraphqlContext, purpose: ReasonPurpose) {
  const id = await reasonTypeOf(ctx.database.pool, purpose)
  const row = id === null ? null : await ctx.loaders.pageTypeById.load(id)
  return { reasonReferenceType: row && { row } }
}

function shown(ctx: GraphqlContext, purpose: ReasonPurpose) {
  if (!isStaffOrApp(ctx)) throw permissionDenied()
  return read(ctx, purpose)
}

async function set(ctx: GraphqlContext, purpose: ReasonPurpose, id: string, field: string) {
  requirePermission(ctx, 'MANAGE_SETTINGS')
  const key = intKey(id, 'PageType')
  if (key === null) return refuse('GRAPHQL_ERROR', field, 'Must receive a PageType id.')
  return setReasonType(ctx, purpose, key)
}

async function clear(ctx: GraphqlContext, purpose: ReasonPurpose) {
  requirePermission(ctx, 'MANAGE_SETTINGS')
  await setReasonType(ctx, purpose, null)
  return read(ctx, purpose)
}

export const reasonQueries = {
  refundSettings: (_, _args, ctx) => shown(ctx, 'REFUND'),
  returnSettings: (_, _args, ctx) => shown(ctx, 'RETURN'),
} satisfies Partial<Fields<'Query'>>

export const reasonMutations = {
  refundSettingsUpdate: async (_, { input }, ctx) => {
    const done = await set(ctx, 'REFUND', input.refundReasonReferenceType, 'refundReasonReferenceType')
    const settings = done.ok ? await read(ctx, 'REFUND') : null
    return payload(done, { refundSettings: null }, () => ({ refundSettings: settings }))
  },
  returnSettingsUpdate: async (_, { input }, ctx) => {
    const done = await set(ctx, 'RETURN', input.returnReasonReferenceType, 'returnReasonReferenceType')
    const settings = done.ok ? await read(ctx, 'RETURN') : null
    return payload(done, { returnSettings: null }, () => ({ returnSettings: settings }))
  },
  refundReasonReferenceClear: async (_, _args, ctx) => ({ refundSettings: await clear(ctx, 'REFUND'), errors: [] }),
  returnReasonReferenceClear: async (_, _args, ctx) => ({ returnSettings: await clear(ctx, 'RETURN'), errors: [] }),
} satisfies Partial<Fields<'Mutation'>>
