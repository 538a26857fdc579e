/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum } from '@semena/contract/enums'

export type CommonCollectionsQueryVariables = {
  channel: string
  language: LanguageCodeEnum
  first: number
  after?: string | null | undefined
}

export type CommonCollectionsQuery = { collections: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, slug: string, name: string, description: string | null, backgroundImage: { url: string } | null, translation: { name: string | null, description: string | null } | null } }> } | null }

export const CommonCollectionsDocument: TypedDocument<CommonCollectionsQuery, CommonCollectionsQueryVariables> = { name: 'CommonCollections', kind: 'query', source: "query CommonCollections($channel:String!$language:LanguageCodeEnum!$first:Int!$after:String){collections(channel:$channel first:$first after:$after){pageInfo{hasNextPage endCursor}edges{node{id slug name description backgroundImage(size:1024 format:AVIF){url}translation(languageCode:$language){name description}}}}}" }
