/** Conditions that clients join by AND and OR. */

/** Further conditions: all of `and` and one of `or` must hold, too. */
export interface Joined<Condition> {
  and?: readonly (Condition & Joined<Condition>)[]
  or?: readonly (Condition & Joined<Condition>)[]
}

/** SQL of a condition and of those it is joined with; `own` gives the SQL of one without them. */
export function joinedSql<Condition>(
  condition: Condition & Joined<Condition>,
  own: (one: Condition) => readonly string[],
): string[] {
  const all = (one: Condition & Joined<Condition>): string => `(${['true', ...joinedSql(one, own)].join(' and ')})`
  const { and = [], or = [] } = condition
  return [...own(condition), ...and.map(all), ...(or.length ? [`(${or.map(all).join(' or ')})`] : [])]
}
