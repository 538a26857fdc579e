/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskOffersQueryVariables = { [key: string]: never; }

export type DeskOffersQuery = { __schema: { queryType: { fields: Array<{ name: string }> | null }, mutationType: { fields: Array<{ name: string }> | null } | null } }

export type DeskWarmUpQueryVariables = { [key: string]: never; }

export type DeskWarmUpQuery = { __typename: 'Query' }

export const DeskOffersDocument: TypedDocument<DeskOffersQuery, DeskOffersQueryVariables> = { name: 'DeskOffers', kind: 'query', source: "query DeskOffers{__schema{queryType{fields{name}}mutationType{fields{name}}}}" }

export const DeskWarmUpDocument: TypedDocument<DeskWarmUpQuery, DeskWarmUpQueryVariables> = { name: 'DeskWarmUp', kind: 'query', source: "query DeskWarmUp{__typename}" }
