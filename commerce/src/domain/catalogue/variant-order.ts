/** The order of a product's variants, and which of them is shown first. */
import type { ProductErrorCode } from '@semena/contract/enums'
import { rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { products, variants } from '../../db/tables/catalog.ts'
import { variantIdsInOrder } from '../../db/queries/catalogue/variant-places.ts'
import type { ReorderInput } from '../../inputs.generated.ts'
import { changing } from '../changes/changing.ts'
import { intKey } from '../global-id.ts'
import { findRow } from '../nouns/find.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { moved } from '../nouns/order.ts'
import { ok, refuse, type Result } from '../result.ts'
import { product } from './product.ts'

type Done = Promise<Result<number, ProductErrorCode>>

/** Moves variants within their product; the default stays the default. */
export const reorderVariants = (ctx: NounCtx, productId: string, moves: readonly ReorderInput[]): Done =>
  changing<number, ProductErrorCode>(ctx, async (change) => {
    const { client } = change
    const found = await findRow(client, product, { id: productId }, 'productId')
    if (!found.ok) return found
    const order = await variantIdsInOrder(client, found.value.id)
    const asked = moves.map(({ id, sortOrder }) => ({ key: intKey(id, 'ProductVariant') ?? 0, by: sortOrder ?? null }))
    if (asked.some(({ key }) => !order.includes(key)))
      return refuse('NOT_FOUND', 'moves', 'The product has no such variant.')
    const rows = moved(order, asked).map((id, sort) => ({ id, values: { sort } }))
    await save(client, variants, rows)
    change.stale('products', 'collections')
    change.event('PRODUCT_UPDATED', 'Product', found.value.id)
    return ok(found.value.id)
  })

/** Makes a variant the one that is shown first. */
export const setDefaultVariant = (ctx: NounCtx, productId: string, variantId: string): Done =>
  changing<number, ProductErrorCode>(ctx, async (change) => {
    const { client } = change
    const found = await findRow(client, product, { id: productId }, 'productId')
    if (!found.ok) return found
    const key = intKey(variantId, 'ProductVariant')
    const [row] = key === null ? [] : await rowsByKey(client, variants, [key])
    if (!row) return refuse('NOT_FOUND', 'variantId', "Couldn't resolve to a ProductVariant.")
    if (row.productId !== found.value.id)
      return refuse('NOT_PRODUCTS_VARIANT', 'variantId', 'The variant belongs to another product.')
    await save(client, products, [{ id: found.value.id, values: { defaultVariantId: row.id } }])
    change.stale('products', 'collections')
    change.event('PRODUCT_UPDATED', 'Product', found.value.id)
    return ok(found.value.id)
  })
