/** Lists of product types. */
import { condition, containing, equals, metadataIn, oneOf } from '../../statements/conditions.ts'
import { integer, listBy, text } from '../../statements/list-by.ts'

const COLUMNS = `t.id, t.slug, t.name, t.is_shipping_required as "isShippingRequired", t.has_variants as "hasVariants", t.is_digital as "isDigital",
  t.kind, t.weight, t.tax_class_id as "taxClassId", t.metadata, t.private_metadata as "privateMetadata"`

const SLUG = text('t.slug')
const NAME = text('t.name')

export const productTypeList = listBy('product_type_list', {
  select: COLUMNS,
  from: 'product_types t',
  conditions: {
    search: containing('t.name', 't.slug'),
    ids: oneOf('t.id', 'int'),
    slugs: oneOf('t.slug', 'text'),
    kind: equals('t.kind', 'text'),
    isDigital: equals('t.is_digital', 'bool'),
    hasVariants: equals('t.has_variants', 'bool'),
    isShippingRequired: equals('t.is_shipping_required', 'bool'),
    metadata: metadataIn('t.metadata'),
    /** Only types that give this attribute to their products, or to their variants. */
    attribute: condition(
      ({ id, ofVariant }: { id: number; ofVariant: boolean }, params) =>
        `exists (select from product_type_attributes a where a.product_type_id = t.id
          and a.attribute_id = ${params.param(id)} and a.of_variant = ${params.param(ofVariant)})`,
      { id: 1, ofVariant: true },
    ),
  },
  orders: {
    SLUG: [SLUG],
    NAME: [NAME, SLUG],
    DIGITAL: [integer('t.is_digital::int'), NAME, SLUG],
    SHIPPING_REQUIRED: [integer('t.is_shipping_required::int'), NAME, SLUG],
  },
})
