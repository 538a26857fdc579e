/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskPackRowsQueryVariables = {
  id: string
}

export type DeskPackRowsQuery = { product: { variants: Array<{ id: string, channelListings: Array<{ id: string, channel: { id: string } }> | null, stocks: Array<{ id: string, warehouse: { id: string } }> | null }> | null } | null }

export const DeskPackRowsDocument: TypedDocument<DeskPackRowsQuery, DeskPackRowsQueryVariables> = { name: 'DeskPackRows', kind: 'query', source: "query DeskPackRows($id:ID!){product(id:$id){variants{id channelListings{id channel{id}}stocks{id warehouse{id}}}}}" }
