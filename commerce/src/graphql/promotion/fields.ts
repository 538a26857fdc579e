/** Promotions, their rules and their events. */
import { hasPermission } from '../../context.ts'
import { appsByIds } from '../../db/queries/app/app.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translation } from '../shared/translation.ts'
import { channelSource } from '../shop/sources.ts'
import { promotionLoaders } from './loaders.ts'
import { type PromotionEventSource, promotionRulesOf, type PromotionSource } from './sources.ts'

/** How many rules of one gift a basket can get: Saleor gives one. */
const GIFTS_LIMIT = 1

/** Who did something; null where nobody did, or who reads may not know. */
async function creator(e: PromotionEventSource, ctx: GraphqlContext) {
  if (e.userId !== null && hasPermission(ctx, 'MANAGE_STAFF')) {
    const user = await ctx.loaders.userById.load(e.userId)
    return user && { ...user, __typename: 'User' as const }
  }
  if (e.appId === null) return null
  const [app] = await appsByIds(ctx.database.pool, [e.appId])
  return app ? { ...app, __typename: 'App' as const } : null
}

const event = {
  id: (e) => toGlobalId('PromotionEvent', e.id),
  date: (e) => e.createdAt,
  createdBy: (e, _, ctx) => creator(e, ctx),
} satisfies Fields<'PromotionCreatedEvent'>

const ruleEvent = {
  ...event,
  ruleId: (e) => (e.ruleId === null ? null : toGlobalId('PromotionRule', e.ruleId)),
} satisfies Fields<'PromotionRuleCreatedEvent'>

const TYPE_NAMES = {
  PROMOTION_CREATED: 'PromotionCreatedEvent',
  PROMOTION_UPDATED: 'PromotionUpdatedEvent',
  PROMOTION_STARTED: 'PromotionStartedEvent',
  PROMOTION_ENDED: 'PromotionEndedEvent',
  RULE_CREATED: 'PromotionRuleCreatedEvent',
  RULE_UPDATED: 'PromotionRuleUpdatedEvent',
  RULE_DELETED: 'PromotionRuleDeletedEvent',
} as const

export const promotionTypes = resolversOf({
  Promotion: {
    ...metadataOf<PromotionSource>('MANAGE_DISCOUNTS', (p) => p),
    id: (p) => toGlobalId('Promotion', p.id),
    rules: (p, _, ctx) => promotionRulesOf(ctx, p.id),
    events: async (p, _, ctx) =>
      (await promotionLoaders(ctx).events.load(p.id)).map((e) => ({ ...e, __typename: TYPE_NAMES[e.type] })),
    translation: (p, { languageCode }) =>
      translation('PromotionTranslation', p.id, p.translations, languageCode, ['name', 'description']),
  },
  PromotionRule: {
    id: (r) => toGlobalId('PromotionRule', r.id),
    promotion: (r, _, ctx) => promotionLoaders(ctx).promotion.load(r.promotionId),
    channels: async (r, _, ctx) => {
      const { channelById } = await shopData(ctx)
      return r.channels
        .toSorted((a, b) => a - b)
        .flatMap((id) => channelById.get(id) ?? [])
        .map(channelSource)
    },
    rewardValue: (r) => r.value,
    rewardValueType: (r) => r.valueType,
    predicateType: (r) => (r.cataloguePredicate ? 'CATALOGUE' : 'ORDER'),
    cataloguePredicate: (r) => r.cataloguePredicate ?? {},
    orderPredicate: (r) => r.orderPredicate ?? {},
    giftIds: (r) => r.giftVariantIds.map((id) => toGlobalId('ProductVariant', id)),
    giftsLimit: () => GIFTS_LIMIT,
    translation: (r, { languageCode }) =>
      translation('PromotionRuleTranslation', r.id, r.translations, languageCode, ['name', 'description']),
  },
  PromotionCreatedEvent: event,
  PromotionUpdatedEvent: event,
  PromotionStartedEvent: event,
  PromotionEndedEvent: event,
  PromotionRuleCreatedEvent: ruleEvent,
  PromotionRuleUpdatedEvent: ruleEvent,
  PromotionRuleDeletedEvent: ruleEvent,
  PromotionEvent: { resolveType: (e) => e.__typename },
  UserOrApp: { resolveType: (who) => who.__typename },
})
