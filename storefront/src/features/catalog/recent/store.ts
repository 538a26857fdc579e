/** The varieties that were looked at on this device, the latest first. They are stored on the device only. */
import { createStoredSlugs } from '../../../platform/stored-slugs.ts'

const MOST = 12

const stored = createStoredSlugs('semena.recent', MOST)

export const useRecent = stored.use

/** Puts a variety at the head of the list. */
export function remember(slug: string): void {
  const now = stored.get()
  if (now[0] !== slug) stored.set([slug, ...now.filter((other) => other !== slug)])
}

export const clearRecent = (): void => stored.set([])
