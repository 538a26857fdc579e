/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskReferQueryVariables = {
  search: string
  channel?: string | null | undefined
  products: boolean
  pages: boolean
  categories: boolean
  collections: boolean
  variants: boolean
}

export type DeskReferQuery = { products?: { edges: Array<{ node: { id: string, name: string } }> } | null, pages?: { edges: Array<{ node: { id: string, title: string } }> } | null, categories?: { edges: Array<{ node: { id: string, name: string } }> } | null, collections?: { edges: Array<{ node: { id: string, name: string } }> } | null, productVariants?: { edges: Array<{ node: { id: string, name: string, product: { id: string, name: string } } }> } | null }

export type DeskReferredVariantsQueryVariables = {
  ids: Array<string> | string
  channel?: string | null | undefined
}

export type DeskReferredVariantsQuery = { productVariants: { edges: Array<{ node: { id: string, name: string, product: { id: string, name: string } } }> } | null }

export const DeskReferDocument: TypedDocument<DeskReferQuery, DeskReferQueryVariables> = { name: 'DeskRefer', kind: 'query', source: "query DeskRefer($search:String!$channel:String$products:Boolean!$pages:Boolean!$categories:Boolean!$collections:Boolean!$variants:Boolean!){products(first:8 search:$search channel:$channel)@include(if:$products){edges{node{id name}}}pages(first:8 search:$search)@include(if:$pages){edges{node{id title}}}categories(first:8 filter:{search:$search})@include(if:$categories){edges{node{id name}}}collections(first:8 filter:{search:$search}channel:$channel)@include(if:$collections){edges{node{id name}}}productVariants(first:8 search:$search channel:$channel)@include(if:$variants){edges{node{id name product{id name}}}}}" }

export const DeskReferredVariantsDocument: TypedDocument<DeskReferredVariantsQuery, DeskReferredVariantsQueryVariables> = { name: 'DeskReferredVariants', kind: 'query', source: "query DeskReferredVariants($ids:[ID!]!$channel:String){productVariants(first:100 ids:$ids channel:$channel){edges{node{id name product{id name}}}}}" }
