/** Lists of variants: of the shop or of one product. */
import type { RowOf } from '../../statements/statement.ts'
import { assignedSql, type AssignedValue, EVERY_VALUE } from '../attribute/assigned-value.ts'
import { VARIANT_COLUMNS, type VariantListingRow } from './catalog.ts'
import { type Joined, joinedSql } from '../../statements/joined.ts'
import { hasMetadata } from '../../statements/conditions.ts'
import type { Range } from './product-list.ts'
import { plainWords, searchCondition } from './search.ts'
import { listOf, Params, type SortKey } from '../../statements/sql.ts'

interface VariantConditions {
  ids: number[] | null
  skus: string[] | null
  metadata: readonly { key: string; value?: string | null }[]
  updatedAt: Range<Date> | null
  /** Null where an attribute is named that there is not, so that nothing is found. */
  attributes?: readonly AssignedValue[] | null
}

export interface VariantListInput extends VariantConditions, Joined<VariantConditions> {
  /** Null for staff, who may list variants outside of channels. */
  channelId: number | null
  /** Only what shoppers may see. */
  publishedOnly: boolean
  now: Date
  productId: number | null
  search: string | null
  /** Null sorts by products, and by the order of their variants. */
  sort: 'UPDATED' | null
  desc: boolean
}

const COLUMNS = `${VARIANT_COLUMNS}, vl.variant_id as "variantId", vl.channel_id as "channelId", vl.price, vl.discounted_price as "discountedPrice"`

export const variantList = listOf('variant_list', (input: VariantListInput) => {
  const params = new Params()
  const inChannel = input.channelId !== null
  const conditions = ['true']
  let tables = 'variants v join products p on p.id = v.product_id'
  if (inChannel) {
    tables += ` join variant_listings vl on vl.variant_id = v.id join product_listings l on l.product_id = p.id and l.channel_id = vl.channel_id`
    conditions.push(`vl.channel_id = ${params.param(input.channelId)}`)
    if (input.publishedOnly)
      conditions.push(
        `l.is_published and (l.published_at is null or l.published_at <= ${params.param(input.now, 'timestamptz')})`,
      )
  }
  if (input.productId !== null) conditions.push(`v.product_id = ${params.param(input.productId)}`)
  const search = input.search?.trim()
  if (search) {
    // The text of a product holds the SKUs of all its variants: a whole SKU names one of them.
    const sku = params.param(search)
    conditions.push(
      `(v.sku = ${sku} or not exists (select from variants named where named.sku = ${sku}))`,
      searchCondition(params, 'p.search_text', search, plainWords),
    )
  }
  conditions.push(
    ...joinedSql<VariantConditions>(input, ({ ids, skus, metadata, updatedAt, attributes }) => [
      ...(ids ? [`v.id = any(${params.param(ids)}::int[])`] : []),
      ...(skus ? [`v.sku = any(${params.param(skus)}::text[])`] : []),
      ...hasMetadata(params, 'v.metadata', metadata),
      ...(updatedAt?.gte ? [`v.updated_at >= ${params.param(updatedAt.gte)}`] : []),
      ...(updatedAt?.lte ? [`v.updated_at <= ${params.param(updatedAt.lte)}`] : []),
      ...(attributes === null ? ['false'] : []),
      ...(attributes ?? []).map((one) => assignedSql(params, 'variant_attribute_values', 'x.variant_id = v.id', one)),
    ]),
  )
  const counted = params.values.length
  const key = (sql: string, kind: SortKey['kind'], nullable = false): SortKey => ({
    sql,
    kind,
    desc: input.desc,
    nullable,
  })
  const keys =
    input.sort === 'UPDATED'
      ? [key('v.updated_at', 'time'), key('v.id', 'integer')]
      : [key('v.sku', 'text', true), key('v.id', 'integer')]
  return {
    select: inChannel ? COLUMNS : VARIANT_COLUMNS,
    from: `from ${tables} where ${conditions.join(' and ')}`,
    keys,
    params,
    counted,
    table: 'variants',
  }
}).examples(() =>
  [1, null].flatMap((channelId) =>
    ([{ sort: 'UPDATED' }, { sort: null }] as const).map(({ sort }): [VariantListInput] => [
      {
        channelId,
        publishedOnly: true,
        now: new Date(0),
        productId: 1,
        ids: [1],
        skus: ['a'],
        search: 'a',
        metadata: [{ key: 'a' }, { key: 'a', value: 'b' }],
        updatedAt: { gte: new Date(0), lte: new Date(0) },
        attributes: [EVERY_VALUE],
        sort,
        desc: true,
      },
    ]),
  ),
)

/** Whether a row of the list has the variant's listing in the channel. */
export const isPriced = (row: ListedVariant): row is ListedVariant & VariantListingRow => row.channelId !== undefined
type ListedVariant = RowOf<'variant_list'>
