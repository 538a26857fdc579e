/** Statements that look up each of many keys by itself, and whose plan is kept. */

/**
 * SQL that runs `select` for each element of a JSON list, such as `$1`; the element is called `wanted` and is a text.
 *
 * Of an array the planner knows the length, and would plan again for each call; of JSON it expects a hundred elements,
 * for which it would read small tables whole, and would go on with that plan while they grow (decision 0073). `offset 0`
 * keeps it from joining, so that each element is looked up by an index.
 */
export const eachOf = (list: string, select: string): string =>
  `select f.* from jsonb_array_elements_text(${list}::jsonb) as wanted cross join lateral (${select} offset 0) f`
