/** Everything that has metadata: in which table it is, who may change it, and how it is loaded. */
import { hasPermission, userOf } from '../../context.ts'
import { appsByIds } from '../../db/queries/app/app.ts'
import { findInvoice } from '../../db/queries/invoice/invoice.ts'
import { type MetadataKey, type MetadataTable, rowWithMetadata, typeOfId } from '../../db/queries/metadata/metadata.ts'
import { findOrder } from '../../db/queries/order/order.ts'
import { findTransaction } from '../../db/queries/payment/payment.ts'
import { promotionsByIds } from '../../db/queries/promotion/promotion.ts'
import { shippingMethods } from '../../db/queries/shipping/shipping.ts'
import { findAddress } from '../../db/queries/customer/user-address.ts'
import { userById } from '../../db/queries/customer/user.ts'
import { vouchersByIds } from '../../db/queries/voucher/voucher.ts'
import { readCheckout } from '../../domain/checkout/change.ts'
import { ownMethod } from '../../domain/checkout/offered.ts'
import type { GraphqlContext } from '../context.ts'
import { categoryOf } from '../catalog/sources.ts'
import type { Types } from '../resolver-types.ts'
import type { ObjectWithMetadata } from './types.generated.ts'
import { lineSources } from '../order/sources.ts'
import { shopData } from '../shared/channel.ts'
import { reachesApp, reachesUser } from '../shared/reach.ts'
import { methodOf, shippingMethod, zoneOf } from '../shipping/sources.ts'
import { taxClassOf, taxConfigurationOf } from '../tax/sources.ts'
import { warehouseOf } from '../warehouse/sources.ts'

type Key = number | string

type MayChange = (ctx: GraphqlContext, key: Key) => boolean | Promise<boolean>

/** Who may change public and private metadata; `private` is null where there is no private metadata. */
interface Rights {
  public: MayChange
  private: MayChange | null
}

export type Kind = ObjectWithMetadata['__typename']

/** A kind of thing with metadata. `load` gives the source of its GraphQL type. */
export interface MetadataItem<T extends Kind = Kind> {
  table: MetadataTable
  mayChange: Rights
  load: (ctx: GraphqlContext, key: Key) => Promise<Types[T]['source'] | null | undefined>
}

export const anyone: MayChange = () => true

const holders =
  (...permissions: string[]): MayChange =>
  (ctx) =>
    hasPermission(ctx, ...permissions)

/** `rights` is the permission that all changes need, or tells who may. */
const item = <Table extends MetadataTable, Source>(
  table: Table,
  rights: string | Rights,
  load: (ctx: GraphqlContext, key: MetadataKey<Table>) => Promise<Source>,
) => ({
  table,
  mayChange: typeof rights === 'string' ? { public: holders(rights), private: holders(rights) } : rights,
  load: (ctx: GraphqlContext, key: Key) => load(ctx, key),
})

/**
 * Who may change a user's metadata: for staff, only staff who manage staff and may do as much, and no app; for customers,
 * whoever manages users.
 */
const managers: MayChange = async (ctx, key) => {
  if (!hasPermission(ctx, 'MANAGE_USERS', 'MANAGE_STAFF')) return false
  const user = await userById(ctx.database.pool, key as number)
  if (!user) return true
  return user.isStaff
    ? ctx.viewer.kind === 'user' && hasPermission(ctx, 'MANAGE_STAFF') && reachesUser(ctx, user.id)
    : hasPermission(ctx, 'MANAGE_USERS')
}

const isSelf = (ctx: GraphqlContext, key: Key): boolean => userOf(ctx)?.userId === key

const isOwnApp: MayChange = async (ctx, key) =>
  (ctx.viewer.kind === 'app' && ctx.viewer.appId === key) ||
  (hasPermission(ctx, 'MANAGE_APPS') && (await reachesApp(ctx, key as number)))

