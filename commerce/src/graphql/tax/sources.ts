/** The value from which a tax class is resolved, and how it is loaded. */
import type DataLoader from 'dataloader'
import { type TaxClassRow, taxClassesByIds } from '../../db/queries/tax-class.ts'
import type { GraphqlContext } from '../context.ts'
import { byKey } from '../shared/batch.ts'

export type TaxClassSource = TaxClassRow

const kept = new WeakMap<GraphqlContext['loaders'], DataLoader<number, TaxClassRow | null>>()

/** The loader of a request's tax classes by id. */
export function taxClassById(ctx: GraphqlContext): DataLoader<number, TaxClassRow | null> {
  let loader = kept.get(ctx.loaders)
  if (!loader) {
    loader = byKey(
      (ids) => taxClassesByIds(ctx.database.pool, ids),
      (t) => t.id,
    )
    kept.set(ctx.loaders, loader)
  }
  return loader
}
