/** Everything that has metadata: in which table it is, who may change it, and how it is loaded. */
import { hasPermission, userOf } from '../../context.ts'
import { appsByIds } from '../../db/queries/app/app.ts'
import { findInvoice } from '../../db/queries/invoice/invoice.ts'
import { type MetadataTable, rowWithMetadata } from '../../db/queries/metadata/metadata.ts'
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
import type { ObjectWithMetadata, Types } from '../types.generated.ts'
import { lineSources } from '../order/sources.ts'
import { shopData } from '../shared/channel.ts'
import { reachesApp, reachesUser } from '../shared/reach.ts'
import { methodOf, shippingMethod, zoneOf } from '../shipping/sources.ts'
import { taxClassOf, taxConfigurationOf } from '../tax/sources.ts'
import { warehouseOf } from '../warehouse/sources.ts'

type Key = number | string

type MayChange = (ctx: GraphqlContext, key: Key) => boolean | Promise<boolean>

interface Writable {
  table: MetadataTable
  /** Who may change public and private metadata; `private` is null where there is no private metadata. */
  mayChange: { public: MayChange; private: MayChange | null }
}

/**
 * A kind of thing with metadata. Keys are UUIDs for what shoppers make, numbers for what the shop has. `load` gives the
 * source of its GraphQL type.
 */
export type MetadataItem = Writable &
  (
    | { keys: 'int'; load: (ctx: GraphqlContext, key: number) => Promise<ObjectWithMetadata | null> }
    | { keys: 'uuid'; load: (ctx: GraphqlContext, key: string) => Promise<ObjectWithMetadata | null> }
  )

/** Adds the name of its type to a source; null stays null. */
const named = <T extends ObjectWithMetadata['__typename']>(type: T, source: Types[T]['source'] | null | undefined) =>
  source ? { ...source, __typename: type } : null

export const anyone: MayChange = () => true

const holders =
  (...permissions: string[]): MayChange =>
  (ctx) =>
    hasPermission(ctx, ...permissions)

