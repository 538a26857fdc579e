/** Sends a gift card's code to a customer. */
import { DEFAULT_LANGUAGE_CODE } from '@semena/contract/languages'
import type { GiftCardErrorCode, LanguageCodeEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { giftCardsByIds } from '../../db/queries/gift-card/gift-card.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { userByEmail } from '../../db/queries/customer/user.ts'
import { type Change, changing } from '../changes/changing.ts'
import { isEmail } from '../email.ts'
import { putMail } from '../mail/put.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type GiftCardCtx, giftCardMissing, isOver, lockCard, tell } from './change.ts'

/** Puts the mail down, in the reader's language. Answers false where there is no such channel. */
export async function sendCard(
  { database }: Pick<GiftCardCtx, 'database'>,
  { client }: Pick<Change, 'client'>,
  id: number,
  email: string,
  channel: string,
): Promise<boolean> {
  const { channelBySlug } = await reference(database.pool)
  return channelBySlug.has(channel) && mailCard(client, id, email)
}

/**
 * Puts the mail down in any channel's name, in this language or else the reader's. Answers false where there is no such
 * card.
 */
export async function mailCard(
  client: PoolClient,
  id: number,
  email: string,
  language?: LanguageCodeEnum,
): Promise<boolean> {
  const [card] = await giftCardsByIds(client, [id])
  if (!card) return false
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
    },
  })
  return true
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
    await sendCard(ctx, change, id, recipient, channel)
    await tell(ctx, change, { id, type: 'RESENT', details: { email: recipient } })
    change.event('GIFT_CARD_SENT', 'GiftCard', id)
    return ok(id)
  })
