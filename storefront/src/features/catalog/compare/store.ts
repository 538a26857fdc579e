/** The varieties that the visitor compares: slugs, stored on the device in the order they were chosen. */
import { createStoredSlugs } from '../../../platform/stored-slugs.ts'

/** The most varieties in one comparison. */
export const MOST_COMPARED = 4

export const COMPARED_KEY = 'semena.compare'

const stored = createStoredSlugs(COMPARED_KEY, MOST_COMPARED)

export const compared = { get: stored.get, subscribe: stored.subscribe }
export const useCompared = stored.use
export const keepCompared = stored.set

/** Adds a variety to the comparison or takes it out. When the comparison is full, a message says so instead. */
export function toggleCompared(slug: string): void {
  const now = stored.get()
  if (now.includes(slug)) stored.set(now.filter((other) => other !== slug))
  else if (now.length < MOST_COMPARED) stored.set([...now, slug])
  else void import('./full.ts').then(({ tellFull }) => tellFull())
}
