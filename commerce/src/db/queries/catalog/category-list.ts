/** Lists of categories, and lists of collections. */
import { contains } from '../attribute/attributes.ts'
import { CATEGORY_COLUMNS, COLLECTION_COLUMNS } from './catalog.ts'
import { type Joined, joinedSql } from '../../statements/joined.ts'
import { hasMetadata, type MetadataCondition } from '../metadata/metadata-condition.ts'
import { statement } from '../../statements/statement.ts'
import { listOf, Params, type SortKey } from '../../statements/sql.ts'

/** Conditions on ids and metadata; null ids are all. */
interface Basic {
  ids: number[] | null
  metadata: readonly MetadataCondition[]
}

/** SQL of such conditions on the alias `c`. */
const basicSql = (params: Params, input: Basic & Joined<Basic>): string[] =>
  joinedSql<Basic>(input, ({ ids, metadata }) => [
    ...(ids ? [`c.id = any(${params.param(ids)}::int[])`] : []),
    ...hasMetadata(params, 'c.metadata', metadata),
  ])

export interface CategoryListInput extends Basic, Joined<Basic> {
  search: string | null
  slugs: string[] | null
  level: number | null
  /** Only children of this category. */
  parentId: number | null
  /** Only ancestors of this category, from the root on. */
  ancestorsOf: number | null
  sort: 'tree' | 'level' | 'NAME' | 'PRODUCT_COUNT' | 'SUBCATEGORY_COUNT'
  desc: boolean
}

/** Categories with their levels, by walking the whole tree, which is small. */
const TREE = `(with recursive walk as (select id, 0 as level from categories where parent_id is null
  union all select c.id, w.level + 1 from categories c join walk w on c.parent_id = w.id) select id, level from walk)`

export const categoryList = listOf('category_list', (input: CategoryListInput) => {
  const params = new Params()
  const conditions = ['true']
  if (input.search?.trim()) conditions.push(contains(params, ['c.name', 'c.slug'], input.search))
  if (input.slugs) conditions.push(`c.slug = any(${params.param(input.slugs)}::text[])`)
  conditions.push(...basicSql(params, input))
  if (input.level !== null) conditions.push(`t.level = ${params.param(input.level)}`)
  if (input.parentId !== null) conditions.push(`c.parent_id = ${params.param(input.parentId)}`)
  if (input.ancestorsOf !== null) {
    conditions.push(`c.id in (with recursive up as (select parent_id from categories where id = ${params.param(input.ancestorsOf)}
        union select c2.parent_id from categories c2 join up on c2.id = up.parent_id) select parent_id from up)`)
  }
  const counted = params.values.length
  const { desc } = input
  const names: SortKey[] = [
    { sql: 'c.name', kind: 'text', desc },
    { sql: 'c.slug', kind: 'text', desc },
  ]
  const keys: Record<CategoryListInput['sort'], SortKey[]> = {
    tree: [{ sql: 'c.id', kind: 'integer', desc }],
    level: [
      { sql: 't.level', kind: 'integer', desc },
      { sql: 'c.id', kind: 'integer', desc },
    ],
    NAME: names,
    PRODUCT_COUNT: [
      { sql: '(select count(*) from products p where p.category_id = c.id)', kind: 'integer', desc },
      ...names,
    ],
    SUBCATEGORY_COUNT: [
      { sql: '(select count(*) from categories s where s.parent_id = c.id)', kind: 'integer', desc },
      ...names,
    ],
  }
  return {
    select: CATEGORY_COLUMNS,
    from: `from categories c join ${TREE} t on t.id = c.id where ${conditions.join(' and ')}`,
    keys: keys[input.sort],
    params,
    counted,
  }
}).examples(() =>
  (['tree', 'level', 'NAME', 'PRODUCT_COUNT', 'SUBCATEGORY_COUNT'] as const).map((sort) => [
    {
      search: 'a',
      ids: [1],
      slugs: ['a'],
      metadata: [{ key: 'a' }, { key: 'a', value: 'b' }],
      level: 1,
      parentId: 1,
      ancestorsOf: 1,
      sort,
      desc: true,
    },
  ]),
)

