/** Variants: what is put into a basket. */
import type { ProductErrorCode, ProductVariantBulkErrorCode } from '@semena/contract/enums'
import { refreshPrices, refreshSearchText } from '../../db/triggers/derived.ts'
import {
  fillDefaultVariants,
  nextVariantPlace,
  touchProducts,
  touchVariants,
} from '../../db/queries/catalog/variant-places.ts'
import { type AttributeRow, reference } from '../../db/queries/reference/reference.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { products, variants } from '../../db/tables/catalog.ts'
import type { ProductVariantCreateInput } from './inputs.generated.ts'
import type { Change } from '../changes/changing.ts'
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

/** The products whose variants a change of many rows has written, with the attributes that it has read of their types. */
const gathered = new WeakMap<Change['client'], Map<number, AttributeRow[] | null>>()

/** What a product has of its variants: the default one, the time of its change, and the text that search reads. */
async function followVariants(client: Change['client'], productIds: readonly number[], now: Date): Promise<void> {
  await fillDefaultVariants(client, productIds)
  await touchProducts(client, productIds, now)
  await refreshSearchText(client, productIds)
}

async function attributesOfVariants(client: Change['client'], productId: number): Promise<AttributeRow[]> {
  const [owner] = await rowsByKey(client, products, [productId])
  return attributesFor(client, owner!.productTypeId, true)
}

/**
 * Writes many variants, and what their products have of them once at the end instead of after each. Where every row was
 * refused nothing is written.
 */
export async function writingVariants<T extends { value: unknown }>(
  change: Change,
  now: Date,
  work: () => Promise<T[]>,
): Promise<T[]> {
  const products = new Map<number, AttributeRow[] | null>()
  gathered.set(change.client, products)
  try {
    const done = await work()
    if (done.some(({ value }) => value !== null)) await followVariants(change.client, [...products.keys()], now)
    return done
  } finally {
    gathered.delete(change.client)
  }
}

/** A variant without a name has its SKU's. */
const nameOf = (
  { name, sku }: { name?: string | undefined; sku?: string | null | undefined },
  before: { name: string; sku: string | null } | null,
): string => (name ?? before?.name) || (sku === undefined ? before?.sku : sku) || ''

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
  follow: async ({ ctx, change, before }, values) => ({
    name: nameOf(values, before),
    ...(before
      ? {}
      : {
          sort: await nextVariantPlace(change.client, values.productId ?? null),
          trackInventory:
            values.trackInventory ?? (await reference(ctx.database.pool)).settings.trackInventoryByDefault,
        }),
  }),
  relate: async ({ ctx, change, input, before }, key, written) => {
    const id = Number(key)
    const { client } = change
    const productId = before?.productId ?? written.productId!
    const together = gathered.get(client)
    let allowed = together?.get(productId) ?? null
    if (input.attributes) {
      allowed ??= await attributesOfVariants(client, productId)
      const read = await readAssignments(client, input.attributes, {
        allowed,
        unknown: before ? 'NOT_FOUND' : 'ATTRIBUTE_CANNOT_BE_ASSIGNED',
        whole: !before,
      })
      if (!read.ok) return read.errors
      await writeAssignments(client, 'variant', id, read.value, !before)
    }
    if (input.stocks) {
      const refused = await addStocks(client, id, input.stocks)
      if (refused) return refused
    }
    // Only a variant that is written has an id.
    if (!written.name) await save(client, variants, [{ id, values: { name: toGlobalId('ProductVariant', id) } }])
    if (before) await touchVariants(client, [id], ctx.clock.now())
    if (together) together.set(productId, allowed)
    else await followVariants(client, [productId], ctx.clock.now())
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
