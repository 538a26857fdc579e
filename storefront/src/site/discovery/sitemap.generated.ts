/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type SiteProductsQueryVariables = {
  channel: string
  after?: string | null | undefined
}

export type SiteProductsQuery = { products: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { slug: string, updatedAt: string } }> } | null }

export type SiteCollectionsQueryVariables = {
  channel: string
  after?: string | null | undefined
}

export type SiteCollectionsQuery = { collections: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { slug: string } }> } | null }

export type SitePagesQueryVariables = {
  channel: string
  after?: string | null | undefined
}

export type SitePagesQuery = { pages: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { slug: string, publishedAt: string | null, pageType: { slug: string } } }> } | null }

export const SiteProductsDocument: TypedDocument<SiteProductsQuery, SiteProductsQueryVariables> = { name: 'SiteProducts', kind: 'query', source: "query SiteProducts($channel:String!$after:String){products(channel:$channel first:100 after:$after){pageInfo{hasNextPage endCursor}edges{node{slug updatedAt}}}}" }

export const SiteCollectionsDocument: TypedDocument<SiteCollectionsQuery, SiteCollectionsQueryVariables> = { name: 'SiteCollections', kind: 'query', source: "query SiteCollections($channel:String!$after:String){collections(channel:$channel first:100 after:$after){pageInfo{hasNextPage endCursor}edges{node{slug}}}}" }

export const SitePagesDocument: TypedDocument<SitePagesQuery, SitePagesQueryVariables> = { name: 'SitePages', kind: 'query', source: "query SitePages($channel:String!$after:String){pages(channel:$channel first:100 after:$after){pageInfo{hasNextPage endCursor}edges{node{slug publishedAt pageType{slug}}}}}" }
