/** Which variants the rules of catalogue promotions cover: worked out from their predicates, and kept in a table. */
import { assembled, type Queryable, statement } from '../../statements/statement.ts'
import { Params } from '../../statements/sql.ts'

/** Texts of which one must be met. */
export type OneOf = readonly string[]

/** A condition on one kind of thing. */
export interface ThingCondition {
  ids?: readonly number[]
  /** Keys of public metadata, with their values where one is asked for. */
  metadata?: readonly { key: string; value: string | null }[]
  sku?: OneOf
  name?: OneOf
  slug?: OneOf
  typeIds?: readonly number[]
  categoryIds?: readonly number[]
  collectionIds?: readonly number[]
  hasCategory?: boolean
  all?: readonly ThingCondition[]
  any?: readonly ThingCondition[]
}

/** A predicate of the catalogue. One without conditions covers nothing. */
export interface CatalogueCondition {
  variants?: ThingCondition
  products?: ThingCondition
  categories?: ThingCondition
  collections?: ThingCondition
  all?: readonly CatalogueCondition[]
  any?: readonly CatalogueCondition[]
}

const join = (parts: readonly string[], word: 'and' | 'or'): string =>
  parts.length ? `(${parts.join(` ${word} `)})` : 'false'

/** SQL of a condition on the rows of `alias`. */
function ofThing(params: Params, alias: string, c: ThingCondition): string {
  const parts: string[] = []
  const within = (column: string, values: readonly (number | string)[] | undefined, cast: string) => {
    if (values) parts.push(`${alias}.${column} = any(${params.param(values, cast)})`)
  }
  within('id', c.ids, 'int[]')
  within('sku', c.sku, 'text[]')
  within('name', c.name, 'text[]')
  within('slug', c.slug, 'text[]')
  within('product_type_id', c.typeIds, 'int[]')
  within('category_id', c.categoryIds, 'int[]')
  if (c.collectionIds)
    parts.push(
      `exists (select from collection_products x where x.product_id = ${alias}.id and x.collection_id = any(${params.param(c.collectionIds, 'int[]')}))`,
    )
  if (c.hasCategory !== undefined)
    parts.push(`(${alias}.category_id is not null) = ${params.param(c.hasCategory, 'bool')}`)
  for (const { key, value } of c.metadata ?? [])
    parts.push(
      value === null
        ? `${alias}.metadata ? ${params.param(key, 'text')}`
        : `${alias}.metadata ->> ${params.param(key, 'text')} = ${params.param(value, 'text')}`,
    )
  if (c.all)
    parts.push(
      join(
        c.all.map((x) => ofThing(params, alias, x)),
        'and',
      ),
    )
  if (c.any)
    parts.push(
      join(
        c.any.map((x) => ofThing(params, alias, x)),
        'or',
      ),
    )
  return join(parts, 'and')
}

/** SQL of a predicate, on a variant `v` and its product `p`. */
function ofCatalogue(params: Params, c: CatalogueCondition): string {
  const parts: string[] = []
  if (c.variants) parts.push(ofThing(params, 'v', c.variants))
  if (c.products) parts.push(ofThing(params, 'p', c.products))
  if (c.categories)
    parts.push(`p.category_id in (select g.id from categories g where ${ofThing(params, 'g', c.categories)})`)
  if (c.collections)
    parts.push(
      `p.id in (select cp.product_id from collection_products cp join collections k on k.id = cp.collection_id where ${ofThing(params, 'k', c.collections)})`,
    )
  if (c.all)
    parts.push(
      join(
        c.all.map((x) => ofCatalogue(params, x)),
        'and',
      ),
    )
  if (c.any)
    parts.push(
      join(
        c.any.map((x) => ofCatalogue(params, x)),
        'or',
      ),
    )
  return join(parts, 'and')
}

