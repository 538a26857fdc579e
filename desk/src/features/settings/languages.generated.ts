/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskShopLanguagesQueryVariables = { [key: string]: never; }

export type DeskShopLanguagesQuery = { shop: { id: string, languages: string | null } }

export const DeskShopLanguagesDocument: TypedDocument<DeskShopLanguagesQuery, DeskShopLanguagesQueryVariables> = { name: 'DeskShopLanguages', kind: 'query', source: "query DeskShopLanguages{shop{id languages:metafield(key:\"storefront.languages\")}}" }
