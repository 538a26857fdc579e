/** Metadata that clients keep with things of the shop: texts by key, within limits. */
import type { Ctx } from '../context.ts'
import { changeMetadata, type MetadataChange, type MetadataPlace } from '../db/queries/metadata.ts'
import { forgetReference } from '../db/queries/reference.ts'
import { forgetShippingMethods } from '../db/queries/shipping.ts'
import type { MetadataMap } from '../db/tables/columns.ts'
import { ok, refuse, type Refusal, type Result } from './result.ts'

const LONGEST_KEY = 255
/** Of all that one thing holds, as JSON. */
export const MOST_METADATA_BYTES = 64 * 1024

export type MetadataCode = 'REQUIRED' | 'INVALID' | 'NOT_FOUND'

/** What is wrong with entered metadata, whatever is there already. */
export function metadataFault(entered: MetadataMap, field: string): Refusal<'REQUIRED' | 'INVALID'> | null {
  const keys = Object.keys(entered)
  if (keys.some((key) => !key.trim())) return refuse('REQUIRED', field, 'Metadata key cannot be empty.').errors[0]!
  if (keys.some((key) => key.length > LONGEST_KEY))
    return refuse('INVALID', field, `Metadata keys have at most ${LONGEST_KEY} characters.`).errors[0]!
  return Buffer.byteLength(JSON.stringify(entered)) > MOST_METADATA_BYTES ? tooMuch(field) : null
}

export const tooMuch = (field: string): Refusal<'INVALID'> =>
  refuse('INVALID', field, `Metadata of one object takes at most ${MOST_METADATA_BYTES / 1024} kB.`).errors[0]!

/** Puts and removes; changes of one thing that are made at once are all there afterwards. */
export async function writeMetadata(
  { database: { pool }, clock }: Pick<Ctx, 'database' | 'clock'>,
  place: MetadataPlace,
  change: MetadataChange,
): Promise<Result<null, MetadataCode>> {
  const fault = metadataFault(change.put, 'input')
  if (fault) return { ok: false, errors: [fault] }
  const done = await changeMetadata(pool, place, change, MOST_METADATA_BYTES, clock.now())
  if (done === null) return refuse('NOT_FOUND', 'id', "Couldn't resolve to a node.")
  if (!done) return { ok: false, errors: [tooMuch('input')] }
  if (place.table === 'shippingMethods') forgetShippingMethods(pool)
  else forgetReference(pool)
  return ok(null)
}
