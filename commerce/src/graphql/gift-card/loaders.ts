/** What staff see of gift cards, each kind read with one query for a whole request. */
import {
  channelsWhereBought,
  eventsOfGiftCards,
  giftCardsByIds,
  tagsOfGiftCards,
} from '../../db/queries/gift-card/gift-card.ts'
import { byKey, listByKey } from '../shared/batch.ts'
import { ofOperation } from '../shared/of-operation.ts'

export const giftCardLoaders = ofOperation(({ database: { pool } }) => ({
  card: byKey((ids: readonly number[]) => giftCardsByIds(pool, ids), 'id'),
  boughtIn: byKey((ids: readonly number[]) => channelsWhereBought(pool, ids), 'giftCardId'),
  tags: listByKey((ids: readonly number[]) => tagsOfGiftCards(pool, ids), 'giftCardId'),
  events: listByKey((ids: readonly number[]) => eventsOfGiftCards(pool, ids), 'giftCardId'),
}))
