/** Makes gift cards, one or many. */
import { LENGTHS } from '../lengths.ts'
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import type { GiftCardErrorCode } from '@semena/contract/enums'
import { addGiftCardTags, giftCardSettings, type NewGiftCardEvent } from '../../db/queries/gift-card/gift-card.ts'
import { userById } from '../../db/queries/customer/user.ts'
import { takenCodes } from '../../db/queries/voucher/voucher.ts'
import type { Queryable } from '../../db/statements/statement.ts'
import { save } from '../../db/statements/save.ts'
import { giftCards } from '../../db/tables/index.ts'
import { type Change, changing } from '../changes/changing.ts'
import { isEmail } from '../email.ts'
import { toMinor } from '../money.ts'
import { randomCode } from '../promo-code.ts'
import { ok, type Refusal, refusal, refuseOrder, type Result } from '../result.ts'
import { balanceFault, expiryFault, type GiftCardCtx, tell } from './change.ts'
import { sendCard } from './send.ts'
import { dayOf } from '../day.ts'

const SHORTEST_CODE = 8

interface Balance {
  amount: number
  currency: string
}

export interface NewGiftCard {
  balance: Balance
  isActive: boolean
  code: string | null
  expiryDate: string | null
  tags: readonly string[]
  note: string | null
  /** To whom the card is sent, and in whose channel. */
  email: string | null
  channel: string | null
  assignedTo: number | null
  metadata: Record<string, string>
  privateMetadata: Record<string, string>
}

/** Makes a gift card; answers its id. */
export const createGiftCard = (ctx: GiftCardCtx, input: NewGiftCard): Promise<Result<number, GiftCardErrorCode>> =>
  changing<number, GiftCardErrorCode>(ctx, async (change) => {
    const { client } = change
    const now = ctx.clock.now()
    const errors: Refusal<GiftCardErrorCode>[] = [
      ...(await codeFaults(change, input.code)),
      ...balanceFault(input.balance.amount, input.balance.currency, 'balance', 'more'),
      ...expiryFault(input.expiryDate, now),
    ]
    if (input.email && !isEmail(input.email)) errors.push(refusal('INVALID', 'email', 'This is no e-mail address.'))
    else if (input.email && !input.channel)
      errors.push(refusal('REQUIRED', 'channel', 'The channel is needed to send the card.'))
    const owner = input.assignedTo === null ? null : await userById(client, input.assignedTo)
    if (input.assignedTo !== null && !owner)
      errors.push(refusal('NOT_FOUND', 'assignedTo', "Couldn't resolve to a User."))
    if (errors.length) return refuseOrder(...errors)
    const [id] = await insert(ctx, change, [input.code ?? randomCode()], {
      ...input,
      assignedToUserId: owner?.id ?? null,
      assignedToEmail: owner?.email ?? null,
    })
    if (input.note?.trim()) await tell(ctx, change, { id: id!, type: 'NOTE_ADDED', details: { message: input.note } })
    if (input.email)
      await sendCard(ctx, change, id!, { type: 'SENT_TO_CUSTOMER', email: input.email, channel: input.channel! })
    change.event('GIFT_CARD_CREATED', 'GiftCard', id!)
    return ok(id!)
  })

async function codeFaults(
  { client }: Pick<Change, 'client'>,
  code: string | null,
): Promise<Refusal<'INVALID' | 'ALREADY_EXISTS'>[]> {
  if (code === null) return []
  if (code.length < SHORTEST_CODE || code.length > LENGTHS.giftCardCode)
    return [refusal('INVALID', 'code', `A code has ${SHORTEST_CODE} to ${LENGTHS.giftCardCode} characters.`)]
  return (await takenCodes(client, [code])).length
    ? [refusal('ALREADY_EXISTS', 'code', 'There is such a code already.')]
    : []
}

type Inserted = Pick<NewGiftCard, 'balance' | 'isActive' | 'expiryDate' | 'tags'> &
  Partial<Pick<NewGiftCard, 'metadata' | 'privateMetadata'>> & {
    assignedToUserId?: number | null
    assignedToEmail?: string | null
  }

