/** A form that a browser sent without a script and that was refused: its page shows it again with everything that was typed. */
import { notCached, cachedForAll } from './cache-headers.ts'
import type { FormFault } from './own-api.ts'

export interface SentForm {
  fields: Readonly<Record<string, string>>
  faults: readonly FormFault[]
}

/** A page that shows what one visitor typed is kept for nobody else. */
export const formHeaders = (sent: SentForm | undefined, ...tags: string[]): Record<string, string> =>
  sent ? notCached() : cachedForAll(...tags)
