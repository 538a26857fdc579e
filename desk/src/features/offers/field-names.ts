/** The names of an offer's fields, for two people who changed the same. */
import { m } from '../../paraglide/messages.js'
import type { Path } from '../../parts/merge.ts'
import { LANGUAGE_NAMES } from '../../platform/i18n.ts'

const SHARED: Record<string, () => string> = {
  name: () => `${m.offers_name()} · ${LANGUAGE_NAMES.en}`,
  ru: () => `${m.offers_name()} · ${LANGUAGE_NAMES.ru}`,
  cs: () => `${m.offers_name()} · ${LANGUAGE_NAMES.cs}`,
  startDate: m.offers_starts,
  endDate: m.offers_ends,
}

export const promotionLabel = ([part = '']: Path): string => (SHARED[part] ?? m.offers_rules)()

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
  if (part !== 'listings') return VOUCHER[part]?.() ?? ''
  const name = channels.find(({ id }) => id === channel)?.name ?? ''
  return `${of === 'minimum' ? m.offers_minimum() : m.offers_reward()}, ${name}`
}
