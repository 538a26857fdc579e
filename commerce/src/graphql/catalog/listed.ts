/** Lists with cursors: a cursor names its order, so that one of another order is refused. */
import { countList, fits, type ListStatement, readList } from '../../db/queries/sql.ts'
import type { Ctx } from '../../context.ts'
import { type Connection, type PageArgs, readPage, toConnection } from '../connection.ts'
import { invalidArgument } from '../errors.ts'

/** Reads one page. `order` names the order and stands in every cursor; `count` replaces counting by the same statement. */
export async function listed<Row extends object, Node>(
  ctx: Pick<Ctx, 'database'>,
  args: PageArgs,
  order: string,
  statement: () => ListStatement,
  node: (row: Row) => Node,
  count?: (statement: ListStatement) => Promise<number>,
): Promise<Connection<Node>> {
  const { pool } = ctx.database
  const list = statement()
  const slice = readPage(args, list.keys.length + 1)
  const from = slice.from?.slice(1) ?? null
  if (slice.from && (slice.from[0] !== order || !fits(list.keys, from!))) throw invalidArgument('Received cursor is invalid.')
  const rows = await readList<Row>(pool, list, { limit: slice.limit, backward: slice.backward, from })
  const nodes = rows.map(({ row, key }) => ({ node: node(row), key }))
  const page = toConnection(nodes, slice, (r) => [order, ...r.key], () => (count ?? ((l) => countList(pool, l)))(list))
  return { ...page, edges: page.edges.map(({ node: n, cursor }) => ({ node: n.node, cursor })) }
}

/** A page of nothing; its arguments are checked like any other's. */
export function emptyList<Node>(args: PageArgs): Connection<Node> {
  const slice = readPage({ first: args.first, last: args.last }, 1)
  return toConnection<Node>([], slice, () => [], () => Promise.resolve(0))
}
