/** Sends a gift card's code to a customer. */
import { DEFAULT_LANGUAGE_CODE } from '@semena/contract/languages'
import type { GiftCardErrorCode, LanguageCodeEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { userByEmail } from '../../db/queries/customer/user.ts'
import { giftCardsByIds } from '../../db/queries/gift-card/gift-card.ts'
import type { Actor } from '../../db/queries/order/order-event.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { type Change, changing } from '../changes/changing.ts'
import { isEmail } from '../email.ts'
import { type CardSending, putMail } from '../mail/put.ts'
import { ok, refuse, type Result } from '../result.ts'
import { actorOf } from '../viewer.ts'
import { type GiftCardCtx, giftCardMissing, isOver, lockCard } from './change.ts'

/** Puts the mail down, in the reader's language, where there is such a channel. */
export async function sendCard(
  ctx: Pick<GiftCardCtx, 'database' | 'viewer'>,
  { client }: Pick<Change, 'client'>,
  id: number,
  { channel, ...sending }: Pick<Sending, 'type' | 'email'> & { channel: string },
): Promise<void> {
  const { channelBySlug } = await reference(ctx.database.pool)
  if (channelBySlug.has(channel)) await mailCard(client, id, { ...sending, by: actorOf(ctx) })
}

interface Sending {
  type: CardSending['type']
  email: string
  by: Actor
  /** That of the mail; the reader's own where it is left out. */
  language?: LanguageCodeEnum
}

/** Puts the mail down in any channel's name. The card's history tells of it once it has been sent. */
export async function mailCard(client: PoolClient, id: number, { type, email, by, language }: Sending): Promise<void> {
  const [card] = await giftCardsByIds(client, [id])
  if (!card) return
  const reader = await userByEmail(client, email)
  await putMail(client, {
    kind: 'gift-card',
    recipient: email,
    languageCode: language ?? reader?.languageCode ?? DEFAULT_LANGUAGE_CODE,
    payload: {
      firstName: reader?.firstName ?? '',
      code: card.code,
      balance: card.currentBalance,
      currency: card.currency,
      expiryDate: card.expiryDate,
      sending: { cardId: id, type, userId: by.userId, appId: by.appId },
    },
  })
}

/** Sends a card again, to an address or to whoever it belongs to; answers its id. */
export const resendGiftCard = (
  ctx: GiftCardCtx,
  id: number,
  email: string | null,
  channel: string,
): Promise<Result<number, GiftCardErrorCode>> =>
  changing<number, GiftCardErrorCode>(ctx, async (change) => {
    const card = await lockCard(change, id)
    if (!card) return giftCardMissing('giftCardId')
    if (isOver(card, ctx.clock.now())) return refuse('EXPIRED_GIFT_CARD', 'giftCardId', 'The gift card is over.')
    const recipient = email ?? card.assignedToEmail ?? card.createdByEmail
    if (!recipient || !isEmail(recipient)) return refuse('INVALID', 'email', 'This is no e-mail address.')
    await sendCard(ctx, change, id, { type: 'RESENT', email: recipient, channel })
    change.event('GIFT_CARD_SENT', 'GiftCard', id)
    return ok(id)
  })
