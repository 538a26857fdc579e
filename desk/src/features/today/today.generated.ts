/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskTodayQueryVariables = { [key: string]: never; }

export type DeskTodayQuery = { toPack: { totalCount: number | null } | null, toConfirm: { totalCount: number | null } | null }

export const DeskTodayDocument: TypedDocument<DeskTodayQuery, DeskTodayQueryVariables> = { name: 'DeskToday', kind: 'query', source: "query DeskToday{toPack:orders(filter:{status:[READY_TO_FULFILL]}){totalCount}toConfirm:orders(filter:{status:[UNCONFIRMED]}){totalCount}}" }
