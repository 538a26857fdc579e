/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MetadataInput = {
  key: string;
  value: string;
};

export type AccountErrorCode =
  | 'ACTIVATE_OWN_ACCOUNT'
  | 'ACTIVATE_SUPERUSER_ACCOUNT'
  | 'DUPLICATED_INPUT_ITEM'
  | 'DEACTIVATE_OWN_ACCOUNT'
  | 'DEACTIVATE_SUPERUSER_ACCOUNT'
  | 'DELETE_NON_STAFF_USER'
  | 'DELETE_OWN_ACCOUNT'
  | 'DELETE_STAFF_ACCOUNT'
  | 'DELETE_SUPERUSER_ACCOUNT'
  | 'GRAPHQL_ERROR'
  | 'INACTIVE'
  | 'INVALID'
  | 'INVALID_PASSWORD'
  | 'LEFT_NOT_MANAGEABLE_PERMISSION'
  | 'INVALID_CREDENTIALS'
  | 'NOT_FOUND'
  | 'OUT_OF_SCOPE_USER'
  | 'OUT_OF_SCOPE_GROUP'
  | 'OUT_OF_SCOPE_PERMISSION'
  | 'PASSWORD_ENTIRELY_NUMERIC'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_SIMILAR'
  | 'PASSWORD_RESET_ALREADY_REQUESTED'
  | 'REQUIRED'
  | 'UNIQUE'
  | 'JWT_SIGNATURE_EXPIRED'
  | 'JWT_INVALID_TOKEN'
  | 'JWT_DECODE_ERROR'
  | 'JWT_MISSING_TOKEN'
  | 'JWT_INVALID_CSRF_TOKEN'
  | 'CHANNEL_INACTIVE'
  | 'MISSING_CHANNEL_SLUG'
  | 'ACCOUNT_NOT_CONFIRMED'
  | 'LOGIN_ATTEMPT_DELAYED'
  | 'DISABLED_AUTHENTICATION_METHOD'
  | 'UNKNOWN_IP_ADDRESS'
  | 'FILE_SIZE_LIMIT_EXCEEDED';

export type FavouritesOfAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouritesOfAccountQuery = { me: { id: string, metafield: string | null } | null };

export type FavouritesKeepMutationVariables = Exact<{
  metadata: Array<MetadataInput> | MetadataInput;
}>;


export type FavouritesKeepMutation = { accountUpdate: { errors: Array<{ code: AccountErrorCode, field: string | null }> } | null };

export const FavouritesOfAccountDocument: TypedDocument<FavouritesOfAccountQuery, FavouritesOfAccountQueryVariables> = { name: 'FavouritesOfAccount', kind: 'query', source: "query FavouritesOfAccount{me{id metafield(key:\"favorites\")}}" }

export const FavouritesKeepDocument: TypedDocument<FavouritesKeepMutation, FavouritesKeepMutationVariables> = { name: 'FavouritesKeep', kind: 'mutation', source: "mutation FavouritesKeep($metadata:[MetadataInput!]!){accountUpdate(input:{metadata:$metadata}){errors{code field}}}" }
