/** Gift cards with their tags and what happened to them, as staff see them. */
import { columnsOf } from '../../statements/columns-of.ts'
import { json, statement } from '../../statements/statement.ts'
import type { GIFT_CARD_EVENTS } from '../../tables/closed-sets.ts'
import { type GiftCardEventDetails, giftCards, giftCardTags } from '../../tables/index.ts'
import { between, condition, containing, equals, metadataIn, oneOf } from '../../statements/conditions.ts'
import { integer, listBy, orNull, text, time } from '../../statements/list-by.ts'

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

const tagged = (condition: string): string =>
  `exists (select from gift_card_tag_links l join gift_card_tags t on t.id = l.tag_id where l.gift_card_id = g.id and ${condition})`

const ASSIGNED = oneOf('g.assigned_to_user_id', 'int')
const ID = integer('g.id')

export const giftCardList = listBy('gift_card_list', {
  select: COLUMNS,
  from: 'gift_cards g',
  conditions: {
    search: condition((search: string, params) => {
      const part = params.param(search.toLowerCase(), 'text')
      return `(strpos(lower(g.code), ${part}) > 0 or strpos(lower(coalesce(g.assigned_to_email, '') || ' ' || coalesce(g.created_by_email, '')), ${part}) > 0 or ${tagged(`strpos(lower(t.name), ${part}) > 0`)})`
    }, 'a'),
    isActive: equals('g.is_active', 'bool'),
    tags: condition(
      (tags: readonly string[], params) => tagged(`t.name = any(${params.param(tags, 'text[]')})`),
      ['a'],
    ),
    assignedTo: ASSIGNED,
    /** The same by its older name. */
    usedBy: ASSIGNED,
    isUsed: equals('(g.last_used_on is not null)', 'bool'),
    currency: equals('g.currency', 'text'),
    code: equals('g.code', 'text'),
    createdByEmail: condition(
      (email: string, params) => `lower(g.created_by_email) = ${params.param(email.toLowerCase(), 'text')}`,
      'a',
    ),
    /** Minor units. */
    current: between('g.current_balance'),
    initial: between('g.initial_balance'),
    metadata: metadataIn('g.metadata'),
    isNone: condition((isNone: boolean) => `${!isNone}`, true),
  },
  orders: {
    CODE: [text('g.code'), ID],
    CREATED_AT: [time('g.created_at'), ID],
    CURRENT_BALANCE: [integer('g.current_balance'), ID],
    USED_BY: [orNull(text('g.assigned_to_email')), ID],
  },
})

export const giftCardTagList = listBy('gift_card_tag_list', {
  select: columnsOf(giftCardTags, 't'),
  from: 'gift_card_tags t',
  conditions: { search: containing('t.name') },
  orders: { NAME: [text('t.name'), integer('t.id')] },
})

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
