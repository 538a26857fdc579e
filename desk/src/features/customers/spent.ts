/** What customers have paid over all their orders, which only our own service sums. */
import { useQueries } from '@tanstack/react-query'
import { isOwnService } from '../../platform/endpoint.ts'
import type { Money } from '../../platform/money.ts'
import { ownApi } from '../../platform/own-api.ts'

/** As many as are asked for at once. */
const AT_ONCE = 50

/** The sums of each customer by currency, by their ids; nothing of those who are not read yet. */
export function useSpent(ids: readonly string[], may: boolean): ReadonlyMap<string, readonly Money[]> {
  const asked = may && isOwnService() ? ids : []
  const parts = Array.from({ length: Math.ceil(asked.length / AT_ONCE) }, (_, at) =>
    asked.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  return useQueries({
    queries: parts.map((users) => ({
      queryKey: ['customers', 'spent', users],
      queryFn: async () => {
        const path = `/api/spent/?users=${encodeURIComponent(users.join(','))}`
        const { spent } = await ownApi<{ spent: (Money & { user: string })[] }>('GET', path)
        return users.map((user): [string, Money[]] => [user, spent.filter((sum) => sum.user === user)])
      },
    })),
    combine: (answers) => new Map(answers.flatMap(({ data }) => data ?? [])),
  })
}
