/** Lists with cursors: a cursor names its order, so that one of another order is refused. */
import { countList, fits, type ListSlice, type ListStatement, readList } from '../../db/queries/sql.ts'
import type { Ctx } from '../../context.ts'
import { type Connection, type PageArgs, readPage, toConnection } from '../connection.ts'
import { invalidArgument } from '../errors.ts'

/** Quicker ways to the same answers, where there are any. */
export interface Shortcut {
  /** A statement for just the rows of the page; null: there is no quicker way. */
  page?: (slice: ListSlice) => Promise<ListStatement | null>
  count?: () => Promise<number>
}

/** Reads one page. `order` names the order and stands in every cursor. */
export async function listed<Row extends object, Node>(
  ctx: Pick<Ctx, 'database'>,
  args: PageArgs,
  order: string,
  statement: () => ListStatement,
  node: (row: Row) => Node,
  shortcut: Shortcut = {},
): Promise<Connection<Node>> {
  const { pool } = ctx.database
  const list = statement()
  const slice = readPage(args, list.keys.length + 1)
  const from = slice.from?.slice(1) ?? null
  if (slice.from && (slice.from[0] !== order || !fits(list.keys, from!)))
    throw invalidArgument('Received cursor is invalid.')
  const cut = { limit: slice.limit, backward: slice.backward, from }
  const picked = await shortcut.page?.(cut)
  const rows = picked ? await readList<Row>(pool, picked, { ...cut, from: null }) : await readList<Row>(pool, list, cut)
  const nodes = rows.map(({ row, key }) => ({ node: node(row), key }))
  const page = toConnection(
    nodes,
    slice,
    (r) => [order, ...r.key],
    () => shortcut.count?.() ?? countList(pool, list),
  )
  return { ...page, edges: page.edges.map(({ node: n, cursor }) => ({ node: n.node, cursor })) }
}

/** A page of nothing; its arguments are checked like any other's. */
export function emptyList<Node>(args: PageArgs): Connection<Node> {
  const slice = readPage({ first: args.first, last: args.last }, 1)
  return toConnection<Node>(
    [],
    slice,
    () => [],
    () => Promise.resolve(0),
  )
}
