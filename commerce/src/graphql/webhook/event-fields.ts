/**
 * What the fields of events hold. Most are what the event is about, which is loaded by the field's type, or a fact that
 * was put down with the event; the others stand in `OF_TYPE` and `CALLED`.
 */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { type GraphQLField, type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql'
import { appsByIds } from '../../db/queries/app/app.ts'
import { userById } from '../../db/queries/customer/user.ts'
import { exportFilesByIds } from '../../db/queries/file/export.ts'
import { findInvoice } from '../../db/queries/invoice/invoice.ts'
import { findOrder } from '../../db/queries/order/order.ts'
import {
  promotionsBySaleIds,
  type PromotionRow,
  rulesByIds,
  type RuleRow,
} from '../../db/queries/promotion/promotion.ts'
import { teamRows } from '../../db/queries/staff/permission-group.ts'
import { codesOfVouchers, type VoucherCodeRow } from '../../db/queries/voucher/voucher.ts'
import type { attributeValues } from '../../db/tables/catalog.ts'
import { readCheckout } from '../../domain/checkout/change.ts'
import type { OfferedMethod } from '../../domain/checkout/offered.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { toDecimal } from '../../domain/money.ts'
import type { TaxBase } from '../../domain/pricing/app-taxes.ts'
import type { GraphqlContext } from '../context.ts'
import { shopData } from '../shared/channel.ts'
import { translated, withName } from '../shared/translation.ts'
import { shippingMethod } from '../shipping/sources.ts'
import type { EventSource } from './sources.ts'
import { itemOf, loadItem } from '../metadata/sources.ts'
import { restored, subject } from './subject.ts'

type Reader = (e: EventSource, args: { channel?: string | null }, ctx: GraphqlContext) => unknown

/** The version of Saleor whose events these are. */
const VERSION = '3.23'

/** The facts of a question; they are the domain's own and not stored. */
const facts = <Facts>(e: EventSource): Facts => e.snapshot as Facts

/** What an app is asked while somebody pays. */
interface Session {
  amount: number | null
  currency: string
  actionType: 'CHARGE' | 'AUTHORIZATION'
  order: string | null
  checkout: string | null
}

/** The channel that an argument or the event names. */
const channelOf = async (e: EventSource, ctx: GraphqlContext, slug: unknown = e.snapshot?.channel) =>
  (await shopData(ctx)).channelBySlug.get(String(slug)) ?? null

/** The texts of every kind of translation; each kind shows those that it has. */
const TEXTS = [
  'name',
  'slug',
  'title',
  'seoTitle',
  'seoDescription',
  'description',
  'content',
  'richText',
  'plainText',
] as const

/** Readers of fields by their names. */
const CALLED: Readonly<Record<string, Reader>> = {
  issuedAt: (e) => e.issuedAt,
  version: () => VERSION,
  issuingPrincipal: async ({ userId, actorAppId }, _, ctx) => {
    const [app] = actorAppId === null ? [] : await appsByIds(ctx.database.pool, [actorAppId])
    if (actorAppId !== null) return app && { ...app, __typename: 'App' }
    const user = userId === null ? null : await userById(ctx.database.pool, userId)
    return user && { ...user, __typename: 'User' }
  },
  recipient: async (e, _, ctx) => (await appsByIds(ctx.database.pool, [e.app.id]))[0],
  notifyCustomer: (e) => e.snapshot?.notifyCustomer !== false,
  orders: async (e, _, ctx) => [await subject(ctx, e, 'Order')].filter((order) => order !== null),
  merchantReference: (e) => toGlobalId('TransactionItem', e.subjectKey),
  amount: (e) => {
    const { amount, currency } = facts<Session>(e)
    return amount === null ? null : toDecimal(amount, currency)
  },
  paymentFlowToSupport: () => 'INTERACTIVE',
}

/** Readers of fields by their types. */
const OF_TYPE: Readonly<Record<string, Reader>> = {
  Shop: async (_, __, ctx) => ({ row: (await shopData(ctx)).settings }),
  Channel: async (e, _, ctx) => {
    const row = await channelOf(e, ctx)
    return (await subject(ctx, e, 'Channel')) ?? (row && { row })
  },
  Order: async (e, _, ctx) => {
    if (e.subjectType === 'Fulfillment') return (await subject(ctx, e, 'Fulfillment'))?.order
    if (e.subjectType !== 'Invoice') return subject(ctx, e, 'Order')
    // The order of an invoice stays, also where the invoice is gone.
    const id = e.snapshot?.orderId ?? (await findInvoice(ctx.database.pool, Number(e.subjectKey)))?.orderId
    return typeof id === 'string' ? findOrder(ctx.database.pool, id) : null
  },
  AttributeValue: async (e, _, ctx) => {
    const row =
      (await ctx.loaders.attributeValueById.load(Number(e.subjectKey))) ??
      restored<typeof attributeValues.$inferSelect>(e.snapshot)
    const attribute = row && (await shopData(ctx)).attributeById.get(row.attributeId)
    return attribute && { row, attribute }
  },
  Warehouse: (e, _, ctx) =>
    typeof e.snapshot?.warehouse === 'string'
      ? ctx.loaders.warehouseById.load(e.snapshot.warehouse)
      : subject(ctx, e, 'Warehouse'),
  ShippingZone: async (e, _, ctx) => {
    const method = await subject(ctx, e, 'ShippingMethodType')
    return method ? loadItem(ctx, 'ShippingZone', String(method.row.zoneId)) : subject(ctx, e, 'ShippingZone')
  },
  PromotionRule: async (e, _, ctx) =>
    (await rulesByIds(ctx.database.pool, [e.subjectKey]))[0] ?? restored<RuleRow>(e.snapshot),
  Sale: async (e, { channel }, ctx) => {
    const [found = restored<PromotionRow>(e.snapshot)] = await promotionsBySaleIds(ctx.database.pool, [
      Number(e.subjectKey),
    ])
    return found && { ...found, channelId: (await channelOf(e, ctx, channel))?.id ?? null }
  },
  VoucherCode: async (e, _, ctx) => {
    const { codes = [], gone = [] } = (e.snapshot ?? {}) as { codes?: string[]; gone?: Record<string, unknown>[] }
    const there = codes.length ? await codesOfVouchers(ctx.database.pool, [Number(e.subjectKey)]) : []
    return [...there.filter((c) => codes.includes(c.code)), ...gone.map((row) => restored<VoucherCodeRow>(row))]
  },
  Group: async (e, _, ctx) =>
    (await teamRows(ctx.database.pool)).groups.find((g) => g.id === Number(e.subjectKey)) ?? restored(e.snapshot),
  ExportFile: async (e, _, ctx) =>
    e.subjectType === 'ExportFile' ? (await exportFilesByIds(ctx.database.pool, [Number(e.subjectKey)]))[0] : null,
  TranslationTypes: (e) => {
    const { language, texts } = facts<{ language: LanguageCodeEnum; texts: Record<string, unknown> }>(e)
    const type = `${e.subjectType.replace(/Type$/, '')}Translation`
    return { ...withName(translated(type, e.subjectKey, texts, language, TEXTS)), __typename: type }
  },
  ShippingMethod: (e) => {
    const { methods, currency } = facts<{ methods: OfferedMethod[]; currency: string }>(e)
    return methods.map((m) => shippingMethod(m, currency))
  },
  OrderOrCheckout: async (e, _, ctx) => {
    const { order: orderId, checkout: checkoutId } = facts<Session>(e)
    if (orderId) return { ...(await findOrder(ctx.database.pool, orderId)), __typename: 'Order' }
    const found = checkoutId ? await readCheckout(ctx, checkoutId) : null
    return found && { ...found.checkout, __typename: 'Checkout' }
  },
  TransactionProcessAction: (e) => {
    const { amount, currency, actionType } = facts<Session>(e)
    return { amount: toDecimal(amount ?? 0, currency), currency, actionType }
  },
  TaxableObject: (e) => ({ base: facts<{ base: TaxBase }>(e).base, of: { type: e.subjectType, key: e.subjectKey } }),
}

/** Types whose values are facts of the event. Of the last three nothing is kept, so that their fields are null. */
const FACTS: ReadonlySet<string> = new Set([
  'Money',
  'TransactionAction',
  'CustomerType',
  'OrderGrantedRefund',
  'Payment',
])

/** Types whose sources say of which channel they are shown. */
const IN_CHANNEL: ReadonlySet<string> = new Set([
  'Product',
  'ProductVariant',
  'Collection',
  'Menu',
  'MenuItem',
  'Voucher',
])

function readerOf({ name, type }: GraphQLField<unknown, GraphqlContext>): Reader {
  const of = getNamedType(type).name
  const own = CALLED[name] ?? OF_TYPE[of]
  if (own) return own
  if (isLeafType(getNamedType(type)) || FACTS.has(of)) return (e) => e.snapshot?.[name]
  if (!itemOf(of)) throw new Error(`nothing reads the field ${name} of an event, a ${of}`)
  return async (e, args, ctx) => {
    const found = await subject(ctx, e, of as 'Product')
    if (!found || !IN_CHANNEL.has(of)) return found
    const slug = args.channel ?? e.snapshot?.channel ?? null
    const channel = await channelOf(e, ctx, slug)
    return { ...found, channel, channelSlug: slug, channelId: channel?.id ?? null }
  }
}

/** Puts the readers into a schema. */
export function resolveEvents(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Event'))
      for (const field of Object.values(type.getFields())) field.resolve = readerOf(field)
}
