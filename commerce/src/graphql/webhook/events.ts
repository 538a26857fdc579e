/** Events as payloads show them: what happened, to what, and by whom. */
import type { ChannelRow } from '../../db/queries/reference.ts'
import { appsByIds } from '../../db/queries/app.ts'
import { findOrder } from '../../db/queries/order.ts'
import { userById } from '../../db/queries/user.ts'
import { findTransaction, type TransactionRow } from '../../db/queries/payment.ts'
import { readCheckout } from '../../domain/checkout/change.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { toDecimal } from '../../domain/money.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import type { EventSource } from './sources.ts'
import { load, subject } from './subject.ts'

/** The version of Saleor whose events these are. */
const VERSION = '3.23'

async function principal(ctx: GraphqlContext, { userId, actorAppId }: EventSource) {
  if (actorAppId !== null) {
    const [app] = await appsByIds(ctx.database.pool, [actorAppId])
    return app ? { ...app, __typename: 'App' as const } : null
  }
  const user = userId === null ? null : await userById(ctx.database.pool, userId)
  return user && { ...user, __typename: 'User' as const }
}

/** What every event has. */
const about = {
  issuedAt: (e: EventSource) => e.issuedAt,
  version: () => VERSION,
  issuingPrincipal: (e: EventSource, _: unknown, ctx: GraphqlContext) => principal(ctx, e),
  recipient: async (e: EventSource, _: unknown, ctx: GraphqlContext) =>
    (await appsByIds(ctx.database.pool, [e.app.id]))[0] ?? null,
}

interface InChannel {
  channel?: string | null
}

/** The channel that a field names; null where it names none or an unknown one. */
const channelOf = async (ctx: GraphqlContext, { channel }: InChannel): Promise<ChannelRow | null> =>
  channel == null ? null : ((await shopData(ctx)).channelBySlug.get(channel) ?? null)

/** A text that belongs to the event itself. */
const fact = (name: string) => (e: EventSource) => {
  const value = e.snapshot?.[name]
  return typeof value === 'string' ? value : null
}

/** The channel that belongs to the event itself. */
const factChannel = async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
  const row = (await shopData(ctx)).channelBySlug.get(String(e.snapshot?.channel))
  return row ? { row } : null
}

const order = { ...about, order: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Order') }
const checkout = {
  ...about,
  checkout: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Checkout'),
}
const user = { ...about, user: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'User') }
const shop = async (_: EventSource, __: unknown, ctx: GraphqlContext) => ({ row: (await shopData(ctx)).shop })
const account = { ...user, shop, channel: factChannel, redirectUrl: fact('redirectUrl'), token: fact('token') }
const accountEmail = { ...account, newEmail: fact('newEmail') }
const address = { ...about, address: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Address') }
const app = { ...about, app: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'App') }
const attribute = {
  ...about,
  attribute: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Attribute'),
}
const category = {
  ...about,
  category: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Category'),
}
const channel = { ...about, channel: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Channel') }
const giftCard = {
  ...about,
  giftCard: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'GiftCard'),
}
const menu = {
  ...about,
  menu: async (e: EventSource, { channel: slug = null }: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'Menu')
    return found && { ...found, channelSlug: slug }
  },
}
const menuItem = {
  ...about,
  menuItem: async (e: EventSource, { channel: slug = null }: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'MenuItem')
    return found && { ...found, channelSlug: slug }
  },
}
const product = {
  ...about,
  product: async (e: EventSource, args: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'Product')
    return found && { row: found.row, channel: await channelOf(ctx, args) }
  },
  category: () => null,
}
const productMedia = {
  ...about,
  productMedia: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'ProductMedia'),
}
const variant = {
  ...about,
  productVariant: async (e: EventSource, args: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'ProductVariant')
    return found && { row: found.row, channel: await channelOf(ctx, args) }
  },
}
/** A change of stock, in the warehouse that the event names. */
const stocked = {
  ...variant,
  warehouse: async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
    const id = fact('warehouse')(e)
    return id === null ? null : ctx.loaders.warehouseById.load(id)
  },
}
const promotion = {
  ...about,
  promotion: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Promotion'),
}
const shippingZone = {
  ...about,
  shippingZone: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'ShippingZone'),
}
const shippingPrice = {
  ...about,
  shippingMethod: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'ShippingMethodType'),
  shippingZone: async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
    const method = await subject(ctx, e, 'ShippingMethodType')
    return method && zoneOf(ctx, method.row.zoneId)
  },
}
const warehouse = {
  ...about,
  warehouse: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Warehouse'),
}
const bulkCreated = {
  ...about,
  orders: async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'Order')
    return found ? [found] : []
  },
}
const variantInChannel = {
  ...about,
  productVariant: async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
    const found = needed(await subject(ctx, e, 'ProductVariant'))
    return { row: found.row, channel: await channelOf(ctx, { channel: fact('channel')(e) }) }
  },
  channel: async (e: EventSource, _: unknown, ctx: GraphqlContext) => needed(await factChannel(e, _, ctx)),
}
const fulfillment = {
  ...about,
  fulfillment: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Fulfillment'),
  order: async (e: EventSource, _: unknown, ctx: GraphqlContext) =>
    (await subject(ctx, e, 'Fulfillment'))?.order ?? null,
}
const notified = { ...fulfillment, notifyCustomer: (e: EventSource) => e.snapshot?.notifyCustomer !== false }
const collection = {
  ...about,
  collection: async (e: EventSource, args: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'Collection')
    return found && { row: found.row, channel: await channelOf(ctx, args) }
  },
}
const page = { ...about, page: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Page') }
const pageType = {
  ...about,
  pageType: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'PageType'),
}
const transaction = {
  ...about,
  transaction: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'TransactionItem'),
}

