/** What changes of gift cards share: rules of codes, balances and dates, and telling of what happened. */
import type { Ctx } from '../../context.ts'
import { addGiftCardEvents, type GiftCardStored, type NewGiftCardEvent } from '../../db/queries/gift-card/gift-card.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { giftCards } from '../../db/tables/index.ts'
import type { Change } from '../changes/changing.ts'
import { dayOf } from '../day.ts'
import { isCurrencyCode, isPrecise } from '../money.ts'
import { refusal, refuse } from '../result.ts'
import { actorOf } from '../viewer.ts'

export type GiftCardCtx = Pick<Ctx, 'database' | 'changes' | 'clock' | 'viewer'>

export const giftCardMissing = (field: string) => refuse('NOT_FOUND', field, "Couldn't resolve to a GiftCard.")

/** A card, locked; undefined where there is none. */
export const lockCard = async ({ client }: Pick<Change, 'client'>, id: number): Promise<GiftCardStored | undefined> =>
  (await rowsByKey(client, giftCards, [id], { lock: true }))[0]

/** Records what happened to cards, by whoever acts. */
export async function tell(
  ctx: Pick<GiftCardCtx, 'viewer'>,
  { client }: Pick<Change, 'client'>,
  ...events: NewGiftCardEvent[]
): Promise<number[]> {
  if (events.length === 0) return []
  const { userId, appId } = actorOf(ctx)
  return addGiftCardEvents(client, events, userId, appId)
}

/** The refusal of a last day that is not in the future. */
export const expiryFault = (expiryDate: string | null | undefined, now: Date) =>
  expiryDate && expiryDate <= dayOf(now) ? [refusal('INVALID', 'expiryDate', 'Expiry date must be in the future.')] : []

/** The refusal of an amount that is not positive, or has more decimals than its currency. */
export const balanceFault = (amount: number, currency: string, field: string, least: 'zero' | 'more') =>
  !isCurrencyCode(currency) || amount < 0 || (least === 'more' && amount === 0) || !isPrecise(amount, currency)
    ? [refusal('INVALID', field, 'This balance is not possible.')]
    : []

/** Whether the last day of a card has passed. */
export const isOver = ({ expiryDate }: Pick<GiftCardStored, 'expiryDate'>, now: Date): boolean =>
  expiryDate !== null && expiryDate < dayOf(now)
