/** The order of the values that a product, a variant or a page has of one attribute. */
import type { ProductErrorCode } from '@semena/contract/enums'
import { rowsWith } from '../../db/statements/rows.ts'
import { saveSet } from '../../db/statements/save.ts'
import { productAttributeValues, variantAttributeValues } from '../../db/tables/catalog.ts'
import type { ReorderInput } from '../inputs.generated.ts'
import { intKey } from '../global-id.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { reordered } from '../nouns/order.ts'
import { changeRow } from '../nouns/write.ts'
import { ok, refuse, type Result } from '../result.ts'
import { product } from './product.ts'
import { variant } from './variant.ts'

type Done = Promise<Result<number, ProductErrorCode>>
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
  const order = reordered(
    own.map((link) => link.valueId),
    moves,
    'AttributeValue',
    { message: 'It does not have this value.' },
  )
  if (!order.ok) return order
  return ok(order.value.map((key, sort) => ({ ...own.find((link) => link.valueId === key)!, sort })))
}

/** Moves values of an attribute of a product; answers the product's key. */
export const reorderProductValues = (
  ctx: NounCtx,
  productId: string,
  attributeId: string,
  moves: readonly ReorderInput[],
): Done =>
  changeRow(ctx, product, { named: { id: productId }, field: 'productId' }, async ({ client }, { id }) => {
    const links = await rowsWith(client, productAttributeValues, productAttributeValues.productId, [id])
    const rows = orderAfter(links, attributeId, moves)
    if (rows.ok)
      await saveSet(client, productAttributeValues, rows.value, { key: ['productId', 'attributeId', 'valueId'] })
    return rows
  })

/** Moves values of an attribute of a variant; answers the variant's key. */
export const reorderVariantValues = (
  ctx: NounCtx,
  variantId: string,
  attributeId: string,
  moves: readonly ReorderInput[],
): Done =>
  changeRow(ctx, variant, { named: { id: variantId }, field: 'variantId' }, async ({ client }, { id }) => {
    const links = await rowsWith(client, variantAttributeValues, variantAttributeValues.variantId, [id])
    const rows = orderAfter(links, attributeId, moves)
    if (rows.ok)
      await saveSet(client, variantAttributeValues, rows.value, { key: ['variantId', 'attributeId', 'valueId'] })
    return rows
  })