/** Writes cards that differ only in their codes; answers their ids. */
async function insert(
  ctx: GiftCardCtx,
  change: Change,
  codes: readonly string[],
  { balance, tags, isActive, expiryDate, ...more }: Inserted,
): Promise<number[]> {
  const { viewer } = ctx
  const { currency } = balance
  const amount = toMinor(balance.amount, currency)
  const lastDay = expiryDate ?? (await usualLastDay(change.client, ctx.clock.now()))
  const values = {
    currency,
    initialBalance: amount,
    currentBalance: amount,
    isActive,
    expiryDate: lastDay,
    createdByUserId: viewer.kind === 'user' ? viewer.userId : null,
    createdByEmail: viewer.kind === 'user' ? viewer.email : null,
    appId: viewer.kind === 'app' ? viewer.appId : null,
    metadata: more.metadata ?? {},
    privateMetadata: more.privateMetadata ?? {},
    assignedToUserId: more.assignedToUserId ?? null,
    assignedToEmail: more.assignedToEmail ?? null,
  }
  const made = await save(
    change.client,
    giftCards,
    codes.map((code) => ({ id: undefined, values: { ...values, code } })),
  )
  const ids = made.map(Number)
  if (tags.length) await addGiftCardTags(change.client, ids, tags)
  const issued = (id: number): NewGiftCardEvent => ({
    id,
    type: 'ISSUED',
    details: { balance: { initial: amount, current: amount }, ...(lastDay ? { expiryDate: lastDay } : {}) },
  })
  await tell(ctx, change, ...ids.map(issued))
  return ids
}

/** The longest that a card may last: a thousand years, which every calendar has. */
export const MOST_OF_PERIOD = { DAY: 365_000, WEEK: 52_000, MONTH: 12_000, YEAR: 1000 } as const

/** The last day of a card that names none, by the shop's settings. */
export async function usualLastDay(on: Queryable, now: Date): Promise<string | null> {
  const { expiryType, amount: set, unit } = await giftCardSettings(on)
  if (expiryType === 'NEVER_EXPIRE' || set === null || unit === null) return null
  // Earlier versions took any number, and no payment may fail because of it.
  const amount = Math.min(set, MOST_OF_PERIOD[unit])
  const day = new Date(now)
  if (unit === 'DAY' || unit === 'WEEK') day.setUTCDate(day.getUTCDate() + amount * (unit === 'WEEK' ? 7 : 1))
  else {
    day.setUTCMonth(day.getUTCMonth() + amount * (unit === 'YEAR' ? 12 : 1))
    // A month that lacks the day ends the period with its last one.
    if (day.getUTCDate() !== now.getUTCDate()) day.setUTCDate(0)
  }
  return dayOf(day)
}

/** Makes several cards of one balance; answers their ids. */
export const createGiftCards = (
  ctx: GiftCardCtx,
  count: number,
  input: Pick<NewGiftCard, 'balance' | 'isActive' | 'expiryDate' | 'tags'>,
): Promise<Result<number[], GiftCardErrorCode>> =>
  changing<number[], GiftCardErrorCode>(ctx, async (change) => {
    const errors: Refusal<GiftCardErrorCode>[] = [
      ...(count < 1 || count > MAX_PAGE_SIZE
        ? [refusal('INVALID', 'count', `Between 1 and ${MAX_PAGE_SIZE} cards can be made at once.`)]
        : []),
      ...balanceFault(input.balance.amount, input.balance.currency, 'balance', 'more'),
      ...expiryFault(input.expiryDate, ctx.clock.now()),
    ]
    if (errors.length) return refuseOrder(...errors)
    const codes = Array.from({ length: count }, () => randomCode())
    const ids = await insert(ctx, change, codes, input)
    for (const id of ids) change.event('GIFT_CARD_CREATED', 'GiftCard', id)
    return ok(ids)
  })
