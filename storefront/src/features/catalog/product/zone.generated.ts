/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type CatalogZoneQueryVariables = { [key: string]: never; }

export type CatalogZoneQuery = { shop: { id: string, timeZone: string | null } }

export const CatalogZoneDocument: TypedDocument<CatalogZoneQuery, CatalogZoneQueryVariables> = { name: 'CatalogZone', kind: 'query', source: "query CatalogZone{shop{id timeZone:metafield(key:\"timeZone\")}}" }
