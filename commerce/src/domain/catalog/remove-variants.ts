/** Deletes several variants at once. */
import type { ProductErrorCode } from '@semena/contract/enums'
import { rowsWith } from '../../db/statements/rows.ts'
import { variants } from '../../db/tables/catalog.ts'
import { toGlobalId } from '../global-id.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { removeRows } from '../nouns/remove.ts'
import { refuse, type Result } from '../result.ts'
import { plainText } from '../text.ts'
import { variant } from './variant.ts'

/** Deletes variants by their ids, all or none, or by their SKUs, as many as there are; answers how many. */
export async function removeVariants(
  ctx: NounCtx,
  ids: readonly string[] | null,
  skus: readonly string[] | null,
): Promise<Result<number, ProductErrorCode>> {
  if (ids) return removeRows(ctx, variant, ids)
  if (!skus) return refuse('GRAPHQL_ERROR', null, 'At least one of the arguments ids and skus is required.')
  const rows = await rowsWith(ctx.database.pool, variants, variants.sku, skus.map(plainText))
  return removeRows(
    ctx,
    variant,
    rows.map((row) => toGlobalId('ProductVariant', row.id)),
  )
}
