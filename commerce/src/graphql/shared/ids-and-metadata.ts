/** The conditions on ids and metadata that the filters of categories and of collections have. */
import { keysOf } from './ids.ts'
import { readJoined } from './joined.ts'

interface Asked {
  ids?: string[] | null
  metadata?: { key: string; value?: string | null }[] | null
}

interface Where extends Asked {
  AND?: Where[] | null
  OR?: Where[] | null
}

/** Reads whichever filter is given. An empty list of ids finds nothing in `where`, and is no condition in `filter`. */
export function idsAndMetadata(type: string, filter: Asked | null | undefined, where: Where | null | undefined) {
  const own = ({ ids, metadata }: Asked) => ({ ids: ids ? keysOf(ids, type) : null, metadata: metadata ?? [] })
  if (where) return { ...own(where), ...readJoined(where, own) }
  return own({ ...filter, ids: filter?.ids?.length ? filter.ids : null })
}
