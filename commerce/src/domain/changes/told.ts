/** What apps hear of a change that is taken back: the same as of the operations that would have done it. */
import type { WebhookEventTypeAsyncEnum } from '@semena/contract/enums'
import { LOGGED_TABLES } from '../../db/triggers/change-log.ts'
import type { AppEvent } from '../../db/queries/webhook/app-event.ts'
import type { ChangedRow } from '../../db/queries/change/changes.ts'

type Type = WebhookEventTypeAsyncEnum
type Values = Readonly<Record<string, unknown>>

/** A table whose rows apps know by themselves. */
interface Thing {
  subjectType: string
  created: Type
  updated: Type
  deleted: Type
  /** For metadata alone. */
  metadata?: Type
}

/** A table whose rows belong to a thing of another table. */
interface Part {
  of: string
  /** The column that leads to it. */
  by: string
  /** Another event than that the thing was changed. */
  type?: Type
}

const thing = (subjectType: string, name: string, more: Partial<Thing> = {}): Thing => ({
  subjectType,
  created: `${name}_CREATED` as Type,
  updated: `${name}_UPDATED` as Type,
  deleted: `${name}_DELETED` as Type,
  ...more,
})

/** By the table's name. Every table that can be undone stands here or in `UNTOLD`; a test asks for it. */
export const THINGS: Readonly<Record<string, Thing>> = {
  channels: thing('Channel', 'CHANNEL', { metadata: 'CHANNEL_METADATA_UPDATED' }),
  warehouses: thing('Warehouse', 'WAREHOUSE', { metadata: 'WAREHOUSE_METADATA_UPDATED' }),
  shipping_zones: thing('ShippingZone', 'SHIPPING_ZONE', { metadata: 'SHIPPING_ZONE_METADATA_UPDATED' }),
  shipping_methods: thing('ShippingMethodType', 'SHIPPING_PRICE'),
  apps: thing('App', 'APP', { created: 'APP_INSTALLED' }),
  attributes: thing('Attribute', 'ATTRIBUTE'),
  attribute_values: thing('AttributeValue', 'ATTRIBUTE_VALUE'),
  categories: thing('Category', 'CATEGORY'),
  collections: thing('Collection', 'COLLECTION', { metadata: 'COLLECTION_METADATA_UPDATED' }),
  products: thing('Product', 'PRODUCT', { metadata: 'PRODUCT_METADATA_UPDATED' }),
  product_media: thing('ProductMedia', 'PRODUCT_MEDIA'),
  variants: thing('ProductVariant', 'PRODUCT_VARIANT', { metadata: 'PRODUCT_VARIANT_METADATA_UPDATED' }),
  promotions: thing('Promotion', 'PROMOTION'),
  promotion_rules: thing('PromotionRule', 'PROMOTION_RULE'),
  vouchers: thing('Voucher', 'VOUCHER', { metadata: 'VOUCHER_METADATA_UPDATED' }),
  gift_cards: thing('GiftCard', 'GIFT_CARD', { metadata: 'GIFT_CARD_METADATA_UPDATED' }),
  page_types: thing('PageType', 'PAGE_TYPE'),
  pages: thing('Page', 'PAGE'),
  menus: thing('Menu', 'MENU'),
  menu_items: thing('MenuItem', 'MENU_ITEM'),
  permission_groups: thing('Group', 'PERMISSION_GROUP'),
}

export const PARTS: Readonly<Record<string, Part>> = {
  channel_warehouses: { of: 'channels', by: 'channel_id' },
  shipping_zone_channels: { of: 'shipping_zones', by: 'zone_id' },
  shipping_zone_warehouses: { of: 'shipping_zones', by: 'zone_id' },
  shipping_postal_code_rules: { of: 'shipping_methods', by: 'method_id' },
  shipping_method_listings: { of: 'shipping_methods', by: 'method_id' },
  collection_listings: { of: 'collections', by: 'collection_id' },
  collection_products: { of: 'collections', by: 'collection_id' },
  product_listings: { of: 'products', by: 'product_id' },
  product_attribute_values: { of: 'products', by: 'product_id' },
  variant_media: { of: 'variants', by: 'variant_id' },
  variant_listings: { of: 'variants', by: 'variant_id' },
  variant_attribute_values: { of: 'variants', by: 'variant_id' },
  stocks: { of: 'variants', by: 'variant_id', type: 'PRODUCT_VARIANT_STOCK_UPDATED' },
  voucher_codes: { of: 'vouchers', by: 'voucher_id' },
  voucher_listings: { of: 'vouchers', by: 'voucher_id' },
  gift_card_tag_links: { of: 'gift_cards', by: 'gift_card_id' },
  page_attribute_values: { of: 'pages', by: 'page_id' },
  user_groups: { of: 'permission_groups', by: 'group_id' },
}

