/** What a change did, in plain words: nouns, fields and values. */
import { m } from '../paraglide/messages.js'
import { MOST_COUNTED_ROWS } from '@semena/contract/limits'
import { countText, moneyText } from '../platform/money.ts'
import { momentText } from '../platform/moments.ts'
import type { ChangeRow } from './change-log.ts'

const NOUNS: Readonly<Record<string, () => string>> = {
  Product: m.changes_noun_product,
  ProductVariant: m.changes_noun_variant,
  ProductVariantChannelListing: m.changes_noun_price,
  ProductChannelListing: m.changes_noun_listing,
  ProductMedia: m.changes_noun_picture,
  ProductAttributeValue: m.changes_noun_fact,
  ProductVariantAttributeValue: m.changes_noun_fact,
  Stock: m.changes_noun_stock,
  Category: m.changes_noun_category,
  Collection: m.changes_noun_collection,
  Channel: m.changes_noun_channel,
  Shop: m.changes_noun_shop,
  Warehouse: m.changes_noun_warehouse,
  ShippingZone: m.changes_noun_zone,
  ShippingMethodType: m.changes_noun_method,
  ShippingMethodChannelListing: m.changes_noun_delivery_price,
  Promotion: m.changes_noun_promotion,
  Voucher: m.changes_noun_voucher,
  GiftCard: m.changes_noun_gift_card,
  GiftCardTag: m.changes_noun_gift_card_tag,
  GiftCardTagLink: m.changes_noun_gift_card_tag,
  Page: m.changes_noun_page,
  Menu: m.changes_noun_menu,
  MenuItem: m.changes_noun_menu_item,
  Attribute: m.changes_noun_attribute,
  AttributeValue: m.changes_noun_value,
  ProductType: m.changes_noun_type,
  User: m.changes_noun_user,
  Group: m.changes_noun_group,
  App: m.changes_noun_app,
  Webhook: m.changes_noun_webhook,
  Order: m.changes_noun_order,
  MailText: m.changes_noun_mail_text,
}

/** Parts of these, and what few people look for. */
const MORE_NOUNS: Readonly<Record<string, () => string>> = {
  ReasonType: m.orders_reason_page,
  ChannelWarehouse: m.changes_noun_channel_warehouse,
  TaxClass: m.settings_tax_class,
  TaxClassRate: m.changes_noun_tax_rate,
  TaxRate: m.changes_noun_tax_rate,
  TaxCountryException: m.changes_noun_tax_exception,
  ShippingZoneChannel: m.changes_noun_zone_channel,
  ShippingZoneWarehouse: m.changes_noun_zone_warehouse,
  ShippingMethodPostalCodeRule: m.settings_postal_codes,
  AppToken: m.changes_noun_app_token,
  AppExtension: m.changes_noun_app_extension,
  ProductTypeAttribute: m.changes_noun_type_attribute,
  PageTypeAttribute: m.changes_noun_type_attribute,
  PageType: m.changes_noun_page_type,
  PageAttributeValue: m.changes_noun_page_fact,
  CollectionChannelListing: m.changes_noun_listing,
  CollectionProduct: m.changes_noun_collection_product,
  ProductVariantMedia: m.changes_noun_variant_picture,
  PromotionRule: m.changes_noun_rule,
  VoucherCode: m.offers_code,
  VoucherChannelListing: m.changes_noun_voucher_listing,
  Address: m.settings_address,
  GroupMember: m.changes_noun_group_member,
  OrderLine: m.changes_noun_order_line,
  OrderDiscount: m.changes_noun_order_discount,
  Fulfillment: m.changes_noun_parcel,
  FulfillmentLine: m.changes_noun_parcel_line,
  OrderGrantedRefund: m.orders_refund,
  OrderGrantedRefundLine: m.changes_noun_refund_line,
  Invoice: m.changes_noun_invoice,
}

/** What belongs to orders and payments has operations of its own, and is not taken back by the log. */
const BOOKS = new Set([
  'Order',
  'OrderLine',
  'OrderDiscount',
  'Fulfillment',
  'FulfillmentLine',
  'OrderGrantedRefund',
  'OrderGrantedRefundLine',
  'Invoice',
])
export const isOfBooks = ({ noun }: Pick<ChangeRow, 'noun'>): boolean => BOOKS.has(noun)

