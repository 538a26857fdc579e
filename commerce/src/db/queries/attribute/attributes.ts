/** Lists of attributes and of the values an attribute offers. */
import { VALUE_COLUMNS } from '../catalog/catalog.ts'
import { type Joined, joinedSql } from '../../statements/joined.ts'
import { hasMetadata, type MetadataCondition } from '../metadata/metadata-condition.ts'
import { prepared } from '../../statements/statement.ts'
import { listOf, Params, type SortKey } from '../../statements/sql.ts'

interface AttributeConditions {
  ids: number[] | null
  slugs: string[] | null
  /** Only attributes of products in this collection; 0 matches none. */
  inCollection: number | null
  inCategory: number | null
  names: string[] | null
  inputTypes: string[] | null
  entityTypes: string[] | null
  types: string[] | null
  units: string[] | null
  withChoices: boolean | null
  valueRequired: boolean | null
  isVariantOnly: boolean | null
  visibleInStorefront: boolean | null
  filterableInStorefront: boolean | null
  filterableInDashboard: boolean | null
  availableInGrid: boolean | null
  metadata: readonly MetadataCondition[]
}

export interface AttributeListInput extends AttributeConditions, Joined<AttributeConditions> {
  search: string | null
  type: string | null
  /** Whether attributes that shoppers do not see are left out. */
  visibleOnly: boolean
  /** Where products of a collection or category must be published; null for anywhere. */
  channelId: number | null
  /** Only attributes that this product type lacks, or this page type. */
  notOfProductType: number | null
  notOfPageType: number | null
  sort: 'slug' | 'name' | AttributeFlag
  desc: boolean
}

/** Yes-or-no properties by which attributes are filtered and sorted. */
export type AttributeFlag = keyof typeof FLAGS

const FLAGS = {
  valueRequired: 'value_required',
  isVariantOnly: 'is_variant_only',
  visibleInStorefront: 'visible_in_storefront',
  filterableInStorefront: 'filterable_in_storefront',
  filterableInDashboard: 'filterable_in_dashboard',
  availableInGrid: 'available_in_grid',
} as const

/** Attributes without any condition. */
export const ALL_ATTRIBUTES: AttributeListInput = {
  search: null,
  ids: null,
  slugs: null,
  type: null,
  visibleOnly: false,
  inCollection: null,
  inCategory: null,
  channelId: null,
  names: null,
  inputTypes: null,
  entityTypes: null,
  types: null,
  units: null,
  withChoices: null,
  valueRequired: null,
  isVariantOnly: null,
  visibleInStorefront: null,
  filterableInStorefront: null,
  filterableInDashboard: null,
  availableInGrid: null,
  metadata: [],
  notOfProductType: null,
  notOfPageType: null,
  sort: 'slug',
  desc: false,
}

const ATTRIBUTE_COLUMNS = `a.id, a.slug, a.name, a.input_type as "inputType", a.type, a.unit, a.visible_in_storefront as "visibleInStorefront", a.entity_type as "entityType",
  a.reference_type_ids as "referenceTypeIds", a.value_required as "valueRequired", a.is_variant_only as "isVariantOnly", a.filterable_in_storefront as "filterableInStorefront",
  a.filterable_in_dashboard as "filterableInDashboard", a.available_in_grid as "availableInGrid", a.storefront_search_position as "storefrontSearchPosition",
  a.external_reference as "externalReference", a.translations, a.metadata, a.private_metadata as "privateMetadata"`

/** The condition that a column contains a text, in any case. */
export const contains = (params: Params, columns: readonly string[], search: string): string => {
  const pattern = params.param(`%${search.trim().replace(/[\\%_]/g, '\\$&')}%`)
  return `(${columns.map((c) => `${c} ilike ${pattern}`).join(' or ')})`
}

const TEXTS = {
  slugs: 'slug',
  names: 'name',
  inputTypes: 'input_type',
  entityTypes: 'entity_type',
  types: 'type',
  units: 'unit',
} as const

function attributeConditions(params: Params, asked: AttributeConditions, channelId: number | null): string[] {
  const conditions: string[] = asked.ids ? [`a.id = any(${params.param(asked.ids)}::int[])`] : []
  for (const [name, column] of Object.entries(TEXTS) as [keyof typeof TEXTS, string][])
    if (asked[name]) conditions.push(`a.${column} = any(${params.param(asked[name])}::text[])`)
  for (const [name, column] of Object.entries(FLAGS) as [AttributeFlag, string][])
    if (asked[name] !== null) conditions.push(`a.${column} = ${params.param(asked[name])}`)
  if (asked.withChoices !== null)
    conditions.push(`(a.input_type in ('DROPDOWN', 'MULTISELECT', 'SWATCH')) = ${params.param(asked.withChoices)}`)
  conditions.push(...hasMetadata(params, 'a.metadata', asked.metadata))
  const ofProducts = (which: string): string => {
    const channel =
      channelId === null
        ? ''
        : ` and exists (select 1 from product_listings l where l.product_id = p.id and l.channel_id = ${params.param(channelId)} and l.is_published)`
    return `exists (select 1 from product_type_attributes ta join products p on p.product_type_id = ta.product_type_id where ta.attribute_id = a.id and ${which}${channel})`
  }
  if (asked.inCollection !== null)
    conditions.push(
      ofProducts(
        `exists (select 1 from collection_products cp where cp.product_id = p.id and cp.collection_id = ${params.param(asked.inCollection)})`,
      ),
    )
  if (asked.inCategory !== null)
    conditions.push(
      ofProducts(`p.category_id in (with recursive below as (select id from categories where id = ${params.param(asked.inCategory)}
        union select c.id from categories c join below b on c.parent_id = b.id) select id from below)`),
    )
  return conditions
}

