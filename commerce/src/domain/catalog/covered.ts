/** Brings the table of the variants that rules cover to what the rules' predicates say now. */
import {
  catalogueRules,
  coverRule,
  forgetChangedPrices,
  forgetStaleProducts,
  markCovered,
  measureCovered,
  uncoveredRules,
} from '../../db/queries/promotion/rule-variants.ts'
import type { Queryable } from '../../db/statements/statement.ts'
import { readPredicate } from './predicate.ts'

/** So many products that come under a rule change which plans are quick. */
const MANY = 500

/** Writes the variants of rules whose predicate changed. Answers how many rules that were. */
export async function coverChangedRules(on: Queryable): Promise<number> {
  const rules = await uncoveredRules(on)
  let moved = 0
  for (const rule of rules) {
    moved += await coverRule(on, rule.id, readPredicate(rule.predicate))
    await markCovered(on, rule)
  }
  if (moved > MANY) await measureCovered(on)
  return rules.length
}

/** Writes which of these products' variants each rule covers. */
export async function coverProducts(on: Queryable, productIds: readonly number[]): Promise<void> {
  for (const rule of await catalogueRules(on)) await coverRule(on, rule.id, readPredicate(rule.predicate), productIds)
}

/** Writes the variants of every rule, for whoever works out all prices next. */
export async function coverEverything(on: Queryable): Promise<void> {
  // What others move from here on stays in the queue: the rules that are covered by then may lack it.
  await forgetStaleProducts(on)
  for (const rule of await catalogueRules(on)) {
    await coverRule(on, rule.id, readPredicate(rule.predicate))
    await markCovered(on, rule)
  }
  await forgetChangedPrices(on)
}
