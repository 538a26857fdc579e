/** What a change did, in plain words: nouns, fields and values. */
import { m } from '../paraglide/messages.js'
import { MOST_COUNTED_ROWS } from '@semena/contract/limits'
import { countText, digitsOf, numberText, moneyText, percentText } from '../platform/money.ts'
import { momentText } from '../platform/moments.ts'
import type { ChangeRow, NamedThing } from './change-log.ts'
import { countryName } from './countries.ts'

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
  quantityFulfilled: m.changes_field_sent,
  trackingNumber: m.orders_tracking,
  startDate: m.offers_starts,
  endDate: m.offers_ends,
  channels: m.offers_channels,
  permissions: m.apps_may,
  url: m.texts_target_url,
  chargeStatus: m.changes_field_charge,
  authorizeStatus: m.changes_field_authorize,
  totalCharged: m.changes_field_charged,
  totalAuthorized: m.orders_authorized,
  totalChargePending: m.orders_charge_pending,
  subtotalGross: m.orders_subtotal,
  shippingGross: m.changes_field_shipping,
  shippingMethodName: m.changes_noun_method,
  collectionPointName: m.settings_collect,
  shippingTaxRate: m.changes_field_shipping_tax,
  voucherCode: m.changes_noun_voucher,
  discountName: m.changes_field_discount_name,
  customerNote: m.changes_field_customer_note,
  userEmail: m.changes_field_email_masked,
  userId: m.changes_noun_user,
  billingAddress: m.changes_field_billing,
  shippingAddress: m.changes_field_shipping_address,
  address: m.settings_address,
  expiresAt: m.changes_field_expires,
  erasedAt: m.changes_field_erased,
  externalReference: m.changes_field_external,
  unitGross: m.changes_field_unit_price,
  priceOverride: m.changes_field_own_price,
  taxRate: m.changes_field_tax_rate,
  rate: m.changes_field_tax_rate,
  taxClassId: m.settings_tax_class,
  unitDiscount: m.orders_discount,
  unitDiscountReason: m.orders_reason,
  manualReason: m.orders_reason,
  reason: m.orders_reason,
  reasonPageId: m.orders_reason_page,
  amount: m.changes_field_amount,
  value: m.changes_field_value,
  valueType: m.changes_field_value_type,
  totalRefunded: m.changes_field_refunded,
  shippingRefunded: m.changes_field_shipping_refunded,
  minOrder: m.changes_field_min_order,
  maxOrder: m.changes_field_max_order,
  minSpent: m.offers_minimum,
  minDays: m.settings_days_from,
  maxDays: m.settings_days_to,
  countries: m.settings_countries,
  alt: m.changes_field_alt,
  type: m.changes_field_type,
  rating: m.changes_field_rating,
  start: m.changes_field_start,
  end: m.changes_field_end,
  firstName: m.changes_field_first_name,
  lastName: m.changes_field_last_name,
  passwordHash: m.changes_field_password,
  isStaff: m.changes_field_staff,
  isConfirmed: m.changes_field_confirmed,
  languageCode: m.changes_field_language,
  note: m.orders_note,
  usageLimit: m.offers_usage_limit,
  minQuantity: m.offers_minimum_items,
  applyOncePerCustomer: m.offers_once_per_customer,
  singleUse: m.offers_single_use,
  onlyForStaff: m.offers_only_staff,
  defaultCountry: m.settings_default_country,
  isPrivate: m.settings_private,
  clickAndCollectOption: m.settings_collect,
  allocationStrategy: m.settings_strategy,
  allowUnpaidOrders: m.settings_unpaid_orders,
  automaticallyConfirmAllNewOrders: m.settings_confirm_orders,
  expireOrdersAfter: m.settings_expire,
  deleteExpiredOrdersAfter: m.settings_forget,
  chargeTaxes: m.settings_tax_charge,
  pricesEnteredWithTax: m.settings_tax_entered,
  displayGrossPrices: m.settings_tax_shown,
  limitQuantityPerCheckout: m.settings_limit,
  trackInventoryByDefault: m.settings_track,
  fulfillmentAutoApprove: m.settings_approve,
  fulfillmentAllowUnpaid: m.settings_unpaid,
  enableAccountConfirmationByEmail: m.settings_confirm,
  allowLoginWithoutConfirmation: m.settings_unconfirmed,
  defaultMailSenderName: m.settings_sender_name,
  defaultMailSenderAddress: m.settings_sender_address,
  companyAddress: m.settings_address,
}

/** Fields that another noun calls otherwise, by noun and field. */
const FIELDS_OF: Readonly<Record<string, () => string>> = {
  'OrderLine.totalGross': m.changes_field_line_total,
  'OrderGrantedRefund.amount': m.changes_field_amount,
  'ShippingMethodPostalCodeRule.start': m.settings_postal_from,
  'ShippingMethodPostalCodeRule.end': m.settings_postal_to,
}

