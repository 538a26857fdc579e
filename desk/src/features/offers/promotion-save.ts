/** Saves a promotion: itself, its translations, and each rule that was added, changed or taken away. */
import { codeOf, TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import type { Outcome } from '../../parts/draft.ts'
import { inLanguage } from '../../parts/use-edited.ts'
import type { Fault } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { byTranslatedLanguage } from '../../platform/translations.ts'
import { datesChanged, datesOf } from './dates.ts'
import {
  type CurrencyOf,
  difference,
  inputOf,
  type PromotionDraft,
  type RuleDraft,
  rulesOf,
  withIds,
} from './promotion-draft.ts'
import {
  DeskCreatePromotionDocument,
  DeskCreateRuleDocument,
  DeskDeleteRuleDocument,
  DeskTranslatePromotionDocument,
  DeskUpdatePromotionDocument,
  DeskUpdateRuleDocument,
} from './promotions.generated.ts'

const added = (rule: RuleDraft, type: PromotionDraft['type'], currency: string | undefined) => ({
  ...inputOf(rule, type, currency),
  channels: rule.channelIds,
  ...(rule.isGift ? { gifts: rule.giftIds } : {}),
})

/** Answers the new promotion's id, or why it was refused. */
export async function createPromotion(
  draft: PromotionDraft,
  currencyOf: CurrencyOf,
  tell: (made: { id: string }) => void,
): Promise<{ id: string | null; faults: readonly Fault[] }> {
  const { payload, faults } = await mutate(DeskCreatePromotionDocument, {
    input: {
      name: draft.name.trim(),
      type: draft.type,
      ...datesOf(draft),
      rules: rulesOf(draft).map((rule) => added(rule, draft.type, currencyOf(rule))),
    },
  })
  const id = payload.promotion?.id ?? null
  if (faults.length || !id) return { id, faults }
  tell({ id })
  return {
    id,
    faults: await translate(
      id,
      byTranslatedLanguage(() => ''),
      draft.translatedNames,
    ),
  }
}

async function translate(
  id: string,
  before: PromotionDraft['translatedNames'],
  after: PromotionDraft['translatedNames'],
): Promise<readonly Fault[]> {
  for (const one of TRANSLATED_LANGUAGES) {
    if (after[one] === before[one]) continue
    const input = { name: after[one].trim() || null }
    const { faults } = await mutate(DeskTranslatePromotionDocument, { id, languageCode: codeOf(one), input })
    if (faults.length) return inLanguage(one, faults)
  }
  return []
}

/** Saves what differs. What is answered gives rules that were added their ids, so that no second ones are made. */
export async function savePromotion(
  id: string,
  before: PromotionDraft,
  draft: PromotionDraft,
  currencyOf: CurrencyOf,
  tell: (made: Pick<Outcome<PromotionDraft>, 'named'>) => void,
): Promise<Outcome<PromotionDraft>> {
  const made: Record<string, string> = {}
  const named = (form: PromotionDraft): PromotionDraft => withIds(form, made)
  tell({ named })
  const { faults } = await mutate(DeskUpdatePromotionDocument, {
    id,
    input: { name: draft.name.trim(), ...datesChanged(before, draft) },
  })
  if (faults.length) return { faults }
  const refused = await translate(id, before.translatedNames, draft.translatedNames)
  if (refused.length) return { faults: refused }
  for (const rule of rulesOf(draft)) {
    const old = before.rules[rule.key]
    if (old) {
      const found = await changeRule(old, rule, draft.type, currencyOf(rule))
      if (found.length) return { faults: found, named }
      continue
    }
    const input = { promotion: id, ...added(rule, draft.type, currencyOf(rule)) }
    const answer = await mutate(DeskCreateRuleDocument, { input })
    const key = answer.payload.promotionRule?.id
    if (key) made[rule.key] = key
    if (answer.faults.length) return { faults: answer.faults, named }
  }
  for (const { key } of rulesOf(before)) {
    if (draft.rules[key]) continue
    const { faults: kept } = await mutate(DeskDeleteRuleDocument, { id: key })
    if (kept.length) return { faults: kept, named }
  }
  return { faults: [], named }
}

async function changeRule(
  before: RuleDraft,
  rule: RuleDraft,
  type: PromotionDraft['type'],
  currency: string | undefined,
): Promise<readonly Fault[]> {
  if (JSON.stringify(before) === JSON.stringify(rule)) return []
  const channels = difference(before.channelIds, rule.channelIds)
  const gifts = difference(before.giftIds, rule.giftIds)
  const { faults } = await mutate(DeskUpdateRuleDocument, {
    id: rule.key,
    input: {
      ...inputOf(rule, type, currency),
      ...(channels.added.length ? { addChannels: channels.added } : {}),
      ...(channels.removed.length ? { removeChannels: channels.removed } : {}),
      ...(gifts.added.length ? { addGifts: gifts.added } : {}),
      ...(gifts.removed.length ? { removeGifts: gifts.removed } : {}),
    },
  })
  return faults
}
