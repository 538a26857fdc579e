/**
 * Makes arguments for any mutation of staff, out of the schema and a number: so a mutation that is added is tried without
 * a line of its own. What the schema does not say (which things an id names, what fits together) stands in the tables
 * here.
 */
import { readSdl } from '@semena/contract/sdl'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { toGlobalId } from '../domain/global-id.ts'
import type { StaffShop } from './staff.ts'

const schema = buildSchema(readSdl())

export const MUTATIONS: Readonly<Record<string, GraphQLField<unknown, unknown>>> = schema.getMutationType()!.getFields()

/** Numbers from a seed, the same ones each time. */
export interface Random {
  below(limit: number): number
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean
  one<T>(values: readonly T[]): T
}

export function randomOf(seed: number): Random {
  let state = (seed + 1) * 2_654_435_761
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % limit
  }
  return { below, chance: (percent) => below(100) < percent, one: (values) => values[below(values.length)]! }
}

/** Where rows of a type are found, if not in the column `id` of the table of its name. */
const ROWS: Readonly<Record<string, string>> = {
  Category: 'id from categories',
  Collection: 'id from collections',
  Product: 'id from products',
  ProductVariant: 'id from variants',
  ProductType: 'id from product_types',
  ProductMedia: 'id from product_media',
  Attribute: 'id from attributes',
  ProductAttribute: "id from attributes where type = 'PRODUCT_TYPE'",
  PageAttribute: "id from attributes where type = 'PAGE_TYPE'",
  AttributeValue: 'id from attribute_values',
  Page: 'id from pages',
  PageType: 'id from page_types',
  Menu: 'id from menus',
  MenuItem: 'id from menu_items',
  Channel: 'id from channels',
  ProductChannelListing: 'id from product_listings',
  ProductVariantChannelListing: 'id from variant_listings',
  Warehouse: 'id from warehouses',
  Stock: 'id from stocks',
  ShippingZone: 'id from shipping_zones',
  ShippingMethodType: 'id from shipping_methods',
  ShippingMethodPostalCodeRule: 'id from shipping_postal_code_rules',
  TaxClass: 'id from tax_classes',
  TaxConfiguration: 'id from channels',
  Promotion: 'id from promotions where sale_id is null',
  CataloguePromotion: "id from promotions where sale_id is null and type = 'CATALOGUE'",
  OrderPromotion: "id from promotions where sale_id is null and type = 'ORDER'",
  PromotionRule: 'r.id from promotion_rules r join promotions p on p.id = r.promotion_id where p.sale_id is null',
  Sale: 'sale_id as id from promotions where sale_id is not null',
  Voucher: 'id from vouchers',
  VoucherCode: 'id from voucher_codes',
  GiftCard: 'id from gift_cards',
  AppWithToken: 'distinct app_id as id from app_tokens',
  FreeGiftCard: 'id from gift_cards where assigned_to_email is null',
  Customer: 'id from users where not is_staff',
  Staff: 'id from users where is_staff and not is_superuser',
  Group: 'id from permission_groups',
  Address: 'id from user_addresses',
  App: 'id from apps',
  AppToken: 'id from app_tokens',
  Webhook: 'id from webhooks',
  Order: 'id from orders',
}

/** The type of a global id where its rows are only some of that type's. */
const GLOBAL: Readonly<Record<string, string>> = {
  ProductAttribute: 'Attribute',
  PageAttribute: 'Attribute',
  CataloguePromotion: 'Promotion',
  OrderPromotion: 'Promotion',
  AppWithToken: 'App',
  FreeGiftCard: 'GiftCard',
  Customer: 'User',
  Staff: 'User',
}

/** What is named by an id, by the name of the field or argument (or its last word) after `add`, `remove` and the like. */
const NAMED: Readonly<Record<string, string>> = {
  category: 'Category',
  collection: 'Collection',
  product: 'Product',
  variant: 'ProductVariant',
  gift: 'ProductVariant',
  producttype: 'ProductType',
  attribute: 'Attribute',
  value: 'AttributeValue',
  media: 'ProductMedia',
  page: 'Page',
  pagetype: 'PageType',
  refundreasonreferencetype: 'PageType',
  returnreasonreferencetype: 'PageType',
  menu: 'Menu',
  channel: 'Channel',
  warehouse: 'Warehouse',
  stock: 'Stock',
  shippingzone: 'ShippingZone',
  taxclass: 'TaxClass',
  deletepostalcoderule: 'ShippingMethodPostalCodeRule',
  promotion: 'Promotion',
  user: 'Customer',
  assignedto: 'Customer',
  group: 'Group',
  app: 'App',
  address: 'Address',
}