/** The words of values that the service names by its own, by noun and field. */
const VALUES: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'Order.status': {
    DRAFT: m.orders_state_draft,
    UNCONFIRMED: m.orders_state_unconfirmed,
    UNFULFILLED: m.orders_state_unfulfilled,
    PARTIALLY_FULFILLED: m.orders_state_partly,
    FULFILLED: m.orders_state_fulfilled,
    PARTIALLY_RETURNED: m.orders_state_partly_returned,
    RETURNED: m.orders_state_returned,
    CANCELED: m.orders_state_cancelled,
    EXPIRED: m.orders_state_expired,
  },
  'Order.chargeStatus': {
    NONE: m.orders_charge_none,
    PARTIAL: m.orders_charge_partial,
    FULL: m.orders_charge_full,
    OVERCHARGED: m.orders_charge_over,
  },
  'Order.authorizeStatus': {
    NONE: m.changes_authorize_none,
    PARTIAL: m.changes_authorize_partial,
    FULL: m.changes_authorize_full,
  },
  'Fulfillment.status': {
    FULFILLED: m.orders_state_fulfilled,
    REFUNDED: m.orders_parcel_refunded,
    RETURNED: m.orders_state_returned,
    REFUNDED_AND_RETURNED: m.orders_parcel_refunded_returned,
    REPLACED: m.orders_parcel_replaced,
    CANCELED: m.orders_state_cancelled,
    WAITING_FOR_APPROVAL: m.orders_parcel_waits,
  },
  'Invoice.status': {
    PENDING: m.changes_invoice_pending,
    SUCCESS: m.changes_invoice_success,
    FAILED: m.changes_invoice_failed,
    DELETED: m.changes_invoice_deleted,
  },
  'Voucher.valueType': {
    PERCENTAGE: m.offers_percentage,
    FIXED: m.offers_fixed,
  },
  'PromotionRule.valueType': {
    PERCENTAGE: m.offers_percentage,
    FIXED: m.offers_fixed,
  },
  'OrderDiscount.valueType': {
    PERCENTAGE: m.offers_percentage,
    FIXED: m.offers_fixed,
  },
  'Warehouse.clickAndCollectOption': {
    DISABLED: m.settings_collect_no,
    LOCAL: m.settings_collect_local,
    ALL: m.settings_collect_all,
  },
  'Channel.allocationStrategy': {
    PRIORITIZE_SORTING_ORDER: m.settings_strategy_order,
    PRIORITIZE_HIGH_STOCK: m.settings_strategy_most,
  },
}

/** Fields of orders that hold a share of one, not percent. */
const SHARES = new Set(['Order.shippingTaxRate', 'OrderLine.taxRate'])

const split = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words[0]!.toUpperCase() + words.slice(1)
}

/** A noun that has no word yet is told by its own name, which can be read. */
export const nounWord = (noun: string): string => (NOUNS[noun] ?? MORE_NOUNS[noun])?.() ?? split(noun)
export const fieldWord = (field: string, noun = ''): string =>
  (FIELDS_OF[`${noun}.${field}`] ?? FIELDS[field])?.() ?? split(field)

/** What people need not see: what the shop works out, and when something was written. */
const SILENT = new Set([
  'updatedAt',
  'createdAt',
  'searchText',
  'minPrice',
  'minDiscountedPrice',
  'shownPrice',
  'shownDiscountedPrice',
  'discountedPrice',
  'id',
  'identifier',
  'totalNet',
  'subtotalNet',
  'subtotalGross',
  'undiscountedTotalNet',
  'undiscountedTotalGross',
  'shippingNet',
  'undiscountedShipping',
  'undiscountedUnitNet',
  'undiscountedUnitGross',
  'unitNet',
  'unitDiscountType',
  'unitDiscountValue',
  'discounts',
  'manualType',
  'manualValue',
  'translatedDiscountName',
  'translatedProductName',
  'translatedVariantName',
  'translatedName',
  'shippingMethodId',
  'shippingTaxClassId',
  'shippingTaxClassName',
  'taxClassName',
  'collectionPointId',
  'checkoutId',
  'holdsVoucher',
  'heldNetwork',
  'heldMailbox',
  'seenUntil',
  'isExtended',
  'eraseAfter',
  'frozenPrice',
  'frozenUntil',
  'tokenHash',
  'lastFour',
])

export interface Shown {
  name: string
  before: string
  after: string
}

/** Stands in the log for what is secret. */
const MASKED = '(masked)'

const PRICES =
  /^(?:price|priceOverride|amount|unitDiscount|totalCharged|totalAuthorized|totalChargePending|totalRefunded|shippingRefunded|minOrder|maxOrder|minSpent)$|(?:Price|Amount|Balance|Gross)$/
const MOST_SHOWN = 300

