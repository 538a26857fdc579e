/** Whether a viewer who is limited to channels may meet what was sold: in their channels, or to themselves. */
import { channelLimitOf } from '../../context.ts'
import { isSoldType, soldIn, soldKeysOf, type SoldType } from '../../db/queries/customer/sold-in.ts'
import { intKey, toGlobalId, uuidKey } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { byKey, type Loader } from './batch.ts'
import { ofOperation } from './of-operation.ts'
import { channelsSeen, requireChannel } from './permission.ts'

/** In which channel something was sold, and to whom. */
export interface Sold {
  /** Null where what it belonged to is gone. */
  channelId: number | null
  userId: number | null
}

/** Whether the viewer may meet what was sold there. */
export function isMet(ctx: GraphqlContext, { channelId, userId }: Sold): boolean {
  const seen = channelsSeen(ctx, userId)
  return seen === null || (channelId !== null && seen.has(channelId))
}

const soldLoaders = ofOperation(({ database: { pool } }) => {
  const loaders = new Map<SoldType, Loader<string, (Sold & { key: string }) | null>>()
  return (type: SoldType) => {
    const own = loaders.get(type) ?? byKey((keys: readonly string[]) => soldIn(pool, type, keys), 'key')
    loaders.set(type, own)
    return own
  }
})

/** Where something of this type was sold, read for all of a request at once; null where there is no such thing. */
export const soldOf = (ctx: GraphqlContext, type: SoldType, key: string): Promise<Sold | null> =>
  soldLoaders(ctx)(type).load(key)

/** Whether the viewer may meet something of this type; what does not exist they may. */
export async function meets(ctx: GraphqlContext, type: SoldType, key: string): Promise<boolean> {
  if (!channelLimitOf(ctx)) return true
  const sold = await soldOf(ctx, type, key)
  return sold === null || isMet(ctx, sold)
}

/** Throws PermissionDenied for staff of other channels than the one in which that was sold, also where it is their own. */
export async function requireItsChannel(ctx: GraphqlContext, type: string, key: string | number): Promise<void> {
  const read = channelLimitOf(ctx) && isSoldType(type) ? soldKey(type, String(key)) : null
  const sold = read && (await soldOf(ctx, type as SoldType, read))
  if (sold) requireChannel(ctx, sold.channelId)
}

/** The key as the database has it; null where it is none of this type. */
export function soldKey(type: SoldType, key: string): string | null {
  const id = toGlobalId(type, key)
  return soldKeysOf(type) === 'uuid' ? uuidKey(id, type) : (intKey(id, type)?.toString() ?? null)
}
