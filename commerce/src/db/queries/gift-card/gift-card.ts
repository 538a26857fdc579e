/** Gift cards with their tags and what happened to them, as staff see them. */
import { columnsOf } from '../../statements/columns-of.ts'
import { json, statement } from '../../statements/statement.ts'
import type { GIFT_CARD_EVENTS } from '../../tables/closed-sets.ts'
import { type GiftCardEventDetails, giftCards, giftCardTags } from '../../tables/index.ts'
import { listOf, Params, type SortKey } from '../../statements/sql.ts'

export type GiftCardStored = typeof giftCards.$inferSelect
export type GiftCardTagRow = typeof giftCardTags.$inferSelect

/** Something that happened to a gift card; the order is the one that it paid for, or with which it was bought. */
export interface GiftCardEventRow {
  giftCardId: number
  id: string
  type: (typeof GIFT_CARD_EVENTS)[number]
  createdAt: Date
  userId: number | null
  appId: number | null
  details: GiftCardEventDetails
  orderId: string | null
  orderNumber: number | null
}

const COLUMNS = columnsOf(giftCards, 'g')

/** Uses are written with the orders that a card paid for. */
/** What happened to gift cards, the oldest first. */
export const eventsOfGiftCards = statement(
  'events_of_gift_cards',
  `select e.gift_card_id as "giftCardId!", e.id::text as "id!", to_jsonb(e.type) as "type!", e.created_at as "createdAt!", e.user_id as "userId?", e.app_id as "appId?", e.details as "details!",
      e.order_id as "orderId?", (select o.number from orders o where o.id = e.order_id) as "orderNumber?" from gift_card_events e where e.gift_card_id = any($1::int[])
    union all select x.gift_card_id, o.id::text, to_jsonb('USED_IN_ORDER'::text), o.created_at, o.user_id, null, '{}', o.id, o.number
      from order_gift_cards x join orders o on o.id = x.order_id where x.gift_card_id = any($1::int[])
    order by 4, 2`,
  json<Pick<GiftCardEventRow, 'type' | 'details'>>(),
).many

export const giftCardsByIds = statement(
  'gift_cards_by_ids',
  `select ${COLUMNS} from gift_cards g where g.id = any($1::int[])`,
).many

export const tagsOfGiftCards = statement(
  'tags_of_gift_cards',
  `select l.gift_card_id as "giftCardId", t.id, t.name from gift_card_tag_links l join gift_card_tags t on t.id = l.tag_id
    where l.gift_card_id = any($1::int[]) order by t.name, t.id`,
).many

/** The codes of gift cards; null for all. */
export const codesOfGiftCards = statement(
  'codes_of_gift_cards',
  'select code from gift_cards where $1::int[] is null or id = any($1) order by id',
).column

export const giftCardCurrencies = statement(
  'gift_card_currencies',
  'select distinct currency from gift_cards order by 1',
).column

/** Adds events of the cards that are still there, in their order, by whoever acts. Answers their ids. */
export const addGiftCardEvents = statement(
  'add_gift_card_events',
  `insert into gift_card_events (gift_card_id, type, details, order_id, user_id, app_id)
    select e.id, e.type, coalesce(e.details, '{}'), e."orderId", (select u.id from users u where u.id = $2), (select a.id from apps a where a.id = $3)
    from rows from (jsonb_to_recordset($1::jsonb) as (id int, type text, details jsonb, "orderId" uuid)) with ordinality as e(id, type, details, "orderId", place)
    where exists (select from gift_cards g where g.id = e.id) order by e.place
    returning id`,
).column

/** Deactivates the cards that were bought with an order; answers the ids of those that were active. */
export const deactivateCardsOfOrder = statement(
  'deactivate_gift_cards_of_order',
  `update gift_cards g set is_active = false where g.is_active
    and g.id in (select e.gift_card_id from gift_card_events e where e.order_id = $1 and e.type = 'BOUGHT') returning g.id`,
).column

/** The slugs of the channels in which cards were bought. */
export const channelsWhereBought = statement(
  'channels_where_gift_cards_were_bought',
  `select e.gift_card_id as "giftCardId", c.slug from gift_card_events e join orders o on o.id = e.order_id join channels c on c.id = o.channel_id
    where e.gift_card_id = any($1::int[]) and e.type = 'BOUGHT'`,
).many

export const hasGiftCardLines = statement(
  'gift_card_lines_of_order',
  'select exists (select from order_lines where order_id = $1 and is_gift_card) as "isThere!"',
).value

/** Gives tags to gift cards; tags that are new are made. */
export const addGiftCardTags = statement(
  'add_gift_card_tags',
  `with made as (insert into gift_card_tags (name) select distinct x from unnest($2::text[]) x on conflict (name) do nothing returning id),
      tags as (select id from made union select id from gift_card_tags where name = any($2::text[]))
    insert into gift_card_tag_links (gift_card_id, tag_id) select c, tags.id from unnest($1::int[]) c, tags on conflict do nothing`,
).run

export const dropGiftCardTags = statement(
  'drop_gift_card_tags',
  'delete from gift_card_tag_links l using gift_card_tags t where t.id = l.tag_id and l.gift_card_id = $1 and t.name = any($2::text[])',
).run

export interface NewGiftCardEvent {
  id: number
  type: GiftCardEventRow['type']
  details?: GiftCardEventDetails
  orderId?: string
}