/** The nouns by which the log can be filtered. */
export const FILTER_NOUNS: readonly string[] = Object.keys(NOUNS).filter(
  (noun) => !['ProductVariantAttributeValue', 'GiftCardTagLink'].includes(noun),
)

const FIELDS: Readonly<Record<string, () => string>> = {
  name: m.changes_field_name,
  slug: m.changes_field_slug,
  title: m.changes_field_name,
  description: m.changes_field_text,
  content: m.changes_field_text,
  price: m.changes_field_price,
  costPrice: m.changes_field_cost,
  priorPrice: m.changes_field_prior,
  quantity: m.changes_field_quantity,
  sku: m.changes_field_sku,
  weight: m.changes_field_weight,
  isPublished: m.changes_field_published,
  publishedAt: m.changes_field_published_at,
  visibleInListings: m.changes_field_visible,
  availableForPurchaseAt: m.changes_field_available,
  trackInventory: m.changes_field_tracked,
  seoTitle: m.changes_field_seo_title,
  seoDescription: m.changes_field_seo_text,
  translations: m.changes_field_translations,
  categoryId: m.changes_noun_category,
  productId: m.changes_noun_product,
  variantId: m.changes_noun_variant,
  channelId: m.changes_noun_channel,
  parentId: m.changes_field_parent,
  sort: m.changes_field_order,
  position: m.changes_field_order,
  isActive: m.changes_field_active,
  metadata: m.changes_field_metadata,
  privateMetadata: m.changes_field_metadata,
  email: m.changes_field_email,
  status: m.changes_field_status,
  totalGross: m.orders_total,
  currentBalance: m.offers_left,
  quantityFulfilled: m.orders_line_sent,
  trackingNumber: m.orders_tracking,
  startDate: m.offers_starts,
  endDate: m.offers_ends,
  channels: m.offers_channels,
  permissions: m.apps_may,
  url: m.texts_target_url,
}

const split = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words[0]!.toUpperCase() + words.slice(1)
}

/** A noun that has no word yet is told by its own name, which can be read. */
export const nounWord = (noun: string): string => (NOUNS[noun] ?? MORE_NOUNS[noun])?.() ?? split(noun)
export const fieldWord = (field: string): string => FIELDS[field]?.() ?? split(field)

/** What people need not see: what the shop works out, and when something was written. */
const SILENT = new Set([
  'updatedAt',
  'createdAt',
  'searchText',
  'minPrice',
  'minDiscountedPrice',
  'discountedPrice',
  'id',
  'identifier',
  'totalNet',
  'subtotalNet',
  'subtotalGross',
  'undiscountedTotalNet',
  'undiscountedTotalGross',
])

export interface Shown {
  name: string
  before: string
  after: string
}

export interface Names {
  /** Names of things by global id. */
  of: ReadonlyMap<string, string>
  /** Currencies of channels by global id. */
  currencies: ReadonlyMap<string, string>
}

/** Stands in the log for what is secret. */
const MASKED = '(masked)'

const PRICES = /(?:^price|Price|Amount|Balance|Gross)$/
const MOST_SHOWN = 300

/** The currency of a row, by itself or by its channel. */
function currencyOf({ fields, key }: ChangeRow, names: Names): string | undefined {
  const of = (wanted: string): unknown => key[wanted] ?? fields.find(({ name }) => name === wanted)?.after
  const [own, channel] = [of('currency'), of('channelId')]
  return typeof own === 'string' ? own : typeof channel === 'string' ? names.currencies.get(channel) : undefined
}

/**
 * The fields of a row as texts; a translation counts as a field of its own. `beside` are all rows of the change: one of
 * them may know the currency of the others.
 */
