/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskOffersQueryVariables = { [key: string]: never; }

export type DeskOffersQuery = { __schema: { queryType: { fields: Array<{ name: string }> | null }, mutationType: { fields: Array<{ name: string }> | null } | null } }

export const DeskOffersDocument: TypedDocument<DeskOffersQuery, DeskOffersQueryVariables> = { name: 'DeskOffers', kind: 'query', source: "query DeskOffers{__schema{queryType{fields{name}}mutationType{fields{name}}}}" }
