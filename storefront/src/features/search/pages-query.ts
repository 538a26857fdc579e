/** The query for pages and questions that tell of what was searched for. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import type { LanguageCode } from '../../platform/i18n.ts'
import { SearchPagesDocument } from './search.generated.ts'
import { type FoundPage, toPages } from './to-pages.ts'

export const pagesQuery = (channel: string, language: LanguageCode, search: string) =>
  queryOptions({
    queryKey: ['found-pages', channel, language, search],
    // The list of varieties works without them.
    retry: false,
    queryFn: async (): Promise<FoundPage[]> =>
      toPages((await request(SearchPagesDocument, { channel, language, search })).pages),
  })
