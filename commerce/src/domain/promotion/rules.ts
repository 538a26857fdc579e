/** Makes, changes and deletes rules of promotions. */
import type {
  PromotionRuleCreateErrorCode,
  PromotionRuleDeleteErrorCode,
  PromotionRuleUpdateErrorCode,
} from '@semena/contract/enums'
import {
  knownChannelsAndVariants,
  promotionsByIds,
  rulesByIds,
  type RuleRow,
  stampPromotion,
} from '../../db/queries/promotion/promotion.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { deleteRows, rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { promotionRules, promotions } from '../../db/tables/index.ts'
import { type Change, changing } from '../changes/changing.ts'
import { type Refusal, refusal, refuse, refuseOrder, ok, type Result } from '../result.ts'
import { type PromotionCtx, record } from './record.ts'
import { type Predicate, ruleFaults, type RuleFaultCode } from './rule-faults.ts'

/** What is said of a rule; what is left out stays as it is. */
export interface RuleInput {
  name?: string | null | undefined
  description?: Record<string, unknown> | null | undefined
  cataloguePredicate?: Predicate | null | undefined
  orderPredicate?: Predicate | null | undefined
  rewardType?: 'SUBTOTAL_DISCOUNT' | 'GIFT' | null | undefined
  valueType?: 'PERCENTAGE' | 'FIXED' | null | undefined
  value?: number | null | undefined
}

export interface NewRule extends RuleInput {
  channels: readonly number[]
  gifts: readonly number[]
}

export interface RuleChanges extends RuleInput {
  addChannels: readonly number[]
  removeChannels: readonly number[]
  addGifts: readonly number[]
  removeGifts: readonly number[]
}

type NewRuleCode = RuleFaultCode | 'GRAPHQL_ERROR'

/** The refusal where a channel or a gift does not exist. */
export const unknownKeys = (field: string) => refusal('GRAPHQL_ERROR', field, 'One of the ids leads nowhere.')

/** Checks a rule and writes it into a promotion whose row is locked. */
export async function addRule(
  ctx: PromotionCtx,
  { client }: Pick<Change, 'client'>,
  promotion: { id: string; type: 'CATALOGUE' | 'ORDER' },
  rule: NewRule,
): Promise<Result<string, NewRuleCode>> {
  const isOfCatalogue = promotion.type === 'CATALOGUE'
  const draft = {
    cataloguePredicate: rule.cataloguePredicate ?? null,
    orderPredicate: rule.orderPredicate ?? null,
    rewardType: rule.rewardType ?? null,
    valueType: rule.valueType ?? null,
    value: rule.value ?? null,
    giftVariantIds: rule.gifts,
    currencies: await currenciesOf(ctx, rule.channels),
  }
  const known = await knownChannelsAndVariants(client, rule.channels, rule.gifts)
  const errors: Refusal<NewRuleCode>[] = []
  if (known.channels.length < new Set(rule.channels).size) errors.push(unknownKeys('channels'))
  if (known.variants.length < new Set(rule.gifts).size) errors.push(unknownKeys('gifts'))
  if (errors.length === 0) errors.push(...ruleFaults(promotion.type, draft))
  if (errors.length) return refuseOrder(...errors)
  const [id] = await save(client, promotionRules, [
    {
      id: undefined,
      values: {
        promotionId: promotion.id,
        name: rule.name ?? null,
        description: rule.description ?? null,
        channels: [...new Set(rule.channels)],
        cataloguePredicate: isOfCatalogue ? draft.cataloguePredicate : null,
        orderPredicate: isOfCatalogue ? null : draft.orderPredicate,
        rewardType: draft.rewardType,
        valueType: draft.valueType,
        value: draft.value,
        giftVariantIds: [...new Set(rule.gifts)],
      },
    },
  ])
  return ok(String(id))
}

async function currenciesOf({ database }: PromotionCtx, channels: readonly number[]): Promise<string[]> {
  const { channelById } = await reference(database.pool)
  return [...new Set(channels.flatMap((id) => channelById.get(id)?.currency ?? []))]
}

/** Makes a rule; answers its id. */
export const createRule = (
  ctx: PromotionCtx,
  promotionId: string,
  rule: NewRule,
): Promise<Result<string, PromotionRuleCreateErrorCode>> =>
  changing<string, PromotionRuleCreateErrorCode>(ctx, async (change) => {
    const [promotion] = await rowsByKey(change.client, promotions, [promotionId], { lock: true })
    if (!promotion) return refuse('NOT_FOUND', 'promotion', "Couldn't resolve to a Promotion.")
    const done = await addRule(ctx, change, promotion, rule)
    if (!done.ok) return done
    await stampPromotion(change.client, promotionId, ctx.clock.now())
    await record(ctx, change, 'RULE_CREATED', promotionId, done.value)
    return done
  })

