/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DraftOfShopQueryVariables = { [key: string]: never; }

export type DraftOfShopQuery = { shop: { draft: string | null } }

export const DraftOfShopDocument: TypedDocument<DraftOfShopQuery, DraftOfShopQueryVariables> = { name: 'DraftOfShop', kind: 'query', source: "query DraftOfShop{shop{draft:privateMetafield(key:\"storefront.draft\")}}" }