const ownersOfAddress: MayChange = async (ctx, key) => {
  const address = await findAddress(ctx.database.pool, key as number)
  if (address !== null && isSelf(ctx, address.userId)) return true
  return hasPermission(ctx, 'MANAGE_USERS') && (address === null || reachesUser(ctx, address.userId))
}

/** Whoever knows a checkout's id may change everything of it, and so its public metadata. */
const OF_CHECKOUTS: Rights = { public: anyone, private: holders('MANAGE_CHECKOUTS') }

const row = <Row>(found: Row | null | undefined): { row: Row } | null => (found ? { row: found } : null)

const shown = <Row>(found: Row | null | undefined): { row: Row; channel: null } | null =>
  found ? { row: found, channel: null } : null

const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null

async function checkoutLine(ctx: GraphqlContext, id: string) {
  const found = await rowWithMetadata(ctx.database, 'checkoutLines', id)
  const checkout = found && (await readCheckout(ctx, found.checkoutId))?.checkout
  const line = checkout?.lines.find((l) => l.id === id)
  return line && checkout ? { line, checkout } : null
}

async function orderLine(ctx: GraphqlContext, id: string) {
  const found = await rowWithMetadata(ctx.database, 'orderLines', id)
  const order = found && (await findOrder(ctx.database.pool, found.orderId))
  return order ? (await lineSources(ctx, order)).find((l) => l.row.id === id) : null
}

async function fulfillment(ctx: GraphqlContext, id: number) {
  const found = await rowWithMetadata(ctx.database, 'fulfillments', id)
  const order = found && (await findOrder(ctx.database.pool, found.orderId))
  return order ? { row: found, order } : null
}

async function menuItem(ctx: GraphqlContext, id: number) {
  const found = await rowWithMetadata(ctx.database, 'menuItems', id)
  const item = found && (await ctx.loaders.menuItems.load(found.menuId)).find((i) => i.id === id)
  return item ? { row: item, channelSlug: null } : null
}

async function media(ctx: GraphqlContext, id: number) {
  const found = await rowWithMetadata(ctx.database, 'productMedia', id)
  return row(found && (await ctx.loaders.media.load(found.productId)).find((m) => m.id === id))
}

async function shipping(ctx: GraphqlContext, id: number) {
  const found = (await shippingMethods(ctx.database.pool)).find((m) => m.id === id)
  const listing = found?.listings[0]
  const channel = listing && (await shopData(ctx)).channelById.get(listing.channelId)
  return channel ? shippingMethod(ownMethod(found, listing), channel.currency) : null
}

