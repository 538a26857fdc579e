/** Lists of things whose ids stand in one row, such as the products of a voucher. */
import { missingSize, type PageArgs, readPage, toConnection } from './connection.ts'
import { invalidArgument } from './errors.ts'
import type { Listed } from './listed.ts'

/** A page of the things with these keys, in the order of the keys; those that are gone are left out. */
export function listedIds<Node>(
  args: PageArgs,
  order: string,
  keys: readonly number[],
  load: (keys: readonly number[]) => Promise<readonly (Node | null | Error)[]>,
): Listed<Node> {
  const slice = readPage(args, () => 2)
  const [name, from] = slice?.from ?? [order, null]
  if (name !== order || (slice?.from && typeof from !== 'number')) throw invalidArgument('Received cursor is invalid.')
  const totalCount = () => Promise.resolve(keys.length)
  const read = async () => {
    if (!slice) throw missingSize()
    const sorted = keys.toSorted((a, b) => (slice.backward ? b - a : a - b))
    const rest = typeof from === 'number' ? sorted.filter((key) => (slice.backward ? key < from : key > from)) : sorted
    const wanted = rest.slice(0, slice.limit)
    const found = await load(wanted)
    const rows = wanted.flatMap((key, i) => {
      const node = found[i]
      return node && !(node instanceof Error) ? [{ key, node }] : []
    })
    return toConnection(rows, slice, { node: ({ node }) => node, key: ({ key }) => [order, key] }, totalCount)
  }
  let page: ReturnType<typeof read> | undefined
  return { page: () => (page ??= read()), totalCount }
}
