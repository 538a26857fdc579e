/** Lists of variants: of the shop or of one product. */
import type { RowOf } from '../../statements/statement.ts'
import { assignedTo } from '../attribute/assigned-value.ts'
import { VARIANT_COLUMNS, type VariantListingRow } from './catalog.ts'
import { condition, equals, metadataIn, oneOf, timeBetween } from '../../statements/conditions.ts'
import { integer, listBy, orNull, text, time } from '../../statements/list-by.ts'
import { plainWords, searchCondition } from './search.ts'

const COLUMNS = `${VARIANT_COLUMNS}, vl.variant_id as "variantId", vl.channel_id as "channelId", vl.price, vl.discounted_price as "discountedPrice"`
const TABLES = 'variants v join products p on p.id = v.product_id'

/** Variants with their listing in a channel, or those of all channels for staff. */
export const variantList = listBy('variant_list', {
  select: ({ channelId }) => (channelId == null ? VARIANT_COLUMNS : COLUMNS),
  from: ({ channelId }) =>
    channelId == null
      ? TABLES
      : `${TABLES} join variant_listings vl on vl.variant_id = v.id join product_listings l on l.product_id = p.id and l.channel_id = vl.channel_id`,
  table: 'variants',
  conditions: {
    channelId: equals('vl.channel_id', 'int'),
    /** Only what shoppers may see; only with a channel. */
    publishedAt: condition(
      (now: Date, params) =>
        `l.is_published and (l.published_at is null or l.published_at <= ${params.param(now, 'timestamptz')})`,
      new Date(0),
    ),
    productId: equals('v.product_id', 'int'),
    search: condition((asked: string, params) => {
      const search = asked.trim()
      if (!search) return 'true'
      // The text of a product holds the SKUs of all its variants: a whole SKU names one of them.
      const sku = params.param(search)
      return `(v.sku = ${sku} or not exists (select from variants named where named.sku = ${sku})) and ${searchCondition(params, 'p.search_text', search, plainWords)}`
    }, 'a'),
    ids: oneOf('v.id', 'int'),
    skus: oneOf('v.sku', 'text'),
    metadata: metadataIn('v.metadata'),
    updatedAt: timeBetween('v.updated_at'),
    attributes: assignedTo('variant_attribute_values', 'x.variant_id = v.id'),
  },
  orders: {
    SKU: [orNull(text('v.sku')), integer('v.id')],
    UPDATED: [time('v.updated_at'), integer('v.id')],
  },
})

/** Whether a row of the list has the variant's listing in the channel. */
export const isPriced = (row: ListedVariant): row is ListedVariant & VariantListingRow => row.channelId !== undefined
type ListedVariant = RowOf<'variant_list'>