export interface CollectionListInput extends Basic, Joined<Basic> {
  /** Null for staff, who may list collections outside of channels. */
  channelId: number | null
  /** Only what shoppers may see. */
  publishedOnly: boolean
  now: Date
  search: string | null
  slugs: string[] | null
  published: boolean | null
  sort: 'SLUG' | 'NAME' | 'AVAILABILITY' | 'PRODUCT_COUNT' | 'PUBLISHED_AT'
  desc: boolean
}

export const collectionList = listOf('collection_list', (input: CollectionListInput) => {
  const params = new Params()
  const inChannel = input.channelId !== null
  const conditions = [inChannel ? `cl.channel_id = ${params.param(input.channelId)}` : 'true']
  if (inChannel && input.publishedOnly)
    conditions.push(
      `cl.is_published and (cl.published_at is null or cl.published_at <= ${params.param(input.now, 'timestamptz')})`,
    )
  if (inChannel && input.published !== null) conditions.push(`cl.is_published = ${params.param(input.published)}`)
  if (input.search?.trim()) conditions.push(contains(params, ['c.name', 'c.slug'], input.search))
  if (input.slugs) conditions.push(`c.slug = any(${params.param(input.slugs)}::text[])`)
  conditions.push(...basicSql(params, input))
  const counted = params.values.length
  const { desc } = input
  const slug: SortKey = { sql: 'c.slug', kind: 'text', desc }
  const first: Partial<Record<CollectionListInput['sort'], SortKey>> = {
    NAME: { sql: 'c.name', kind: 'text', desc },
    PRODUCT_COUNT: {
      sql: '(select count(*) from collection_products cp where cp.collection_id = c.id)',
      kind: 'integer',
      desc,
    },
    ...(inChannel
      ? ({
          AVAILABILITY: { sql: 'cl.is_published::int', kind: 'integer', desc },
          PUBLISHED_AT: { sql: 'cl.published_at', kind: 'time', desc, nullable: true },
        } as const)
      : {}),
  }
  const key = first[input.sort]
  const tables = inChannel ? 'collection_listings cl join collections c on c.id = cl.collection_id' : 'collections c'
  return {
    select: COLLECTION_COLUMNS,
    from: `from ${tables} where ${conditions.join(' and ')}`,
    keys: key ? [key, slug] : [slug],
    params,
    counted,
  }
}).examples(() =>
  (['SLUG', 'NAME', 'AVAILABILITY', 'PRODUCT_COUNT', 'PUBLISHED_AT'] as const).flatMap((sort) =>
    [1, null].map((channelId): [CollectionListInput] => [
      {
        channelId,
        publishedOnly: true,
        now: new Date(0),
        search: 'a',
        ids: [1],
        slugs: ['a'],
        metadata: [{ key: 'a' }, { key: 'a', value: 'b' }],
        published: true,
        sort,
        desc: true,
      },
    ]),
  ),
)

/** How many categories stand directly below others; who has none is missing. */
export const childrenOfCategories = statement(
  'children_of_categories',
  `select parent_id as "id!", count(*)::int as "count!" from categories where parent_id = any($1::int[]) group by parent_id`,
).many
/** How many products stand in categories and below them. */
export const productsBelowCategories = statement(
  'products_below_categories',
  `with recursive below as (select id as root, id from categories where id = any($1::int[])
      union select b.root, c.id from categories c join below b on c.parent_id = b.id)
    select b.root as "id!", count(*)::int as "count!" from below b join products p on p.category_id = b.id group by b.root`,
).many
export const productsInCollections = statement(
  'products_in_collections',
  `select collection_id as "id!", count(*)::int as "count!" from collection_products where collection_id = any($1::int[]) group by collection_id`,
).many
