/** Gift cards that customers buy: they are made with the parcel that holds them, one for each piece. */
import type { PoolClient } from 'pg'
import { addAppEvents } from '../../db/queries/webhook/app-event.ts'
import { fulfillmentLinesOf, fulfillmentsOf } from '../../db/queries/order/fulfillment.ts'
import { addGiftCardEvents, deactivateCardsOfOrder } from '../../db/queries/gift-card/gift-card.ts'
import { productsOfVariants } from '../../db/queries/gift-card/gift-card-parcel.ts'
import { orderLinesOf, type OrderRow } from '../../db/queries/order/order.ts'
import type { Actor } from '../../db/queries/order/order-event.ts'
import { save } from '../../db/statements/save.ts'
import { giftCards } from '../../db/tables/index.ts'
import { partOf } from '../money.ts'
import { randomCode } from '../promo-code.ts'
import { usualLastDay } from './create.ts'
import { mailCard } from './send.ts'

/**
 * Makes the cards of parcels that have left. The cards of a line are worth together what it cost. Those that need no shipping are mailed
 * to the customer. The order is locked, and a piece leaves in one parcel only, so that no card is made twice.
 */
export async function makeBoughtCards(
  client: PoolClient,
  order: OrderRow,
  fulfillmentIds: readonly number[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const lines = (await orderLinesOf(client, [order.id])).filter((l) => l.isGiftCard)
  if (lines.length === 0) return
  const productOf = await productsOfVariants(
    client,
    lines.flatMap((l) => l.variantId ?? []),
  )
  const lastDay = await usualLastDay(client, now)
  const left = await piecesLeft(client, order.id, fulfillmentIds)
  const pieces = (await fulfillmentLinesOf(client, fulfillmentIds)).flatMap(({ orderLineId, quantity }) => {
    const line = lines.find((l) => l.id === orderLineId)
    if (!line) return []
    return Array.from({ length: quantity }, () => {
      const at = left.get(line.id) ?? 0
      left.set(line.id, at + 1)
      return { ...line, worth: partOf(line.totalGross, line.quantity, at, at + 1) }
    })
  })
  if (pieces.length === 0) return
  const made = await save(
    client,
    giftCards,
    pieces.map((line) => ({
      id: undefined,
      values: {
        code: randomCode(),
        currency: order.currency,
        initialBalance: line.worth,
        currentBalance: line.worth,
        isActive: true,
        expiryDate: lastDay,
        createdByUserId: order.userId,
        createdByEmail: order.userEmail,
        productId: line.variantId === null ? null : (productOf.get(line.variantId) ?? null),
      },
    })),
  )
  const ids = made.map(Number)
  const details = lastDay ? { expiryDate: lastDay } : {}
  await addGiftCardEvents(
    client,
    ids.map((id) => ({ id, type: 'BOUGHT', details, orderId: order.id })),
    actor.userId,
    actor.appId,
  )
  await notifyApps(client, 'GIFT_CARD_CREATED', ids)
  const mailed = ids.filter((_, i) => !pieces[i]!.isShippingRequired)
  const sending = { type: 'SENT_TO_CUSTOMER', email: order.userEmail, by: actor, language: order.languageCode } as const
  for (const id of mailed) await mailCard(client, id, sending)
  await notifyApps(client, 'GIFT_CARD_SENT', mailed)
}

/** How many pieces of each line left in other parcels, whose cards are made. */
async function piecesLeft(
  client: PoolClient,
  orderId: string,
  besides: readonly number[],
): Promise<Map<string, number>> {
  const gone = (await fulfillmentsOf(client, [orderId])).filter(
    ({ id, status }) => status !== 'WAITING_FOR_APPROVAL' && status !== 'CANCELED' && !besides.includes(id),
  )
  const left = new Map<string, number>()
  for (const { orderLineId, quantity } of await fulfillmentLinesOf(
    client,
    gone.map(({ id }) => id),
  ))
    left.set(orderLineId, (left.get(orderLineId) ?? 0) + quantity)
  return left
}

/** Nobody can pay any more with the cards that were bought with an order that is cancelled. */
export async function endBoughtCards(client: PoolClient, orderId: string, { userId, appId }: Actor): Promise<void> {
  const ids = await deactivateCardsOfOrder(client, orderId)
  if (ids.length === 0) return
  await addGiftCardEvents(
    client,
    ids.map((id) => ({ id, type: 'DEACTIVATED' })),
    userId,
    appId,
  )
  await notifyApps(client, 'GIFT_CARD_STATUS_CHANGED', ids)
}

const notifyApps = (
  client: PoolClient,
  type: 'GIFT_CARD_CREATED' | 'GIFT_CARD_SENT' | 'GIFT_CARD_STATUS_CHANGED',
  ids: readonly number[],
): Promise<void> =>
  addAppEvents(
    client,
    ids.map((id) => ({ type, subjectType: 'GiftCard', subjectKey: String(id), snapshot: null })),
  )