/** Kinds of things with metadata, by the type that stands in their global id. */
export const METADATA_ITEMS: { readonly [T in Kind]?: MetadataItem<T> } = {
  User: item('users', { public: (ctx, key) => isSelf(ctx, key) || managers(ctx, key), private: managers }, (ctx, key) =>
    userById(ctx.database.pool, key),
  ),
  Address: item('userAddresses', { public: ownersOfAddress, private: null }, async (ctx, key) => {
    const found = await findAddress(ctx.database.pool, key)
    return found && { ...found.address, rowId: found.id }
  }),
  Checkout: item('checkouts', OF_CHECKOUTS, async (ctx, key) => (await readCheckout(ctx, key))?.checkout),
  CheckoutLine: item('checkoutLines', OF_CHECKOUTS, checkoutLine),
  Order: item('orders', 'MANAGE_ORDERS', (ctx, key) => findOrder(ctx.database.pool, key)),
  OrderLine: item('orderLines', 'MANAGE_ORDERS', orderLine),
  Fulfillment: item('fulfillments', 'MANAGE_ORDERS', fulfillment),
  TransactionItem: item('transactions', 'HANDLE_PAYMENTS', (ctx, key) => findTransaction(ctx.database.pool, key)),
  Invoice: item('invoices', 'MANAGE_ORDERS', (ctx, key) => findInvoice(ctx.database.pool, key)),
  GiftCard: item('giftCards', 'MANAGE_GIFT_CARD', (ctx, key) => rowWithMetadata(ctx.database, 'giftCards', key)),
  Voucher: item('vouchers', 'MANAGE_DISCOUNTS', (ctx, key) => first(vouchersByIds(ctx.database.pool, [key]))),
  Promotion: item('promotions', 'MANAGE_DISCOUNTS', (ctx, key) => first(promotionsByIds(ctx.database.pool, [key]))),
  Product: item('products', 'MANAGE_PRODUCTS', async (ctx, key) => shown(await ctx.loaders.productById.load(key))),
  ProductVariant: item('variants', 'MANAGE_PRODUCTS', async (ctx, key) =>
    shown(await ctx.loaders.variantById.load(key)),
  ),
  ProductMedia: item('productMedia', 'MANAGE_PRODUCTS', media),
  Category: item('categories', 'MANAGE_PRODUCTS', categoryOf),
  Collection: item('collections', 'MANAGE_PRODUCTS', async (ctx, key) =>
    shown(await ctx.loaders.collectionById.load(key)),
  ),
  ProductType: item('productTypes', 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', async (ctx, key) =>
    row((await shopData(ctx)).productTypeById.get(key)),
  ),
  Attribute: item('attributes', 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', async (ctx, key) =>
    row((await shopData(ctx)).attributeById.get(key)),
  ),
  Page: item('pages', 'MANAGE_PAGES', async (ctx, key) => row(await ctx.loaders.pageById.load(key))),
  PageType: item('pageTypes', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES', async (ctx, key) =>
    row(await ctx.loaders.pageTypeById.load(key)),
  ),
  Menu: item('menus', 'MANAGE_MENUS', async (ctx, key) => {
    const found = await ctx.loaders.menuById.load(key)
    return found && { row: found, channelSlug: null }
  }),
  MenuItem: item('menuItems', 'MANAGE_MENUS', menuItem),
  App: item('apps', { public: isOwnApp, private: isOwnApp }, (ctx, key) => first(appsByIds(ctx.database.pool, [key]))),
  Channel: item('channels', 'MANAGE_CHANNELS', async (ctx, key) => row((await shopData(ctx)).channelById.get(key))),
  ShippingMethod: item('shippingMethods', 'MANAGE_SHIPPING', shipping),
  ShippingMethodType: item('shippingMethods', 'MANAGE_SHIPPING', methodOf),
  ShippingZone: item('shippingZones', 'MANAGE_SHIPPING', zoneOf),
  Warehouse: item('warehouses', 'MANAGE_PRODUCTS', warehouseOf),
  TaxClass: item('taxClasses', 'MANAGE_TAXES', taxClassOf),
  TaxConfiguration: item('taxConfigurations', 'MANAGE_TAXES', taxConfigurationOf),
}

/** The kind with this name; undefined where there is none. */
export const itemOf = (type: string): MetadataItem | undefined =>
  Object.hasOwn(METADATA_ITEMS, type) ? METADATA_ITEMS[type as Kind] : undefined

/** Something of that type by its key; null where there is none. */
export async function loadItem(ctx: GraphqlContext, type: string, key: Key): Promise<ObjectWithMetadata | null> {
  const source = itemOf(type) && (await sourceOf(ctx, type as Kind, key))
  return source ? ({ ...source, __typename: type } as ObjectWithMetadata) : null
}

/** The source of something of that type by its key, as staff see it; null where there is none. */
export async function sourceOf<T extends Kind>(
  ctx: GraphqlContext,
  type: T,
  key: Key,
): Promise<Types[T]['source'] | null> {
  const of = METADATA_ITEMS[type]
  return (of && (await of.load(ctx, hasUuid(of) ? key : Number(key)))) ?? null
}

/** Whether its keys are UUIDs, as of what shoppers make, and not numbers. */
export const hasUuid = ({ table }: Pick<MetadataItem, 'table'>): boolean => typeOfId(table) === 'uuid'
