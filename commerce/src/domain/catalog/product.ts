/** Products. Their variants, prices and pictures have files of their own. */
import { LENGTHS } from '../lengths.ts'
import type { ProductErrorCode } from '@semena/contract/enums'
import { refreshSearchText } from '../../db/triggers/derived.ts'
import { attributesOfType } from '../../db/queries/catalog/product-type.ts'
import { touchProducts } from '../../db/queries/catalog/variant-places.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { saveSet } from '../../db/statements/save.ts'
import {
  attributes,
  categories,
  collectionProducts,
  collections,
  products,
  productTypes,
} from '../../db/tables/catalog.ts'
import { taxClasses } from '../../db/tables/shop.ts'
import type { ProductCreateInput } from './inputs.generated.ts'
import { intKey } from '../global-id.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { type Entry, nounOf } from '../nouns/noun.ts'
import { refusal } from '../result.ts'
import { readAssignments, writeAssignments } from './attribute-values.ts'
import { placesBehind } from '../../db/queries/catalog/collection-places.ts'
import { leaveProducts } from './drop.ts'
import type { PoolClient } from 'pg'
import type { AttributeRow } from '../../db/queries/reference/reference.ts'

const f = fieldsOf(products)

/** `productType` is given for a new product only. */
export type ProductWritten = Omit<ProductCreateInput, 'productType'> & { productType?: string | null }

/** The attributes that a type gives its products, or their variants, in its order. */
export async function attributesFor(client: PoolClient, typeId: number, ofVariant: boolean): Promise<AttributeRow[]> {
  const list = (await attributesOfType(client, typeId)).filter((one) => one.ofVariant === ofVariant)
  const rows = await rowsByKey(
    client,
    attributes,
    list.map((one) => one.attributeId),
  )
  return list.flatMap((one) => rows.find((row) => row.id === one.attributeId) ?? [])
}

export const product = nounOf<ProductWritten, ProductErrorCode>()({
  type: 'Product',
  table: products,
  fields: {
    productType: f.reference('productTypeId', 'ProductType', productTypes),
    name: f.text('name', { required: true }),
    slug: f.slug('slug'),
    description: f.rich('description'),
    category: f.reference('categoryId', 'Category', categories),
    taxClass: f.reference('taxClassId', 'TaxClass', taxClasses),
    // Saleor takes it and does nothing with it: whether taxes are charged is a setting of channels.
    chargeTaxes: f.elsewhere(),
    seo: f.seo('seoTitle', 'seoDescription'),
    weight: f.value('weight', (weight) => weight >= 0),
    rating: f.value('rating'),
    externalReference: f.text('externalReference', { unique: true }),
    metadata: f.metadata('metadata'),
    privateMetadata: f.metadata('privateMetadata'),
    attributes: f.elsewhere(),
    collections: f.elsewhere(),
  },
  slugOf: 'name',
  // Saleor lists this fault of a product twice, and clients that count find both.
  check: ({ input }) =>
    (input.seo?.title ?? '').length > LENGTHS.seoTitle
      ? [refusal('INVALID', 'seoTitle', `It has at most ${LENGTHS.seoTitle} characters.`)]
      : [],
  relate: async (entry, key) => {
    const { change, input, before, ctx } = entry
    const id = Number(key)
    if (input.attributes) {
      const read = await readAssignments(change.client, input.attributes, {
        allowed: await attributesFor(change.client, before?.productTypeId ?? (await typeOf(entry)), false),
      })
      if (!read.ok) return read.errors
      await writeAssignments(change.client, 'product', id, read.value, !before)
    }
    if (input.collections) {
      const faults = await setCollections(change.client, id, input.collections)
      if (faults) return [faults]
    }
    if (before) await touchProducts(change.client, [id], ctx.clock.now())
    await refreshSearchText(change.client, [id])
  },
  beforeDelete: ({ change }, rows) =>
    leaveProducts(
      change.client,
      rows.map((row) => row.id),
    ),
  translatable: { name: 250, slug: 255, seoTitle: 70, seoDescription: 300, description: 'rich' },
  stale: ['products', 'collections'],
  events: { created: 'PRODUCT_CREATED', updated: 'PRODUCT_UPDATED', deleted: 'PRODUCT_DELETED' },
})

const typeOf = async ({ input }: Entry<typeof products, ProductWritten>): Promise<number> =>
  intKey(input.productType ?? '', 'ProductType') ?? 0

/** Makes a product belong to exactly these collections, behind the others where it is new. */
async function setCollections(client: PoolClient, productId: number, ids: readonly string[]) {
  const keys = [...new Set(ids)].map((id) => intKey(id, 'Collection') ?? 0)
  const rows = await rowsByKey(client, collections, keys)
  if (rows.length < keys.length) return refusal('GRAPHQL_ERROR', 'collections', 'Could not resolve to collections.')
  const places = await placesBehind(client, keys)
  await saveSet(
    client,
    collectionProducts,
    keys.map((collectionId) => ({ collectionId, productId, sort: places.get(collectionId) ?? 0 })),
    { key: ['collectionId', 'productId'], within: [{ productId }], onlyNew: ['sort'] },
  )
  return null
}
