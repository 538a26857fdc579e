/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum } from '@semena/contract/enums'

export type CatalogFieldQueryVariables = {
  channel: string
  language: LanguageCodeEnum
}

export type CatalogFieldQuery = { products: { totalCount: number | null, edges: Array<{ node: { slug: string, name: string, translation: { name: string | null } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ slug: string | null, name: string | null }> }> } }> } | null }

export const CatalogFieldDocument: TypedDocument<CatalogFieldQuery, CatalogFieldQueryVariables> = { name: 'CatalogField', kind: 'query', source: "query CatalogField($channel:String!$language:LanguageCodeEnum!){products(channel:$channel first:100){totalCount edges{node{slug name translation(languageCode:$language){name}attributes{attribute{slug}values{slug name}}}}}}" }
