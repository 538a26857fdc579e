/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskShopFaceQueryVariables = { [key: string]: never; }

export type DeskShopFaceQuery = { shop: { id: string, look: string | null, words: string | null, age: string | null, home: string | null, logo: string | null, icon: string | null, share: string | null, draft: string | null, earlier: string | null } }

export type DeskHomeTargetsQueryVariables = { [key: string]: never; }

export type DeskHomeTargetsQuery = { collections: { edges: Array<{ node: { id: string, name: string, slug: string } }> } | null, pages: { edges: Array<{ node: { id: string, title: string, slug: string } }> } | null }

export const DeskShopFaceDocument: TypedDocument<DeskShopFaceQuery, DeskShopFaceQueryVariables> = { name: 'DeskShopFace', kind: 'query', source: "query DeskShopFace{shop{id look:metafield(key:\"storefront.look\")words:metafield(key:\"storefront.words\")age:metafield(key:\"storefront.age\")home:metafield(key:\"storefront.home\")logo:metafield(key:\"storefront.logo\")icon:metafield(key:\"storefront.icon\")share:metafield(key:\"storefront.share\")draft:privateMetafield(key:\"storefront.draft\")earlier:privateMetafield(key:\"storefront.earlier\")}}" }

export const DeskHomeTargetsDocument: TypedDocument<DeskHomeTargetsQuery, DeskHomeTargetsQueryVariables> = { name: 'DeskHomeTargets', kind: 'query', source: "query DeskHomeTargets{collections(first:100 sortBy:{field:NAME direction:ASC}){edges{node{id name slug}}}pages(first:100 sortBy:{field:TITLE direction:ASC}){edges{node{id title slug}}}}" }
