/** Promotions, their rules and what happened to them, as staff see them. */
import { columnsOf } from '../../statements/columns-of.ts'
import { type Queryable, statement } from '../../statements/statement.ts'
import { promotionEvents, promotionRules, promotions } from '../../tables/index.ts'
import { listOf, Params, type SortKey } from '../../statements/sql.ts'

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

export interface PromotionFilter {
  ids?: readonly string[]
  names?: readonly string[]
  types?: readonly string[]
  startDate?: TimeCondition
  endDate?: TimeCondition
  isSale?: boolean
  metadata?: readonly { key: string; value: string | null }[]
  /** Words of the name. */
  search?: string
  /** Saleor's DiscountStatusEnum: whether they are on, over, or to come. */
  status?: { of: readonly string[]; now: Date }
  updated?: TimeCondition
  /** Value types of which some rule has one. */
  valueTypes?: readonly string[]
  all?: readonly PromotionFilter[]
  any?: readonly PromotionFilter[]
}

export interface TimeCondition {
  oneOf?: readonly Date[]
  /** Whether there is no time at all. */
  isNone?: boolean
  from?: Date | null
  to?: Date | null
}

const STATUS: Readonly<Record<string, (now: string) => string>> = {
  ACTIVE: (now) => `(p.start_date <= ${now} and (p.end_date is null or p.end_date >= ${now}))`,
  EXPIRED: (now) => `p.end_date < ${now}`,
  SCHEDULED: (now) => `p.start_date > ${now}`,
}

function conditions(params: Params, f: PromotionFilter): string {
  const parts = ['true']
  if (f.ids) parts.push(`p.id = any(${params.param(f.ids, 'uuid[]')})`)
  if (f.names) parts.push(`p.name = any(${params.param(f.names, 'text[]')})`)
  if (f.types) parts.push(`p.type = any(${params.param(f.types, 'text[]')})`)
  if (f.isSale !== undefined) parts.push(`(p.sale_id is not null) = ${params.param(f.isSale, 'bool')}`)
  if (f.search) parts.push(`strpos(lower(p.name), ${params.param(f.search.toLowerCase(), 'text')}) > 0`)
  if (f.status?.of.length) {
    const now = params.param(f.status.now, 'timestamptz')
    parts.push(`(${f.status.of.map((s) => STATUS[s]?.(now) ?? 'false').join(' or ')})`)
  }
  if (f.valueTypes)
    parts.push(
      `exists (select from promotion_rules r where r.promotion_id = p.id and r.value_type = any(${params.param(f.valueTypes, 'text[]')}))`,
    )
  for (const [column, time] of [
    ['start_date', f.startDate],
    ['end_date', f.endDate],
    ['updated_at', f.updated],
  ] as const) {
    if (time?.isNone) parts.push(`p.${column} is null`)
    if (time?.oneOf) parts.push(`p.${column} = any(${params.param(time.oneOf, 'timestamptz[]')})`)
    if (time?.from) parts.push(`p.${column} >= ${params.param(time.from, 'timestamptz')}`)
    if (time?.to) parts.push(`p.${column} <= ${params.param(time.to, 'timestamptz')}`)
  }
  for (const { key, value } of f.metadata ?? [])
    parts.push(
      value === null
        ? `p.metadata ? ${params.param(key, 'text')}`
        : `p.metadata ->> ${params.param(key, 'text')} = ${params.param(value, 'text')}`,
    )
  if (f.all) parts.push(...f.all.map((x) => `(${conditions(params, x)})`))
  if (f.any) parts.push(`(${f.any.map((x) => `(${conditions(params, x)})`).join(' or ') || 'false'})`)
  return parts.join(' and ')
}

export const PROMOTION_SORTS = ['NAME', 'START_DATE', 'END_DATE', 'CREATED_AT', 'UPDATED_AT', 'VALUE', 'TYPE'] as const
export type PromotionSort = (typeof PROMOTION_SORTS)[number]

const ofRules = (column: string): string =>
  `(select min(r.${column}) from promotion_rules r where r.promotion_id = p.id)`

function keyOf(sort: PromotionSort, desc: boolean): SortKey {
  if (sort === 'NAME') return { sql: 'p.name', kind: 'text', desc }
  if (sort === 'VALUE') return { sql: ofRules('value'), kind: 'number', desc, nullable: true }
  if (sort === 'TYPE') return { sql: ofRules('value_type'), kind: 'text', desc, nullable: true }
  return { sql: `p.${sort.toLowerCase()}`, kind: 'time', desc, nullable: sort === 'END_DATE' }
}

export const promotionList = listOf('promotion_list', (filter: PromotionFilter, sort: PromotionSort, desc: boolean) => {
  const params = new Params()
  const first = keyOf(sort, desc)
  return {
    select: COLUMNS,
    from: `from promotions p where ${conditions(params, filter)}`,
    keys: [first, { sql: 'p.id', kind: 'uuid', desc }],
    params,
  }
}).examples(() => [
  [
    {
      ids: [],
      names: [],
      types: [],
      isSale: true,
      search: 'a',
      status: { of: ['ACTIVE', 'EXPIRED', 'SCHEDULED'], now: new Date() },
      updated: { from: new Date() },
      valueTypes: [],
      endDate: { isNone: true },
      startDate: { oneOf: [], from: new Date(), to: new Date() },
      metadata: [
        { key: 'a', value: 'b' },
        { key: 'a', value: null },
      ],
      all: [{}],
      any: [{}],
    },
    'NAME',
    false,
  ],
  ...PROMOTION_SORTS.map((sort): [PromotionFilter, PromotionSort, boolean] => [{}, sort, true]),
])

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
