/** The query for how many varieties match each answer, given the answers before. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../platform/graphql.ts'
import { toFilter } from '../filter.ts'
import { type CatalogSearch, withChange } from '../search.ts'
import { CatalogFinderDocument, type CatalogFinderQueryVariables } from './finder.generated.ts'
import type { Question } from './questions.ts'

export interface Counts {
  any: number
  answers: number[]
}

export const finderQuery = (channel: string, { topic, answers }: Question, filters: CatalogSearch) =>
  queryOptions({
    queryKey: ['finder', channel, topic, filters],
    // The finder works without the numbers, so the service is not asked again.
    retry: false,
    queryFn: async (): Promise<Counts> => {
      const any = toFilter(withChange(filters, {}))
      const asked = answers.map((answer): [string, object] => [
        `a${answers.indexOf(answer)}`,
        toFilter(withChange(filters, answer.filters)),
      ])
      const variables = { channel, any, ...Object.fromEntries(asked) }
      const answer = (await request(CatalogFinderDocument, variables as CatalogFinderQueryVariables)) as Record<
        string,
        { totalCount: number | null } | null
      >
      const count = (name: string): number => answer[name]?.totalCount ?? 0
      return { any: count('any'), answers: answers.map((_, i) => count(`a${i}`)) }
    },
  })
