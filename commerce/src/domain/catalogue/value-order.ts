/** The order of the values that a product or a variant has of one attribute. */
import type { ProductErrorCode } from '@semena/contract/enums'
import { rowsWith } from '../../db/rows.ts'
import { saveSet } from '../../db/save.ts'
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

/** The values of one attribute in the order after the moves; null where a move names another value. */
function orderAfter<T extends Link>(
  links: readonly T[],
  attributeId: number,
  moves: readonly ReorderInput[],
): T[] | null {
  const own = links
    .filter((link) => link.attributeId === attributeId)
    .toSorted((a, b) => a.sort - b.sort || a.valueId - b.valueId)
  const asked = moves.map(({ id, sortOrder }) => ({ key: intKey(id, 'AttributeValue') ?? 0, by: sortOrder ?? null }))
  const keys = own.map((link) => link.valueId)
  if (asked.some(({ key }) => !keys.includes(key))) return null
  return moved(keys, asked).map((key, sort) => ({ ...own.find((link) => link.valueId === key)!, sort }))
}

const lacking = (attributeId: number) =>
  refuse('NOT_FOUND', 'attributeId', 'It does not have this attribute.', { attributes: [attributeId] })

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
    const key = intKey(attributeId, 'Attribute') ?? 0
    const links = await rowsWith(change.client, productAttributeValues, productAttributeValues.productId, [
      found.value.id,
    ])
    if (!links.some((link) => link.attributeId === key)) return lacking(key)
    const rows = orderAfter(links, key, moves)
    if (!rows) return refuse('NOT_FOUND', 'moves', 'It does not have this value.')
    await saveSet(
      change.client,
      productAttributeValues,
      rows,
      { key: ['productId', 'attributeId', 'valueId'] },
      { added: 0, changed: 0 },
    )
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
    const key = intKey(attributeId, 'Attribute') ?? 0
    const links = await rowsWith(change.client, variantAttributeValues, variantAttributeValues.variantId, [
      found.value.id,
    ])
    if (!links.some((link) => link.attributeId === key)) return lacking(key)
    const rows = orderAfter(links, key, moves)
    if (!rows) return refuse('NOT_FOUND', 'moves', 'It does not have this value.')
    await saveSet(
      change.client,
      variantAttributeValues,
      rows,
      { key: ['variantId', 'attributeId', 'valueId'] },
      { added: 0, changed: 0 },
    )
    change.stale('products')
    change.event('PRODUCT_VARIANT_UPDATED', 'ProductVariant', found.value.id)
    return ok(found.value.id)
  })