/** What `id` and `ids` of a mutation name, by the beginning of its name; the longest that fits counts. */
const SUBJECTS: Readonly<Record<string, string>> = {
  attribute: 'Attribute',
  attributeValue: 'AttributeValue',
  category: 'Category',
  collection: 'Collection',
  product: 'Product',
  productVariant: 'ProductVariant',
  productMedia: 'ProductMedia',
  productType: 'ProductType',
  page: 'Page',
  pageType: 'PageType',
  menu: 'Menu',
  menuItem: 'MenuItem',
  channel: 'Channel',
  updateWarehouse: 'Warehouse',
  deleteWarehouse: 'Warehouse',
  assignWarehouse: 'Warehouse',
  unassignWarehouse: 'Warehouse',
  shippingZone: 'ShippingZone',
  shippingPrice: 'ShippingMethodType',
  shippingMethod: 'ShippingMethodType',
  taxClass: 'TaxClass',
  taxConfiguration: 'TaxConfiguration',
  promotion: 'Promotion',
  promotionRule: 'PromotionRule',
  sale: 'Sale',
  voucher: 'Voucher',
  voucherCode: 'VoucherCode',
  giftCard: 'GiftCard',
  customer: 'Customer',
  userBulk: 'Customer',
  address: 'Address',
  staff: 'Staff',
  permissionGroup: 'Group',
  app: 'App',
  appToken: 'AppToken',
  webhook: 'Webhook',
}

/** The same by type and field, where a name does not say it. */
const EXACT: Readonly<Record<string, string>> = {
  'categoryCreate.parent': 'Category',
  'MenuItemCreateInput.parent': 'MenuItem',
  'MenuItemMoveInput.itemId': 'MenuItem',
  'MenuItemMoveInput.parentId': 'MenuItem',
  'PermissionGroupCreateInput.addUsers': 'Staff',
  'PermissionGroupUpdateInput.addUsers': 'Staff',
  'PermissionGroupUpdateInput.removeUsers': 'Staff',
  'pageAttributeAssign.attributeIds': 'PageAttribute',
  'pageAttributeUnassign.attributeIds': 'PageAttribute',
  'PageTypeCreateInput.addAttributes': 'PageAttribute',
  'PageTypeUpdateInput.addAttributes': 'PageAttribute',
  'PageTypeUpdateInput.removeAttributes': 'PageAttribute',
  'ProductTypeInput.productAttributes': 'ProductAttribute',
  'ProductTypeInput.variantAttributes': 'ProductAttribute',
  'ProductAttributeAssignInput.id': 'ProductAttribute',
  'ProductAttributeAssignmentUpdateInput.id': 'ProductAttribute',
  'productAttributeUnassign.attributeIds': 'ProductAttribute',
  'ProductVariantBulkUpdateInput.id': 'ProductVariant',
  'AttributeBulkUpdateInput.id': 'Attribute',
  'CustomerBulkUpdateInput.id': 'Customer',
  'ChannelListingUpdateInput.channelListing': 'ProductVariantChannelListing',
  'ProductVariantStocksUpdateInput.remove': 'Stock',
  'ProductVariantChannelListingUpdateInput.remove': 'ProductVariantChannelListing',
  'PublishableChannelListingInput.channelId': 'Channel',
}

/** What is made of these: a value, or undefined to leave it out. */
export type Making = (draw: Draw) => unknown

export interface Draw extends Random {
  /** The global id of some row. */
  some(type: string, where?: string): Promise<string>
  sql: StaffShop['sql']
  /** A text that differs from others. */
  word(): string
}

/** What is drawn for a field, an argument, a whole input or all arguments of a mutation, by its name. */
export type Makers = Readonly<Record<string, Making>>

export const drawOf = (random: Random, sql: StaffShop['sql']): Draw => ({
  ...random,
  sql,
  word: () => `t${random.below(1_000_000)}`,
  some: async (type, where) => {
    const rows = await sql(`select * from (select ${ROWS[type]!}) t ${where ? `where ${where}` : ''} order by id`)
    return toGlobalId(GLOBAL[type] ?? type, rows.length ? random.one(rows).id : 0)
  },
})

const RICH = (text: string): object => ({ blocks: [{ type: 'paragraph', data: { text } }] })

