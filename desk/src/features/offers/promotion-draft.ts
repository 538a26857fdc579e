/** A promotion while it is written: its rules as rows, and what has to be sent to save them. */
import type { TranslatedLanguage } from '@semena/contract/languages'
import type { CataloguePredicateInput, OrderPredicateInput } from '../../platform/inputs.generated.ts'
import type { IsSet } from '../../parts/merge.ts'
import type { Fault } from '../../platform/faults.ts'
import { readAmount } from '../../platform/money.ts'
import { translatedNamesOf } from '../../platform/translations.ts'
import { fieldMoment } from '../../platform/zone.ts'
import { type Groups, predicateOf, readGroups } from './predicate.ts'
import type { DeskPromotionQuery } from './promotions.generated.ts'
import type { Reward } from './sale-price.ts'

export type Promotion = NonNullable<DeskPromotionQuery['promotion']>
export type StoredRule = NonNullable<Promotion['rules']>[number]

export interface RuleDraft {
  /** The id of a stored rule; anything else for a new one. */
  key: string
  isNew: boolean
  name: string
  channelIds: string[]
  /** Null where the rule asks for more than rows can say; it then stays as it is. */
  groups: Groups | null
  isGift: boolean
  /** What its number counts, and the number as it was typed: one value, since neither says anything without the other. */
  reward: [type: Reward['valueType'], value: string]
  giftIds: string[]
  /** Of an order: from and up to which sum of goods. Null where the rule asks for something else. */
  range: { from: string; to: string } | null
}

export interface PromotionDraft {
  name: string
  translatedNames: Record<TranslatedLanguage, string>
  type: 'CATALOGUE' | 'ORDER'
  startDate: string
  endDate: string
  /** By their keys. */
  rules: Record<string, RuleDraft>
  /** The keys of the rules. One that is not named here, as where somebody else took it away, stands at the end. */
  order: string[]
  /** Names of goods that were chosen, by their ids. */
  names: Record<string, string>
}

/** The rules in their order. */
export const rulesOf = ({ rules, order }: Pick<PromotionDraft, 'rules' | 'order'>): RuleDraft[] =>
  [...new Set([...order, ...Object.keys(rules)])].flatMap((key) => rules[key] ?? [])

/** The part of a draft that holds these rules. */
export const withRules = (rules: readonly RuleDraft[]): Pick<PromotionDraft, 'rules' | 'order'> => ({
  rules: Object.fromEntries(rules.map((rule) => [rule.key, rule])),
  order: rules.map(({ key }) => key),
})

/** The draft, whose new rules have the ids that the service gave them. */
export const withIds = (draft: PromotionDraft, made: Readonly<Record<string, string>>): PromotionDraft => ({
  ...draft,
  rules: Object.fromEntries(
    Object.entries(draft.rules).map(([key, rule]) => {
      const id = made[key]
      return id === undefined ? [key, rule] : [id, { ...rule, key: id, isNew: false }]
    }),
  ),
  order: draft.order.map((key) => made[key] ?? key),
})

/**
 * The lists of things in it, which two people may change at once. An amount has a currency, so that its channels are
 * chosen together.
 */
export const isSet: IsSet<PromotionDraft> = ([part, key = '', of], both) =>
  part === 'order' ||
  (part === 'rules' &&
    (of === 'giftIds' || (of === 'channelIds' && both.every(({ rules }) => rules[key]?.reward[0] === 'PERCENTAGE'))))

export const newRule = (channelIds: readonly string[]): RuleDraft => ({
  key: `new-${Date.now().toString(36)}`,
  isNew: true,
  name: '',
  channelIds: [...channelIds],
  groups: [[{ kind: 'products', ids: [] }]],
  isGift: false,
  reward: ['PERCENTAGE', ''],
  giftIds: [],
  range: { from: '', to: '' },
})

function readRange(found: unknown): RuleDraft['range'] {
  const given = (typeof found === 'string' ? JSON.parse(found) : (found ?? {})) as Record<string, unknown>
  const names = Object.keys(given)
  if (names.length === 0) return { from: '', to: '' }
  if (names.join() !== 'discountedObjectPredicate') return null
  const inner = given['discountedObjectPredicate'] as Record<string, { range?: { gte?: unknown; lte?: unknown } }>
  if (Object.keys(inner).join() !== 'baseSubtotalPrice' || !inner['baseSubtotalPrice']?.range) return null
  const { gte, lte } = inner['baseSubtotalPrice'].range
  return { from: String(gte ?? ''), to: String(lte ?? '') }
}