export const attributeList = listOf('attribute_list', (input: AttributeListInput) => {
  const params = new Params()
  const conditions = ['true']
  if (input.search?.trim()) conditions.push(contains(params, ['a.name', 'a.slug'], input.search))
  if (input.type) conditions.push(`a.type = ${params.param(input.type)}`)
  if (input.visibleOnly) conditions.push('a.visible_in_storefront')
  if (input.notOfProductType !== null)
    conditions.push(
      `not exists (select from product_type_attributes t where t.attribute_id = a.id and t.product_type_id = ${params.param(input.notOfProductType)})`,
    )
  if (input.notOfPageType !== null)
    conditions.push(
      `not exists (select from page_type_attributes t where t.attribute_id = a.id and t.page_type_id = ${params.param(input.notOfPageType)})`,
    )
  conditions.push(...joinedSql<AttributeConditions>(input, (one) => attributeConditions(params, one, input.channelId)))
  const counted = params.values.length
  const { desc } = input
  const slug: SortKey = { sql: 'a.slug', kind: 'text', desc }
  return {
    select: ATTRIBUTE_COLUMNS,
    from: `from attributes a where ${conditions.join(' and ')}`,
    keys:
      input.sort === 'slug'
        ? [slug]
        : input.sort === 'name'
          ? [{ sql: 'a.name', kind: 'text', desc }, slug]
          : [{ sql: `a.${FLAGS[input.sort]}::int`, kind: 'integer', desc }, slug],
    params,
    counted,
  }
}).examples(() => [
  [
    {
      search: 'a',
      ids: [1],
      slugs: ['a'],
      type: 'a',
      visibleOnly: true,
      inCollection: 1,
      inCategory: 1,
      channelId: 1,
      names: ['a'],
      inputTypes: ['a'],
      entityTypes: ['a'],
      types: ['a'],
      units: ['a'],
      withChoices: true,
      valueRequired: true,
      isVariantOnly: true,
      visibleInStorefront: true,
      filterableInStorefront: true,
      filterableInDashboard: true,
      availableInGrid: true,
      metadata: [{ key: 'a' }, { key: 'a', value: 'b' }],
      notOfProductType: 1,
      notOfPageType: 1,
      sort: 'name',
      desc: true,
    },
  ],
  [ALL_ATTRIBUTES],
  [{ ...ALL_ATTRIBUTES, sort: 'valueRequired' }],
])

interface ChoiceConditions {
  ids: number[] | null
  slugs: string[] | null
  names: string[] | null
}

export interface ChoiceListInput extends ChoiceConditions, Joined<ChoiceConditions> {
  attributeId: number
  search: string | null
  sort: 'sort' | 'name' | 'slug'
  desc: boolean
}

export const choiceList = listOf('choice_list', (input: ChoiceListInput) => {
  const params = new Params()
  const conditions = [`av.attribute_id = ${params.param(input.attributeId)}`]
  if (input.search?.trim()) conditions.push(contains(params, ['av.name', 'av.slug'], input.search))
  conditions.push(
    ...joinedSql<ChoiceConditions>(input, ({ ids, slugs, names }) => [
      ...(ids ? [`av.id = any(${params.param(ids)}::int[])`] : []),
      ...(slugs ? [`av.slug = any(${params.param(slugs)}::text[])`] : []),
      ...(names ? [`av.name = any(${params.param(names)}::text[])`] : []),
    ]),
  )
  const counted = params.values.length
  const { desc } = input
  const first: SortKey =
    input.sort === 'sort' ? { sql: 'av.sort', kind: 'integer', desc } : { sql: `av.${input.sort}`, kind: 'text', desc }
  return {
    select: VALUE_COLUMNS,
    from: `from attribute_values av where ${conditions.join(' and ')}`,
    keys: [first, { sql: 'av.id', kind: 'integer', desc }],
    params,
    counted,
  }
}).examples(() => [
  [{ attributeId: 1, search: 'a', ids: [1], slugs: ['a'], names: ['a'], sort: 'sort', desc: true }],
  [{ attributeId: 1, search: null, ids: null, slugs: null, names: null, sort: 'name', desc: false }],
  [{ attributeId: 1, search: null, ids: null, slugs: null, names: null, sort: 'slug', desc: false }],
])

export const attributeValuesById = prepared(
  'attribute_values_by_id',
  `select ${VALUE_COLUMNS} from attribute_values av where av.id = any($1::int[])`,
).many
