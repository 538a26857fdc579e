/** Staff's changes of promotions and their rules. */
import { keysOrNowhere } from '../shared/ids.ts'
import { fromGlobalId, uuidKey } from '../../domain/global-id.ts'
import { translatedId } from '../../domain/nouns/translate.ts'
import {
  createPromotion,
  removePromotion,
  removePromotions,
  translatePromotion,
  updatePromotion,
} from '../../domain/promotion/promotions.ts'
import { pricesFollow } from '../../domain/promotion/record.ts'
import type { Predicate } from '../../domain/promotion/rule-faults.ts'
import { createRule, type NewRule, removeRule, type RuleInput, updateRule } from '../../domain/promotion/rules.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { PromotionRuleInput, PromotionUpdateInput } from '../../domain/promotion/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { permitted, requirePermission } from '../shared/permission.ts'
import { rulesByIds } from '../../db/queries/promotion/promotion.ts'
import { promotionLoaders } from './loaders.ts'
import { promotionRulesOf } from './sources.ts'

const PERMISSION = 'MANAGE_DISCOUNTS'

/** The key in a global id; an id of another type is refused. */
function keyOf(id: string, type: string, field = 'id'): Result<string, 'GRAPHQL_ERROR' | 'NOT_FOUND'> {
  if (fromGlobalId(id)?.type !== type) return refuse('GRAPHQL_ERROR', field, `Must receive a ${type} id.`)
  const key = uuidKey(id, type)
  return key ? ok(key) : refuse('NOT_FOUND', field, `Couldn't resolve to a ${type}.`)
}

/** A predicate as it is stored: decimals are texts, as Saleor shows them. */
const stored = (value: unknown): unknown =>
  typeof value === 'number'
    ? String(value)
    : Array.isArray(value)
      ? value.map(stored)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stored(part)]))
        : value

const predicate = <T extends object>(given: T | null | undefined): Predicate | null | undefined =>
  given ? (stored(given) as Predicate) : given

const texts = <T extends { name?: string | null; description?: unknown }>({ name, description }: T) => ({
  ...(name === undefined ? {} : { name: name === null ? null : plainText(name) }),
  ...(description === undefined ? {} : { description: description as Record<string, unknown> | null }),
})

type Said = Omit<PromotionRuleInput, 'channels' | 'gifts'>

const ruleInput = (input: Said): RuleInput => ({
  ...texts(input),
  cataloguePredicate: predicate(input.cataloguePredicate),
  orderPredicate: predicate(input.orderPredicate),
  rewardType: input.rewardType,
  valueType: input.rewardValueType,
  value: input.rewardValue,
})

const newRule = (input: PromotionRuleInput): NewRule => ({
  ...ruleInput(input),
  channels: keysOrNowhere(input.channels, 'Channel'),
  gifts: keysOrNowhere(input.gifts, 'ProductVariant'),
})

const promotionInput = (input: PromotionUpdateInput) => ({
  ...texts(input),
  startDate: input.startDate,
  endDate: input.endDate,
})

/** The promotion that was written, once its prices are there. */
async function written<Code extends string>(ctx: GraphqlContext, done: Result<string, Code>) {
  if (!done.ok) return done
  await pricesFollow(ctx)
  return ok(await afresh(ctx, (fresh) => promotionLoaders(fresh).promotion.load(done.value)))
}

/** The rule that was written, once its prices are there. */
async function writtenRule<Code extends string>(ctx: GraphqlContext, done: Result<string, Code>) {
  if (!done.ok) return done
  await pricesFollow(ctx)
  return ok(await afresh(ctx, async ({ database }) => (await rulesByIds(database.pool, [done.value]))[0] ?? null))
}

export const promotionMutations = {
  ...permitted<'Mutation'>()([PERMISSION], {
    promotionCreate: async (_, { input }, ctx) => {
      const rules = (input.rules ?? []).map(newRule)
      return payload(
        await written(ctx, await createPromotion(ctx, { ...promotionInput(input), type: input.type, rules })),
        'promotion',
      )
    },
    promotionUpdate: async (_, { id, input }, ctx) => {
      const key = keyOf(id, 'Promotion')
      const done = key.ok ? await updatePromotion(ctx, key.value, promotionInput(input)) : key
      return payload(await written(ctx, done), 'promotion')
    },
    promotionDelete: async (_, { id }, ctx) => {
      const key = keyOf(id, 'Promotion')
      if (key.ok) await promotionRulesOf(ctx, key.value)
      const done = key.ok ? await removePromotion(ctx, key.value) : key
      if (done.ok) await pricesFollow(ctx)
      return payload(done, 'promotion')
    },
    promotionBulkDelete: async (_, { ids }, ctx) => {
      const keys = ids.map((id) => uuidKey(id, 'Promotion'))
      const known = keys.filter((key) => key !== null)
      const done =
        known.length < keys.length
          ? refuse('GRAPHQL_ERROR', 'ids', 'Must receive Promotion ids.')
          : await removePromotions(ctx, known)
      if (done.ok) await pricesFollow(ctx)
      return payload(done, { count: 0 }, (count) => ({ count }))
    },
    promotionRuleCreate: async (_, { input }, ctx) => {
      const key = keyOf(input.promotion, 'Promotion', 'promotion')
      return payload(
        await writtenRule(ctx, key.ok ? await createRule(ctx, key.value, newRule(input)) : key),
        'promotionRule',
      )
    },
    promotionRuleUpdate: async (_, { id, input }, ctx) => {
      const key = keyOf(id, 'PromotionRule')
      const changes = {
        ...ruleInput(input),
        addChannels: keysOrNowhere(input.addChannels, 'Channel'),
        removeChannels: keysOrNowhere(input.removeChannels, 'Channel'),
        addGifts: keysOrNowhere(input.addGifts, 'ProductVariant'),
        removeGifts: keysOrNowhere(input.removeGifts, 'ProductVariant'),
      }
      return payload(await writtenRule(ctx, key.ok ? await updateRule(ctx, key.value, changes) : key), 'promotionRule')
    },
    promotionRuleDelete: async (_, { id }, ctx) => {
      const key = keyOf(id, 'PromotionRule')
      const done = key.ok ? await removeRule(ctx, key.value) : key
      if (done.ok) await pricesFollow(ctx)
      return payload(done, 'promotionRule')
    },
  }),
  promotionTranslate: async (_, { id, languageCode, input }, ctx) => {
    requirePermission(ctx, 'MANAGE_TRANSLATIONS')
    const key = keyOf(translatedId('Promotion', id), 'Promotion')
    const done = key.ok ? await translatePromotion(ctx, 'Promotion', key.value, languageCode, texts(input)) : key
    return payload(await written(ctx, done), 'promotion')
  },
  promotionRuleTranslate: async (_, { id, languageCode, input }, ctx) => {
    requirePermission(ctx, 'MANAGE_TRANSLATIONS')
    const key = keyOf(translatedId('PromotionRule', id), 'PromotionRule')
    const done = key.ok ? await translatePromotion(ctx, 'PromotionRule', key.value, languageCode, texts(input)) : key
    return payload(await writtenRule(ctx, done), 'promotionRule')
  },
} satisfies Partial<Fields<'Mutation'>>
