/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AccountErrorCode } from '@semena/contract/enums'
import type { MetadataInput } from '../../platform/inputs.generated.ts'

export type FavouritesOfAccountQueryVariables = { [key: string]: never; }

export type FavouritesOfAccountQuery = { me: { id: string, metafield: string | null } | null }

export type FavouritesKeepMutationVariables = {
  metadata: Array<MetadataInput> | MetadataInput
}

export type FavouritesKeepMutation = { accountUpdate: { errors: Array<{ code: AccountErrorCode, field: string | null }> } | null }

export const FavouritesOfAccountDocument: TypedDocument<FavouritesOfAccountQuery, FavouritesOfAccountQueryVariables> = { name: 'FavouritesOfAccount', kind: 'query', source: "query FavouritesOfAccount{me{id metafield(key:\"favorites\")}}" }

export const FavouritesKeepDocument: TypedDocument<FavouritesKeepMutation, FavouritesKeepMutationVariables> = { name: 'FavouritesKeep', kind: 'mutation', source: "mutation FavouritesKeep($metadata:[MetadataInput!]!){accountUpdate(input:{metadata:$metadata}){errors{code field}}}" }