export function shownFields(row: ChangeRow, names: Names, beside: readonly ChangeRow[] = []): Shown[] {
  const currency = [row, ...beside].map((one) => currencyOf(one, names)).find((one) => one !== undefined)
  return row.fields
    .filter(({ name }) => !SILENT.has(name))
    .flatMap(({ name, before, after }) => {
      if (!isMap(before ?? after)) return [{ name: fieldWord(name), before, after, field: name }]
      const [from, to] = [flat(before), flat(after)]
      return [...new Set([...Object.keys(from), ...Object.keys(to)])]
        .filter((path) => JSON.stringify(from[path]) !== JSON.stringify(to[path]))
        .map((path) => ({ name: `${fieldWord(name)} ${path}`, before: from[path], after: to[path], field: '' }))
    })
    .map(({ name, before, after, field }) => {
      const text = (value: unknown): string =>
        typeof value === 'number' && currency && PRICES.test(field)
          ? moneyText({ amount: value / 10 ** minorDigits(currency), currency })
          : valueText(value, names)
      return { name, before: text(before), after: text(after) }
    })
    .filter(({ before, after }) => before !== after)
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('blocks' in value)

function flat(value: unknown, path = ''): Record<string, unknown> {
  if (!isMap(value)) return path ? { [path]: value } : {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => flat(inner, path ? `${path} ${fieldWord(name)}` : name)),
  ) as Record<string, unknown>
}

const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

function valueText(value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? m.parts_yes() : m.parts_no()
  if (typeof value === 'string') {
    if (value === MASKED) return m.changes_hidden()
    if (/^\d{4}-\d\d-\d\dT\d\d:/.test(value)) return momentText(value)
    return cut(names.of.get(value) ?? bareId(value) ?? value)
  }
  if (typeof value === 'object' && 'blocks' in value) return cut(textOf(value))
  return cut(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const cut = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text)

/** The words of an Editor.js text. */
const textOf = (value: object): string =>
  ((value as { blocks?: { data?: { text?: unknown } }[] }).blocks ?? [])
    .map(({ data }) => (typeof data?.text === 'string' ? data.text.replace(/<[^>]*>/g, '') : ''))
    .filter(Boolean)
    .join(' ')

/** A global id as its noun and key; null for any other text. */
export function bareId(id: string): string | null {
  if (!/^[A-Za-z0-9+/]{6,}={0,2}$/.test(id)) return null
  try {
    const [, noun, key] = /^([A-Z]\w+):([\w-]+)$/.exec(atob(id)) ?? []
    return noun && key ? `${nounWord(noun)} ${key}` : null
  } catch {
    return null
  }
}

/** How many rows of a change are not shown; a plus stands behind it where the service has not counted all. */
export const restText = (rows: number, shown: number): string =>
  rows < MOST_COUNTED_ROWS ? countText(rows - shown) : `${countText(MOST_COUNTED_ROWS - shown)}+`

const CHANGED = { CREATED: m.changes_created, UPDATED: m.changes_updated, DELETED: m.changes_deleted } as const

export const didWord = (did: ChangeRow['did']): string => CHANGED[did]()

/** The fields by which people know a thing, the best first. */
const NAMING = ['name', 'title', 'number', 'code']

/** As long as ids that no two things have, of which people make nothing. Characters. */
const LONG = 20

/** What a row is about: its own name, else that of the thing to which it belongs. */
export function rowName({ id, key, fields, noun }: ChangeRow, names: Names): string {
  if (noun === 'MailText') return [key['mail'], key['key'], key['language']].join(' · ')
  const own = NAMING.map((field) => fields.find(({ name }) => name === field)).find((one) => one !== undefined)
  const ids = [id, ...Object.values(key)].filter((one): one is string => typeof one === 'string')
  const known = ids.map((one) => names.of.get(one)).filter((one) => one !== undefined)
  if (known.length) return [...new Set(known)].join(' · ')
  const named = own?.after ?? own?.before
  if (typeof named === 'string' && named !== MASKED) return named
  if (typeof named === 'number') return m.parts_number({ number: named })
  const last = ids.length ? (bareId(ids[0]!) ?? ids[0]!).split(' ').at(-1)! : ''
  // Nobody knows a thing by a number of this length.
  return last && last.length < LONG ? m.parts_number({ number: last }) : ''
}
