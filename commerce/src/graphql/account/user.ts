/** Users, field by field. What their groups say is the staff's part, and their baskets are the checkouts' part. */
import { may } from '../../context.ts'
import type { OrderRow } from '../../db/queries/order.ts'
import { giftCardsOfUser } from '../../db/queries/user-gift-card.ts'
import { ordersOfUser } from '../../db/queries/user-order.ts'
import { userById } from '../../db/queries/user.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import type { AddressSource } from '../address/sources.ts'
import type { PageArgs } from '../shared/connection.ts'
import { permissionDenied } from '../shared/errors.ts'
import { image, type ThumbnailArgs } from '../shared/image.ts'
import { emptyList, listed } from '../shared/listed.ts'
import { metadataOf } from '../shared/metadata.ts'
import { needSelf } from '../shared/permission.ts'
import type { UserSource } from './sources.ts'

const withAddresses = async (u: UserSource, ctx: GraphqlContext): Promise<AddressSource[]> =>
  (await ctx.loaders.addressesOfUser.load(u.id)).map((row) => ({
    ...row.address,
    rowId: row.id,
    isDefaultShipping: row.id === u.defaultShippingAddressId,
    isDefaultBilling: row.id === u.defaultBillingAddressId,
  }))

/** Shown by itself an address does not say whether it is a default, as in Saleor. */
async function one(u: UserSource, id: number | null, ctx: GraphqlContext): Promise<AddressSource | null> {
  const row = id === null ? null : (await ctx.loaders.addressesOfUser.load(u.id)).find((a) => a.id === id)
  return row ? { ...row.address, rowId: row.id } : null
}

export const userTypes = {
  User: {
    ...metadataOf<UserSource>(
      (ctx, u: UserSource) => may(ctx, u.isStaff ? 'MANAGE_STAFF' : 'MANAGE_USERS'),
      (u) => u,
    ),
    addresses: (u: UserSource, _: unknown, ctx: GraphqlContext) => withAddresses(u, ctx),
    defaultShippingAddress: (u: UserSource, _: unknown, ctx: GraphqlContext) => one(u, u.defaultShippingAddressId, ctx),
    defaultBillingAddress: (u: UserSource, _: unknown, ctx: GraphqlContext) => one(u, u.defaultBillingAddressId, ctx),
    avatar: (u: UserSource, args: ThumbnailArgs, ctx: GraphqlContext) => {
      const picture = image(ctx, u.avatarPath, '', args)
      return picture && { ...picture, alt: null }
    },
    orders: (u: UserSource, args: PageArgs, ctx: GraphqlContext) => {
      needSelf(ctx, u.id, 'MANAGE_ORDERS')
      if (!u.id) return emptyList(args)
      return listed<OrderRow, OrderRow>(ctx, args, 'USER ORDERS', ordersOfUser(u.id), (row) => row)
    },
    giftCards: (u: UserSource, args: PageArgs, ctx: GraphqlContext) => {
      needSelf(ctx, u.id, 'MANAGE_GIFT_CARD')
      if (!u.id) return emptyList(args)
      return listed(ctx, args, 'USER GIFT CARDS', giftCardsOfUser(u.id, u.isConfirmed ? u.email : null), (row) => row)
    },
    note: (u: UserSource, _: unknown, ctx: GraphqlContext) => {
      if (!may(ctx, 'MANAGE_USERS', 'MANAGE_STAFF')) throw permissionDenied()
      return u.note
    },
    events: (u: UserSource, _: unknown, ctx: GraphqlContext) => {
      if (!may(ctx, 'MANAGE_USERS', 'MANAGE_STAFF')) throw permissionDenied()
      return ctx.loaders.eventsOfUser.load(u.id)
    },
  },

  CustomerEvent: {
    id: (e: { id: number }) => toGlobalId('CustomerEvent', e.id),
    date: (e: { createdAt: Date }) => e.createdAt,
    user: (e: { userId: number }, _: unknown, ctx: GraphqlContext) => userById(ctx.database.pool, e.userId),
    app: () => null,
    message: (e: { parameters: Record<string, unknown> | null }) =>
      (e.parameters?.message as string | undefined) ?? null,
    count: (e: { parameters: Record<string, unknown> | null }) => (e.parameters?.count as number | undefined) ?? null,
    order: () => null,
  },
}
