/** Whether an order or a checkout earns what a rule of an order promotion gives, by Saleor's OrderPredicateInput. */
import { toMinor } from '../money.ts'

/** What predicates compare, in minor units: the lines after catalogue sales, alone and with shipping. */
export interface PredicateSubject {
  subtotal: number
  total: number
  currency: string
}

type Given = Record<string, unknown>

const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Given[] => (Array.isArray(value) ? value.filter(isGiven) : [])

/** A predicate as it is stored. One without conditions is met by nothing. */
export const meets = (predicate: Given, subject: PredicateSubject): boolean =>
  every(predicate, meets, subject, {
    discountedObjectPredicate: (value) => isGiven(value) && meetsObject(value, subject),
  })

const meetsObject = (predicate: Given, subject: PredicateSubject): boolean =>
  every(predicate, meetsObject, subject, {
    baseSubtotalPrice: (value) => isGiven(value) && matches(value, subject.subtotal, subject.currency),
    baseTotalPrice: (value) => isGiven(value) && matches(value, subject.total, subject.currency),
  })

/** Whether all conditions that are given are met, of which there must be one. */
function every(
  predicate: Given,
  nested: (predicate: Given, subject: PredicateSubject) => boolean,
  subject: PredicateSubject,
  conditions: Record<string, (value: unknown) => boolean>,
): boolean {
  const checks = {
    ...conditions,
    AND: (value: unknown) => listOf(value).length > 0 && listOf(value).every((p) => nested(p, subject)),
    OR: (value: unknown) => listOf(value).some((p) => nested(p, subject)),
  }
  const given = Object.entries(checks).filter(([name]) => predicate[name] != null)
  return given.length > 0 && given.every(([name, check]) => check(predicate[name]))
}

/** A DecimalFilterInput on an amount of minor units. */
function matches(filter: Given, amount: number, currency: string): boolean {
  const minor = (value: unknown): number => toMinor(Number(value), currency)
  if (filter.eq != null) return amount === minor(filter.eq)
  if (Array.isArray(filter.oneOf)) return filter.oneOf.some((value) => amount === minor(value))
  if (!isGiven(filter.range)) return false
  const { gte, lte } = filter.range
  return (gte == null || amount >= minor(gte)) && (lte == null || amount <= minor(lte))
}
