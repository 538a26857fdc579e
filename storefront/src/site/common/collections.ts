/** The channel's collections for the common store (docs/rules.md#kept-on-the-device), asked for ten at a time. */
import { PAGE_SIZE } from '@semena/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import type { LanguageCode } from '../../platform/i18n.ts'
import { CommonCollectionsDocument, type CommonCollectionsQuery } from './collections.generated.ts'

export interface CollectionItem {
  id: string
  slug: string
  /** The name in the visitor's language where the shop has translated it. */
  name: string
  label: string
  /** Rich text as JSON. */
  description: string | null
  backgroundImage: { url: string } | null
}

/** The most pages of collections that are loaded. */
const MOST_PAGES = 10

export const collectionsQuery = (channel: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['collections', channel, language],
    queryFn: async (): Promise<CollectionItem[]> => {
      const items: CollectionItem[] = []
      let after: string | null = null
      for (let page = 0; page < MOST_PAGES; page++) {
        const { collections }: CommonCollectionsQuery = await request(CommonCollectionsDocument, {
          channel,
          language,
          first: PAGE_SIZE,
          after,
        })
        for (const { node } of collections?.edges ?? []) {
          const { id, slug, backgroundImage, translation } = node
          const name = translation?.name || node.name || 'Unknown Collection'
          items.push({
            id,
            slug,
            name,
            label: name,
            description: translation?.description || node.description,
            backgroundImage,
          })
        }
        if (!collections?.pageInfo.hasNextPage) break
        after = collections.pageInfo.endCursor
      }
      return items
    },
  })
