/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskReasonTypeQueryVariables = { [key: string]: never; }

export type DeskReasonTypeQuery = { refundSettings: { reasonReferenceType: { id: string } | null } }

export type DeskReturnReasonTypeQueryVariables = { [key: string]: never; }

export type DeskReturnReasonTypeQuery = { returnSettings: { reasonReferenceType: { id: string } | null } }

export type DeskReasonPagesQueryVariables = {
  type: string
}

export type DeskReasonPagesQuery = { pages: { edges: Array<{ node: { id: string, title: string } }> } | null }

export const DeskReasonTypeDocument: TypedDocument<DeskReasonTypeQuery, DeskReasonTypeQueryVariables> = { name: 'DeskReasonType', kind: 'query', source: "query DeskReasonType{refundSettings{reasonReferenceType{id}}}" }

export const DeskReturnReasonTypeDocument: TypedDocument<DeskReturnReasonTypeQuery, DeskReturnReasonTypeQueryVariables> = { name: 'DeskReturnReasonType', kind: 'query', source: "query DeskReturnReasonType{returnSettings{reasonReferenceType{id}}}" }

export const DeskReasonPagesDocument: TypedDocument<DeskReasonPagesQuery, DeskReasonPagesQueryVariables> = { name: 'DeskReasonPages', kind: 'query', source: "query DeskReasonPages($type:ID!){pages(first:100 filter:{pageTypes:[$type]}){edges{node{id title}}}}" }