export const draftOfRule = (rule: StoredRule): RuleDraft => ({
  key: rule.id,
  isNew: false,
  name: rule.name ?? '',
  channelIds: rule.channels?.map(({ id }) => id) ?? [],
  groups: readGroups(rule.cataloguePredicate),
  isGift: rule.rewardType === 'GIFT',
  reward: [rule.rewardValueType ?? 'PERCENTAGE', rule.rewardValue === null ? '' : String(rule.rewardValue)],
  giftIds: [...(rule.giftIds ?? [])],
  range: readRange(rule.orderPredicate),
})

export const draftOf = (promotion: Promotion): PromotionDraft => ({
  name: promotion.name,
  translatedNames: translatedNamesOf(promotion),
  type: promotion.type ?? 'CATALOGUE',
  startDate: fieldMoment(promotion.startDate),
  endDate: fieldMoment(promotion.endDate),
  ...withRules((promotion.rules ?? []).map(draftOfRule)),
  names: {},
})

/** A number as somebody typed it, with comma or point; null for anything else. */
export function readNumber(text: string, currency?: string): number | null {
  if (currency) return readAmount(text, currency)
  const bare = text.replace(/[\s%]/g, '').replace(',', '.')
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(bare) ? Number(bare) : null
}

/** The reward of a rule of the catalogue, as far as it is written. */
export function rewardOf({ reward: [valueType, value], isGift }: RuleDraft, currency?: string): Reward | null {
  const number = readNumber(value, valueType === 'FIXED' ? currency : undefined)
  return isGift || number === null ? null : { valueType, value: number }
}

interface RuleInput {
  name: string | null
  cataloguePredicate?: CataloguePredicateInput
  orderPredicate?: OrderPredicateInput
  rewardType?: 'SUBTOTAL_DISCOUNT' | 'GIFT'
  rewardValue?: number | null
  rewardValueType?: 'PERCENTAGE' | 'FIXED' | null
}

/** What is sent of a rule beside its channels and gifts. */
export function inputOf(rule: RuleDraft, type: PromotionDraft['type'], currency?: string): RuleInput {
  const {
    groups,
    range,
    isGift,
    reward: [valueType, value],
  } = rule
  const [from, to] = [readNumber(range?.from ?? '', currency), readNumber(range?.to ?? '', currency)]
  return {
    name: rule.name.trim() || null,
    ...(isGift
      ? {}
      : { rewardValue: readNumber(value, valueType === 'FIXED' ? currency : undefined), rewardValueType: valueType }),
    ...(type === 'CATALOGUE'
      ? groups && { cataloguePredicate: predicateOf(groups) }
      : {
          rewardType: isGift ? ('GIFT' as const) : ('SUBTOTAL_DISCOUNT' as const),
          ...(range && {
            orderPredicate: {
              discountedObjectPredicate: {
                baseSubtotalPrice: {
                  range: { gte: from ?? 0, ...(to === null ? {} : { lte: to }) },
                },
              },
            },
          }),
        }),
  }
}

/** The currency of a rule's amounts; undefined where it is valid in no channel. */
export type CurrencyOf = (rule: RuleDraft) => string | undefined

/** Numbers that cannot be read, which would be saved as none. */
export function numberFaults(draft: PromotionDraft, currencyOf: CurrencyOf): Fault[] {
  return rulesOf(draft).flatMap((rule) => {
    const currency = currencyOf(rule)
    const [valueType, value] = rule.reward
    const { from, to } = (draft.type === 'ORDER' && rule.range) || { from: '', to: '' }
    const texts: [string, string, string | undefined][] = [
      ['reward', rule.isGift ? '' : value, valueType === 'FIXED' ? currency : undefined],
      ['from', from, currency],
      ['to', to, currency],
    ]
    return texts
      .filter(([, text, of]) => text.trim() !== '' && readNumber(text, of) === null)
      .map(([name]): Fault => ({ code: 'INVALID', field: `rules.${rule.key}.${name}`, message: null }))
  })
}

/** What has to be added and removed so that one list becomes another. */
export const difference = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((one) => !before.includes(one)),
  removed: before.filter((one) => !after.includes(one)),
})
