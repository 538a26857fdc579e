/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type OtherSignInsQueryVariables = Exact<{ [key: string]: never; }>;


export type OtherSignInsQuery = { shop: { availableExternalAuthentications: Array<{ id: string }> } };

export type BeginSecondStepMutationVariables = Exact<{
  input: string;
  pluginId: string;
}>;


export type BeginSecondStepMutation = { externalAuthenticationUrl: { authenticationData: string | null, errors: Array<{ code: AccountErrorCode, field: string | null }> } | null };

export type FinishSecondStepMutationVariables = Exact<{
  input: string;
  pluginId: string;
}>;


export type FinishSecondStepMutation = { externalObtainAccessTokens: { token: string | null, refreshToken: string | null, user: { id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean } | null, errors: Array<{ code: AccountErrorCode, field: string | null }> } | null };

export type AuthErrorFragment = { code: AccountErrorCode, field: string | null };

export type SignedInUserFragment = { id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean };

export const OtherSignInsDocument: TypedDocument<OtherSignInsQuery, OtherSignInsQueryVariables> = { name: 'OtherSignIns', kind: 'query', source: "query OtherSignIns{shop{availableExternalAuthentications{id}}}" }

export const BeginSecondStepDocument: TypedDocument<BeginSecondStepMutation, BeginSecondStepMutationVariables> = { name: 'BeginSecondStep', kind: 'mutation', source: "mutation BeginSecondStep($input:JSONString!$pluginId:String!){externalAuthenticationUrl(input:$input pluginId:$pluginId){authenticationData errors{...AuthError}}}fragment AuthError on AccountError{code field}" }

export const FinishSecondStepDocument: TypedDocument<FinishSecondStepMutation, FinishSecondStepMutationVariables> = { name: 'FinishSecondStep', kind: 'mutation', source: "mutation FinishSecondStep($input:JSONString!$pluginId:String!){externalObtainAccessTokens(input:$input pluginId:$pluginId){token refreshToken user{...SignedInUser}errors{...AuthError}}}fragment SignedInUser on User{id email firstName lastName isConfirmed}fragment AuthError on AccountError{code field}" }
