/** What is wrong with a promotion's rule, told as Saleor tells it. */
import type { PromotionRuleCreateErrorCode } from '@semena/contract/enums'
import { HIGHEST_AMOUNT, isPrecise } from '../money.ts'
import { type Refusal, refusal } from '../result.ts'

/** Codes that mutations of rules share. */
export type RuleFaultCode = Extract<
  PromotionRuleCreateErrorCode,
  'REQUIRED' | 'INVALID' | 'MULTIPLE_CURRENCIES_NOT_ALLOWED' | 'INVALID_PRECISION' | 'MISSING_CHANNELS'
>

export type Predicate = Record<string, unknown>

/** A rule as it would be written. */
export interface RuleDraft {
  cataloguePredicate: Predicate | null
  orderPredicate: Predicate | null
  rewardType: 'SUBTOTAL_DISCOUNT' | 'GIFT' | null
  valueType: 'PERCENTAGE' | 'FIXED' | null
  value: number | null
  giftVariantIds: readonly number[]
  /** The currencies of its channels, each once. */
  currencies: readonly string[]
}

type Fault = Refusal<RuleFaultCode>

/** All faults of a rule for a promotion of that type; those of predicates come alone. */
export function ruleFaults(type: 'CATALOGUE' | 'ORDER', rule: RuleDraft): Fault[] {
  const faults = predicateFaults(type, rule)
  if (faults.length) return faults
  const ofType = rewardTypeFaults(type, rule)
  return ofType.length ? ofType : rewardFaults(rule)
}

/** Clients compare this text. */
function otherPredicate(type: 'CATALOGUE' | 'ORDER'): string {
  const [other, own] = type === 'CATALOGUE' ? ['Order', 'catalogue'] : ['Catalogue', 'order']
  return `\`${other}\` predicate cannot be provided for promotion rule with \`${own}\` predicate type.`
}

function predicateFaults(type: 'CATALOGUE' | 'ORDER', rule: RuleDraft): Fault[] {
  const [own, other] =
    type === 'CATALOGUE'
      ? (['cataloguePredicate', 'orderPredicate'] as const)
      : (['orderPredicate', 'cataloguePredicate'] as const)
  const faults: Fault[] = []
  const given = rule[own]
  if (given === null) faults.push(refusal('REQUIRED', own, `A rule of this promotion needs a predicate.`))
  else if (isMixed(given)) faults.push(refusal('INVALID', own, 'AND and OR stand alone in a predicate.'))
  else if (hasUnknown(given))
    faults.push(refusal('INVALID', own, 'The predicate has a condition by which rules cannot be checked.'))
  if (rule[other] && Object.keys(rule[other]).length) faults.push(refusal('INVALID', other, otherPredicate(type)))
  return faults
}

const isGiven = (value: unknown): value is Predicate =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a condition stands beside AND or OR, at any depth. */
function isMixed(predicate: Predicate): boolean {
  const names = Object.keys(predicate).filter((name) => predicate[name] != null)
  if (names.length > 1 && names.some((name) => name === 'AND' || name === 'OR')) return true
  return ['AND', 'OR'].some((name) => {
    const parts = predicate[name]
    return Array.isArray(parts) && parts.some((part) => isGiven(part) && isMixed(part))
  })
}

const CONDITIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  variantPredicate: new Set(['ids', 'sku', 'metadata', 'AND', 'OR']),
  productPredicate: new Set([
    'ids',
    'name',
    'slug',
    'productType',
    'category',
    'collection',
    'hasCategory',
    'metadata',
    'AND',
    'OR',
  ]),
  categoryPredicate: new Set(['ids', 'metadata', 'AND', 'OR']),
  collectionPredicate: new Set(['ids', 'metadata', 'AND', 'OR']),
}

/** Whether a predicate asks for something that is not among the conditions of its kind. */
function hasUnknown(predicate: Predicate, conditions?: ReadonlySet<string>): boolean {
  return Object.entries(predicate).some(([name, value]) => {
    if (value == null) return false
    if (name === 'AND' || name === 'OR')
      return Array.isArray(value) && value.some((part) => isGiven(part) && hasUnknown(part, conditions))
    const inner = CONDITIONS[name]
    if (inner) return isGiven(value) && hasUnknown(value, inner)
    return conditions !== undefined && !conditions.has(name)
  })
}

function rewardTypeFaults(type: 'CATALOGUE' | 'ORDER', { rewardType }: RuleDraft): Fault[] {
  if (type === 'CATALOGUE' && rewardType)
    return [refusal('INVALID', 'rewardType', 'Rules of the catalogue have no reward type.')]
  if (type === 'ORDER' && !rewardType)
    return [refusal('REQUIRED', 'rewardType', 'A rule of an order promotion needs a reward type.')]
  return []
}

function rewardFaults({ rewardType, valueType, value, giftVariantIds, currencies }: RuleDraft): Fault[] {
  if (rewardType === 'GIFT')
    return [
      ...(value === null ? [] : [refusal('INVALID', 'rewardValue', 'A gift has no value.')]),
      ...(valueType === null ? [] : [refusal('INVALID', 'rewardValueType', 'A gift has no value.')]),
      ...(giftVariantIds.length ? [] : [refusal('REQUIRED', 'gifts', 'Gifts are needed.')]),
    ]
  const missing = [
    ...(valueType === null ? [refusal('REQUIRED', 'rewardValueType', 'The type of the value is needed.')] : []),
    ...(value === null ? [refusal('REQUIRED', 'rewardValue', 'The value is needed.')] : []),
  ]
  if (valueType === null || value === null) return missing
  if (valueType === 'PERCENTAGE')
    return value > 100 ? [refusal('INVALID', 'rewardValue', 'It is at most 100 percent.')] : []
  if (value > HIGHEST_AMOUNT) return [refusal('INVALID', 'rewardValue', 'This is more than can be taken off.')]
  const [currency] = currencies
  if (currency === undefined) return [refusal('MISSING_CHANNELS', 'channels', 'A fixed amount needs a channel.')]
  if (currencies.length > 1)
    return [
      refusal('MULTIPLE_CURRENCIES_NOT_ALLOWED', 'rewardValueType', 'A fixed amount needs channels of one currency.'),
    ]
  return isPrecise(value, currency)
    ? []
    : [refusal('INVALID_PRECISION', 'rewardValue', 'The currency has fewer decimals.')]
}