export interface GiftCardFilter {
  search?: string
  isActive?: boolean
  tags?: readonly string[]
  assignedTo?: readonly number[]
  /** The same by its older name. */
  usedBy?: readonly number[]
  isUsed?: boolean
  currency?: string
  /** Minor units. */
  current?: { gte: number | null; lte: number | null }
  initial?: { gte: number | null; lte: number | null }
  code?: string
  createdByEmail?: string
  metadata?: readonly { key: string; value: string | null }[]
  /** Nothing at all, for conditions that nothing here can meet. */
  isNone?: boolean
}

const TAGGED = (condition: string): string =>
  `exists (select from gift_card_tag_links l join gift_card_tags t on t.id = l.tag_id where l.gift_card_id = g.id and ${condition})`

function conditions(params: Params, f: GiftCardFilter): string {
  const parts = [f.isNone ? 'false' : 'true']
  if (f.search) {
    const text = params.param(f.search.toLowerCase(), 'text')
    parts.push(
      `(strpos(lower(g.code), ${text}) > 0 or strpos(lower(coalesce(g.assigned_to_email, '') || ' ' || coalesce(g.created_by_email, '')), ${text}) > 0 or ${TAGGED(`strpos(lower(t.name), ${text}) > 0`)})`,
    )
  }
  if (f.isActive !== undefined) parts.push(`g.is_active = ${params.param(f.isActive, 'bool')}`)
  if (f.tags) parts.push(TAGGED(`t.name = any(${params.param(f.tags, 'text[]')})`))
  for (const users of [f.assignedTo, f.usedBy])
    if (users) parts.push(`g.assigned_to_user_id = any(${params.param(users, 'int[]')})`)
  if (f.isUsed !== undefined) parts.push(`(g.last_used_on is not null) = ${params.param(f.isUsed, 'bool')}`)
  if (f.currency !== undefined) parts.push(`g.currency = ${params.param(f.currency, 'text')}`)
  if (f.code !== undefined) parts.push(`g.code = ${params.param(f.code, 'text')}`)
  if (f.createdByEmail !== undefined)
    parts.push(`lower(g.created_by_email) = ${params.param(f.createdByEmail.toLowerCase(), 'text')}`)
  for (const [column, range] of [
    ['current_balance', f.current],
    ['initial_balance', f.initial],
  ] as const) {
    if (range?.gte != null) parts.push(`g.${column} >= ${params.param(range.gte, 'bigint')}`)
    if (range?.lte != null) parts.push(`g.${column} <= ${params.param(range.lte, 'bigint')}`)
  }
  for (const { key, value } of f.metadata ?? [])
    parts.push(
      value === null
        ? `g.metadata ? ${params.param(key, 'text')}`
        : `g.metadata ->> ${params.param(key, 'text')} = ${params.param(value, 'text')}`,
    )
  return parts.join(' and ')
}

export const GIFT_CARD_SORTS = ['CODE', 'CREATED_AT', 'CURRENT_BALANCE', 'USED_BY'] as const
export type GiftCardSort = (typeof GIFT_CARD_SORTS)[number]

const KEYS: Readonly<Record<GiftCardSort, Omit<SortKey, 'desc'>>> = {
  CODE: { sql: 'g.code', kind: 'text' },
  CREATED_AT: { sql: 'g.created_at', kind: 'time' },
  CURRENT_BALANCE: { sql: 'g.current_balance', kind: 'integer' },
  USED_BY: { sql: 'g.assigned_to_email', kind: 'text', nullable: true },
}

export const giftCardList = listOf('gift_card_list', (filter: GiftCardFilter, sort: GiftCardSort, desc: boolean) => {
  const params = new Params()
  return {
    select: COLUMNS,
    from: `from gift_cards g where ${conditions(params, filter)}`,
    keys: [
      { ...KEYS[sort], desc },
      { sql: 'g.id', kind: 'integer' as const, desc },
    ],
    params,
  }
}).examples(() => [
  [
    {
      search: 'a',
      isActive: true,
      tags: ['a'],
      assignedTo: [1],
      usedBy: [1],
      isUsed: true,
      currency: 'EUR',
      current: { gte: 1, lte: 2 },
      initial: { gte: 1, lte: 2 },
      code: 'a',
      createdByEmail: 'a',
      metadata: [
        { key: 'a', value: 'b' },
        { key: 'a', value: null },
      ],
      isNone: true,
    },
    'CODE',
    false,
  ],
  ...GIFT_CARD_SORTS.map((sort): [GiftCardFilter, GiftCardSort, boolean] => [{}, sort, true]),
])

export const giftCardTagList = listOf('gift_card_tag_list', (search: string | null) => {
  const params = new Params()
  const condition = search ? `strpos(lower(t.name), ${params.param(search.toLowerCase(), 'text')}) > 0` : 'true'
  return {
    select: columnsOf(giftCardTags, 't'),
    from: `from gift_card_tags t where ${condition}`,
    keys: [
      { sql: 't.name', kind: 'text' as const, desc: false },
      { sql: 't.id', kind: 'integer' as const, desc: false },
    ],
    params,
  }
}).examples(() => [['a'], [null]])

export const saveGiftCardSettings = statement(
  'save_gift_card_settings',
  'update shops set gift_card_expiry_type = $expiryType, gift_card_expiry_amount = $amount, gift_card_expiry_unit = $unit where id = 1',
).run

export interface GiftCardSettings {
  expiryType: 'NEVER_EXPIRE' | 'EXPIRY_PERIOD'
  amount: number | null
  unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | null
}

export const giftCardSettings = statement(
  'gift_card_settings',
  `select gift_card_expiry_type as "expiryType", gift_card_expiry_amount as amount, gift_card_expiry_unit as unit from shops where id = 1`,
).single
