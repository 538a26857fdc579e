/** The compared varieties in the address: `?v=slug,slug`. */
import { MOST_COMPARED } from './store.ts'

export interface CompareSearch {
  v?: string | undefined
}

/** The slugs of the address as a list without repetitions, cut at the most that can be compared. */
export const slugsOf = ({ v }: CompareSearch): string[] =>
  [...new Set((v ?? '').split(',').filter((slug) => /^[^\s/]{1,255}$/.test(slug)))].slice(0, MOST_COMPARED)

export const searchOf = (slugs: readonly string[]): CompareSearch => ({
  v: slugs.length > 0 ? slugs.join(',') : undefined,
})

/**
 * For `validateSearch`: the shortest form, so that one comparison has one address. A repeated parameter counts as one
 * list.
 */
export const compareSearch = (raw: Record<string, unknown>): CompareSearch =>
  searchOf(slugsOf({ v: [raw['v']].flat().join(',') }))
