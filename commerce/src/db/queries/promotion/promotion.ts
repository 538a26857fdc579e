/** Promotions, their rules and what happened to them, as staff see them. */
import { columnsOf } from '../../statements/columns-of.ts'
import { type Queryable, statement } from '../../statements/statement.ts'
import { promotionEvents, promotionRules, promotions } from '../../tables/index.ts'
import {
  condition,
  containing,
  type Ends,
  equals,
  type FilterOf,
  foundBy,
  metadataIn,
  oneOf,
  statusAt,
  timeBetween,
} from '../../statements/conditions.ts'
import { listBy, number, orNull, text, time, uuid } from '../../statements/list-by.ts'

export type PromotionRow = typeof promotions.$inferSelect
export type RuleRow = typeof promotionRules.$inferSelect
export type PromotionEventRow = typeof promotionEvents.$inferSelect

const COLUMNS = columnsOf(promotions, 'p')
const RULE_COLUMNS = columnsOf(promotionRules, 'r')

export const promotionsByIds = statement(
  'promotions_by_ids',
  `select ${COLUMNS} from promotions p where p.id = any($1::uuid[])`,
).many

export const promotionsBySaleIds = statement(
  'promotions_by_sale_ids',
  `select ${COLUMNS} from promotions p where p.sale_id = any($1::int[])`,
).many

export const rulesByIds = statement(
  'promotion_rules_by_ids',
  `select ${RULE_COLUMNS} from promotion_rules r where r.id = any($1::uuid[])`,
).many

/** The rules of promotions, each promotion's in their order. */
export const rulesOf = statement(
  'rules_of_promotions',
  `select ${RULE_COLUMNS} from promotion_rules r where r.promotion_id = any($1::uuid[]) order by r.sort`,
).many

export const eventsOf = statement(
  'events_of_promotions',
  `select ${columnsOf(promotionEvents, 'e')} from promotion_events e where e.promotion_id = any($1::uuid[]) order by e.created_at, e.id`,
).many

export const addPromotionEvent = statement(
  'add_promotion_event',
  `insert into promotion_events (promotion_id, type, rule_id, user_id, app_id)
    select $promotionId, $type, $ruleId, (select id from users where id = $userId), (select id from apps where id = $appId)`,
).run

export interface NewPromotionEvent {
  promotionId: string
  type: PromotionEventRow['type']
  ruleId?: string | null
  userId: number | null
  appId: number | null
}

/** Records that a rule of a promotion changed. */
export const stampPromotion = statement('stamp_promotion', 'update promotions set updated_at = $2 where id = $1').run

/** Makes an older sale a promotion like the others. */
export const forgetSaleId = statement(
  'forget_sale_id',
  'update promotions set sale_id = null where id = $1 and sale_id is not null',
).run

const SALE_LOCK = 7_301_011

/** The number for a new sale; others that ask for one wait until the transaction ends. */
export const nextSaleId = statement(
  'next_sale_id',
  `select coalesce(max(sale_id), 0) + 1 as "id!" from promotions where pg_advisory_xact_lock(${SALE_LOCK}) is not null`,
).value

export interface TimeCondition extends Ends<Date> {
  oneOf?: readonly Date[]
  /** Whether there is no time at all. */
  isNone?: boolean
}

const timeIs = (sql: string) => {
  const range = timeBetween(sql)
  const time = new Date(0)
  return condition(
    (asked: TimeCondition, params) =>
      [
        range.sql(asked, params),
        ...(asked.isNone ? [`${sql} is null`] : []),
        ...(asked.oneOf ? [`${sql} = any(${params.param(asked.oneOf, 'timestamptz[]')})`] : []),
      ].join(' and '),
    { isNone: true, oneOf: [time], gte: time, lte: time },
  )
}

const ID = uuid('p.id')
const ofRules = (column: string): string =>
  `(select min(r.${column}) from promotion_rules r where r.promotion_id = p.id)`

const CONDITIONS = {
  ids: oneOf('p.id', 'uuid'),
  names: oneOf('p.name', 'text'),
  types: oneOf('p.type', 'text'),
  isSale: equals('(p.sale_id is not null)', 'bool'),
  search: containing('p.name'),
  status: statusAt('p.start_date', 'p.end_date'),
  /** Value types of which some rule has one. */
  valueTypes: foundBy('p.id', 'select promotion_id from promotion_rules where value_type', 'text'),
  startDate: timeIs('p.start_date'),
  endDate: timeIs('p.end_date'),
  updated: timeIs('p.updated_at'),
  metadata: metadataIn('p.metadata'),
  isNone: condition((isNone: boolean) => `${!isNone}`, true),
}
export type PromotionFilter = FilterOf<typeof CONDITIONS>

export const promotionList = listBy('promotion_list', {
  select: COLUMNS,
  from: 'promotions p',
  conditions: CONDITIONS,
  orders: {
    NAME: [text('p.name'), ID],
    START_DATE: [time('p.start_date'), ID],
    END_DATE: [orNull(time('p.end_date')), ID],
    CREATED_AT: [time('p.created_at'), ID],
    UPDATED_AT: [time('p.updated_at'), ID],
    VALUE: [orNull(number(ofRules('value'))), ID],
    TYPE: [orNull(text(ofRules('value_type'))), ID],
  },
})

/** Which of these channels and variants there are. */
export const knownChannelsAndVariants = statement(
  'known_keys',
  `select coalesce(array(select id from channels where id = any($1::int[])), '{}') as "channels!",
    coalesce(array(select id from variants where id = any($2::int[])), '{}') as "variants!"`,
).single

const SALES_AMONG = statement(
  'sales_among',
  'select id, sale_id as "saleId!" from promotions where id = any($1::uuid[]) and sale_id is not null',
)

/** The numbers of those promotions that are older sales. */
export async function salesAmong(on: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  return new Map((await SALES_AMONG.many(on, ids)).map((row) => [row.id, row.saleId]))
}
