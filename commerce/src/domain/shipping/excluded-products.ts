/** Products for which a shipping method is not offered. */
import type { ShippingErrorCode } from '@semena/contract/enums'
import { rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { products } from '../../db/tables/catalog.ts'
import { shippingMethods } from '../../db/tables/shop.ts'
import { changing } from '../changes/changing.ts'
import { intKey } from '../global-id.ts'
import { findRow } from '../nouns/find.ts'
import { isOfType } from '../nouns/fields.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { ok, refuse, type Result } from '../result.ts'
import { shippingMethod } from './method.ts'

/** Adds products to those that are excluded, or takes them off. Products that do not exist are left out. */
const changeExcluded = (
  ctx: NounCtx,
  id: string,
  ids: readonly string[],
  then: (before: readonly number[], named: readonly number[]) => number[],
): Promise<Result<number, ShippingErrorCode>> =>
  changing<number, ShippingErrorCode>(ctx, async (change) => {
    const found = await findRow(change.client, shippingMethod, { id })
    if (!found.ok) return found
    if (ids.some((product) => !isOfType(product, 'Product')))
      return refuse('GRAPHQL_ERROR', 'products', 'Must receive Product ids.')
    const keys = ids.flatMap((product) => intKey(product, 'Product') ?? [])
    const known = (await rowsByKey(change.client, products, keys)).map((row) => row.id)
    const { value: method } = found
    const excludedProductIds = then(method.excludedProductIds, known)
    await save(change.client, shippingMethods, [{ id: method.id, values: { excludedProductIds } }])
    change.stale(...shippingMethod.stale)
    change.event('SHIPPING_PRICE_UPDATED', shippingMethod.type, method.id)
    return ok(method.id)
  })

export const excludeProducts = (ctx: NounCtx, id: string, ids: readonly string[]) =>
  changeExcluded(ctx, id, ids, (before, named) => [...new Set([...before, ...named])])

export const includeProducts = (ctx: NounCtx, id: string, ids: readonly string[]) =>
  changeExcluded(ctx, id, ids, (before, named) => before.filter((key) => !named.includes(key)))
