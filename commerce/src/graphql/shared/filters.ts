/** Filters that lists of orders and of checkouts share. */
import { channelLimitOf } from '../../context.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { shopData } from './channel.ts'
import { keysOf } from './ids.ts'

/** All words of some texts, without NUL. */
export const wordsOf = (...texts: (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => plainText(text ?? '').split(/\s+/)).filter(Boolean)

/** Ids of the channels that were asked for and that the viewer may see; null when all are meant. */
export async function channelsAsked(
  ctx: GraphqlContext,
  slug: string | null | undefined,
  ids: readonly string[] | null | undefined,
): Promise<number[] | null> {
  const lists: number[][] = []
  const own = channelLimitOf(ctx)
  if (own) lists.push([...own])
  if (slug != null) lists.push([(await shopData(ctx)).channelBySlug.get(slug)?.id ?? -1])
  if (ids?.length) lists.push(keysOf(ids, 'Channel'))
  return lists.length ? lists.reduce((all, next) => all.filter((id) => next.includes(id))) : null
}
