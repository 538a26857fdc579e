/** Lists with cursors: a cursor names its order, so that one of another order is refused. */
import { countList, cursorFits, type ListSlice, type ListStatement, readList } from '../../db/queries/sql.ts'
import type { GraphqlContext } from '../context.ts'
import { type Connection, type PageArgs, readPage, toConnection } from './connection.ts'
import { invalidArgument } from './errors.ts'

/** Quicker ways to the same answers, where there are any. */
export interface Shortcut<Row extends object = object> {
  /** A statement for just the rows of the page; null: there is no quicker way. */
  page?: (slice: ListSlice) => Promise<ListStatement<Row> | null>
  count?: () => Promise<number>
}

/** A list that reads its rows only when a client asks for them, and not just for their number. */
export interface Listed<Node> {
  page: () => Promise<Pick<Connection<Node>, 'edges' | 'pageInfo'>>
  totalCount: () => Promise<number>
}

/** Resolvers of every connection. */
export const listedFields = {
  edges: async <Node>(list: Listed<Node>) => (await list.page()).edges,
  pageInfo: async (list: Listed<unknown>) => (await list.page()).pageInfo,
  // Compiled queries do not call functions that stand as plain values.
  totalCount: (list: Listed<unknown>) => list.totalCount(),
}

/** Checks the arguments and gives the list. `order` names the order and stands in every cursor. */
export function listed<Row extends object, Node>(
  ctx: Pick<GraphqlContext, 'database'>,
  args: PageArgs,
  order: string,
  list: ListStatement<Row>,
  node: (row: Row) => Node,
  shortcut: Shortcut<Row> = {},
): Listed<Node> {
  const { pool } = ctx.database
  const slice = readPage(args, list.keys.length + 1)
  const from = slice.from?.slice(1) ?? null
  if (slice.from && (slice.from[0] !== order || !cursorFits(list.keys, from!)))
    throw invalidArgument('Received cursor is invalid.')
  const cut = { limit: slice.limit, backward: slice.backward, from }
  const totalCount = () => shortcut.count?.() ?? countList(pool, list)
  const read = async () => {
    const picked = await shortcut.page?.(cut)
    const rows = picked ? await readList(pool, picked, { ...cut, from: null }) : await readList(pool, list, cut)
    const page = toConnection(rows, slice, ({ key }) => [order, ...key], totalCount)
    return { pageInfo: page.pageInfo, edges: page.edges.map((e) => ({ node: node(e.node.row), cursor: e.cursor })) }
  }
  let page: ReturnType<typeof read> | undefined
  return { page: () => (page ??= read()), totalCount }
}

/** A page of nothing; its arguments are checked like any other's. */
export function emptyList<Node>(args: PageArgs): Listed<Node> {
  const slice = readPage({ first: args.first, last: args.last }, 1)
  const totalCount = () => Promise.resolve(0)
  const nothing = toConnection<Node>([], slice, () => [], totalCount)
  return { page: () => Promise.resolve(nothing), totalCount }
}