/** Tables of whose changes Saleor tells nothing. */
export const UNTOLD: readonly string[] = [
  'shops',
  'mail_texts',
  'tax_classes',
  'tax_class_rates',
  'tax_rates',
  'tax_country_exceptions',
  'app_tokens',
  'app_extensions',
  'webhooks',
  'product_types',
  'product_type_attributes',
  'page_type_attributes',
  'gift_card_tags',
  'reason_types',
]

/** People are told of by what they are: the column that leads to them. */
export const PEOPLE: Readonly<Record<string, string>> = { users: 'id', user_addresses: 'user_id' }

/** The events of people among rows that were taken back; `isStaff` is asked about those that are there. */
export async function peopleInUndo(
  rows: readonly ChangedRow[],
  isStaff: (userId: number) => Promise<boolean>,
): Promise<AppEvent[]> {
  const found = new Map<number, AppEvent>()
  for (const row of rows) {
    const by = PEOPLE[row.tableName]
    if (!by) continue
    const values: Values = { ...row.before, ...row.after, ...row.key }
    const userId = Number(values[by])
    const isGone = row.tableName === 'users' && row.before === null
    const staff = isGone ? values.is_staff === true : await isStaff(userId)
    const type: Type = isGone
      ? staff
        ? 'STAFF_DELETED'
        : 'CUSTOMER_DELETED'
      : staff
        ? 'STAFF_UPDATED'
        : 'CUSTOMER_UPDATED'
    if (isGone || !found.has(userId))
      found.set(userId, { type, subjectType: 'User', subjectKey: String(userId), snapshot: null })
  }
  return [...found.values()]
}

/** Names of columns that hold no change of the thing itself, but one that has events of its own. */
const METADATA: ReadonlySet<string> = new Set(['metadata', 'private_metadata'])

/** Saleor tells of translations of these tables by the thing's own type. */
const TRANSLATED = 'translations'

/** Older sales are promotions that apps know by numbers of their own; nothing is told of their rules. */
const SALE = thing('Sale', 'SALE')

/** The promotion to which a row belongs, by its column. */
export const OF_PROMOTION: Readonly<Record<string, string>> = { promotions: 'id', promotion_rules: 'promotion_id' }

interface ToldRow {
  row: ChangedRow
  values: Values
  /** The number of the sale to which it belongs. */
  saleId: unknown
}

/** The rows with everything that is known of them; `sales` has the numbers of promotions that are older sales. */
function withSales(rows: readonly ChangedRow[], sales: ReadonlyMap<string, number>): ToldRow[] {
  const told = rows.map((row) => ({ row, values: { ...row.before, ...row.after, ...row.key } as Values }))
  const known = new Map<unknown, unknown>(sales)
  for (const { row, values } of told)
    if (row.tableName === 'promotions' && values.sale_id != null) known.set(String(values.id), values.sale_id)
  return told.map((one) => {
    const by = OF_PROMOTION[one.row.tableName]
    return { ...one, saleId: by === undefined ? undefined : known.get(String(one.values[by])) }
  })
}

/**
 * The events of taking these rows back, each once: what the change made is deleted, what it deleted is created again,
 * and everything else is updated. Of a thing that comes or goes, nothing is said of its parts, except of codes of a
 * voucher that goes.
 */
