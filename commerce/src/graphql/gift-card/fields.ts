/** Gift cards: a checkout or an order shows what a card is worth, all else is for staff. */
import { hasPermission } from '../../context.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'
import { metadataOf } from '../shared/metadata.ts'
import { money } from '../shared/money.ts'
import { requirePermission } from '../shared/permission.ts'
import { meets } from '../shared/sold.ts'
import { productSource } from '../catalog/sources.ts'
import { giftCardLoaders } from './loaders.ts'
import type { GiftCardEventSource, GiftCardSource } from './sources.ts'

const PERMISSION = 'MANAGE_GIFT_CARD'
const lastFour = (g: GiftCardSource): string => g.code.slice(-4)

/** The whole row, for staff. */
async function stored(g: GiftCardSource, ctx: GraphqlContext) {
  requirePermission(ctx, PERMISSION)
  const row = await giftCardLoaders(ctx).card.load(g.id)
  if (!row) throw permissionDenied()
  return row
}

/** A user, for those who may see people; null for all others. */
const person = (ctx: GraphqlContext, id: number | null) =>
  id === null || !hasPermission(ctx, 'MANAGE_USERS', 'MANAGE_STAFF') ? null : ctx.loaders.userById.load(id)

const program = (ctx: GraphqlContext, id: number | null) => (id === null ? null : ctx.loaders.appById.load(id))

const assignedTo = async (g: GiftCardSource, ctx: GraphqlContext) =>
  person(ctx, (await stored(g, ctx)).assignedToUserId)
const assignedToEmail = async (g: GiftCardSource, ctx: GraphqlContext) => (await stored(g, ctx)).assignedToEmail

/** What an event tells of its order; null where that is of a channel in which the viewer sees none. */
const withOrder = async (
  ctx: GraphqlContext,
  { orderId }: GiftCardEventSource['row'],
  read: (orderId: string) => string,
): Promise<string | null> => (orderId !== null && (await meets(ctx, 'Order', orderId)) ? read(orderId) : null)

export const giftCardTypes = resolversOf({
  GiftCard: {
    ...metadataOf<GiftCardSource>(PERMISSION, (g) => g),
    id: (g) => toGlobalId('GiftCard', g.id),
    displayCode: lastFour,
    last4CodeChars: lastFour,
    code: (g, _, ctx) => {
      requirePermission(ctx, PERMISSION)
      return g.code
    },
    initialBalance: (g) => money(g.initialBalance, g.currency),
    currentBalance: (g) => money(g.currentBalance, g.currency),
    created: async (g, _, ctx) => (await stored(g, ctx)).createdAt,
    createdBy: async (g, _, ctx) => person(ctx, (await stored(g, ctx)).createdByUserId),
    createdByEmail: async (g, _, ctx) => (await stored(g, ctx)).createdByEmail,
    user: async (g, _, ctx) => person(ctx, (await stored(g, ctx)).createdByUserId),
    // A card is good from the first, and the older name of its last day is a moment.
    startDate: () => null,
    endDate: async (g, _, ctx) => {
      const { expiryDate } = await stored(g, ctx)
      return expiryDate === null ? null : new Date(`${expiryDate}T00:00:00Z`)
    },
    usedBy: (g, _, ctx) => assignedTo(g, ctx),
    usedByEmail: (g, _, ctx) => assignedToEmail(g, ctx),
    assignedTo: (g, _, ctx) => assignedTo(g, ctx),
    assignedToEmail: (g, _, ctx) => assignedToEmail(g, ctx),
    lastUsedOn: async (g, _, ctx) => (await stored(g, ctx)).lastUsedOn,
    app: async (g, _, ctx) => program(ctx, (await stored(g, ctx)).appId),
    product: async (g, _, ctx) => {
      const { productId } = await stored(g, ctx)
      const product = productId === null ? null : await ctx.loaders.productById.load(productId)
      return product && productSource(product, null)
    },
    boughtInChannel: async (g, _, ctx) => {
      requirePermission(ctx, PERMISSION)
      return (await giftCardLoaders(ctx).boughtIn.load(g.id))?.slug ?? null
    },
    tags: (g, _, ctx) => {
      requirePermission(ctx, PERMISSION)
      return giftCardLoaders(ctx).tags.load(g.id)
    },
    events: async (g, { filter }, ctx): Promise<GiftCardEventSource[]> => {
      requirePermission(ctx, PERMISSION)
      const orders = filter?.orders
      const rows = (await giftCardLoaders(ctx).events.load(g.id)).filter(
        (e) =>
          (!filter?.type || e.type === filter.type) &&
          (!orders || (e.orderId !== null && orders.includes(toGlobalId('Order', e.orderId)))),
      )
      return rows.map((row) => ({ row, currency: g.currency }))
    },
  },
  GiftCardTag: { id: (t) => toGlobalId('GiftCardTag', t.id) },
  GiftCardEvent: {
    id: ({ row }) => toGlobalId('GiftCardEvent', row.id),
    date: ({ row }) => row.createdAt,
    user: ({ row }, _, ctx) => person(ctx, row.userId),
    app: ({ row }, _, ctx) => program(ctx, row.appId),
    message: ({ row }) => row.details.message ?? null,
    email: ({ row }) => row.details.email ?? null,
    orderId: ({ row }, _, ctx) => withOrder(ctx, row, (id) => toGlobalId('Order', id)),
    orderNumber: ({ row }, _, ctx) => withOrder(ctx, row, () => String(row.orderNumber)),
    tags: ({ row }) => row.details.tags ?? null,
    oldTags: ({ row }) => row.details.oldTags ?? null,
    expiryDate: ({ row }) => row.details.expiryDate ?? null,
    oldExpiryDate: ({ row }) => row.details.oldExpiryDate ?? null,
    balance: ({ row, currency }) => {
      const { balance } = row.details
      const shown = (minor: number | undefined) => (minor === undefined ? null : money(minor, currency))
      return balance
        ? {
            initialBalance: money(balance.initial, currency),
            currentBalance: money(balance.current, currency),
            oldInitialBalance: shown(balance.oldInitial),
            oldCurrentBalance: shown(balance.oldCurrent),
          }
        : null
    },
    assignedTo: async ({ row }, _, ctx) => {
      const { assignedTo: of } = row.details
      return of
        ? {
            currentAssignedTo: await person(ctx, of.userId),
            currentAssignedToEmail: of.email,
            oldAssignedTo: await person(ctx, of.oldUserId),
            oldAssignedToEmail: of.oldEmail,
          }
        : null
    },
  } satisfies Fields<'GiftCardEvent'>,
  GiftCardSettings: {
    expiryPeriod: ({ amount, unit }) => (amount === null || unit === null ? null : { amount, type: unit }),
  },
})
