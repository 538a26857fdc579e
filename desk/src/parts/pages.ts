/** Reads Saleor's connections page by page for a list that grows as one scrolls. */
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'

export interface Connection<Row> {
  edges: readonly { node: Row }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  totalCount?: number | null
}

/** `load` asks for the page after a cursor. The key begins with the noun, so that news of the noun asks again. */
export const pagesOf = <Row>(
  key: readonly unknown[],
  load: (after: string | null, signal: AbortSignal) => Promise<Connection<Row> | null | undefined>,
) =>
  infiniteQueryOptions({
    queryKey: key,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      (await load(pageParam, signal)) ?? { edges: [], pageInfo: { hasNextPage: false } },
    getNextPageParam: (page) => (page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null),
    placeholderData: (before) => before,
  })

/** The rows so far, and what `List` needs to show more. */
export function usePages<Row>(options: ReturnType<typeof pagesOf<Row>>) {
  const query = useInfiniteQuery(options)
  return {
    rows: query.data?.pages.flatMap(({ edges }) => edges.map(({ node }) => node)),
    total: query.data?.pages[0]?.totalCount ?? null,
    error: query.error,
    onAgain: () => void query.refetch(),
    hasMore: query.hasNextPage,
    onMore: () => void (query.isFetchingNextPage || query.fetchNextPage()),
  }
}

/** Pages of what can be chosen are read one after the other, up to so many. */
const MOST_PAGES = 50

/** Reads all rows, for choices and trees, which are of no use in parts. */
export async function readAll<Row>(
  load: (after: string | null) => Promise<Connection<Row> | null | undefined>,
): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    // Each page is told by the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const found: Connection<Row> | null | undefined = await load(after)
    rows.push(...(found?.edges ?? []).map(({ node }) => node))
    if (!found?.pageInfo.hasNextPage || !found.pageInfo.endCursor) break
    after = found.pageInfo.endCursor
  }
  return rows
}
