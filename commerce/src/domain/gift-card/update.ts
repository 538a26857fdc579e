/** Changes gift cards: balance, last day, tags, whether they work, whose they are, notes. */
import type { GiftCardErrorCode, GiftCardSettingsErrorCode } from '@semena/contract/enums'
import {
  addGiftCardTags,
  dropGiftCardTags,
  type GiftCardSettings,
  type GiftCardStored,
  giftCardSettings,
  type NewGiftCardEvent,
  saveGiftCardSettings,
  tagsOfGiftCards,
} from '../../db/queries/gift-card/gift-card.ts'
import { userById } from '../../db/queries/customer/user.ts'
import { deleteRows, rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { giftCards } from '../../db/tables/index.ts'
import { type Change, changing } from '../changes/changing.ts'
import { HIGHEST_AMOUNT, toMinor } from '../money.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { MOST_OF_PERIOD } from './create.ts'
import { balanceFault, expiryFault, type GiftCardCtx, giftCardMissing, isOver, lockCard, tell } from './change.ts'

type Done<T = number> = Promise<Result<T, GiftCardErrorCode>>

const write = (change: Change, id: number, values: Partial<GiftCardStored>) =>
  save(change.client, giftCards, [{ id, values }])

const updated = (change: Change, id: number) => {
  change.event('GIFT_CARD_UPDATED', 'GiftCard', id)
  return ok(id)
}

export interface GiftCardChanges {
  /** A decimal amount, which becomes both balances. */
  balance: number | null
  /** Undefined stays as it is. */
  expiryDate: string | null | undefined
  addTags: readonly string[]
  removeTags: readonly string[]
  metadata: Record<string, string>
  privateMetadata: Record<string, string>
}

/** Changes a card; answers its id. */
export const updateGiftCard = (ctx: GiftCardCtx, id: number, input: GiftCardChanges): Done =>
  changing<number, GiftCardErrorCode>(ctx, async (change) => {
    const { client } = change
    const card = await lockCard(change, id)
    if (!card) return giftCardMissing('id')
    const both = input.addTags.filter((tag) => input.removeTags.includes(tag))
    const errors: Refusal<GiftCardErrorCode>[] = [
      ...(both.length ? [refusal('DUPLICATED_INPUT_ITEM', 'tags', 'A tag is named twice.', { tags: both })] : []),
      ...(input.balance === null ? [] : balanceFault(input.balance, card.currency, 'balanceAmount', 'zero')),
      ...expiryFault(input.expiryDate, ctx.clock.now()),
    ]
    if (errors.length) return refuseOrder(...errors)
    const events: NewGiftCardEvent[] = []
    const values: Partial<GiftCardStored> = {
      metadata: { ...card.metadata, ...input.metadata },
      privateMetadata: { ...card.privateMetadata, ...input.privateMetadata },
    }
    if (input.balance !== null) {
      const amount = toMinor(input.balance, card.currency)
      Object.assign(values, { initialBalance: amount, currentBalance: amount })
      const old = { oldInitial: card.initialBalance, oldCurrent: card.currentBalance }
      events.push({ id, type: 'BALANCE_RESET', details: { balance: { initial: amount, current: amount, ...old } } })
    }
    if (input.expiryDate !== undefined && input.expiryDate !== card.expiryDate) {
      values.expiryDate = input.expiryDate
      const details = { expiryDate: input.expiryDate, oldExpiryDate: card.expiryDate }
      events.push({ id, type: 'EXPIRY_DATE_UPDATED', details })
    }
    await write(change, id, values)
    if (input.addTags.length + input.removeTags.length) {
      const names = async () => (await tagsOfGiftCards(client, [id])).map((tag) => tag.name)
      const oldTags = await names()
      await addGiftCardTags(client, [id], input.addTags)
      await dropGiftCardTags(client, id, input.removeTags)
      events.push({ id, type: 'TAGS_UPDATED', details: { tags: await names(), oldTags } })
    }
    await tell(ctx, change, ...events)
    return updated(change, id)
  })

/**
 * Adds to a card's balance, or takes off it where the decimal amount is negative, but never below nothing. What it began
 * with grows along where it holds more than that. Answers its id.
 */
export const adjustBalance = (ctx: GiftCardCtx, id: number, amount: number): Done =>
  changing<number, GiftCardErrorCode>(ctx, async (change) => {
    const card = await lockCard(change, id)
    if (!card) return giftCardMissing('id')
    const by = Math.sign(amount) * toMinor(Math.min(Math.abs(amount), HIGHEST_AMOUNT), card.currency)
    const errors = balanceFault(Math.abs(amount), card.currency, 'amount', 'more')
    if (errors.length) return refuseOrder(...errors)
    const current = Math.max(0, card.currentBalance + by)
    if (amount > HIGHEST_AMOUNT || current > toMinor(HIGHEST_AMOUNT, card.currency))
      return refuse('INVALID', 'amount', 'This balance is not possible.')
    const initial = Math.max(card.initialBalance, current)
    await write(change, id, { initialBalance: initial, currentBalance: current })
    const old = { oldInitial: card.initialBalance, oldCurrent: card.currentBalance }
    await tell(ctx, change, { id, type: 'BALANCE_ADJUSTED', details: { balance: { initial, current, ...old } } })
    return updated(change, id)
  })

/** Makes a card work or not; answers its id. One that is over cannot be made to work. */
export const setActive = (ctx: GiftCardCtx, id: number, isActive: boolean): Done =>
  changing<number, GiftCardErrorCode>(ctx, async (change) => {
    const card = await lockCard(change, id)
    if (!card) return giftCardMissing('giftCardId')
    if (isActive && isOver(card, ctx.clock.now()))
      return refuse('EXPIRED_GIFT_CARD', 'giftCardId', 'The gift card is over.')
    await switchCards(ctx, change, [card], isActive)
    return ok(id)
  })

async function switchCards(
  ctx: GiftCardCtx,
  change: Change,
  cards: readonly GiftCardStored[],
  isActive: boolean,
): Promise<void> {
  const switched = cards.filter((card) => card.isActive !== isActive)
  await save(
    change.client,
    giftCards,
    switched.map(({ id }) => ({ id, values: { isActive } })),
  )
  await tell(ctx, change, ...switched.map(({ id }) => ({ id, type: isActive ? 'ACTIVATED' : 'DEACTIVATED' }) as const))
  for (const { id } of switched) change.event('GIFT_CARD_STATUS_CHANGED', 'GiftCard', id)
}

/** Makes several cards work or not, all or none; answers how many there are. */
export const setAllActive = (ctx: GiftCardCtx, ids: readonly number[], isActive: boolean): Done =>
  changing<number, GiftCardErrorCode>(ctx, async (change) => {
    const cards = await allOf(change, ids)
    if (!cards.ok) return cards
    await switchCards(ctx, change, cards.value, isActive)
    return ok(cards.value.length)
  })

async function allOf(change: Change, ids: readonly number[]): Promise<Result<GiftCardStored[], 'GRAPHQL_ERROR'>> {
  const cards = await rowsByKey(change.client, giftCards, [...new Set(ids)], { lock: true })
  return cards.length < new Set(ids).size ? refuse('GRAPHQL_ERROR', 'id', 'Could not resolve to GiftCards.') : ok(cards)
}

/** Deletes a card; answers it as it was. */
export const removeGiftCard = (ctx: GiftCardCtx, id: number): Done<GiftCardStored> =>
  changing<GiftCardStored, GiftCardErrorCode>(ctx, async (change) => {
    const card = await lockCard(change, id)
    if (!card) return giftCardMissing('id')
    await remove(change, [card])
    return ok(card)
  })

/** Deletes several cards, all or none; answers how many. */
export const removeGiftCards = (ctx: GiftCardCtx, ids: readonly number[]): Done =>
  changing<number, GiftCardErrorCode>(ctx, async (change) => {
    const cards = await allOf(change, ids)
    if (!cards.ok) return cards
    await remove(change, cards.value)
    return ok(cards.value.length)
  })

async function remove(change: Change, cards: readonly GiftCardStored[]): Promise<void> {
  await deleteRows(
    change.client,
    giftCards,
    cards.map((card) => card.id),
  )
  for (const { id, isActive, expiryDate } of cards)
    change.event('GIFT_CARD_DELETED', 'GiftCard', id, { id, isActive, expiryDate })
}

/** Adds a note; answers the event's id. */
export const addGiftCardNote = (ctx: GiftCardCtx, id: number, message: string): Done =>
  changing<number, GiftCardErrorCode>(ctx, async (change) => {
    if (!(await lockCard(change, id))) return giftCardMissing('id')
    if (!message.trim()) return refuse('REQUIRED', 'message', 'A note cannot be blank.')
    const [event] = await tell(ctx, change, { id, type: 'NOTE_ADDED', details: { message: message.trim() } })
    change.event('GIFT_CARD_UPDATED', 'GiftCard', id)
    return ok(event!)
  })

/** Restricts a card to one customer, or with null lifts that; answers its id. */
export const assignGiftCard = (ctx: GiftCardCtx, id: number, userId: number | null): Done =>
  changing<number, GiftCardErrorCode>(ctx, async (change) => {
    const card = await lockCard(change, id)
    if (!card) return giftCardMissing('id')
    const user = userId === null ? null : await userById(change.client, userId)
    if (userId !== null && !user?.isActive) return refuse('NOT_FOUND', 'userId', "Couldn't resolve to a User.")
    const [email, old] = [user?.email ?? null, { oldUserId: card.assignedToUserId, oldEmail: card.assignedToEmail }]
    await write(change, id, { assignedToUserId: userId, assignedToEmail: email })
    await tell(ctx, change, {
      id,
      type: userId === null ? 'UNASSIGNED_FROM_USER' : 'ASSIGNED_TO_USER',
      details: { assignedTo: { userId, email, ...old } },
    })
    return updated(change, id)
  })

/** Changes how long new cards last; what is left out stays. */
export const updateGiftCardSettings = (
  ctx: GiftCardCtx,
  input: Partial<GiftCardSettings>,
): Promise<Result<GiftCardSettings, GiftCardSettingsErrorCode>> =>
  changing<GiftCardSettings, GiftCardSettingsErrorCode>(ctx, async (change) => {
    const next = { ...(await giftCardSettings(change.client)), ...input }
    if (next.expiryType === 'NEVER_EXPIRE') Object.assign(next, { amount: null, unit: null })
    else if (next.amount === null || next.unit === null)
      return refuse('REQUIRED', 'expiryPeriod', 'The period is needed.')
    else if (next.amount < 1) return refuse('INVALID', 'expiryPeriod', 'The period is at least 1.')
    else if (next.amount > MOST_OF_PERIOD[next.unit])
      return refuse('INVALID', 'expiryPeriod', 'The period is at most a thousand years.')
    await saveGiftCardSettings(change.client, next)
    return ok(next)
  })
