/** The names of an offer's fields, for two people who changed the same. */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { m } from '../../paraglide/messages.js'
import type { Path } from '../../parts/merge.ts'
import { type Language, LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { type PromotionDraft, rulesOf } from './promotion-draft.ts'

const nameIn = (language: Language): string => `${m.offers_name()} · ${LANGUAGE_NAMES[language]}`

const SHARED: Record<string, () => string> = {
  name: () => nameIn(DEFAULT_LANGUAGE),
  startDate: m.offers_starts,
  endDate: m.offers_ends,
}

const RULE: Record<string, () => string> = {
  name: m.offers_rule_name,
  isGift: m.offers_gift,
  channelIds: m.offers_channels,
  groups: m.offers_for_goods,
  reward: m.offers_reward,
  giftIds: m.offers_gifts,
  range: m.offers_rule_range,
}

/** The name of a rule, else its number. */
export function ruleName(draft: Pick<PromotionDraft, 'rules' | 'order'>, key: string): string {
  const rule = draft.rules[key]
  return rule?.name || m.offers_rule({ number: rulesOf(draft).findIndex((one) => one.key === key) + 1 || '…' })
}

export function promotionLabel([part = '', key, of]: Path, draft: PromotionDraft): string {
  if (part === 'translatedNames') return nameIn(key as Language)
  if (part !== 'rules' || key === undefined) return (SHARED[part] ?? m.offers_rules)()
  const field = of === undefined ? undefined : RULE[of]?.()
  return [ruleName(draft, key), field].filter(Boolean).join(': ')
}

/** What an offer takes off, as typed, with its kind. */
export const worthText = ([type, value]: PromotionDraft['rules'][string]['reward']): string =>
  `${type === 'FIXED' ? m.offers_fixed() : m.offers_percentage()}: ${value || '–'}`

const VOUCHER: Record<string, () => string> = {
  ...SHARED,
  kind: m.offers_applies,
  valueType: m.offers_value_type,
  usageLimit: m.offers_usage_limit,
  minimumItems: m.offers_minimum_items,
  oncePerCustomer: m.offers_once_per_customer,
  singleUse: m.offers_single_use,
  onlyForStaff: m.offers_only_staff,
  countries: m.offers_countries,
  goods: m.offers_for_goods,
  codes: m.offers_codes,
}

export function voucherLabel(
  [part = '', channel, of]: Path,
  channels: readonly { id: string; name: string }[],
): string {
  if (part === 'translatedNames') return nameIn(channel as Language)
  if (part !== 'listings') return VOUCHER[part]?.() ?? ''
  const name = channels.find(({ id }) => id === channel)?.name ?? ''
  return `${of === 'minimum' ? m.offers_minimum() : m.offers_reward()}, ${name}`
}