/** Values of scalars. */
const SCALARS: Readonly<Record<string, Making>> = {
  String: (draw) => draw.word(),
  Int: (draw) => draw.below(9) + 1,
  PositiveInt: (draw) => draw.below(9) + 1,
  Float: (draw) => draw.below(9) + 1,
  Decimal: (draw) => draw.below(30) + 1,
  PositiveDecimal: (draw) => draw.below(30) + 1,
  Boolean: (draw) => draw.chance(50),
  DateTime: (draw) => `20${draw.one(['20', '30'])}-0${draw.below(9) + 1}-01T10:00:00Z`,
  Date: (draw) => `203${draw.below(9)}-01-01`,
  Day: (draw) => draw.below(30) + 1,
  Hour: (draw) => draw.below(30) + 1,
  Minute: (draw) => draw.below(30) + 1,
  JSONString: (draw) => JSON.stringify(RICH(draw.word())),
  JSON: (draw) => RICH(draw.word()),
  WeightScalar: (draw) => draw.below(9) + 1,
}

/** Fields that are another way to say what an id says, or that need what is not there. */
const LEFT_OUT: ReadonlySet<string> = new Set(['externalReference', 'sku', 'identifier', 'backgroundImage', 'skus'])

function subjectOf(mutation: string): string | undefined {
  const fitting = Object.keys(SUBJECTS).filter((begin) => mutation.startsWith(begin))
  return SUBJECTS[fitting.toSorted((a, b) => b.length - a.length)[0] ?? '']
}

function namedBy(owner: string, name: string): string | undefined {
  const exact = EXACT[`${owner}.${name}`]
  if (exact) return exact
  if (name === 'id' || name === 'ids') return subjectOf(owner)
  const base = name
    .replace(/^(add|remove)(?=[A-Z])/, '')
    .replace(/Ids?$/, '')
    .toLowerCase()
  return NAMED[base] ?? NAMED[base.replace(/ies$/, 'y')] ?? NAMED[base.replace(/s$/, '')]
}

async function valueOf(
  draw: Draw,
  makers: Makers,
  type: GraphQLInputType,
  owner: string,
  name: string,
  depth: number,
): Promise<unknown> {
  if (isNonNullType(type)) return valueOf(draw, makers, type.ofType, owner, name, depth)
  if (isListType(type)) {
    const values: unknown[] = []
    for (let n = draw.chance(20) ? 2 : 1; n > 0; n--)
      values.push(await valueOf(draw, makers, type.ofType, owner, name, depth))
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
  }
  if (isEnumType(type)) return draw.one(type.getValues()).name
  if (isInputObjectType(type)) {
    const whole = makers[type.name]
    return whole ? whole(draw) : fieldsOf(draw, makers, Object.values(type.getFields()), type.name, depth + 1)
  }
  if (type.name === 'ID') {
    const named = namedBy(owner, name)
    if (!named) throw new Error(`any-change.ts does not know what ${owner}.${name} names`)
    return draw.some(named)
  }
  const make = SCALARS[type.name]
  if (!make) throw new Error(`any-change.ts knows no value of ${type.name} for ${owner}.${name}`)
  return make(draw)
}

/** Values of the fields that must be given, and of some of the others. */
async function fieldsOf(
  draw: Draw,
  makers: Makers,
  fields: readonly { name: string; type: GraphQLInputType }[],
  owner: string,
  depth: number,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const { name, type } of fields) {
    const make = makers[`${owner}.${name}`] ?? makers[`*.${name}`]
    if (make) {
      const value = await make(draw)
      if (value !== undefined) values[name] = value
      continue
    }
    // An id that says what a mutation is about is given although the schema does not demand it.
    const isSubject = depth === 0 && (name === 'id' || name === 'ids' || name === 'input' || name === 'variantId')
    if (!isNonNullType(type) && !isSubject && (LEFT_OUT.has(name) || depth > 3 || !draw.chance(30))) continue
    values[name] = await valueOf(draw, makers, type, owner, name, depth)
  }
  return values
}

/** A mutation with arguments. */
export async function anyChange(
  name: string,
  draw: Draw,
  makers: Makers,
): Promise<{ query: string; variables: object }> {
  const { args, type } = MUTATIONS[name]!
  const whole = makers[name]
  const variables = whole ? ((await whole(draw)) as object) : await fieldsOf(draw, makers, args, name, 0)
  const given = args.filter((arg) => arg.name in variables)
  const heads = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const call = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const payload = isNonNullType(type) ? type.ofType : type
  const errors = isObjectType(payload) && payload.getFields().errors ? 'errors { message }' : '__typename'
  return {
    query: `mutation${heads ? `(${heads})` : ''} { ${name}${call ? `(${call})` : ''} { ${errors} } }`,
    variables,
  }
}
