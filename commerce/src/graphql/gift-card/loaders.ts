/** What staff see of gift cards, each kind read with one query for a whole request. */
import {
  channelsWhereBought,
  eventsOfGiftCards,
  giftCardsByIds,
  tagsOfGiftCards,
} from '../../db/queries/gift-card/gift-card.ts'
import type { GraphqlContext } from '../context.ts'
import { byKey, listByKey } from '../shared/batch.ts'

type GiftCardLoaders = ReturnType<typeof make>

const make = ({ database: { pool } }: GraphqlContext) => ({
  card: byKey(
    (ids: readonly number[]) => giftCardsByIds(pool, ids),
    (row) => row.id,
  ),
  boughtIn: byKey(
    (ids: readonly number[]) => channelsWhereBought(pool, ids),
    (row) => row.giftCardId,
  ),
  tags: listByKey(
    (ids: readonly number[]) => tagsOfGiftCards(pool, ids),
    (row) => row.giftCardId,
  ),
  events: listByKey(
    (ids: readonly number[]) => eventsOfGiftCards(pool, ids),
    (row) => row.giftCardId,
  ),
})

const made = new WeakMap<GraphqlContext['loaders'], GiftCardLoaders>()

export function giftCardLoaders(ctx: GraphqlContext): GiftCardLoaders {
  let loaders = made.get(ctx.loaders)
  if (!loaders) made.set(ctx.loaders, (loaders = make(ctx)))
  return loaders
}
