/** The change log, as the shop's own API tells it, and the way to take changes back. */
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { m } from '../paraglide/messages.js'
import { ServiceError } from '../platform/faults.ts'
import { ownApi } from '../platform/own-api.ts'

export interface ChangeField {
  name: string
  before: unknown
  after: unknown
}

/** A thing with the name by which people know it. */
export interface NamedThing {
  noun: string
  /** A global id, where the thing has one of its own. */
  id: string | null
  name: string
  sku: string | null
}

export interface ChangeRow {
  noun: string
  id: string | null
  key: Record<string, unknown>
  did: 'CREATED' | 'UPDATED' | 'DELETED'
  fields: ChangeField[]
  /** Itself where it has a name, and the things to which it belongs. */
  about: NamedThing[]
  /** The currency of its amounts, which are in minor units. */
  currency: string | null
}

export interface Change {
  id: string
  at: string
  origin: 'STAFF' | 'APP' | 'IMPORT' | 'COMMAND'
  operation: string
  actor: { id: string; name: string } | null
  undoes: string | null
  undoneBy: string | null
  rowCount: number
  rows: ChangeRow[]
}

/** What chooses among changes; `since` is a day, `id` and `actor` are global ids. */
export interface Asked {
  noun?: string | undefined
  actor?: string | undefined
  origin?: Change['origin'] | undefined
  since?: string | undefined
  id?: string | undefined
}

interface Page {
  changes: Change[]
  /** Names by global id of what fields lead to. */
  names: Record<string, string>
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

const FIRST = 30

/** Changes, newest first. */
export const logQuery = (asked: Asked, first = FIRST) =>
  infiniteQueryOptions({
    queryKey: ['changes', 'log', asked, first],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => {
      const { since, ...rest } = asked
      const query = new URLSearchParams({
        first: String(first),
        ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)),
        ...(since ? { since: new Date(`${since}T00:00`).toISOString() } : {}),
        ...(pageParam ? { after: pageParam } : {}),
      })
      return ownApi<Page>('GET', `/api/changes/?${query.toString()}`)
    },
    getNextPageParam: (page) => (page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null),
    placeholderData: (before) => before,
  })

/** The changes of all pages that were read, and the names of what they lead to. */
export const readChanges = (pages: readonly Page[]): { changes: Change[]; names: ReadonlyMap<string, string> } => ({
  changes: pages.flatMap((page) => page.changes),
  names: new Map(pages.flatMap((page) => Object.entries(page.names))),
})

/** Why a change is not taken back, in plain words. */
const REFUSALS: Readonly<Record<string, () => string>> = {
  ALREADY_UNDONE: m.changes_already,
  CHANGED_SINCE: m.changes_since_then,
  MASKED: m.changes_masked,
  NOT_UNDOABLE: m.changes_not_undoable,
  TOO_LARGE: m.changes_too_large,
  PERMISSION_DENIED: m.changes_denied,
}

/** What became of an undo: done, or why not and what stands in the way. */
export type Undone = { refusal: null } | { refusal: string; change: string | null; inTheWay: string[] }

/** Takes changes back, all of them or none, and asks anew for whatever is shown. */
export function useUndo(): (ids: readonly string[]) => Promise<Undone> {
  const client = useQueryClient()
  return async (ids) => {
    try {
      await ownApi('POST', '/api/changes/undo/', { changes: ids })
      await client.invalidateQueries()
      return { refusal: null }
    } catch (error) {
      if (!(error instanceof ServiceError) || !REFUSALS[error.code]) throw error
      const { change, inTheWay } = (error.answer ?? {}) as { change?: string; inTheWay?: string[] }
      return { refusal: REFUSALS[error.code]!(), change: change ?? null, inTheWay: inTheWay ?? [] }
    }
  }
}
