/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskShopLookQueryVariables = { [key: string]: never; }

export type DeskShopLookQuery = { shop: { id: string, look: string | null } }

export const DeskShopLookDocument: TypedDocument<DeskShopLookQuery, DeskShopLookQueryVariables> = { name: 'DeskShopLook', kind: 'query', source: "query DeskShopLook{shop{id look:metafield(key:\"storefront.look\")}}" }
