/** The order of the values that a product or a variant has of one attribute. */
import type { ProductErrorCode } from '@semena/contract/enums'
import { rowsWith } from '../../db/statements/rows.ts'
import { saveSet } from '../../db/statements/save.ts'
import { productAttributeValues, variantAttributeValues } from '../../db/tables/catalog.ts'
import type { ReorderInput } from '../../inputs.generated.ts'
import { changing } from '../changes/changing.ts'
import { intKey } from '../global-id.ts'
import { findRow } from '../nouns/find.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { moved } from '../nouns/order.ts'
import { ok, refuse, type Result } from '../result.ts'
import { product } from './product.ts'
import { variant } from './variant.ts'

type Link = { attributeId: number; valueId: number; sort: number }

/** The values of one attribute in the order after the moves. */
function orderAfter<T extends Link>(
  links: readonly T[],
  attributeId: string,
  moves: readonly ReorderInput[],
): Result<T[], 'NOT_FOUND'> {
  const attribute = intKey(attributeId, 'Attribute') ?? 0
  const own = links
    .filter((link) => link.attributeId === attribute)
    .toSorted((a, b) => a.sort - b.sort || a.valueId - b.valueId)
  if (own.length === 0)
    return refuse('NOT_FOUND', 'attributeId', 'It does not have this attribute.', { attributes: [attribute] })
  const asked = moves.map(({ id, sortOrder }) => ({ key: intKey(id, 'AttributeValue') ?? 0, by: sortOrder ?? null }))
  const keys = own.map((link) => link.valueId)
  if (asked.some(({ key }) => !keys.includes(key))) return refuse('NOT_FOUND', 'moves', 'It does not have this value.')
  return ok(moved(keys, asked).map((key, sort) => ({ ...own.find((link) => link.valueId === key)!, sort })))
}

/** Moves values of an attribute of a product; answers the product's key. */
export const reorderProductValues = (
  ctx: NounCtx,
  productId: string,
  attributeId: string,
  moves: readonly ReorderInput[],
): Promise<Result<number, ProductErrorCode>> =>
  changing<number, ProductErrorCode>(ctx, async (change) => {
    const found = await findRow(change.client, product, { id: productId }, 'productId')
    if (!found.ok) return found
    const links = await rowsWith(change.client, productAttributeValues, productAttributeValues.productId, [
      found.value.id,
    ])
    const rows = orderAfter(links, attributeId, moves)
    if (!rows.ok) return rows
    await saveSet(change.client, productAttributeValues, rows.value, { key: ['productId', 'attributeId', 'valueId'] })
    change.stale('products')
    change.event('PRODUCT_UPDATED', 'Product', found.value.id)
    return ok(found.value.id)
  })

/** Moves values of an attribute of a variant; answers the variant's key. */
export const reorderVariantValues = (
  ctx: NounCtx,
  variantId: string,
  attributeId: string,
  moves: readonly ReorderInput[],
): Promise<Result<number, ProductErrorCode>> =>
  changing<number, ProductErrorCode>(ctx, async (change) => {
    const found = await findRow(change.client, variant, { id: variantId }, 'variantId')
    if (!found.ok) return found
    const links = await rowsWith(change.client, variantAttributeValues, variantAttributeValues.variantId, [
      found.value.id,
    ])
    const rows = orderAfter(links, attributeId, moves)
    if (!rows.ok) return rows
    await saveSet(change.client, variantAttributeValues, rows.value, { key: ['variantId', 'attributeId', 'valueId'] })
    change.stale('products')
    change.event('PRODUCT_VARIANT_UPDATED', 'ProductVariant', found.value.id)
    return ok(found.value.id)
  })
