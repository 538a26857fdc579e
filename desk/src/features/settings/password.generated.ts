/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AccountErrorCode } from '@semena/contract/enums'

export type DeskChangePasswordMutationVariables = {
  oldPassword: string
  newPassword: string
}

export type DeskChangePasswordMutation = { passwordChange: { errors: Array<{ field: string | null, code: AccountErrorCode, message: string | null }> } | null }

export const DeskChangePasswordDocument: TypedDocument<DeskChangePasswordMutation, DeskChangePasswordMutationVariables> = { name: 'DeskChangePassword', kind: 'mutation', source: "mutation DeskChangePassword($oldPassword:String!$newPassword:String!){passwordChange(oldPassword:$oldPassword newPassword:$newPassword){errors{field code message}}}" }
