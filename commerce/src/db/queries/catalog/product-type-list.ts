/** Lists of product types. */
import { contains } from '../attribute/attributes.ts'
import { hasMetadata } from '../metadata/metadata-condition.ts'
import { listOf, Params, type SortKey } from '../../statements/sql.ts'

export interface ProductTypeListInput {
  search: string | null
  ids: number[] | null
  slugs: string[] | null
  kind: string | null
  isDigital: boolean | null
  hasVariants: boolean | null
  isShippingRequired: boolean | null
  metadata: { key: string; value?: string | null }[]
  /** Only types that give this attribute to their products, or to their variants. */
  attributeId: number | null
  ofVariant: boolean
  sort: 'SLUG' | 'NAME' | 'DIGITAL' | 'SHIPPING_REQUIRED'
  desc: boolean
}

const COLUMNS = `t.id, t.slug, t.name, t.is_shipping_required as "isShippingRequired", t.has_variants as "hasVariants", t.is_digital as "isDigital",
  t.kind, t.weight, t.tax_class_id as "taxClassId", t.metadata, t.private_metadata as "privateMetadata"`

export const productTypeList = listOf('product_type_list', (input: ProductTypeListInput) => {
  const params = new Params()
  const conditions = ['true']
  if (input.search?.trim()) conditions.push(contains(params, ['t.name', 't.slug'], input.search))
  if (input.ids) conditions.push(`t.id = any(${params.param(input.ids)}::int[])`)
  if (input.slugs) conditions.push(`t.slug = any(${params.param(input.slugs)}::text[])`)
  if (input.kind) conditions.push(`t.kind = ${params.param(input.kind)}`)
  if (input.isDigital !== null) conditions.push(`t.is_digital = ${params.param(input.isDigital)}`)
  if (input.hasVariants !== null) conditions.push(`t.has_variants = ${params.param(input.hasVariants)}`)
  if (input.isShippingRequired !== null)
    conditions.push(`t.is_shipping_required = ${params.param(input.isShippingRequired)}`)
  conditions.push(...hasMetadata(params, 't.metadata', input.metadata))
  if (input.attributeId !== null)
    conditions.push(`exists (select from product_type_attributes a where a.product_type_id = t.id
      and a.attribute_id = ${params.param(input.attributeId)} and a.of_variant = ${params.param(input.ofVariant)})`)
  const counted = params.values.length
  const { desc } = input
  const slug: SortKey = { sql: 't.slug', kind: 'text', desc }
  const keys: Record<ProductTypeListInput['sort'], SortKey[]> = {
    SLUG: [slug],
    NAME: [{ sql: 't.name', kind: 'text', desc }, slug],
    DIGITAL: [{ sql: 't.is_digital::int', kind: 'integer', desc }, { sql: 't.name', kind: 'text', desc }, slug],
    SHIPPING_REQUIRED: [
      { sql: 't.is_shipping_required::int', kind: 'integer', desc },
      { sql: 't.name', kind: 'text', desc },
      slug,
    ],
  }
  return {
    select: COLUMNS,
    from: `from product_types t where ${conditions.join(' and ')}`,
    keys: keys[input.sort],
    params,
    counted,
  }
}).examples(() => {
  const all = {
    search: 'a',
    ids: [1],
    slugs: ['a'],
    kind: 'NORMAL',
    isDigital: true,
    hasVariants: true,
    isShippingRequired: true,
    metadata: [{ key: 'a' }, { key: 'a', value: 'b' }],
    attributeId: 1,
    ofVariant: true,
    desc: true,
  }
  return (['SLUG', 'NAME', 'DIGITAL', 'SHIPPING_REQUIRED'] as const).map((sort): [ProductTypeListInput] => [
    { ...all, sort },
  ])
})
