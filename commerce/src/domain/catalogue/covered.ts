/** Brings the table of the variants that rules cover to what the rules' predicates say now. */
import {
  catalogueRules,
  coverRule,
  forgetStaleProducts,
  markCovered,
  uncoveredRules,
} from '../../db/queries/rule-variants.ts'
import type { Queryable } from '../../db/statement.ts'
import { readPredicate } from './predicate.ts'

/** Writes the variants of rules whose predicate changed. Answers how many rules that were. */
export async function coverChangedRules(on: Queryable): Promise<number> {
  const rules = await uncoveredRules(on)
  for (const rule of rules) {
    await coverRule(on, rule.id, readPredicate(rule.predicate))
    await markCovered(on, rule)
  }
  return rules.length
}

/** Writes which of these products' variants each rule covers. */
export async function coverProducts(on: Queryable, productIds: readonly number[]): Promise<void> {
  for (const rule of await catalogueRules(on)) await coverRule(on, rule.id, readPredicate(rule.predicate), productIds)
}

/** Writes the variants of every rule, for whoever works out all prices next. */
export async function coverEverything(on: Queryable): Promise<void> {
  for (const rule of await catalogueRules(on)) {
    await coverRule(on, rule.id, readPredicate(rule.predicate))
    await markCovered(on, rule)
  }
  await forgetStaleProducts(on)
}
