/** Staff's changes of gift cards. */
import { eventsOfGiftCards, giftCardList } from '../../db/queries/gift-card/gift-card.ts'
import { readList } from '../../db/statements/sql.ts'
import { dayOf } from '../../domain/day.ts'
import { MOST_EXPORTED, startExport } from '../../domain/export/files.ts'
import { createGiftCard, createGiftCards } from '../../domain/gift-card/create.ts'
import { resendGiftCard } from '../../domain/gift-card/send.ts'
import {
  addGiftCardNote,
  adjustBalance,
  assignGiftCard,
  removeGiftCard,
  removeGiftCards,
  setActive,
  setAllActive,
  updateGiftCard,
  updateGiftCardSettings,
} from '../../domain/gift-card/update.ts'
import { fromGlobalId, intKey } from '../../domain/global-id.ts'
import { metadataFault } from '../../domain/metadata.ts'
import { ok, refusal, refuse, refuseOrder, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { readMetadata } from '../shared/arguments.ts'
import { payload } from '../shared/payload.ts'
import { permitted, requirePermission } from '../shared/permission.ts'
import { giftCardLoaders } from './loaders.ts'
import { giftCardFilter } from './queries.ts'
import type { GiftCardEventSource } from './sources.ts'

const PERMISSION = 'MANAGE_GIFT_CARD'

function keyOf(id: string, field = 'id', type = 'GiftCard'): Result<number, 'GRAPHQL_ERROR' | 'NOT_FOUND'> {
  if (fromGlobalId(id)?.type !== type) return refuse('GRAPHQL_ERROR', field, `Must receive a ${type} id.`)
  const key = intKey(id, type)
  return key === null ? refuse('NOT_FOUND', field, `Couldn't resolve to a ${type}.`) : ok(key)
}

/** Keys of a list, all of that type. */
function keysOf(ids: readonly string[]): Result<number[], 'GRAPHQL_ERROR'> {
  const keys = ids.map((id) => intKey(id, 'GiftCard'))
  return keys.every((key) => key !== null) ? ok(keys) : refuse('GRAPHQL_ERROR', 'ids', 'Must receive GiftCard ids.')
}

/** Metadata of an input, or what is wrong with it. */
function metadataOf(input: Parameters<typeof readMetadata>[0] | null | undefined, field: string) {
  const map = input ? readMetadata(input) : {}
  const wrong = metadataFault(map, field)
  return { map, faults: wrong ? [wrong] : [] }
}

async function shown<Code extends string>(ctx: GraphqlContext, done: Result<number, Code>) {
  return done.ok ? ok(await afresh(ctx, (fresh) => giftCardLoaders(fresh).card.load(done.value))) : done
}

async function switched(ctx: GraphqlContext, id: string, isActive: boolean) {
  requirePermission(ctx, PERMISSION)
  const key = keyOf(id, 'giftCardId')
  return payload(await shown(ctx, key.ok ? await setActive(ctx, key.value, isActive) : key), 'giftCard')
}

async function allSwitched(ctx: GraphqlContext, ids: readonly string[], isActive: boolean) {
  requirePermission(ctx, PERMISSION)
  const keys = keysOf(ids)
  const done = keys.ok ? await setAllActive(ctx, keys.value, isActive) : keys
  return payload(done, { count: 0 }, (count) => ({ count }))
}

/** The last day by either of its names; undefined where none is said. */
const lastDay = ({ expiryDate, endDate }: { expiryDate?: string | null; endDate?: string | null }) =>
  expiryDate === undefined ? endDate : expiryDate

/** A card is good from the first; another first day is refused, as nothing would keep it. */
const firstDayFault = (startDate: string | null | undefined, now: Date) =>
  startDate && startDate > dayOf(now)
    ? [refusal('INVALID', 'startDate', 'A card is good from the day on which it is made.')]
    : []

const texts = (given: readonly string[] | null | undefined): string[] => (given ?? []).map(plainText)

export const giftCardMutations = {
  ...permitted<'Mutation'>()([PERMISSION], {
    giftCardCreate: async (_, { input }, ctx) => {
      const owner = input.assignedTo == null ? null : keyOf(input.assignedTo, 'assignedTo', 'User')
      const [open, hidden] = [
        metadataOf(input.metadata, 'metadata'),
        metadataOf(input.privateMetadata, 'privateMetadata'),
      ]
      const faults = [
        ...open.faults,
        ...hidden.faults,
        ...firstDayFault(input.startDate, ctx.clock.now()),
        ...(owner && !owner.ok ? owner.errors : []),
      ]
      if (faults.length) return payload(refuseOrder(...faults), 'giftCard')
      const done = await createGiftCard(ctx, {
        balance: input.balance,
        isActive: input.isActive,
        code: input.code ? plainText(input.code).trim() : null,
        expiryDate: lastDay(input) ?? null,
        tags: texts(input.addTags),
        note: input.note ? plainText(input.note) : null,
        email: input.userEmail ? plainText(input.userEmail).trim() : null,
        channel: input.channel ?? null,
        assignedTo: owner?.ok ? owner.value : null,
        metadata: open.map,
        privateMetadata: hidden.map,
      })
      return payload(await shown(ctx, done), 'giftCard')
    },
    giftCardBulkCreate: async (_, { input }, ctx) => {
      const done = await createGiftCards(ctx, input.count, {
        balance: input.balance,
        isActive: input.isActive,
        expiryDate: input.expiryDate ?? null,
        tags: texts(input.tags),
      })
      const made = done.ok
        ? ok(
            (await giftCardLoaders(ctx).card.loadMany(done.value)).flatMap((card) =>
              card && !(card instanceof Error) ? [card] : [],
            ),
          )
        : done
      return payload(made, { count: 0, giftCards: [] }, (giftCards) => ({ count: giftCards.length, giftCards }))
    },
    giftCardUpdate: async (_, { id, input }, ctx) => {
      const key = keyOf(id)
      const [open, hidden] = [
        metadataOf(input.metadata, 'metadata'),
        metadataOf(input.privateMetadata, 'privateMetadata'),
      ]
      const faults = [...open.faults, ...hidden.faults, ...firstDayFault(input.startDate, ctx.clock.now())]
      if (key.ok && faults.length) return payload(refuseOrder(...faults), 'giftCard')
      const done = key.ok
        ? await updateGiftCard(ctx, key.value, {
            balance: input.balanceAmount ?? null,
            expiryDate: lastDay(input),
            addTags: texts(input.addTags),
            removeTags: texts(input.removeTags),
            metadata: open.map,
            privateMetadata: hidden.map,
          })
        : key
      return payload(await shown(ctx, done), 'giftCard')
    },
    giftCardBalanceAdjust: async (_, { id, amount }, ctx) => {
      const key = keyOf(id)
      return payload(await shown(ctx, key.ok ? await adjustBalance(ctx, key.value, amount) : key), 'giftCard')
    },
    giftCardDelete: async (_, { id }, ctx) => {
      const key = keyOf(id)
      return payload(key.ok ? await removeGiftCard(ctx, key.value) : key, 'giftCard')
    },
    giftCardBulkDelete: async (_, { ids }, ctx) => {
      const keys = keysOf(ids)
      const done = keys.ok ? await removeGiftCards(ctx, keys.value) : keys
      return payload(done, { count: 0 }, (count) => ({ count }))
    },
    giftCardAddNote: async (_, { id, input }, ctx) => {
      const key = keyOf(id)
      const done = key.ok ? await addGiftCardNote(ctx, key.value, plainText(input.message)) : key
      if (!key.ok || !done.ok)
        return payload(done, { giftCard: null, event: null }, () => ({ giftCard: null, event: null }))
      const giftCard = await afresh(ctx, (fresh) => giftCardLoaders(fresh).card.load(key.value))
      const row = (await eventsOfGiftCards(ctx.database.pool, [key.value])).find((e) => e.id === String(done.value))
      const event: GiftCardEventSource | null = row && giftCard ? { row, currency: giftCard.currency } : null
      return { giftCard, event, errors: [] }
    },
    giftCardResend: async (_, { input }, ctx) => {
      const key = keyOf(input.id, 'giftCardId')
      const email = input.email ? plainText(input.email).trim() : null
      const done = key.ok ? await resendGiftCard(ctx, key.value, email, input.channel) : key
      return payload(await shown(ctx, done), 'giftCard')
    },
    giftCardAssignUser: async (_, { id, userId }, ctx) => {
      const key = keyOf(id)
      const user = keyOf(userId, 'userId', 'User')
      const done = !key.ok ? key : !user.ok ? user : await assignGiftCard(ctx, key.value, user.value)
      return payload(await shown(ctx, done), 'giftCard')
    },
    giftCardUnassignUser: async (_, { id }, ctx) => {
      const key = keyOf(id)
      return payload(await shown(ctx, key.ok ? await assignGiftCard(ctx, key.value, null) : key), 'giftCard')
    },
    giftCardSettingsUpdate: async (_, { input }, ctx) => {
      const { expiryType, expiryPeriod } = input
      const done = await updateGiftCardSettings(ctx, {
        ...(expiryType ? { expiryType } : {}),
        ...(expiryPeriod ? { amount: expiryPeriod.amount, unit: expiryPeriod.type } : {}),
      })
      return payload(done, 'giftCardSettings')
    },
    exportGiftCards: async (_, { input }, ctx) => {
      const { scope, ids, filter, fileType } = input
      if (scope === 'IDS' && !ids?.length)
        return payload(refuse('REQUIRED', 'ids', 'The ids are needed.'), 'exportFile')
      if (scope === 'FILTER' && !filter)
        return payload(refuse('REQUIRED', 'filter', 'The filter is needed.'), 'exportFile')
      const asked = scope === 'IDS' ? keysOf(ids!) : ok(null)
      if (!asked.ok) return payload(asked, 'exportFile')
      const keys =
        scope === 'FILTER'
          ? (
              await readList(ctx.database.pool, giftCardList(giftCardFilter(filter!)), {
                limit: MOST_EXPORTED,
                backward: false,
                from: null,
              })
            ).map(({ row }) => row.id)
          : asked.value
      return payload(ok(await startExport(ctx, 'gift-cards', fileType, { ids: keys })), 'exportFile')
    },
  }),
  giftCardActivate: (_, { id }, ctx) => switched(ctx, id, true),
  giftCardDeactivate: (_, { id }, ctx) => switched(ctx, id, false),
  giftCardBulkActivate: (_, { ids }, ctx) => allSwitched(ctx, ids, true),
  giftCardBulkDeactivate: (_, { ids }, ctx) => allSwitched(ctx, ids, false),
} satisfies Partial<Fields<'Mutation'>>
