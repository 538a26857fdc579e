/** Who may see what, and in which channel: as Saleor answers shoppers and apps. */
import { hasPermission } from '../../context.ts'
import { type ChannelRow, type Reference, reference } from '../../db/queries/reference/reference.ts'
import type { GraphqlContext } from '../context.ts'
import { invalidArgument } from './errors.ts'

/** With one of these permissions a viewer sees unpublished products and collections. */
const ALL_PRODUCTS = ['MANAGE_PRODUCTS', 'MANAGE_ORDERS', 'MANAGE_DISCOUNTS', 'MANAGE_CHECKOUTS'] as const

export const seesAllProducts = (ctx: Pick<GraphqlContext, 'viewer'>): boolean => hasPermission(ctx, ...ALL_PRODUCTS)

/** The reference data, which every request may read often. */
export const shopData = (ctx: Pick<GraphqlContext, 'database'>): Promise<Reference> => reference(ctx.database.pool)

export interface AskedChannel {
  /** Null when none was named, and then everything may be visible, or when there is none of that name. */
  channel: ChannelRow | null
  /** False when nothing is visible, because the channel is unknown or, for shoppers, closed. */
  isVisible: boolean
}

/**
 * The channel that an argument names. Shoppers who name none get the only active one, or an error when there are
 * several.
 */
export async function askedChannel(ctx: GraphqlContext, slug: string | null | undefined): Promise<AskedChannel> {
  const { channelBySlug, channels } = await shopData(ctx)
  const staff = seesAllProducts(ctx)
  if (slug != null) {
    const channel = channelBySlug.get(slug) ?? null
    return { channel, isVisible: channel !== null && (staff || channel.isActive) }
  }
  if (staff) return { channel: null, isVisible: true }
  return { channel: onlyChannel(channels), isVisible: true }
}

/** The one active channel; an error when there is none or more than one. */
export function onlyChannel(channels: readonly ChannelRow[]): ChannelRow {
  const active = channels.filter((c) => c.isActive)
  if (active.length === 1) return active[0]!
  throw invalidArgument(
    active.length
      ? 'Channel needs to be specified: there is more than one active channel.'
      : 'There is no active channel.',
  )
}
