/** The order of a product's variants, and which of them is shown first. */
import type { ProductErrorCode } from '@semena/contract/enums'
import { rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { products, variants } from '../../db/tables/catalog.ts'
import { variantIdsInOrder } from '../../db/queries/catalog/variant-places.ts'
import type { ReorderInput } from '../inputs.generated.ts'
import { intKey } from '../global-id.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { reordered } from '../nouns/order.ts'
import { changeRow } from '../nouns/write.ts'
import { refuse, type Result } from '../result.ts'
import { product } from './product.ts'

type Done = Promise<Result<number, ProductErrorCode>>

/** Moves variants within their product; the default stays the default. */
export const reorderVariants = (ctx: NounCtx, productId: string, moves: readonly ReorderInput[]): Done =>
  changeRow(ctx, product, { named: { id: productId }, field: 'productId' }, async ({ client }, { id }) => {
    const order = reordered(await variantIdsInOrder(client, id), moves, 'ProductVariant', {
      message: 'The product has no such variant.',
    })
    if (!order.ok) return order
    await save(
      client,
      variants,
      order.value.map((key, sort) => ({ id: key, values: { sort } })),
    )
    return undefined
  })

/** Makes a variant the one that is shown first. */
export const setDefaultVariant = (ctx: NounCtx, productId: string, variantId: string): Done =>
  changeRow<typeof products, object, string, ProductErrorCode>(
    ctx,
    product,
    { named: { id: productId }, field: 'productId' },
    async ({ client }, { id }) => {
      const key = intKey(variantId, 'ProductVariant')
      const [row] = key === null ? [] : await rowsByKey(client, variants, [key])
      if (!row) return refuse('NOT_FOUND', 'variantId', "Couldn't resolve to a ProductVariant.")
      if (row.productId !== id)
        return refuse('NOT_PRODUCTS_VARIANT', 'variantId', 'The variant belongs to another product.')
      await save(client, products, [{ id, values: { defaultVariantId: row.id } }])
      return undefined
    },
  )