/** Writes the difference, and puts the products concerned in the queue of those whose prices are to be worked out. */
const COVER_RULE = assembled(
  'cover_rule',
  (ruleId: string, condition: CatalogueCondition, productIds: readonly number[] | null) => {
    const params = new Params([ruleId])
    const among = productIds ? ` and v.product_id = any(${params.param(productIds, 'int[]')})` : ''
    // Sets are compared by EXCEPT, whose plan stays quick while the planner does not know yet how large the table is.
    const text = `with wanted as (select v.id from variants v join products p on p.id = v.product_id
        where ${ofCatalogue(params, condition)}${among}),
      had as (select rv.variant_id as id from promotion_rule_variants rv${among ? ' join variants v on v.id = rv.variant_id' : ''} where rv.rule_id = $1::uuid${among}),
      gone as (delete from promotion_rule_variants where rule_id = $1::uuid
        and variant_id in (select id from had except select id from wanted) returning variant_id),
      come as (insert into promotion_rule_variants (rule_id, variant_id)
        select $1::uuid, n.id from (select id from wanted except select id from had) n on conflict do nothing returning variant_id)
      insert into stale_products (product_id, is_moved) select distinct v.product_id, false
        from (select variant_id from gone union all select variant_id from come) moved join variants v on v.id = moved.variant_id`
    return { text, values: params.values }
  },
).examples(() => [
  ['00000000-0000-4000-8000-000000000000', { any: [{ products: { ids: [1] } }, { categories: { ids: [1] } }] }, null],
  ['00000000-0000-4000-8000-000000000000', { collections: { ids: [1] }, variants: { ids: [1] } }, [1]],
])

const RULES = `select r.id, r.catalogue_predicate as "predicate!" from promotion_rules r
  where r.catalogue_predicate is not null`
/**
 * Records that the variants of a rule are those of this predicate. A rule of which that is known is not written: an
 * import would lock every rule, so that staff could change none until it ends.
 */
export const markCovered = statement(
  'mark_covered',
  'update promotion_rules set covered = md5($predicate::jsonb::text) where id = $id and covered is distinct from md5($predicate::jsonb::text)',
).run

/** Tells the planner how many variants rules cover, after many have come or gone. */
export async function measureCovered(on: Queryable): Promise<void> {
  await on.query('analyze promotion_rule_variants')
}

/** Every rule of the catalogue. */
export const catalogueRules = statement('catalogue_rules', RULES).many

/** The rules whose predicate is not the one for which their variants are written. */
export const uncoveredRules = statement(
  'uncovered_rules',
  `${RULES} and r.covered is distinct from md5(r.catalogue_predicate::text)`,
).many

/** Writes which variants a rule covers, among some products or all. Answers how many products that concerns. */
export const coverRule = (
  on: Queryable,
  ruleId: string,
  condition: CatalogueCondition,
  productIds: readonly number[] | null = null,
): Promise<number> => COVER_RULE.run(on, ruleId, condition, productIds)

/** Takes those out of the queue that only have other prices or stock and that this transaction has put there. */
export const takeOwnStaleProducts = statement(
  'take_own_stale_products',
  `with taken as (delete from stale_products where not is_moved and xmin = pg_current_xact_id()::xid returning product_id)
    select distinct product_id as "id!" from taken`,
).column

/** Takes products out of the queue, at most `limit`. */
export const takeStaleProducts = statement(
  'take_stale_products',
  `with taken as (delete from stale_products where product_id in (select distinct product_id from stale_products order by 1 limit $1)
      returning product_id, is_moved)
    select product_id as "id!", bool_or(is_moved) as "isMoved!" from taken group by 1 order by 1`,
).many

/** Empties the queue, for whoever works out everything from here on. */
export const forgetStaleProducts = statement('forget_stale_products', 'delete from stale_products').run

/** Takes those out of the queue that only have other prices, for whoever works out all prices from here on. */
export const forgetChangedPrices = statement(
  'forget_changed_prices',
  'delete from stale_products where not is_moved',
).run
