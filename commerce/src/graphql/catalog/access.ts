/** Who may see what, and in which channel: as Saleor answers shoppers and apps. */
import { type Ctx, may } from '../../context.ts'
import { type ChannelRow, type Reference, reference } from '../../db/queries/reference.ts'
import { invalidArgument } from '../errors.ts'
import { fromGlobalId, intKey, isUuid } from '../../domain/global-id.ts'

/** With one of these an app sees unpublished products and collections. */
const ALL_PRODUCTS = ['MANAGE_PRODUCTS', 'MANAGE_ORDERS', 'MANAGE_DISCOUNTS', 'MANAGE_CHECKOUTS'] as const

export const seesAllProducts = (ctx: Pick<Ctx, 'viewer'>): boolean => may(ctx, ...ALL_PRODUCTS)

export const shopData = (ctx: Pick<Ctx, 'database'>): Promise<Reference> => reference(ctx.database.pool)

export interface AskedChannel {
  /** Null: none was named (then everything may be seen), or there is none of that name. */
  channel: ChannelRow | null
  /** False: nothing can be seen, because the channel is unknown or, for shoppers, closed. */
  open: boolean
}

/** The channel an argument names. Shoppers who name none get the only active one, or an error when there are several. */
export async function askedChannel(ctx: Ctx, slug: string | null | undefined): Promise<AskedChannel> {
  const { channelBySlug, channels } = await shopData(ctx)
  const staff = seesAllProducts(ctx)
  if (slug != null) {
    const channel = channelBySlug.get(slug) ?? null
    return { channel, open: channel !== null && (staff || channel.isActive) }
  }
  if (staff) return { channel: null, open: true }
  return { channel: onlyChannel(channels), open: true }
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

/** The key in a global id of that type; null for an id of another type. Anything that is no id is an error. */
export function keyOf(id: string, type: string): number | null {
  const parts = fromGlobalId(id)
  if (!parts || !(/^\d+$/.test(parts.key) || isUuid(parts.key)))
    throw invalidArgument(`Invalid ID: ${id.slice(0, 80)}. Expected: ${type}.`)
  return intKey(id, type)
}

/** Keys of a list of ids; an id of another type is an error. Keys beyond the database's are left out. */
export function keysOf(ids: readonly string[], type: string): number[] {
  return ids.flatMap((id) => {
    const key = keyOf(id, type)
    if (key === null && fromGlobalId(id)?.type !== type) throw invalidArgument(`Must receive a ${type} id.`)
    return key ?? []
  })
}

/** Exactly one of these arguments must be given; an empty one does not count. */
export function oneArgument(args: Record<string, unknown>, ...names: string[]): void {
  const given = names.filter((n) => Boolean(args[n]))
  if (given.length > 1)
    throw invalidArgument(
      `Argument '${given[0]}' cannot be combined with ${given
        .slice(1)
        .map((n) => `'${n}'`)
        .join(', ')}`,
    )
  if (given.length === 0)
    throw invalidArgument(`At least one of arguments is required: ${names.map((n) => `'${n}'`).join(', ')}.`)
}
