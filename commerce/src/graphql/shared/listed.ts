/** Lists with cursors. A cursor names the order of its list, so that it is refused in a list of another order. */
import { isStaffOrApp } from '../../context.ts'
import { countLargeList, readLargeList } from '../../db/queries/catalog/large-list.ts'
import type { OrderedList } from '../../db/statements/list-by.ts'
import {
  countList,
  cursorFits,
  type ListedRow,
  type ListSlice,
  type ListStatement,
  readList,
} from '../../db/statements/sql.ts'
import type { GraphqlContext } from '../context.ts'
import { type Connection, missingSize, type PageArgs, readPage, toConnection } from './connection.ts'
import { invalidArgument } from './errors.ts'

/** Quicker ways to read a list than by its statement. */
export interface Shortcut<Row extends object = object> {
  /** The rows of the page in its reading direction; null when there is no quicker way. */
  rows?: (slice: ListSlice) => Promise<ListedRow<Row>[] | null>
  count?: () => Promise<number>
  /** Answers the same rows to all who ask for the same page of the same list. */
  kept?: (slice: ListSlice, load: () => Promise<ListedRow<Row>[]>) => Promise<ListedRow<Row>[]>
}

/** A list that reads its rows only when a client asks for them, and not when it asks only for their number. */
export interface Listed<Node> {
  page: () => Promise<Pick<Connection<Node>, 'edges' | 'pageInfo'>>
  totalCount: () => Promise<number>
}

/** Resolvers of every connection. */
export const listedFields = {
  edges: async <Node>(list: Listed<Node>) => (await list.page()).edges,
  pageInfo: async (list: Listed<unknown>) => (await list.page()).pageInfo,
  totalCount: (list: Listed<unknown>) => list.totalCount(),
}

/**
 * Checks the arguments and gives the list. `order` is the name of its order, which stands in every cursor; `statement`
 * is asked for each time it is needed, which a shortcut may save.
 */
export function listed<Row extends object, Node>(
  ctx: Pick<GraphqlContext, 'database' | 'viewer'>,
  args: PageArgs,
  order: string,
  statement: ListStatement<Row> | (() => ListStatement<Row>),
  node: (row: Row) => Node,
  shortcut: Shortcut<Row> = {},
): Listed<Node> {
  const { pool } = ctx.database
  const list = typeof statement === 'function' ? statement : () => statement
  const slice = readPage(args, () => list().keys.length + 1)
  const from = slice?.from?.slice(1) ?? null
  if (slice?.from && (slice.from[0] !== order || !cursorFits(list().keys, from!)))
    throw invalidArgument('Received cursor is invalid.')
  const isForStaff = isStaffOrApp(ctx)
  const totalCount = () => shortcut.count?.() ?? (isForStaff ? countForStaff() : countList(pool, list()))
  const countForStaff = async (): Promise<number> => {
    const { rows, isExact } = await countLargeList(pool, list())
    // A page without others has all rows, and any page has some of them.
    const shown = isExact ? undefined : await page
    if (!shown) return rows
    const isWhole = !shown.pageInfo.hasNextPage && !shown.pageInfo.hasPreviousPage
    return isWhole ? shown.edges.length : Math.max(rows, shown.edges.length)
  }
  const read = async () => {
    if (!slice) throw missingSize()
    const cut = { limit: slice.limit, backward: slice.backward, from }
    const load = async (): Promise<ListedRow<Row>[]> => {
      const known = await shortcut.rows?.(cut)
      if (known) return known
      return (isForStaff ? readLargeList : readList)(pool, list(), cut)
    }
    const rows = await (shortcut.kept?.(cut, load) ?? load())
    return toConnection(rows, slice, { node: ({ row }) => node(row), key: ({ key }) => [order, ...key] }, totalCount)
  }
  let page: ReturnType<typeof read> | undefined
  return { page: () => (page ??= read()), totalCount }
}

/** The same for a list that is described as data. */
export const listedBy = <Row extends object, Node>(
  ctx: Pick<GraphqlContext, 'database' | 'viewer'>,
  args: PageArgs,
  list: OrderedList<Row>,
  node: (row: Row) => Node,
  shortcut?: Shortcut<Row>,
): Listed<Node> => listed(ctx, args, list.order, list, node, shortcut)

/** A list without rows, whose arguments are checked like those of any other. */
export function emptyList<Node>(args: PageArgs): Listed<Node> {
  const slice = readPage({ first: args.first, last: args.last }, () => 1)
  const totalCount = () => Promise.resolve(0)
  const page = async () => {
    if (!slice) throw missingSize()
    return toConnection<Node, Node>([], slice, { node: (node) => node, key: () => [] }, totalCount)
  }
  return { page, totalCount }
}
