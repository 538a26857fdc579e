/** The tax class of a product or of a type. */
import { rowsByKey } from '../../db/rows.ts'
import { taxClasses } from '../../db/tables/shop.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'

export const taxClassesById = (pool: GraphqlContext['database']['pool'], ids: readonly number[]) =>
  rowsByKey(pool, taxClasses, ids)

/** A tax class as clients see it; null for what has none of its own. */
export async function taxClassOf(ctx: GraphqlContext, id: number | null): Promise<{ id: string; name: string } | null> {
  const row = id === null ? null : await ctx.loaders.taxClassById.load(id)
  return row && { id: toGlobalId('TaxClass', row.id), name: row.name }
}
