/** Lists of attributes and of the values an attribute offers. */
import { VALUE_COLUMNS } from '../catalog/catalog.ts'
import { condition, containing, equals, metadataIn, oneOf } from '../../statements/conditions.ts'
import { integer, listBy, text } from '../../statements/list-by.ts'
import type { Params } from '../../statements/sql.ts'
import { prepared } from '../../statements/statement.ts'

const ATTRIBUTE_COLUMNS = `a.id, a.slug, a.name, a.input_type as "inputType", a.type, a.unit, a.visible_in_storefront as "visibleInStorefront", a.entity_type as "entityType",
  a.reference_type_ids as "referenceTypeIds", a.value_required as "valueRequired", a.is_variant_only as "isVariantOnly", a.filterable_in_storefront as "filterableInStorefront",
  a.filterable_in_dashboard as "filterableInDashboard", a.available_in_grid as "availableInGrid", a.storefront_search_position as "storefrontSearchPosition",
  a.external_reference as "externalReference", a.translations, a.metadata, a.private_metadata as "privateMetadata"`

/** Products of which one has the attribute by its type; `channelId` is where it must be published, null for anywhere. */
interface Goods {
  id: number
  channelId: number | null
}

const ofGoods = (which: (id: string) => string) =>
  condition(
    ({ id, channelId }: Goods, params: Params) => {
      const goods = which(params.param(id, 'int'))
      const channel =
        channelId === null
          ? ''
          : ` and exists (select 1 from product_listings l where l.product_id = p.id and l.channel_id = ${params.param(channelId)} and l.is_published)`
      return `exists (select 1 from product_type_attributes ta join products p on p.product_type_id = ta.product_type_id where ta.attribute_id = a.id and ${goods}${channel})`
    },
    { id: 1, channelId: 1 },
    { id: 1, channelId: null },
  )

/** The attributes that a type lacks. */
const lackedBy = (table: string, column: string) =>
  condition(
    (typeId: number, params: Params) =>
      `not exists (select from ${table} t where t.attribute_id = a.id and t.${column} = ${params.param(typeId)})`,
    1,
  )

const SLUG = text('a.slug')

export const attributeList = listBy('attribute_list', {
  select: ATTRIBUTE_COLUMNS,
  from: 'attributes a',
  conditions: {
    search: containing('a.name', 'a.slug'),
    ids: oneOf('a.id', 'int'),
    slugs: oneOf('a.slug', 'text'),
    names: oneOf('a.name', 'text'),
    inputTypes: oneOf('a.input_type', 'text'),
    entityTypes: oneOf('a.entity_type', 'text'),
    type: equals('a.type', 'text'),
    types: oneOf('a.type', 'text'),
    units: oneOf('a.unit', 'text'),
    valueRequired: equals('a.value_required', 'bool'),
    isVariantOnly: equals('a.is_variant_only', 'bool'),
    visibleInStorefront: equals('a.visible_in_storefront', 'bool'),
    /** That of whoever asks, beside what they ask for. */
    isVisible: equals('a.visible_in_storefront', 'bool'),
    filterableInStorefront: equals('a.filterable_in_storefront', 'bool'),
    filterableInDashboard: equals('a.filterable_in_dashboard', 'bool'),
    availableInGrid: equals('a.available_in_grid', 'bool'),
    withChoices: equals(`(a.input_type in ('DROPDOWN', 'MULTISELECT', 'SWATCH'))`, 'bool'),
    metadata: metadataIn('a.metadata'),
    inCollection: ofGoods(
      (id) => `exists (select 1 from collection_products cp where cp.product_id = p.id and cp.collection_id = ${id})`,
    ),
    inCategory: ofGoods(
      (id) => `p.category_id in (with recursive below as (select id from categories where id = ${id}
        union select c.id from categories c join below b on c.parent_id = b.id) select id from below)`,
    ),
    notOfProductType: lackedBy('product_type_attributes', 'product_type_id'),
    notOfPageType: lackedBy('page_type_attributes', 'page_type_id'),
  },
  orders: {
    SLUG: [SLUG],
    NAME: [text('a.name'), SLUG],
    VALUE_REQUIRED: [integer('a.value_required::int'), SLUG],
    IS_VARIANT_ONLY: [integer('a.is_variant_only::int'), SLUG],
    VISIBLE_IN_STOREFRONT: [integer('a.visible_in_storefront::int'), SLUG],
    FILTERABLE_IN_STOREFRONT: [integer('a.filterable_in_storefront::int'), SLUG],
    FILTERABLE_IN_DASHBOARD: [integer('a.filterable_in_dashboard::int'), SLUG],
    STOREFRONT_SEARCH_POSITION: [integer('a.storefront_search_position'), SLUG],
    AVAILABLE_IN_GRID: [integer('a.available_in_grid::int'), SLUG],
  },
})

export const choiceList = listBy('choice_list', {
  select: VALUE_COLUMNS,
  from: 'attribute_values av',
  conditions: {
    attributeId: equals('av.attribute_id', 'int'),
    search: containing('av.name', 'av.slug'),
    ids: oneOf('av.id', 'int'),
    slugs: oneOf('av.slug', 'text'),
    names: oneOf('av.name', 'text'),
  },
  orders: {
    SORT: [integer('av.sort'), integer('av.id')],
    NAME: [text('av.name'), integer('av.id')],
    SLUG: [text('av.slug'), integer('av.id')],
  },
})

export const attributeValuesById = prepared(
  'attribute_values_by_id',
  `select ${VALUE_COLUMNS} from attribute_values av where av.id = any($1::int[])`,
).many
