/** What goes along when products and variants are deleted. */
import type { PoolClient } from 'pg'
import { dropValuesOfProducts, dropValuesOfVariants } from '../../db/queries/attribute/attribute-values.ts'
import { leaveDrafts, variantIdsOf } from '../../db/queries/catalog/variant-places.ts'
import { deleteRows, rowsByKey } from '../../db/statements/rows.ts'
import { products } from '../../db/tables/catalog.ts'
import type { Change } from '../changes/changing.ts'

/** Variants are about to go: drafts lose their lines, and values that only they have go too. */
export async function leaveVariants(client: PoolClient, ids: readonly number[]): Promise<void> {
  await leaveDrafts(client, ids)
  await dropValuesOfVariants(client, ids)
}

/** Products are about to go. */
export async function leaveProducts(client: PoolClient, ids: readonly number[]): Promise<void> {
  await leaveVariants(client, await variantIdsOf(client, ids))
  await dropValuesOfProducts(client, ids)
}

/** Deletes products with all that belongs to them, and tells apps. */
export async function dropProducts(change: Change, ids: readonly number[]): Promise<void> {
  const rows = await rowsByKey(change.client, products, ids, { lock: true })
  await leaveProducts(change.client, ids)
  await deleteRows(change.client, products, ids)
  for (const row of rows) change.event('PRODUCT_DELETED', 'Product', row.id, row)
  if (rows.length) change.stale('products', 'collections')
}