async function zoneOf(ctx: GraphqlContext, id: number) {
  const found = await load(ctx, 'ShippingZone', String(id))
  return found?.__typename === 'ShippingZone' ? found : null
}

/** What is asked of a payment app. */
interface Asked {
  action: { actionType: 'CHARGE' | 'REFUND' | 'CANCEL'; amount: number; currency: string }
}

const requested = {
  ...transaction,
  action: (e: EventSource) => asked<Asked>(e).action,
}

/** What a payment app is asked while somebody pays. */
interface Session {
  amount: number | null
  currency: string
  actionType: 'CHARGE' | 'AUTHORIZATION'
  data: unknown
  idempotencyKey: string
  customerIpAddress: string | null
  order: string | null
  checkout: string | null
}

async function paidFor(e: EventSource, _: unknown, ctx: GraphqlContext) {
  const { order: orderId, checkout: checkoutId } = asked<Session>(e)
  if (orderId) return { ...needed(await findOrder(ctx.database.pool, orderId)), __typename: 'Order' as const }
  const found = needed(checkoutId ? await readCheckout(ctx, checkoutId) : null)
  return { ...found.checkout, __typename: 'Checkout' as const }
}

const session = {
  ...about,
  transaction: async (e: EventSource, _: unknown, ctx: GraphqlContext): Promise<TransactionRow> =>
    needed(await findTransaction(ctx.database.pool, e.subjectKey)),
  sourceObject: paidFor,
  data: (e: EventSource) => asked<Session>(e).data,
  merchantReference: (e: EventSource) => toGlobalId('TransactionItem', e.subjectKey),
  customerIpAddress: (e: EventSource) => asked<Session>(e).customerIpAddress,
  action: (e: EventSource) => {
    const { amount, currency, actionType } = asked<Session>(e)
    return { amount: toDecimal(amount ?? 0, currency), currency, actionType }
  },
}

/** The facts that the domain put into a question; they are the domain's own and not stored. */
const asked = <Facts>(e: EventSource): Facts => e.snapshot as Facts

function needed<T>(found: T | null): T {
  if (found === null) throw new Error('what the event is about is gone')
  return found
}

