/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AccountErrorCode, LanguageCodeEnum } from '@semena/contract/enums'
import type { AccountInput } from '../../platform/inputs.generated.ts'

export type AccountProfileQueryVariables = { [key: string]: never; }

export type AccountProfileQuery = { me: { isActive: boolean, checkoutIds: Array<string> | null, dateJoined: string, languageCode: LanguageCodeEnum, id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean, picture: { url: string, alt: string | null } | null, metadata: Array<{ key: string, value: string }>, avatar: { url: string, alt: string | null } | null, defaultShippingAddress: { id: string, city: string, country: { code: string } } | null } | null }

export type AccountErrorFragment = { code: AccountErrorCode, field: string | null, message: string | null }

export type AccountUpdateMutationVariables = {
  input: AccountInput
}

export type AccountUpdateMutation = { accountUpdate: { user: { id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean } | null, errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type AccountEmailChangeMutationVariables = {
  newEmail: string
  password: string
  redirectUrl: string
  channel: string
}

export type AccountEmailChangeMutation = { requestEmailChange: { errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type AccountPasswordChangeMutationVariables = {
  oldPassword: string
  newPassword: string
}

export type AccountPasswordChangeMutation = { passwordChange: { errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type AccountAvatarMutationVariables = {
  image: File
}

export type AccountAvatarMutation = { userAvatarUpdate: { user: { id: string } | null, errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type AccountAvatarDeleteMutationVariables = { [key: string]: never; }

export type AccountAvatarDeleteMutation = { userAvatarDelete: { user: { id: string } | null, errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type AccountDeletionRequestMutationVariables = {
  redirectUrl: string
  channel: string
}

export type AccountDeletionRequestMutation = { accountRequestDeletion: { errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type AccountDeletionMutationVariables = {
  token: string
}

export type AccountDeletionMutation = { accountDelete: { errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type ProfileFragment = { isActive: boolean, checkoutIds: Array<string> | null, dateJoined: string, languageCode: LanguageCodeEnum, id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean, avatar: { url: string, alt: string | null } | null, defaultShippingAddress: { id: string, city: string, country: { code: string } } | null }

export type SignedInUserFragment = { id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean }

export const AccountProfileDocument: TypedDocument<AccountProfileQuery, AccountProfileQueryVariables> = { name: 'AccountProfile', kind: 'query', source: "query AccountProfile{me{...Profile picture:avatar(size:256 format:WEBP){url alt}metadata{key value}}}fragment Profile on User{...SignedInUser isActive checkoutIds dateJoined languageCode avatar(size:10 format:ORIGINAL){url alt}defaultShippingAddress{id city country{code}}}fragment SignedInUser on User{id email firstName lastName isConfirmed}" }

export const AccountUpdateDocument: TypedDocument<AccountUpdateMutation, AccountUpdateMutationVariables> = { name: 'AccountUpdate', kind: 'mutation', source: "mutation AccountUpdate($input:AccountInput!){accountUpdate(input:$input){user{...SignedInUser}errors{...AccountError}}}fragment SignedInUser on User{id email firstName lastName isConfirmed}fragment AccountError on AccountError{code field message}" }

export const AccountEmailChangeDocument: TypedDocument<AccountEmailChangeMutation, AccountEmailChangeMutationVariables> = { name: 'AccountEmailChange', kind: 'mutation', source: "mutation AccountEmailChange($newEmail:String!$password:String!$redirectUrl:String!$channel:String!){requestEmailChange(newEmail:$newEmail password:$password redirectUrl:$redirectUrl channel:$channel){errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountPasswordChangeDocument: TypedDocument<AccountPasswordChangeMutation, AccountPasswordChangeMutationVariables> = { name: 'AccountPasswordChange', kind: 'mutation', source: "mutation AccountPasswordChange($oldPassword:String!$newPassword:String!){passwordChange(oldPassword:$oldPassword newPassword:$newPassword){errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountAvatarDocument: TypedDocument<AccountAvatarMutation, AccountAvatarMutationVariables> = { name: 'AccountAvatar', kind: 'mutation', source: "mutation AccountAvatar($image:Upload!){userAvatarUpdate(image:$image){user{id}errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountAvatarDeleteDocument: TypedDocument<AccountAvatarDeleteMutation, AccountAvatarDeleteMutationVariables> = { name: 'AccountAvatarDelete', kind: 'mutation', source: "mutation AccountAvatarDelete{userAvatarDelete{user{id}errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountDeletionRequestDocument: TypedDocument<AccountDeletionRequestMutation, AccountDeletionRequestMutationVariables> = { name: 'AccountDeletionRequest', kind: 'mutation', source: "mutation AccountDeletionRequest($redirectUrl:String!$channel:String!){accountRequestDeletion(redirectUrl:$redirectUrl channel:$channel){errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountDeletionDocument: TypedDocument<AccountDeletionMutation, AccountDeletionMutationVariables> = { name: 'AccountDeletion', kind: 'mutation', source: "mutation AccountDeletion($token:String!){accountDelete(token:$token){errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }
