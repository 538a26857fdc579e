/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AccountErrorCode, CheckoutErrorCode, LanguageCodeEnum, SendConfirmationEmailErrorCode } from '@semena/contract/enums'
import type { AccountRegisterInput } from '../../platform/inputs.generated.ts'

export type SignedInUserFragment = { id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean }

export type ProfileFragment = { isActive: boolean, checkoutIds: Array<string> | null, dateJoined: string, languageCode: LanguageCodeEnum, id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean, avatar: { url: string, alt: string | null } | null, defaultShippingAddress: { id: string, city: string, country: { code: string } } | null }

export type AuthErrorFragment = { code: AccountErrorCode, field: string | null }

export type SignInMutationVariables = {
  email: string
  password: string
}

export type SignInMutation = { tokenCreate: { token: string | null, refreshToken: string | null, user: { id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean } | null, errors: Array<{ code: AccountErrorCode, field: string | null }> } | null }

export type AuthMeQueryVariables = { [key: string]: never; }

export type AuthMeQuery = { me: { isActive: boolean, checkoutIds: Array<string> | null, dateJoined: string, languageCode: LanguageCodeEnum, id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean, avatar: { url: string, alt: string | null } | null, defaultShippingAddress: { id: string, city: string, country: { code: string } } | null } | null }

export type AuthPrivacyPolicyQueryVariables = {
  channel: string
}

export type AuthPrivacyPolicyQuery = { page: { id: string, publishedAt: string | null, metafield: string | null } | null }

export type RegisterMutationVariables = {
  input: AccountRegisterInput
}

export type RegisterMutation = { accountRegister: { requiresConfirmation: boolean | null, errors: Array<{ code: AccountErrorCode, field: string | null }> } | null }

export type ConfirmAccountMutationVariables = {
  email: string
  token: string
}

export type ConfirmAccountMutation = { confirmAccount: { user: { id: string } | null, errors: Array<{ code: AccountErrorCode, field: string | null }> } | null }

export type SendConfirmationMutationVariables = {
  channel: string
  redirectUrl: string
}

export type SendConfirmationMutation = { sendConfirmationEmail: { errors: Array<{ code: SendConfirmationEmailErrorCode, field: string | null }> } | null }

export type RequestResetMutationVariables = {
  channel: string
  email: string
  redirectUrl: string
}

export type RequestResetMutation = { requestPasswordReset: { errors: Array<{ code: AccountErrorCode, field: string | null }> } | null }

export type SetNewPasswordMutationVariables = {
  email: string
  password: string
  token: string
}

export type SetNewPasswordMutation = { setPassword: { token: string | null, refreshToken: string | null, user: { id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean } | null, errors: Array<{ code: AccountErrorCode, field: string | null }> } | null }

export type ConfirmNewEmailMutationVariables = {
  channel: string
  token: string
}

export type ConfirmNewEmailMutation = { confirmEmailChange: { user: { id: string, email: string, firstName: string, lastName: string, isConfirmed: boolean } | null, errors: Array<{ code: AccountErrorCode, field: string | null }> } | null }

export type AttachCheckoutMutationVariables = {
  id: string
}

export type AttachCheckoutMutation = { checkoutCustomerAttach: { checkout: { id: string } | null, errors: Array<{ code: CheckoutErrorCode }> } | null }

export const SignInDocument: TypedDocument<SignInMutation, SignInMutationVariables> = { name: 'SignIn', kind: 'mutation', source: "mutation SignIn($email:String!$password:String!){tokenCreate(email:$email password:$password){token refreshToken user{...SignedInUser}errors{...AuthError}}}fragment SignedInUser on User{id email firstName lastName isConfirmed}fragment AuthError on AccountError{code field}" }

export const AuthMeDocument: TypedDocument<AuthMeQuery, AuthMeQueryVariables> = { name: 'AuthMe', kind: 'query', source: "query AuthMe{me{...Profile}}fragment Profile on User{...SignedInUser isActive checkoutIds dateJoined languageCode avatar(size:10 format:ORIGINAL){url alt}defaultShippingAddress{id city country{code}}}fragment SignedInUser on User{id email firstName lastName isConfirmed}" }

export const AuthPrivacyPolicyDocument: TypedDocument<AuthPrivacyPolicyQuery, AuthPrivacyPolicyQueryVariables> = { name: 'AuthPrivacyPolicy', kind: 'query', source: "query AuthPrivacyPolicy($channel:String!){page(slug:\"privacy-policy\" channel:$channel){id publishedAt metafield(key:\"version\")}}" }

export const RegisterDocument: TypedDocument<RegisterMutation, RegisterMutationVariables> = { name: 'Register', kind: 'mutation', source: "mutation Register($input:AccountRegisterInput!){accountRegister(input:$input){requiresConfirmation errors{...AuthError}}}fragment AuthError on AccountError{code field}" }

export const ConfirmAccountDocument: TypedDocument<ConfirmAccountMutation, ConfirmAccountMutationVariables> = { name: 'ConfirmAccount', kind: 'mutation', source: "mutation ConfirmAccount($email:String!$token:String!){confirmAccount(email:$email token:$token){user{id}errors{...AuthError}}}fragment AuthError on AccountError{code field}" }

export const SendConfirmationDocument: TypedDocument<SendConfirmationMutation, SendConfirmationMutationVariables> = { name: 'SendConfirmation', kind: 'mutation', source: "mutation SendConfirmation($channel:String!$redirectUrl:String!){sendConfirmationEmail(channel:$channel redirectUrl:$redirectUrl){errors{code field}}}" }

export const RequestResetDocument: TypedDocument<RequestResetMutation, RequestResetMutationVariables> = { name: 'RequestReset', kind: 'mutation', source: "mutation RequestReset($channel:String!$email:String!$redirectUrl:String!){requestPasswordReset(channel:$channel email:$email redirectUrl:$redirectUrl){errors{...AuthError}}}fragment AuthError on AccountError{code field}" }

export const SetNewPasswordDocument: TypedDocument<SetNewPasswordMutation, SetNewPasswordMutationVariables> = { name: 'SetNewPassword', kind: 'mutation', source: "mutation SetNewPassword($email:String!$password:String!$token:String!){setPassword(email:$email password:$password token:$token){token refreshToken user{...SignedInUser}errors{...AuthError}}}fragment SignedInUser on User{id email firstName lastName isConfirmed}fragment AuthError on AccountError{code field}" }

export const ConfirmNewEmailDocument: TypedDocument<ConfirmNewEmailMutation, ConfirmNewEmailMutationVariables> = { name: 'ConfirmNewEmail', kind: 'mutation', source: "mutation ConfirmNewEmail($channel:String!$token:String!){confirmEmailChange(channel:$channel token:$token){user{...SignedInUser}errors{...AuthError}}}fragment SignedInUser on User{id email firstName lastName isConfirmed}fragment AuthError on AccountError{code field}" }

export const AttachCheckoutDocument: TypedDocument<AttachCheckoutMutation, AttachCheckoutMutationVariables> = { name: 'AttachCheckout', kind: 'mutation', source: "mutation AttachCheckout($id:ID!){checkoutCustomerAttach(id:$id){checkout{id}errors{code}}}" }
