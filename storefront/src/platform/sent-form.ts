/**
 * A form that was sent without scripts and refused, with everything that was typed, so that its page can show it again.
 */
import { notCached, cachedForAll } from './cache-headers.ts'
import type { FormFault } from './own-api.ts'

export interface SentForm {
  fields: Readonly<Record<string, string>>
  faults: readonly FormFault[]
}

/** Cache headers for a page with a form: a page that shows what a visitor typed is not cached. */
export const formHeaders = (sent: SentForm | undefined, ...tags: string[]): Record<string, string> =>
  sent ? notCached() : cachedForAll(...tags)
