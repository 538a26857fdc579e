/** Products for which a shipping method is not offered. */
import type { ShippingErrorCode } from '@semena/contract/enums'
import { rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { products } from '../../db/tables/catalog.ts'
import { shippingMethods } from '../../db/tables/shop.ts'
import { intKey } from '../global-id.ts'
import { isOfType } from '../nouns/fields.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { changeRow } from '../nouns/write.ts'
import { refuse, type Result } from '../result.ts'
import { shippingMethod } from './method.ts'

/** Adds products to those that are excluded, or takes them off. Products that do not exist are left out. */
const changeExcluded = (
  ctx: NounCtx,
  id: string,
  ids: readonly string[],
  then: (before: readonly number[], named: readonly number[]) => number[],
): Promise<Result<number, ShippingErrorCode>> =>
  changeRow(ctx, shippingMethod, { named: { id } }, async ({ client }, method) => {
    if (ids.some((product) => !isOfType(product, 'Product')))
      return refuse('GRAPHQL_ERROR', 'products', 'Must receive Product ids.')
    const keys = ids.flatMap((product) => intKey(product, 'Product') ?? [])
    const known = (await rowsByKey(client, products, keys)).map((row) => row.id)
    const excludedProductIds = then(method.excludedProductIds, known)
    await save(client, shippingMethods, [{ id: method.id, values: { excludedProductIds } }])
    return undefined
  })

export const excludeProducts = (ctx: NounCtx, id: string, ids: readonly string[]) =>
  changeExcluded(ctx, id, ids, (before, named) => [...new Set([...before, ...named])])

export const includeProducts = (ctx: NounCtx, id: string, ids: readonly string[]) =>
  changeExcluded(ctx, id, ids, (before, named) => before.filter((key) => !named.includes(key)))