/** The fields of a row as texts; a translation counts as a field of its own. `names` are of what fields lead to. */
export function shownFields(row: ChangeRow, names: ReadonlyMap<string, string>): Shown[] {
  const { noun, currency } = row
  return row.fields
    .filter(({ name }) => !SILENT.has(name))
    .flatMap(({ name, before, after }) => {
      if (!isMap(before ?? after)) return [{ name: fieldWord(name, noun), before, after, field: name }]
      const [from, to] = [flat(before), flat(after)]
      return [...new Set([...Object.keys(from), ...Object.keys(to)])]
        .filter((path) => JSON.stringify(from[path]) !== JSON.stringify(to[path]))
        .map((path) => ({
          name: `${fieldWord(name, noun)} ${path}`,
          before: from[path],
          after: to[path],
          field: '',
        }))
    })
    .map(({ name, before, after, field }) => {
      const words = VALUES[`${noun}.${field}`]
      const text = (value: unknown): string => {
        if (typeof value === 'number' && currency && PRICES.test(field))
          return moneyText({
            amount: value / 10 ** digitsOf(currency),
            currency,
          })
        if (typeof value === 'number' && SHARES.has(`${noun}.${field}`)) return percentText(value * 100)
        return (typeof value === 'string' && words?.[value]?.()) || valueText(value, names)
      }
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

function valueText(value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? m.parts_yes() : m.parts_no()
  if (typeof value === 'string') {
    if (value === MASKED) return m.changes_hidden()
    if (/^\d{4}-\d\d-\d\dT\d\d:/.test(value)) return momentText(value)
    return cut(names.get(value) ?? bareId(value) ?? value)
  }
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'object' && 'blocks' in value) return cut(textOf(value))
  if (typeof value === 'object' && Object.keys(value).length === 0) return '–'
  return cut(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const cut = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text)

/** The words of an Editor.js text. */
const textOf = (value: object): string =>
  ((value as { blocks?: { data?: { text?: unknown } }[] }).blocks ?? [])
    .map(({ data }) => (typeof data?.text === 'string' ? data.text.replace(/<[^<>]*>/g, '') : ''))
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

const CHANGED = {
  CREATED: m.changes_created,
  UPDATED: m.changes_updated,
  DELETED: m.changes_deleted,
} as const

export const didWord = (did: ChangeRow['did']): string => CHANGED[did]()

/** The fields by which people know a thing, the best first. */
const NAMING = ['name', 'title', 'number', 'code']

/** As long as ids that no two things have, of which people make nothing. Characters. */
const LONG = 20

/** What the things are called to which others belong. What is not here is known by its bare name. */
const BESIDE: Readonly<Record<string, (thing: { name: string }) => string>> = {
  Warehouse: m.changes_about_warehouse,
  Channel: m.changes_about_channel,
  Order: m.changes_about_order,
  Fulfillment: m.changes_about_parcel,
  Attribute: m.changes_about_attribute,
  Promotion: m.changes_about_promotion,
  Voucher: m.changes_about_voucher,
  Menu: m.changes_about_menu,
  Group: m.changes_about_group,
  App: m.changes_about_app,
}

/** A thing as it is named in a row: plainly where it stands first and says by itself what it is. */
function thingText({ noun, name, sku }: NamedThing, isOwn: boolean): string {
  const text = isOwn ? name : (BESIDE[noun]?.({ name }) ?? name)
  return sku ? `${text}, ${m.changes_about_sku({ sku })}` : text
}

/** What a row is about: its own name, and the things to which it belongs, such as `Leaf 5 seeds, SKU L-5, warehouse A`. */
export function rowName({ id, key, fields, noun, about }: ChangeRow): string {
  if (noun === 'MailText') return [key['mail'], key['key'], key['language']].join(' · ')
  const country = key['country']
  const parts = [
    // The zone of a shipping method stands behind it, in brackets.
    ...about.reduce<string[]>((done, thing) => {
      if (thing.noun === 'ShippingZone' && done.length > 0) done.push(`${done.pop()!} (${thing.name})`)
      else done.push(thingText(thing, thing.noun === noun))
      return done
    }, []),
    ...(typeof country === 'string' ? [countryName(country)] : []),
  ]
  if (parts.length > 0) return parts.join(', ')
  const own = NAMING.map((field) => fields.find(({ name }) => name === field)).find((one) => one !== undefined)
  const named = own?.after ?? own?.before
  if (typeof named === 'string' && named !== MASKED) return named
  if (typeof named === 'number') return m.parts_number({ number: named })
  const ids = [id, ...Object.values(key)].filter((one): one is string => typeof one === 'string')
  const last = ids.length ? (bareId(ids[0]!) ?? ids[0]!).split(' ').at(-1)! : ''
  // Nobody knows a thing by a number of this length.
  return last && last.length < LONG ? m.parts_number({ number: last }) : ''
}