/** Changes a rule; answers its id. */
export const updateRule = (
  ctx: PromotionCtx,
  id: string,
  input: RuleChanges,
): Promise<Result<string, PromotionRuleUpdateErrorCode>> =>
  changing<string, PromotionRuleUpdateErrorCode>(ctx, async (change) => {
    const { client } = change
    const [rule] = await rulesByIds(client, [id])
    const [promotion] = rule ? await rowsByKey(client, promotions, [rule.promotionId], { lock: true }) : []
    if (!rule || !promotion) return refuse('NOT_FOUND', 'id', "Couldn't resolve to a PromotionRule.")
    const twice = duplicates(input)
    if (twice.length) return refuseOrder(...twice)
    const known = await knownChannelsAndVariants(
      client,
      [...input.addChannels, ...input.removeChannels],
      [...input.addGifts, ...input.removeGifts],
    )
    const lost = unknownIn(input, known)
    if (lost.length) return refuseOrder(...lost)
    const channels = changed(rule.channels, input.addChannels, input.removeChannels)
    const giftVariantIds = changed(rule.giftVariantIds, input.addGifts, input.removeGifts)
    const draft = draftOf(rule, input)
    const errors = ruleFaults(promotion.type, {
      ...draft,
      giftVariantIds,
      currencies: await currenciesOf(ctx, channels),
    })
    if (errors.length) return refuseOrder(...errors.map((e) => (e.field === 'gifts' ? { ...e, field: 'addGifts' } : e)))
    const values = {
      ...draft,
      name: input.name === undefined ? rule.name : input.name,
      description: input.description === undefined ? rule.description : input.description,
      channels,
      giftVariantIds,
      ...(promotion.type === 'CATALOGUE' ? { orderPredicate: null } : { cataloguePredicate: null }),
    }
    await save(client, promotionRules, [{ id, values }])
    await stampPromotion(client, promotion.id, ctx.clock.now())
    await record(ctx, change, 'RULE_UPDATED', promotion.id, id)
    return ok(id)
  })

const changed = (before: readonly number[], add: readonly number[], remove: readonly number[]): number[] =>
  [...new Set([...before, ...add])].filter((id) => !remove.includes(id))

/** The rule with what was said of it; a rule that becomes a gift loses its value. */
function draftOf(rule: RuleRow, input: RuleInput) {
  const said = <T>(now: T | undefined, before: T): T => (now === undefined ? before : now)
  const rewardType = said(input.rewardType, rule.rewardType)
  const isGift = rewardType === 'GIFT'
  return {
    cataloguePredicate: said(input.cataloguePredicate, rule.cataloguePredicate),
    orderPredicate: said(input.orderPredicate, rule.orderPredicate),
    rewardType,
    valueType: said(input.valueType, isGift ? null : rule.valueType),
    value: said(input.value, isGift ? null : rule.value),
  }
}

function duplicates(input: RuleChanges): Refusal<'DUPLICATED_INPUT_ITEM'>[] {
  const both = (a: readonly number[], b: readonly number[]) => a.filter((id) => b.includes(id))
  const channels = both(input.addChannels, input.removeChannels)
  const gifts = both(input.addGifts, input.removeGifts)
  const fault = (field: string, at: { channels?: number[] }) =>
    refusal('DUPLICATED_INPUT_ITEM', field, 'The same thing cannot be added and removed.', at)
  return [
    ...(channels.length ? [fault('addChannels', { channels }), fault('removeChannels', { channels })] : []),
    ...(gifts.length ? [fault('addGifts', {}), fault('removeGifts', {})] : []),
  ]
}

function unknownIn(
  input: RuleChanges,
  known: { channels: readonly number[]; variants: readonly number[] },
): Refusal<'GRAPHQL_ERROR'>[] {
  const among = (ids: readonly number[], all: readonly number[]) => ids.every((id) => all.includes(id))
  return [
    ...(['addChannels', 'removeChannels'] as const).filter((field) => !among(input[field], known.channels)),
    ...(['addGifts', 'removeGifts'] as const).filter((field) => !among(input[field], known.variants)),
  ].map(unknownKeys)
}

/** Deletes a rule; answers it as it was. */
export const removeRule = (ctx: PromotionCtx, id: string): Promise<Result<RuleRow, PromotionRuleDeleteErrorCode>> =>
  changing<RuleRow, PromotionRuleDeleteErrorCode>(ctx, async (change) => {
    const [rule] = await rulesByIds(change.client, [id])
    const [promotion] = rule ? await promotionsByIds(change.client, [rule.promotionId]) : []
    if (!rule || !promotion) return refuse('NOT_FOUND', 'id', "Couldn't resolve to a PromotionRule.")
    await deleteRows(change.client, promotionRules, [id])
    await stampPromotion(change.client, promotion.id, ctx.clock.now())
    await record(ctx, change, 'RULE_DELETED', promotion.id, id, { ...rule })
    return ok(rule)
  })