export const eventTypes = {
  DraftOrderCreated: order,
  DraftOrderUpdated: order,
  DraftOrderDeleted: order,
  OrderCreated: order,
  OrderUpdated: order,
  OrderConfirmed: order,
  OrderPaid: order,
  OrderFullyPaid: order,
  OrderRefunded: order,
  OrderFullyRefunded: order,
  OrderFulfilled: order,
  OrderCancelled: order,
  OrderExpired: order,
  OrderMetadataUpdated: order,
  CheckoutCreated: checkout,
  CheckoutUpdated: checkout,
  CheckoutFullyPaid: checkout,
  CheckoutFullyAuthorized: checkout,
  CheckoutMetadataUpdated: checkout,
  AccountConfirmationRequested: account,
  AccountSetPasswordRequested: account,
  AccountConfirmed: account,
  AccountDeleteRequested: account,
  AccountDeleted: account,
  StaffSetPasswordRequested: account,
  AccountChangeEmailRequested: accountEmail,
  AccountEmailChanged: accountEmail,
  AddressCreated: address,
  AddressUpdated: address,
  AddressDeleted: address,
  AppInstalled: app,
  AppUpdated: app,
  AppDeleted: app,
  AppStatusChanged: app,
  AttributeCreated: attribute,
  AttributeUpdated: attribute,
  AttributeDeleted: attribute,
  CategoryCreated: category,
  CategoryUpdated: category,
  CategoryDeleted: category,
  ChannelCreated: channel,
  ChannelUpdated: channel,
  ChannelDeleted: channel,
  ChannelStatusChanged: channel,
  ChannelMetadataUpdated: channel,
  GiftCardCreated: giftCard,
  GiftCardUpdated: giftCard,
  GiftCardDeleted: giftCard,
  GiftCardStatusChanged: giftCard,
  GiftCardMetadataUpdated: giftCard,
  MenuCreated: menu,
  MenuUpdated: menu,
  MenuDeleted: menu,
  MenuItemCreated: menuItem,
  MenuItemUpdated: menuItem,
  MenuItemDeleted: menuItem,
  ProductCreated: product,
  ProductUpdated: product,
  ProductDeleted: product,
  ProductMetadataUpdated: product,
  ProductMediaCreated: productMedia,
  ProductMediaUpdated: productMedia,
  ProductMediaDeleted: productMedia,
  ProductVariantCreated: variant,
  ProductVariantUpdated: variant,
  ProductVariantOutOfStock: stocked,
  ProductVariantBackInStock: stocked,
  ProductVariantStockUpdated: stocked,
  ProductVariantDeleted: variant,
  ProductVariantMetadataUpdated: variant,
  FulfillmentTrackingNumberUpdated: fulfillment,
  FulfillmentCanceled: fulfillment,
  FulfillmentMetadataUpdated: fulfillment,
  CustomerCreated: user,
  CustomerUpdated: user,
  CustomerDeleted: user,
  CustomerMetadataUpdated: user,
  StaffCreated: user,
  StaffUpdated: user,
  StaffDeleted: user,
  CollectionCreated: collection,
  CollectionUpdated: collection,
  CollectionDeleted: collection,
  CollectionMetadataUpdated: collection,
  PageCreated: page,
  PageUpdated: page,
  PageDeleted: page,
  PageTypeCreated: pageType,
  PageTypeUpdated: pageType,
  PageTypeDeleted: pageType,
  TransactionItemMetadataUpdated: transaction,
  PromotionCreated: promotion,
  PromotionUpdated: promotion,
  PromotionDeleted: promotion,
  PromotionStarted: promotion,
  PromotionEnded: promotion,
  ShippingZoneCreated: shippingZone,
  ShippingZoneUpdated: shippingZone,
  ShippingZoneDeleted: shippingZone,
  ShippingZoneMetadataUpdated: shippingZone,
  ShippingPriceCreated: shippingPrice,
  ShippingPriceUpdated: shippingPrice,
  ShippingPriceDeleted: shippingPrice,
  WarehouseCreated: warehouse,
  WarehouseUpdated: warehouse,
  WarehouseDeleted: warehouse,
  WarehouseMetadataUpdated: warehouse,
  OrderBulkCreated: bulkCreated,
  GiftCardSent: { ...giftCard, channel: fact('channel'), sentToEmail: fact('sentToEmail') },
  FulfillmentCreated: notified,
  FulfillmentApproved: notified,
  ProductVariantOutOfStockInChannel: variantInChannel,
  ProductVariantBackInStockInChannel: variantInChannel,
  ShopMetadataUpdated: { ...about, shop },
  TransactionChargeRequested: requested,
  TransactionRefundRequested: { ...requested, grantedRefund: () => null },
  TransactionCancelationRequested: requested,
  PaymentGatewayInitializeSession: {
    ...about,
    sourceObject: paidFor,
    data: session.data,
    amount: (e) => {
      const { amount, currency } = asked<Session>(e)
      return amount === null ? null : toDecimal(amount, currency)
    },
  },
  TransactionInitializeSession: { ...session, idempotencyKey: (e) => asked<Session>(e).idempotencyKey },
  TransactionProcessSession: session,
  Event: { resolveType: (e) => e.__typename },
  IssuingPrincipal: { resolveType: (p) => p.__typename },
  OrderOrCheckout: { resolveType: (o) => o.__typename },
} satisfies Partial<Resolvers>
