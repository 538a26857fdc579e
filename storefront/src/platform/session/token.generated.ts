/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AccountErrorCode } from '@semena/contract/enums'

export type RefreshAccessTokenMutationVariables = {
  refreshToken: string
}

export type RefreshAccessTokenMutation = { tokenRefresh: { token: string | null, errors: Array<{ code: AccountErrorCode, field: string | null }> } | null }

export const RefreshAccessTokenDocument: TypedDocument<RefreshAccessTokenMutation, RefreshAccessTokenMutationVariables> = { name: 'RefreshAccessToken', kind: 'mutation', source: "mutation RefreshAccessToken($refreshToken:String!){tokenRefresh(refreshToken:$refreshToken){token errors{code field}}}" }
