/** Promotions with their rules, the variants that a rule covers, and products whose prices have to be worked out again. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf, PROMOTION_EVENTS, PROMOTION_TYPES, REWARD_TYPES, VALUE_TYPES } from './closed-sets.ts'
import * as c from './columns.ts'
import { apps } from './apps.ts'
import { users } from './users.ts'

export const promotions = pgTable(
  'promotions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    type: text('type', { enum: PROMOTION_TYPES }).notNull().default('CATALOGUE'),
    description: c.richText('description'),
    startDate: c.instant('start_date').notNull().default(c.now),
    endDate: c.instant('end_date'),
    /** The number under which Saleor's older `Sale` knows it; null where it was never one. */
    saleId: integer('sale_id').unique(),
    translations: c.translations(),
    ...c.bothMetadata(),
    createdAt: c.createdAt(),
    updatedAt: c.updatedAt(),
    /** Whether apps were told that it began, and not yet that it ended. Derived; see `db/queries/catalog/by-clock.ts`. */
    isOn: boolean('is_on').notNull().default(false),
  },
  (t) => [
    oneOf('promotions_type_known', t.type, PROMOTION_TYPES),
    index().on(t.name, t.id),
    index().on(t.startDate),
    index().on(t.endDate),
    index().on(t.createdAt),
  ],
)

export const promotionRules = pgTable(
  'promotion_rules',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    promotionId: c.partOfUuid('promotion_id', () => promotions.id),
    /** The place among the rules of a promotion, in the order in which they were made. */
    sort: bigint('sort', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text('name'),
    description: c.richText('description'),
    channels: integer('channels')
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    /** Of CATALOGUE: Saleor's CataloguePredicateInput as it was given, with global ids. */
    cataloguePredicate: c.richText('catalogue_predicate'),
    /** Of ORDER: Saleor's OrderPredicateInput as it was given. */
    orderPredicate: c.richText('order_predicate'),
    /** Of ORDER. */
    rewardType: text('reward_type', { enum: REWARD_TYPES }),
    /** Null of a gift. */
    valueType: text('value_type', { enum: VALUE_TYPES }),
    /** Percent, or a decimal amount in the channels' currency. Null of a gift. */
    value: numeric('value', { precision: 12, scale: 3, mode: 'number' }),
    /** The gifts to choose from. */
    giftVariantIds: integer('gift_variant_ids')
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    translations: c.translations(),
    /** Hash of the predicate for which `promotion_rule_variants` is written. Derived; see `db/queries/promotion/rule-variants.ts`. */
    covered: text('covered'),
    /**
     * Of CATALOGUE: hash of the effect that is in the stored prices; null where there is none. Derived; see
     * `db/queries/catalog/by-clock.ts`.
     */
    applied: text('applied'),
  },
  (t) => [
    index().on(t.promotionId, t.sort),
    oneOf('promotion_rules_value_type_known', t.valueType, VALUE_TYPES),
    oneOf('promotion_rules_reward_type_known', t.rewardType, REWARD_TYPES),
    check('promotion_rules_one_predicate', sql`(${t.cataloguePredicate} is null) <> (${t.orderPredicate} is null)`),
  ],
)

/**
 * The variants that a rule of the catalogue covers. Derived; see `db/queries/promotion/rule-variants.ts`. A whole catalogue comes
 * under a rule at once, so triggers instead of references remove the rows of what is deleted.
 */
export const promotionRuleVariants = pgTable(
  'promotion_rule_variants',
  {
    variantId: integer('variant_id').notNull(),
    ruleId: uuid('rule_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.ruleId] }), index().on(t.ruleId)],
)

/**
 * Products whose prices have to be worked out again; triggers add rows, also several of one product. Rows are only ever
 * added and taken, so that writers never wait for each other.
 */
export const staleProducts = pgTable('stale_products', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  /** Whether other rules may cover it now. */
  isMoved: boolean('is_moved').notNull().default(true),
})

export const promotionEvents = pgTable(
  'promotion_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    promotionId: c.partOfUuid('promotion_id', () => promotions.id),
    type: text('type', { enum: PROMOTION_EVENTS }).notNull(),
    ruleId: uuid('rule_id'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    appId: integer('app_id').references(() => apps.id, { onDelete: 'set null' }),
    createdAt: c.createdAt(),
  },
  (t) => [oneOf('promotion_events_type_known', t.type, PROMOTION_EVENTS), index().on(t.promotionId, t.createdAt)],
)
