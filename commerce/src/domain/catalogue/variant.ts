/** Variants: what is put into a basket. */
import type { ProductErrorCode, ProductVariantBulkErrorCode } from '@semena/contract/enums'
import { refreshPrices, refreshSearchText } from '../../db/derived.ts'
import { fillDefaultVariants, nextVariantPlace, touchProducts, touchVariants } from '../../db/queries/variant-places.ts'
import { reference } from '../../db/queries/reference.ts'
import { rowsByKey } from '../../db/rows.ts'
import { save } from '../../db/save.ts'
import { products, variants } from '../../db/tables/catalog.ts'
import type { ProductVariantCreateInput } from '../../inputs.generated.ts'
import { toGlobalId } from '../global-id.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { nounOf } from '../nouns/noun.ts'
import { attributesFor } from './product.ts'
import { readAssignments, writeAssignments } from './attribute-values.ts'
import { leaveVariants } from './drop.ts'
import { addStocks } from './stocks.ts'

const f = fieldsOf(variants)

/** `product` and `stocks` are given for a new variant only. */
export type VariantWritten = Omit<ProductVariantCreateInput, 'product' | 'attributes'> & {
  product?: string | null
  attributes?: ProductVariantCreateInput['attributes'] | null
}

/** Codes that one variant and many at once have in common. */
export type VariantCode = Extract<ProductErrorCode, ProductVariantBulkErrorCode>

export const variant = nounOf<VariantWritten, VariantCode>()({
  type: 'ProductVariant',
  table: variants,
  fields: {
    product: f.reference('productId', 'Product', products),
    sku: f.text('sku', { max: 255, unique: true }),
    name: f.text('name', { max: 255 }),
    trackInventory: f.value('trackInventory'),
    weight: f.value('weight', (weight) => weight >= 0),
    quantityLimitPerCustomer: f.value('quantityLimitPerCustomer', (limit) => limit >= 1),
    externalReference: f.text('externalReference', { unique: true }),
    metadata: f.metadata('metadata'),
    privateMetadata: f.metadata('privateMetadata'),
    attributes: f.elsewhere(),
    stocks: f.elsewhere(),
  },
  relate: async ({ ctx, change, input, before }, key) => {
    const id = Number(key)
    const { client } = change
    const [row] = await rowsByKey(client, variants, [id])
    const { productId, name, sku } = row!
    const [owner] = await rowsByKey(client, products, [productId])
    if (input.attributes) {
      const read = await readAssignments(client, input.attributes, {
        allowed: await attributesFor(client, owner!.productTypeId, true),
        unknown: before ? 'NOT_FOUND' : 'ATTRIBUTE_CANNOT_BE_ASSIGNED',
        whole: !before,
      })
      if (!read.ok) return read.errors
      await writeAssignments(client, 'variant', id, read.value)
    }
    if (input.stocks) {
      const refused = await addStocks(client, id, input.stocks)
      if (refused) return refused
    }
    const values = {
      name: name || sku || toGlobalId('ProductVariant', id),
      ...(before
        ? {}
        : {
            sort: await nextVariantPlace(client, productId),
            trackInventory: input.trackInventory ?? (await reference(ctx.database.pool)).shop.trackInventoryByDefault,
          }),
    }
    await save(client, variants, [{ id, values }], { added: 0, changed: 0 })
    if (before) await touchVariants(client, [id], ctx.clock.now())
    await fillDefaultVariants(client, [productId])
    await touchProducts(client, [productId], ctx.clock.now())
    await refreshSearchText(client, [productId])
  },
  beforeDelete: ({ change }, rows) =>
    leaveVariants(
      change.client,
      rows.map((row) => row.id),
    ),
  afterDelete: async ({ ctx, change }, rows) => {
    const productIds = [...new Set(rows.map((row) => row.productId))]
    await fillDefaultVariants(change.client, productIds)
    await refreshPrices(change.client, ctx.clock.now(), productIds)
    await refreshSearchText(change.client, productIds)
  },
  translatable: { name: 255 },
  stale: ['products', 'collections'],
  events: {
    created: 'PRODUCT_VARIANT_CREATED',
    updated: 'PRODUCT_VARIANT_UPDATED',
    deleted: 'PRODUCT_VARIANT_DELETED',
  },
})
