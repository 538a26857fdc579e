/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskShopWordsQueryVariables = { [key: string]: never; }

export type DeskShopWordsQuery = { shop: { id: string, words: string | null, age: string | null } }

export const DeskShopWordsDocument: TypedDocument<DeskShopWordsQuery, DeskShopWordsQueryVariables> = { name: 'DeskShopWords', kind: 'query', source: "query DeskShopWords{shop{id words:metafield(key:\"storefront.words\")age:metafield(key:\"storefront.age\")}}" }
