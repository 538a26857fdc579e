/** Saves a promotion: itself, its translations, and each rule that was added, changed or taken away. */
import type { Fault } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import {
  datesOf,
  difference,
  draftOfRule,
  inputOf,
  type Promotion,
  type PromotionDraft,
  type RuleDraft,
} from './promotion-draft.ts'
import {
  DeskCreatePromotionDocument,
  DeskCreateRuleDocument,
  DeskDeleteRuleDocument,
  DeskTranslatePromotionDocument,
  DeskUpdatePromotionDocument,
  DeskUpdateRuleDocument,
} from './promotions.generated.ts'

const added = (rule: RuleDraft, type: PromotionDraft['type']) => ({
  ...inputOf(rule, type),
  channels: rule.channelIds,
  ...(rule.isGift ? { gifts: rule.giftIds } : {}),
})

/** Answers the new promotion's id, or why it was refused. */
export async function createPromotion(draft: PromotionDraft): Promise<{ id: string | null; faults: readonly Fault[] }> {
  const { payload, faults } = await mutate(DeskCreatePromotionDocument, {
    input: {
      name: draft.name.trim(),
      type: draft.type,
      ...datesOf(draft),
      rules: draft.rules.map((rule) => added(rule, draft.type)),
    },
  })
  const id = payload.promotion?.id ?? null
  if (faults.length || !id) return { id, faults }
  return { id, faults: await translate(id, { ru: '', cs: '' }, draft) }
}

async function translate(
  id: string,
  before: { ru: string; cs: string },
  draft: Pick<PromotionDraft, 'ru' | 'cs'>,
): Promise<readonly Fault[]> {
  for (const [languageCode, one] of [
    ['RU', 'ru'],
    ['CS', 'cs'],
  ] as const) {
    if (draft[one] === before[one]) continue
    const input = { name: draft[one].trim() || null }
    const { faults } = await mutate(DeskTranslatePromotionDocument, { id, languageCode, input })
    if (faults.length) return faults
  }
  return []
}

/** Saves what differs. `onAdded` tells the id of a rule as soon as it is stored, so that no second one is made. */
export async function savePromotion(
  stored: Promotion,
  before: PromotionDraft,
  draft: PromotionDraft,
  onAdded: (key: string, id: string) => void,
): Promise<readonly Fault[]> {
  const { id } = stored
  const { faults } = await mutate(DeskUpdatePromotionDocument, {
    id,
    input: { name: draft.name.trim(), ...datesOf(draft) },
  })
  if (faults.length) return faults
  const refused = await translate(id, before, draft)
  if (refused.length) return refused
  for (const rule of draft.rules) {
    const old = stored.rules?.find((one) => one.id === rule.key)
    const found = old
      ? await changeRule(draftOfRule(old), rule, draft.type)
      : await addRule(id, rule, draft.type, onAdded)
    if (found.length) return found
  }
  for (const { id: ruleId } of stored.rules ?? []) {
    if (draft.rules.some(({ key }) => key === ruleId)) continue
    const { faults: kept } = await mutate(DeskDeleteRuleDocument, { id: ruleId })
    if (kept.length) return kept
  }
  return []
}

async function addRule(
  promotion: string,
  rule: RuleDraft,
  type: PromotionDraft['type'],
  onAdded: (key: string, id: string) => void,
): Promise<readonly Fault[]> {
  const { payload, faults } = await mutate(DeskCreateRuleDocument, { input: { promotion, ...added(rule, type) } })
  if (payload.promotionRule) onAdded(rule.key, payload.promotionRule.id)
  return faults
}

async function changeRule(before: RuleDraft, rule: RuleDraft, type: PromotionDraft['type']): Promise<readonly Fault[]> {
  if (JSON.stringify(before) === JSON.stringify(rule)) return []
  const channels = difference(before.channelIds, rule.channelIds)
  const gifts = difference(before.giftIds, rule.giftIds)
  const { faults } = await mutate(DeskUpdateRuleDocument, {
    id: rule.key,
    input: {
      ...inputOf(rule, type),
      ...(channels.added.length ? { addChannels: channels.added } : {}),
      ...(channels.removed.length ? { removeChannels: channels.removed } : {}),
      ...(gifts.added.length ? { addGifts: gifts.added } : {}),
      ...(gifts.removed.length ? { removeGifts: gifts.removed } : {}),
    },
  })
  return faults
}
