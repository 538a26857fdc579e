/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AccountErrorCode } from '@semena/contract/enums'

export type OtherSignInsQueryVariables = { [key: string]: never; }

export type OtherSignInsQuery = { shop: { availableExternalAuthentications: Array<{ id: string }> } }

export type BeginSecondStepMutationVariables = {
  input: string
  pluginId: string
}

export type BeginSecondStepMutation = { externalAuthenticationUrl: { authenticationData: string | null, errors: Array<{ code: AccountErrorCode, field: string | null }> } | null }

export type FinishSecondStepMutationVariables = {
  input: string
  pluginId: string
}

export type FinishSecondStepMutation = { externalObtainAccessTokens: { token: string | null, refreshToken: string | null, user: { id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean } | null, errors: Array<{ code: AccountErrorCode, field: string | null }> } | null }

export type AuthErrorFragment = { code: AccountErrorCode, field: string | null }

export type SignedInUserFragment = { id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean }

export const OtherSignInsDocument: TypedDocument<OtherSignInsQuery, OtherSignInsQueryVariables> = { name: 'OtherSignIns', kind: 'query', source: "query OtherSignIns{shop{availableExternalAuthentications{id}}}" }

export const BeginSecondStepDocument: TypedDocument<BeginSecondStepMutation, BeginSecondStepMutationVariables> = { name: 'BeginSecondStep', kind: 'mutation', source: "mutation BeginSecondStep($input:JSONString!$pluginId:String!){externalAuthenticationUrl(input:$input pluginId:$pluginId){authenticationData errors{...AuthError}}}fragment AuthError on AccountError{code field}" }

export const FinishSecondStepDocument: TypedDocument<FinishSecondStepMutation, FinishSecondStepMutationVariables> = { name: 'FinishSecondStep', kind: 'mutation', source: "mutation FinishSecondStep($input:JSONString!$pluginId:String!){externalObtainAccessTokens(input:$input pluginId:$pluginId){token refreshToken user{...SignedInUser}errors{...AuthError}}}fragment SignedInUser on User{id email firstName lastName isConfirmed}fragment AuthError on AccountError{code field}" }
