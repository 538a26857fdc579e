/* Written by npm run generate. Do not edit. */
import type { AccountErrorCode, AddressTypeEnum, CustomerEventsEnum, LanguageCodeEnum, SendConfirmationEmailErrorCode, ThumbnailFormatEnum } from '@semena/contract/enums'
import type { AccountInput, AccountRegisterInput, CustomerFilterInput, CustomerInput, UserCreateInput, UserSortingInput } from '../../domain/account/inputs.generated.ts'
import type { AddressInput } from '../../domain/inputs.generated.ts'
import type { CustomerOrderWhereInput, CustomerWhereInput } from '../../domain/staff/inputs.generated.ts'
import type { UploadedFile } from '../../domain/uploaded-file.ts'
import type { CustomerEventSource, UserPermissionSource, UserSource } from './sources.ts'
import type { AddressSource } from '../address/sources.ts'
import type { CheckoutSource } from '../checkout/sources.ts'
import type { GiftCardSource } from '../gift-card/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { OrderSource } from '../order/sources.ts'
import type { Listed } from '../shared/listed.ts'
import type { Image, PageInfo } from '../shared/types.generated.ts'
import type { ChannelSource } from '../shop/sources.ts'
import type { AppSource, GroupSource } from '../staff/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface UserCountableEdge { node: UserSource; cursor: string }
export interface ExternalAuthentication { id: string; name: Maybe<string> }
export interface AccountError {
  field: Maybe<string>
  message: Maybe<string>
  code: AccountErrorCode
  addressType: Maybe<AddressTypeEnum>
  attributes: Maybe<readonly string[]>
}
export interface AccountRegister {
  user: Maybe<UserSource>
  requiresConfirmation: Maybe<boolean>
  errors: readonly AccountError[]
}
export interface ConfirmAccount { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface CreateToken {
  token: Maybe<string>
  refreshToken: Maybe<string>
  csrfToken: Maybe<string>
  user: Maybe<UserSource>
  errors: readonly AccountError[]
}
export interface RefreshToken { token: Maybe<string>; user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface VerifyToken {
  user: Maybe<UserSource>
  isValid: boolean
  payload: Maybe<unknown>
  errors: readonly AccountError[]
}
export interface DeactivateAllUserTokens { errors: readonly AccountError[] }
export interface ExternalAuthenticationUrl { authenticationData: Maybe<unknown>; errors: readonly AccountError[] }
export interface ExternalObtainAccessTokens {
  token: Maybe<string>
  refreshToken: Maybe<string>
  csrfToken: Maybe<string>
  user: Maybe<UserSource>
  errors: readonly AccountError[]
}
export interface ExternalRefresh {
  token: Maybe<string>
  refreshToken: Maybe<string>
  csrfToken: Maybe<string>
  user: Maybe<UserSource>
  errors: readonly AccountError[]
}
export interface ExternalVerify {
  user: Maybe<UserSource>
  isValid: boolean
  verifyData: Maybe<unknown>
  errors: readonly AccountError[]
}
export interface ExternalLogout { logoutData: Maybe<unknown>; errors: readonly AccountError[] }
export interface RequestPasswordReset { errors: readonly AccountError[] }
export interface SetPassword {
  token: Maybe<string>
  refreshToken: Maybe<string>
  csrfToken: Maybe<string>
  user: Maybe<UserSource>
  errors: readonly AccountError[]
}
export interface PasswordChange { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface RequestEmailChange { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface ConfirmEmailChange { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface SendConfirmationEmail { errors: readonly SendConfirmationEmailError[] }
export interface SendConfirmationEmailError {
  field: Maybe<string>
  message: Maybe<string>
  code: SendConfirmationEmailErrorCode
}
export interface AccountUpdate { errors: readonly AccountError[]; user: Maybe<UserSource> }
export interface AccountAddressCreate {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AccountAddressUpdate {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AccountAddressDelete {
  user: Maybe<UserSource>
  errors: readonly AccountError[]
  address: Maybe<AddressSource>
}
export interface AccountSetDefaultAddress { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface UserAvatarUpdate { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface UserAvatarDelete { user: Maybe<UserSource>; errors: readonly AccountError[] }
export interface AccountRequestDeletion { errors: readonly AccountError[] }
export interface AccountDelete { errors: readonly AccountError[]; user: Maybe<UserSource> }
export interface CustomerCreate { errors: readonly AccountError[]; user: Maybe<UserSource> }
export interface CustomerUpdate { errors: readonly AccountError[]; user: Maybe<UserSource> }
export interface CustomerDelete { errors: readonly AccountError[]; user: Maybe<UserSource> }
export interface CustomerBulkDelete { count: number; errors: readonly AccountError[] }
export interface UserBulkSetActive { count: number; errors: readonly AccountError[] }

declare module '../resolver-types.ts' {
interface Types {
  User: {
    source: UserSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      email: string
      firstName: string
      lastName: string
      isStaff: boolean
      isActive: boolean
      isConfirmed: boolean
      addresses: readonly AddressSource[]
      checkoutIds: Maybe<readonly string[]>
      orders: Maybe<Listed<OrderSource>>
      languageCode: LanguageCodeEnum
      defaultShippingAddress: Maybe<AddressSource>
      defaultBillingAddress: Maybe<AddressSource>
      dateJoined: Date
      checkoutTokens: Maybe<readonly string[]>
      checkouts: Maybe<Listed<CheckoutSource>>
      giftCards: Maybe<Listed<GiftCardSource>>
      note: Maybe<string>
      userPermissions: Maybe<readonly UserPermissionSource[]>
      permissionGroups: Maybe<readonly GroupSource[]>
      editableGroups: Maybe<readonly GroupSource[]>
      accessibleChannels: Maybe<readonly ChannelSource[]>
      restrictedAccessToChannels: boolean
      avatar: Maybe<Image>
      events: Maybe<readonly CustomerEventSource[]>
      externalReference: Maybe<string>
      lastLogin: Maybe<Date>
      updatedAt: Date
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      checkoutIds: { channel?: Nullable<string> }
      orders: { where?: Nullable<CustomerOrderWhereInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      checkoutTokens: { channel?: Nullable<string> }
      checkouts: { channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      giftCards: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      avatar: { size?: Nullable<number>; format: ThumbnailFormatEnum | null }
    }
  }
  UserCountableConnection: {
    source: Listed<UserSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly UserCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  CustomerEvent: {
    source: CustomerEventSource
    fields: {
      id: string
      date: Maybe<Date>
      type: Maybe<CustomerEventsEnum>
      user: Maybe<UserSource>
      app: Maybe<AppSource>
      message: Maybe<string>
      count: Maybe<number>
      order: Maybe<OrderSource>
    }
    args: {}
  }
}
interface QueryFields {
  me: Maybe<UserSource>
  customers: Maybe<Listed<UserSource>>
  user: Maybe<UserSource>
}
interface QueryArguments {
  customers: { filter?: Nullable<CustomerFilterInput>; where?: Nullable<CustomerWhereInput>; sortBy?: Nullable<UserSortingInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  user: { id?: Nullable<string>; email?: Nullable<string>; externalReference?: Nullable<string> }
}
interface MutationFields {
  tokenCreate: Maybe<CreateToken>
  tokenRefresh: Maybe<RefreshToken>
  tokenVerify: Maybe<VerifyToken>
  tokensDeactivateAll: Maybe<DeactivateAllUserTokens>
  externalAuthenticationUrl: Maybe<ExternalAuthenticationUrl>
  externalObtainAccessTokens: Maybe<ExternalObtainAccessTokens>
  externalRefresh: Maybe<ExternalRefresh>
  externalVerify: Maybe<ExternalVerify>
  externalLogout: Maybe<ExternalLogout>
  requestPasswordReset: Maybe<RequestPasswordReset>
  sendConfirmationEmail: Maybe<SendConfirmationEmail>
  confirmAccount: Maybe<ConfirmAccount>
  setPassword: Maybe<SetPassword>
  passwordChange: Maybe<PasswordChange>
  requestEmailChange: Maybe<RequestEmailChange>
  confirmEmailChange: Maybe<ConfirmEmailChange>
  accountAddressCreate: Maybe<AccountAddressCreate>
  accountAddressUpdate: Maybe<AccountAddressUpdate>
  accountAddressDelete: Maybe<AccountAddressDelete>
  accountSetDefaultAddress: Maybe<AccountSetDefaultAddress>
  accountRegister: Maybe<AccountRegister>
  accountUpdate: Maybe<AccountUpdate>
  accountRequestDeletion: Maybe<AccountRequestDeletion>
  accountDelete: Maybe<AccountDelete>
  customerCreate: Maybe<CustomerCreate>
  customerUpdate: Maybe<CustomerUpdate>
  customerDelete: Maybe<CustomerDelete>
  customerBulkDelete: Maybe<CustomerBulkDelete>
  userAvatarUpdate: Maybe<UserAvatarUpdate>
  userAvatarDelete: Maybe<UserAvatarDelete>
  userBulkSetActive: Maybe<UserBulkSetActive>
}
interface MutationArguments {
  tokenCreate: { audience?: Nullable<string>; email: string; password: string }
  tokenRefresh: { csrfToken?: Nullable<string>; refreshToken?: Nullable<string> }
  tokenVerify: { token: string }
  externalAuthenticationUrl: { input: unknown; pluginId: string }
  externalObtainAccessTokens: { input: unknown; pluginId: string }
  externalRefresh: { input: unknown; pluginId: string }
  externalVerify: { input: unknown; pluginId: string }
  externalLogout: { input: unknown; pluginId: string }
  requestPasswordReset: { channel?: Nullable<string>; email: string; redirectUrl: string }
  sendConfirmationEmail: { channel: string; redirectUrl: string }
  confirmAccount: { email: string; token: string }
  setPassword: { email: string; password: string; token: string }
  passwordChange: { newPassword: string; oldPassword?: Nullable<string> }
  requestEmailChange: { channel?: Nullable<string>; newEmail: string; password: string; redirectUrl: string }
  confirmEmailChange: { channel?: Nullable<string>; token: string }
  accountAddressCreate: { customerId?: Nullable<string>; input: AddressInput; type?: Nullable<AddressTypeEnum> }
  accountAddressUpdate: { id: string; input: AddressInput }
  accountAddressDelete: { id: string }
  accountSetDefaultAddress: { id: string; type: AddressTypeEnum }
  accountRegister: { input: AccountRegisterInput }
  accountUpdate: { customerId?: Nullable<string>; input: AccountInput }
  accountRequestDeletion: { channel?: Nullable<string>; redirectUrl: string }
  accountDelete: { token: string }
  customerCreate: { input: UserCreateInput }
  customerUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: CustomerInput }
  customerDelete: { externalReference?: Nullable<string>; id?: Nullable<string> }
  customerBulkDelete: { ids: string[] }
  userAvatarUpdate: { image: UploadedFile }
  userBulkSetActive: { ids: string[]; isActive: boolean }
}
}
