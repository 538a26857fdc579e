/** What stands side by side, as the address says it: `?v=slug,slug`. */
import { MOST_COMPARED } from './store.ts'

export interface CompareSearch {
  v?: string | undefined
}

/** Slugs as a list, each once, no more than fit. */
export const slugsOf = ({ v }: CompareSearch): string[] =>
  [...new Set((v ?? '').split(',').filter((slug) => /^[^\s/]{1,255}$/.test(slug)))].slice(0, MOST_COMPARED)

export const searchOf = (slugs: readonly string[]): CompareSearch => ({
  v: slugs.length > 0 ? slugs.join(',') : undefined,
})

/** In its shortest form, so that one comparison has one address. A name that came twice counts as one list. */
export const compareSearch = (raw: Record<string, unknown>): CompareSearch =>
  searchOf(slugsOf({ v: [raw['v']].flat().join(',') }))
