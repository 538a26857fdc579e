/**
 * Relay lists over rows in a stable order: cursors hold the sort values of a row, so that pages stay right while rows
 * are added.
 */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import type { GraphQLError } from 'graphql'
import { invalidArgument } from './errors.ts'

export interface PageArgs {
  first?: number | null | undefined
  last?: number | null | undefined
  after?: string | null | undefined
  before?: string | null | undefined
}

/** What a query has to fetch: `limit` rows (one more than asked, to know whether there are further ones). */
export interface Slice {
  limit: number
  /** Whether the slice is read from the end. Its rows then come in reverse, and `toConnection` turns them round. */
  backward: boolean
  /** Sort values of the row after which the slice begins, in the direction of reading. */
  from: readonly (string | number | null)[] | null
  size: number
  hasCursor: boolean
}

/** The error of who asks for rows and does not say for how many. */
export const missingSize = (): GraphQLError =>
  invalidArgument('You must provide a `first` or `last` value to properly paginate the connection.')

/**
 * Checks `first`, `last`, `after` and `before` as Saleor does; throws a coded error for anything unusable. Null means
 * that no size is given: then only the number of all rows can be read. `keyLength` is asked where there is a cursor.
 */
export function readPage(args: PageArgs, keyLength: () => number): Slice | null {
  const { first, last } = args
  if (first == null && last == null) return null
  if (first != null && last != null) throw invalidArgument('You cannot provide both `first` and `last` values.')
  const size = (first ?? last)!
  const name = first == null ? 'last' : 'first'
  if (size <= 0) throw invalidArgument(`Argument \`${name}\` must be a non-negative integer.`)
  if (size > MAX_PAGE_SIZE)
    throw invalidArgument(`Requesting ${size} records exceeds the \`${name}\` limit of ${MAX_PAGE_SIZE} records.`)
  if (args.after && args.before) throw invalidArgument('Argument `after` cannot be combined with `before`.')
  const cursor = args.after || args.before
  const backward = last != null
  if (args.after && backward) throw invalidArgument('Argument `after` cannot be combined with `last`.')
  if (args.before && !backward) throw invalidArgument('Argument `before` cannot be combined with `first`.')
  return {
    limit: size + 1,
    backward,
    from: cursor ? decodeCursor(cursor, keyLength()) : null,
    size,
    hasCursor: Boolean(cursor),
  }
}

export const encodeCursor = (values: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

function decodeCursor(cursor: string, length: number): (string | number | null)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (
      Array.isArray(values) &&
      values.length === length &&
      values.every((v) => v === null || typeof v === 'string' || typeof v === 'number')
    )
      return values as (string | number | null)[]
  } catch {
    /* falls through to the one error below */
  }
  throw invalidArgument('Received cursor is invalid.')
}

export interface Connection<Node> {
  edges: { node: Node; cursor: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  /** The number of all rows, counted only when a client asks. */
  totalCount: () => Promise<number>
}

/**
 * Makes a connection of the rows of a slice. `node` gives what stands for a row, and `key` the row's sort values, of
 * which the last is unique.
 */
export function toConnection<Row, Node>(
  rows: readonly Row[],
  slice: Slice,
  { node, key }: { node: (row: Row) => Node; key: (row: Row) => readonly (string | number | null)[] },
  totalCount: () => Promise<number>,
): Connection<Node> {
  const more = rows.length > slice.size
  const forward = rows.slice(0, slice.size)
  const kept = slice.backward ? forward.toReversed() : forward
  const edges = kept.map((row) => ({ node: node(row), cursor: encodeCursor(key(row)) }))
  return {
    edges,
    pageInfo: {
      hasNextPage: slice.backward ? slice.hasCursor : more,
      hasPreviousPage: slice.backward ? more : slice.hasCursor,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  }
}
