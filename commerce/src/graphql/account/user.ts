/**
 * Users, field by field. Permissions and groups stand in `staff/user-fields.ts`, checkouts in
 * `checkout/user-fields.ts`.
 */
import { hasPermission } from '../../context.ts'
import { giftCardsOfUser } from '../../db/queries/customer/user-gift-card.ts'
import { userById } from '../../db/queries/customer/user.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { type AddressSource, addressSource } from '../address/sources.ts'
import type { Fields, Resolvers } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'
import { image } from '../shared/image.ts'
import { emptyList, listed } from '../shared/listed.ts'
import { metadataOf } from '../shared/metadata.ts'
import type { GiftCardSource } from '../gift-card/sources.ts'
import { needMoreThanPage, needSelf } from '../shared/permission.ts'
import type { UserSource } from './sources.ts'

async function withAddresses(u: UserSource, ctx: GraphqlContext): Promise<AddressSource[]> {
  needMoreThanPage(ctx, u.id)
  return (await ctx.loaders.addressesOfUser.load(u.id)).map((row) => ({
    ...row.address,
    rowId: row.id,
    isDefaultShipping: row.id === u.defaultShippingAddressId,
    isDefaultBilling: row.id === u.defaultBillingAddressId,
  }))
}

async function one(u: UserSource, id: number | null, ctx: GraphqlContext): Promise<AddressSource | null> {
  needMoreThanPage(ctx, u.id)
  const row = id === null ? null : (await ctx.loaders.addressesOfUser.load(u.id)).find((a) => a.id === id)
  return row ? addressSource(row) : null
}

export const userTypes = {
  User: {
    ...metadataOf<UserSource>(
      (ctx, u: UserSource) => hasPermission(ctx, u.isStaff ? 'MANAGE_STAFF' : 'MANAGE_USERS'),
      (u) => u,
    ),
    addresses: (u, _, ctx) => withAddresses(u, ctx),
    defaultShippingAddress: (u, _, ctx) => one(u, u.defaultShippingAddressId, ctx),
    defaultBillingAddress: (u, _, ctx) => one(u, u.defaultBillingAddressId, ctx),
    avatar: (u, args, ctx) => {
      const picture = image(ctx, u.avatarPath, '', args)
      return picture && { ...picture, alt: null }
    },
    giftCards: (u, args, ctx) => {
      needSelf(ctx, u.id, 'MANAGE_GIFT_CARD')
      if (!u.id) return emptyList(args)
      return listed<GiftCardSource, GiftCardSource>(
        ctx,
        args,
        'USER GIFT CARDS',
        giftCardsOfUser(u.id, u.isConfirmed ? u.email : null),
        (row) => row,
      )
    },
    note: (u, _, ctx) => {
      if (!hasPermission(ctx, 'MANAGE_USERS', 'MANAGE_STAFF')) throw permissionDenied()
      return u.note
    },
    events: (u, _, ctx) => {
      if (!hasPermission(ctx, 'MANAGE_USERS', 'MANAGE_STAFF')) throw permissionDenied()
      return ctx.loaders.eventsOfUser.load(u.id)
    },
  },

  CustomerEvent: {
    id: (e) => toGlobalId('CustomerEvent', e.id),
    date: (e) => e.createdAt,
    user: (e, _, ctx) => userById(ctx.database.pool, e.userId),
    app: () => null,
    message: (e) => (e.parameters?.message as string | undefined) ?? null,
    count: (e) => (e.parameters?.count as number | undefined) ?? null,
    order: () => null,
  },
} satisfies { User: Partial<Fields<'User'>> } & Resolvers<'CustomerEvent'>
