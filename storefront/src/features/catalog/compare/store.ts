/** What the visitor has put side by side: slugs of varieties, kept on the device in the order they were chosen. */
import { createStoredSlugs } from '../../../platform/stored-slugs.ts'

/** More columns than this nobody compares. */
export const MOST_COMPARED = 4

export const COMPARED_KEY = 'semena.compare'

const stored = createStoredSlugs(COMPARED_KEY, MOST_COMPARED)

export const useCompared = stored.use
export const comparedNow = stored.get
export const keepCompared = stored.set

/** One too many is not taken; a message says so. */
export function toggleCompared(slug: string): void {
  const now = stored.get()
  if (now.includes(slug)) stored.set(now.filter((other) => other !== slug))
  else if (now.length < MOST_COMPARED) stored.set([...now, slug])
  else void import('./full.ts').then(({ tellFull }) => tellFull())
}
