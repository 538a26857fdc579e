/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AccountErrorCode, PermissionEnum } from '@semena/contract/enums'

export type DeskSignInMutationVariables = {
  email: string
  password: string
  keeps: boolean
}

export type DeskSignInMutation = { tokenCreate: { token: string | null, refreshToken?: string | null, errors: Array<{ field: string | null, code: AccountErrorCode, message: string | null }>, user: { isStaff: boolean } | null } | null }

export type DeskChoosePasswordMutationVariables = {
  email: string
  password: string
  token: string
  keeps: boolean
}

export type DeskChoosePasswordMutation = { setPassword: { token: string | null, refreshToken?: string | null, errors: Array<{ field: string | null, code: AccountErrorCode, message: string | null }>, user: { isStaff: boolean } | null } | null }

export type DeskRenewMutationVariables = {
  refreshToken: string
}

export type DeskRenewMutation = { tokenRefresh: { token: string | null, errors: Array<{ code: AccountErrorCode }> } | null }

export type DeskSecondStepMutationVariables = {
  input: string
  pluginId: string
}

export type DeskSecondStepMutation = { externalAuthenticationUrl: { authenticationData: string | null, errors: Array<{ field: string | null, code: AccountErrorCode, message: string | null }> } | null }

export type DeskCodeMutationVariables = {
  input: string
  pluginId: string
  keeps: boolean
}

export type DeskCodeMutation = { externalObtainAccessTokens: { token: string | null, refreshToken?: string | null, errors: Array<{ field: string | null, code: AccountErrorCode, message: string | null }>, user: { isStaff: boolean } | null } | null }

export type DeskShopNameQueryVariables = { [key: string]: never; }

export type DeskShopNameQuery = { shop: { name: string } }

export type DeskMeQueryVariables = { [key: string]: never; }

export type DeskMeQuery = { me: { id: string, email: string, firstName: string, lastName: string, isStaff: boolean, restrictedAccessToChannels: boolean, userPermissions: Array<{ code: PermissionEnum }> | null, accessibleChannels: Array<{ id: string, slug: string, name: string, currencyCode: string, isActive: boolean, defaultCountry: { code: string } }> | null } | null, shop: { name: string, timeZone: string | null, languages: string | null } }

export type DeskPersonFragment = { id: string, email: string, firstName: string, lastName: string, isStaff: boolean, restrictedAccessToChannels: boolean, userPermissions: Array<{ code: PermissionEnum }> | null, accessibleChannels: Array<{ id: string, slug: string, name: string, currencyCode: string, isActive: boolean, defaultCountry: { code: string } }> | null }

export const DeskSignInDocument: TypedDocument<DeskSignInMutation, DeskSignInMutationVariables> = { name: 'DeskSignIn', kind: 'mutation', source: "mutation DeskSignIn($email:String!$password:String!$keeps:Boolean!){tokenCreate(email:$email password:$password){token refreshToken@include(if:$keeps)errors{field code message}user{isStaff}}}" }

export const DeskChoosePasswordDocument: TypedDocument<DeskChoosePasswordMutation, DeskChoosePasswordMutationVariables> = { name: 'DeskChoosePassword', kind: 'mutation', source: "mutation DeskChoosePassword($email:String!$password:String!$token:String!$keeps:Boolean!){setPassword(email:$email password:$password token:$token){token refreshToken@include(if:$keeps)errors{field code message}user{isStaff}}}" }

export const DeskRenewDocument: TypedDocument<DeskRenewMutation, DeskRenewMutationVariables> = { name: 'DeskRenew', kind: 'mutation', source: "mutation DeskRenew($refreshToken:String!){tokenRefresh(refreshToken:$refreshToken){token errors{code}}}" }

export const DeskSecondStepDocument: TypedDocument<DeskSecondStepMutation, DeskSecondStepMutationVariables> = { name: 'DeskSecondStep', kind: 'mutation', source: "mutation DeskSecondStep($input:JSONString!$pluginId:String!){externalAuthenticationUrl(input:$input pluginId:$pluginId){authenticationData errors{field code message}}}" }

export const DeskCodeDocument: TypedDocument<DeskCodeMutation, DeskCodeMutationVariables> = { name: 'DeskCode', kind: 'mutation', source: "mutation DeskCode($input:JSONString!$pluginId:String!$keeps:Boolean!){externalObtainAccessTokens(input:$input pluginId:$pluginId){token refreshToken@include(if:$keeps)errors{field code message}user{isStaff}}}" }

export const DeskShopNameDocument: TypedDocument<DeskShopNameQuery, DeskShopNameQueryVariables> = { name: 'DeskShopName', kind: 'query', source: "query DeskShopName{shop{name}}" }

export const DeskMeDocument: TypedDocument<DeskMeQuery, DeskMeQueryVariables> = { name: 'DeskMe', kind: 'query', source: "query DeskMe{me{...DeskPerson}shop{name timeZone:metafield(key:\"timeZone\")languages:metafield(key:\"storefront.languages\")}}fragment DeskPerson on User{id email firstName lastName isStaff userPermissions{code}accessibleChannels{id slug name currencyCode isActive defaultCountry{code}}restrictedAccessToChannels}" }
