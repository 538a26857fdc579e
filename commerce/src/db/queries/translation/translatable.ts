/** Lists what is translated, every kind with the same columns. */
import type { Key } from '../../statements/rows.ts'
import { listOf, Params } from '../../statements/sql.ts'

/** Texts of one kind, as SQL on the alias `t`; a kind that lacks one has null there. */
interface TextColumns {
  table: string
  name: string
  slug?: string
  seoTitle?: string
  seoDescription?: string
  richText?: string
  plainText?: string
  attributeId?: string
  /** Of tables whose keys are UUIDs. */
  isUuid?: true
  /** The column that names a row, where it is not `id`. */
  id?: string
  /** Which rows of the table are of this kind; all without it. */
  only?: string
}

const named = (table: string) => ({ table, name: 't.name' })
const shown = (table: string) => ({
  table,
  name: 't.name',
  slug: 't.slug',
  seoTitle: 't.seo_title',
  seoDescription: 't.seo_description',
  richText: 't.description',
})

const KINDS = {
  PRODUCT: shown('products'),
  VARIANT: named('variants'),
  COLLECTION: shown('collections'),
  CATEGORY: shown('categories'),
  ATTRIBUTE: named('attributes'),
  ATTRIBUTE_VALUE: {
    ...named('attribute_values'),
    richText: 't.rich_text',
    plainText: 't.plain_text',
    attributeId: 't.attribute_id',
  },
  PAGE: { ...shown('pages'), name: 't.title', richText: 't.content' },
  MENU_ITEM: named('menu_items'),
  // Older sales stand among the promotions, with numbers of their own.
  PROMOTION: { ...named('promotions'), richText: 't.description', isUuid: true, only: 't.sale_id is null' },
  SALE: { ...named('promotions'), id: 't.sale_id', only: 't.sale_id is not null' },
  PROMOTION_RULE: { ...named('promotion_rules'), richText: 't.description', isUuid: true },
  SHIPPING_METHOD: { ...named('shipping_methods'), richText: 't.description' },
  VOUCHER: named('vouchers'),
} as const satisfies Record<string, TextColumns>

export type ListedKind = keyof typeof KINDS

export const translatableList = listOf('translatable_list', (kind: ListedKind, ids: readonly Key[] | null) => {
  const params = new Params()
  const of: TextColumns = KINDS[kind]
  const id = of.id ?? 't.id'
  const conditions = [
    ...(of.only ? [of.only] : []),
    ...(ids ? [`${id} = any(${params.param(ids)}::${of.isUuid ? 'uuid' : 'int'}[])`] : []),
  ]
  return {
    select: `${of.id ? `coalesce(${id}, 0)` : id} as id, ${of.name} as name, ${of.slug ?? 'null::text'} as "slug", ${of.seoTitle ?? 'null::text'} as "seoTitle",
      ${of.seoDescription ?? 'null::text'} as "seoDescription", ${of.richText ?? 'null::jsonb'} as "richText",
      ${of.plainText ?? 'null::text'} as "plainText", ${of.attributeId ?? 'null::int'} as "attributeId", t.translations`,
    from: `from ${of.table} t where ${conditions.join(' and ') || 'true'}`,
    keys: [{ sql: id, kind: of.isUuid ? ('uuid' as const) : ('integer' as const), desc: false }],
    params,
  }
}).examples(() => [
  ...(Object.keys(KINDS) as ListedKind[]).map((kind): [ListedKind, readonly Key[] | null] => [kind, null]),
  ['PRODUCT', [1]],
])