export function eventsOfUndo(rows: readonly ChangedRow[], sales: ReadonlyMap<string, number> = new Map()): AppEvent[] {
  const found = new Map<string, AppEvent>()
  /** Things that come or go. */
  const whole = new Set<string>()
  const add = (event: AppEvent): void => {
    found.set([event.type, event.subjectType, event.subjectKey, event.snapshot?.language].join(' '), event)
  }
  const told = withSales(rows, sales)
  for (const { row, values } of told)
    if (THINGS[row.tableName] && !(row.before && row.after)) whole.add(`${row.tableName} ${String(values.id)}`)
  for (const one of codesOfUndo(told, whole)) add(one)
  for (const { row, values, saleId } of told) {
    const known = saleId === undefined ? THINGS[row.tableName] : row.tableName === 'promotions' ? SALE : undefined
    if (!known || (row.before && row.after)) continue
    const isGone = row.before === null
    if (known === SALE) whole.add(`sales ${String(saleId)}`)
    const key = known === SALE ? saleId : values.id
    add(event(isGone ? known.deleted : known.created, known, key, isGone ? shown(row.tableName, values) : null))
  }
  for (const { row, values, saleId } of told) {
    if (saleId !== undefined) {
      if (whole.has(`sales ${String(saleId)}`)) continue
      add(event(SALE.updated, SALE, saleId))
    }
    const known = saleId === undefined ? THINGS[row.tableName] : row.tableName === 'promotions' ? SALE : undefined
    const part = PARTS[row.tableName]
    if (known && row.before && row.after) {
      const key = known === SALE ? saleId : values.id
      const differing = Object.keys(row.after)
      if (differing.every((column) => METADATA.has(column)) && known.metadata) add(event(known.metadata, known, key))
      else add(event(known.updated, known, key))
      for (const language of languagesOf(row))
        add(event('TRANSLATION_UPDATED', known, key, { language, texts: textsOf(row.before, language) }))
    }
    if (part && !whole.has(`${part.of} ${String(values[part.by])}`))
      add(event(part.type ?? THINGS[part.of]!.updated, THINGS[part.of]!, values[part.by]))
  }
  return [...found.values()]
}

/** What is told of codes of vouchers that go, or come back to a voucher that was there. */
function codesOfUndo(told: readonly ToldRow[], whole: ReadonlySet<string>): AppEvent[] {
  const codes = told.filter(({ row }) => row.tableName === 'voucher_codes' && !(row.before && row.after))
  const byVoucher = (some: readonly ToldRow[]) => Map.groupBy(some, ({ values }) => values.voucher_id)
  const gone = byVoucher(codes.filter(({ row }) => row.before === null))
  const back = byVoucher(
    codes.filter(({ row, values }) => row.after === null && !whole.has(`vouchers ${String(values.voucher_id)}`)),
  )
  return [
    ...[...gone].map(([id, all]) =>
      event('VOUCHER_CODES_DELETED', THINGS.vouchers!, id, {
        gone: all.map(({ values }) => shown('voucher_codes', values)),
      }),
    ),
    ...[...back].map(([id, all]) =>
      event('VOUCHER_CODES_CREATED', THINGS.vouchers!, id, { codes: all.map(({ values }) => values.code) }),
    ),
  ]
}

const event = (type: Type, { subjectType }: Thing, key: unknown, snapshot: Record<string, unknown> | null = null) => ({
  type,
  subjectType,
  subjectKey: String(key),
  snapshot,
})

type Texts = Record<string, Record<string, unknown> | undefined>

const textsOf = (values: Values | null, language: string): Record<string, unknown> =>
  ((values?.[TRANSLATED] ?? {}) as Texts)[language] ?? {}

/** The languages in which texts come back. */
const languagesOf = ({ before, after }: ChangedRow): string[] => {
  if (!after || !(TRANSLATED in after)) return []
  const textsIn = (values: Values | null) => (values?.[TRANSLATED] ?? {}) as Texts
  const languages = [...Object.keys(textsIn(before)), ...Object.keys(textsIn(after))]
  return [...new Set(languages)].filter(
    (language) => JSON.stringify(textsOf(before, language)) !== JSON.stringify(textsOf(after, language)),
  )
}

/** A row as the domain reads it, for what cannot be read any more. */
const shown = (table: string, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      LOGGED_TABLES.get(table)?.columns.get(column)?.property ?? column,
      value,
    ]),
  )