const both = (...permissions: string[]) => ({ public: holders(...permissions), private: holders(...permissions) })

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
export const METADATA_ITEMS: Readonly<Record<string, MetadataItem>> = {
  User: {
    table: 'users',
    keys: 'int',
    mayChange: { public: (ctx, key) => isSelf(ctx, key) || managers(ctx, key), private: managers },
    load: async (ctx, key) => named('User', await userById(ctx.database.pool, key)),
  },
  Address: {
    table: 'userAddresses',
    keys: 'int',
    mayChange: {
      public: async (ctx, key) => {
        const address = await findAddress(ctx.database.pool, key as number)
        if (address !== null && isSelf(ctx, address.userId)) return true
        return hasPermission(ctx, 'MANAGE_USERS') && (address === null || reachesUser(ctx, address.userId))
      },
      private: null,
    },
    load: async (ctx, key) => {
      const found = await findAddress(ctx.database.pool, key)
      return named('Address', found && { ...found.address, rowId: found.id })
    },
  },
  // Whoever knows a checkout's id may change everything of it, and so its public metadata.
  Checkout: {
    table: 'checkouts',
    keys: 'uuid',
    mayChange: { public: anyone, private: holders('MANAGE_CHECKOUTS') },
    load: async (ctx, key) => named('Checkout', (await readCheckout(ctx, key))?.checkout),
  },
  CheckoutLine: {
    table: 'checkoutLines',
    keys: 'uuid',
    mayChange: { public: anyone, private: holders('MANAGE_CHECKOUTS') },
    load: async (ctx, key) => named('CheckoutLine', await checkoutLine(ctx, key)),
  },
  Order: {
    table: 'orders',
    keys: 'uuid',
    mayChange: both('MANAGE_ORDERS'),
    load: async (ctx, key) => named('Order', await findOrder(ctx.database.pool, key)),
  },
  OrderLine: {
    table: 'orderLines',
    keys: 'uuid',
    mayChange: both('MANAGE_ORDERS'),
    load: async (ctx, key) => named('OrderLine', await orderLine(ctx, key)),
  },
  Fulfillment: {
    table: 'fulfillments',
    keys: 'int',
    mayChange: both('MANAGE_ORDERS'),
    load: async (ctx, key) => named('Fulfillment', await fulfillment(ctx, key)),
  },
  TransactionItem: {
    table: 'transactions',
    keys: 'uuid',
    mayChange: both('HANDLE_PAYMENTS'),
    load: async (ctx, key) => named('TransactionItem', await findTransaction(ctx.database.pool, key)),
  },
  Invoice: {
    table: 'invoices',
    keys: 'int',
    mayChange: both('MANAGE_ORDERS'),
    load: async (ctx, key) => named('Invoice', await findInvoice(ctx.database.pool, key)),
  },
  GiftCard: {
    table: 'giftCards',
    keys: 'int',
    mayChange: both('MANAGE_GIFT_CARD'),
    load: async (ctx, key) => named('GiftCard', await rowWithMetadata(ctx.database, 'giftCards', key)),
  },
  Voucher: {
    table: 'vouchers',
    keys: 'int',
    mayChange: both('MANAGE_DISCOUNTS'),
    load: async (ctx, key) => named('Voucher', await first(vouchersByIds(ctx.database.pool, [key]))),
  },
  Promotion: {
    table: 'promotions',
    keys: 'uuid',
    mayChange: both('MANAGE_DISCOUNTS'),
    load: async (ctx, key) => named('Promotion', await first(promotionsByIds(ctx.database.pool, [key]))),
  },
  Product: {
    table: 'products',
    keys: 'int',
    mayChange: both('MANAGE_PRODUCTS'),
    load: async (ctx, key) => named('Product', shown(await ctx.loaders.productById.load(key))),
  },
  ProductVariant: {
    table: 'variants',
    keys: 'int',
    mayChange: both('MANAGE_PRODUCTS'),
    load: async (ctx, key) => named('ProductVariant', shown(await ctx.loaders.variantById.load(key))),
  },
  ProductMedia: {
    table: 'productMedia',
    keys: 'int',
    mayChange: both('MANAGE_PRODUCTS'),
    load: async (ctx, key) => named('ProductMedia', await media(ctx, key)),
  },
  Category: {
    table: 'categories',
    keys: 'int',
    mayChange: both('MANAGE_PRODUCTS'),
    load: async (ctx, key) => named('Category', await categoryOf(ctx, key)),
  },
  Collection: {
    table: 'collections',
    keys: 'int',
    mayChange: both('MANAGE_PRODUCTS'),
    load: async (ctx, key) => named('Collection', shown(await ctx.loaders.collectionById.load(key))),
  },
  ProductType: {
    table: 'productTypes',
    keys: 'int',
    mayChange: both('MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'),
    load: async (ctx, key) => named('ProductType', row((await shopData(ctx)).productTypeById.get(key))),
  },
  Attribute: {
    table: 'attributes',
    keys: 'int',
    mayChange: both('MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'),
    load: async (ctx, key) => named('Attribute', row((await shopData(ctx)).attributeById.get(key))),
  },
  Page: {
    table: 'pages',
    keys: 'int',
    mayChange: both('MANAGE_PAGES'),
    load: async (ctx, key) => named('Page', row(await ctx.loaders.pageById.load(key))),
  },
  PageType: {
    table: 'pageTypes',
    keys: 'int',
    mayChange: both('MANAGE_PAGE_TYPES_AND_ATTRIBUTES'),
    load: async (ctx, key) => named('PageType', row(await ctx.loaders.pageTypeById.load(key))),
  },
  Menu: {
    table: 'menus',
    keys: 'int',
    mayChange: both('MANAGE_MENUS'),
    load: async (ctx, key) => {
      const found = await ctx.loaders.menuById.load(key)
      return named('Menu', found && { row: found, channelSlug: null })
    },
  },
  MenuItem: {
    table: 'menuItems',
    keys: 'int',
    mayChange: both('MANAGE_MENUS'),
    load: async (ctx, key) => named('MenuItem', await menuItem(ctx, key)),
  },
  App: {
    table: 'apps',
    keys: 'int',
    mayChange: { public: isOwnApp, private: isOwnApp },
    load: async (ctx, key) => named('App', await first(appsByIds(ctx.database.pool, [key]))),
  },
  Channel: {
    table: 'channels',
    keys: 'int',
    mayChange: both('MANAGE_CHANNELS'),
    load: async (ctx, key) => named('Channel', row((await shopData(ctx)).channelById.get(key))),
  },
  ShippingMethod: {
    table: 'shippingMethods',
    keys: 'int',
    mayChange: both('MANAGE_SHIPPING'),
    load: async (ctx, key) => named('ShippingMethod', await shipping(ctx, key)),
  },
  ShippingMethodType: {
    table: 'shippingMethods',
    keys: 'int',
    mayChange: both('MANAGE_SHIPPING'),
    load: async (ctx, key) => named('ShippingMethodType', await methodOf(ctx, key)),
  },
  ShippingZone: {
    table: 'shippingZones',
    keys: 'int',
    mayChange: both('MANAGE_SHIPPING'),
    load: async (ctx, key) => named('ShippingZone', await zoneOf(ctx, key)),
  },
  Warehouse: {
    table: 'warehouses',
    keys: 'uuid',
    mayChange: both('MANAGE_PRODUCTS'),
    load: async (ctx, key) => named('Warehouse', await warehouseOf(ctx, key)),
  },
  TaxClass: {
    table: 'taxClasses',
    keys: 'int',
    mayChange: both('MANAGE_TAXES'),
    load: async (ctx, key) => named('TaxClass', await taxClassOf(ctx, key)),
  },
  TaxConfiguration: {
    table: 'taxConfigurations',
    keys: 'int',
    mayChange: both('MANAGE_TAXES'),
    load: async (ctx, key) => named('TaxConfiguration', await taxConfigurationOf(ctx, key)),
  },
}
