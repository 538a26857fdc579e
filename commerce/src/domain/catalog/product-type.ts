/** Product types: which attributes products and their variants have, and what holds for all of a type. */
import type { ProductErrorCode, ProductTypeKindEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { attributesOfType, dropValuesOfType, productsOfTypes } from '../../db/queries/catalog/product-type.ts'
import type { AttributeRow } from '../../db/queries/reference/reference.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { saveSet } from '../../db/statements/save.ts'
import { attributes, productTypeAttributes, productTypes } from '../../db/tables/catalog.ts'
import { taxClasses } from '../../db/tables/shop.ts'
import type { ProductTypeInput } from './inputs.generated.ts'
import { intKey } from '../global-id.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { nounOf } from '../nouns/noun.ts'
import { ok, type Refusal, refuse, type Result } from '../result.ts'
import { dropProducts } from './drop.ts'

const f = fieldsOf(productTypes)

/** An attribute as a type has it. */
export interface TypeAttribute {
  attributeId: number
  ofVariant: boolean
  variantSelection: boolean
}

export const productType = nounOf<ProductTypeInput, ProductErrorCode>()({
  type: 'ProductType',
  table: productTypes,
  fields: {
    name: f.text('name', { required: true }),
    slug: f.slug('slug'),
    kind: f.value<'kind'>('kind', (kind: ProductTypeKindEnum) => kind === 'NORMAL' || kind === 'GIFT_CARD'),
    hasVariants: f.value('hasVariants'),
    isShippingRequired: f.value('isShippingRequired'),
    isDigital: f.value('isDigital'),
    weight: f.value('weight', (weight) => weight >= 0),
    taxClass: f.reference('taxClassId', 'TaxClass', taxClasses),
    productAttributes: f.elsewhere(),
    variantAttributes: f.elsewhere(),
  },
  slugOf: 'name',
  relate: async ({ change: { client }, input, before }, key) => {
    const typeId = Number(key)
    const there = before ? await attributesOfType(client, typeId) : []
    const lists = [
      { ofVariant: false, name: 'productAttributes', ids: input.productAttributes },
      { ofVariant: true, name: 'variantAttributes', ids: input.variantAttributes },
    ]
    let list: TypeAttribute[] = [...there]
    const faults: Refusal<ProductErrorCode>[] = []
    for (const { ofVariant, name, ids } of lists) {
      if (!ids) continue
      const found = await attributesNamed(client, ids, name)
      if (!found.ok) faults.push(...found.errors)
      else
        list = [
          ...list.filter((one) => one.ofVariant !== ofVariant),
          ...found.value.map(({ id }) => ({
            attributeId: id,
            ofVariant,
            variantSelection: there.some(
              (t) => t.ofVariant === ofVariant && t.attributeId === id && t.variantSelection,
            ),
          })),
        ]
    }
    if (faults.length === 0) await setAttributes(client, typeId, there, list)
    return faults
  },
  // The products of a type go along with it.
  beforeDelete: async ({ change }, rows) => {
    await dropProducts(
      change,
      await productsOfTypes(
        change.client,
        rows.map((row) => row.id),
      ),
    )
  },
  stale: ['site', 'products', 'collections'],
})

/** Attributes of products by their ids. One that is not there, or one of pages, refuses the list. */
export async function attributesNamed(
  client: PoolClient,
  ids: readonly string[],
  field: string,
): Promise<Result<AttributeRow[], 'GRAPHQL_ERROR' | 'INVALID'>> {
  const keys = [...new Set(ids)].map((id) => intKey(id, 'Attribute'))
  const rows = new Map(
    (
      await rowsByKey(
        client,
        attributes,
        keys.filter((key) => key !== null),
      )
    ).map((row) => [row.id, row]),
  )
  const found = keys.map((key) => (key === null ? undefined : rows.get(key)))
  if (found.some((row) => !row)) return refuse('GRAPHQL_ERROR', field, 'Could not resolve to attributes.')
  const strange = found.flatMap((row) => (row!.type === 'PRODUCT_TYPE' ? [] : row!.id))
  if (strange.length)
    return refuse('INVALID', field, 'Only attributes of products can be assigned.', { attributes: strange })
  return ok(found.map((row) => row!))
}

/** Makes a type have exactly these attributes, in this order. What it loses, its products and variants lose too. */
export async function setAttributes(
  client: PoolClient,
  typeId: number,
  before: readonly TypeAttribute[],
  list: readonly TypeAttribute[],
): Promise<void> {
  const rows = [false, true].flatMap((ofVariant) =>
    list
      .filter((one) => one.ofVariant === ofVariant)
      .map(({ attributeId, variantSelection }, sort) => ({
        productTypeId: typeId,
        attributeId,
        ofVariant,
        variantSelection,
        sort,
      })),
  )
  await saveSet(client, productTypeAttributes, rows, {
    key: ['productTypeId', 'attributeId', 'ofVariant'],
    within: [{ productTypeId: typeId }],
  })
  for (const ofVariant of [false, true]) {
    const lost = before
      .filter((one) => one.ofVariant === ofVariant)
      .filter((one) => !list.some((now) => now.ofVariant === ofVariant && now.attributeId === one.attributeId))
    if (lost.length)
      await dropValuesOfType(
        client,
        typeId,
        lost.map((one) => one.attributeId),
        ofVariant,
      )
  }
}
