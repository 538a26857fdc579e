/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AccountErrorCode, AddressTypeEnum, CustomerEventsEnum, LanguageCodeEnum, OrderChargeStatusEnum, OrderStatus } from '@semena/contract/enums'
import type { AddressInput, CustomerInput, UserCreateInput } from '../../platform/inputs.generated.ts'

export type DeskCustomerQueryVariables = {
  id: string
  maySeeOrders: boolean
  maySeeCards: boolean
}

export type DeskCustomerQuery = { user: { id: string, email: string, firstName: string, lastName: string, isStaff: boolean, isActive: boolean, isConfirmed: boolean, languageCode: LanguageCodeEnum, note: string | null, dateJoined: string, lastLogin: string | null, updatedAt: string, addresses: Array<{ id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, metafields: Record<string, string> | null, isDefaultShippingAddress: boolean | null, isDefaultBillingAddress: boolean | null, country: { code: string } }>, orders?: { totalCount: number | null, edges: Array<{ node: { id: string, number: string, created: string, status: OrderStatus, chargeStatus: OrderChargeStatusEnum, total: { gross: { amount: number, currency: string } }, totalCharged: { amount: number, currency: string } } }> } | null, giftCards?: { edges: Array<{ node: { id: string, displayCode: string, isActive: boolean, expiryDate: string | null, currentBalance: { amount: number, currency: string } } }> } | null, events: Array<{ id: string, date: string | null, type: CustomerEventsEnum | null, message: string | null, order: { id: string, number: string } | null }> | null } | null }

export type DeskPersonAddressFragment = { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, metafields: Record<string, string> | null, isDefaultShippingAddress: boolean | null, isDefaultBillingAddress: boolean | null, country: { code: string } }

export type DeskCreateCustomerMutationVariables = {
  input: UserCreateInput
}

export type DeskCreateCustomerMutation = { customerCreate: { user: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null }

export type DeskUpdateCustomerMutationVariables = {
  id: string
  input: CustomerInput
}

export type DeskUpdateCustomerMutation = { customerUpdate: { user: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null }

export type DeskDeleteCustomerMutationVariables = {
  id: string
}

export type DeskDeleteCustomerMutation = { customerDelete: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null }

export type DeskActivateCustomersMutationVariables = {
  ids: Array<string> | string
  isActive: boolean
}

export type DeskActivateCustomersMutation = { userBulkSetActive: { count: number, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null }

export type DeskSendPasswordMailMutationVariables = {
  email: string
  channel?: string | null | undefined
  redirectUrl: string
}

export type DeskSendPasswordMailMutation = { requestPasswordReset: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null }

export type DeskAddAddressMutationVariables = {
  userId: string
  input: AddressInput
}

export type DeskAddAddressMutation = { addressCreate: { address: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null }

export type DeskChangeAddressMutationVariables = {
  id: string
  input: AddressInput
}

export type DeskChangeAddressMutation = { addressUpdate: { address: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null }

export type DeskRemoveAddressMutationVariables = {
  id: string
}

export type DeskRemoveAddressMutation = { addressDelete: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null }

export type DeskChooseAddressMutationVariables = {
  addressId: string
  userId: string
  type: AddressTypeEnum
}

export type DeskChooseAddressMutation = { addressSetDefault: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null }

export const DeskCustomerDocument: TypedDocument<DeskCustomerQuery, DeskCustomerQueryVariables> = { name: 'DeskCustomer', kind: 'query', source: "query DeskCustomer($id:ID!$maySeeOrders:Boolean!$maySeeCards:Boolean!){user(id:$id){id email firstName lastName isStaff isActive isConfirmed languageCode note dateJoined lastLogin updatedAt addresses{...DeskPersonAddress}orders(first:100)@include(if:$maySeeOrders){totalCount edges{node{id number created status chargeStatus total{gross{amount currency}}totalCharged{amount currency}}}}giftCards(first:50)@include(if:$maySeeCards){edges{node{id displayCode isActive expiryDate currentBalance{amount currency}}}}events{id date type message order{id number}}}}fragment DeskPersonAddress on Address{id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode countryArea phone metafields(keys:[\"typed.city\" \"typed.cityArea\" \"typed.countryArea\" \"typed.postalCode\"])country{code}isDefaultShippingAddress isDefaultBillingAddress}" }

export const DeskCreateCustomerDocument: TypedDocument<DeskCreateCustomerMutation, DeskCreateCustomerMutationVariables> = { name: 'DeskCreateCustomer', kind: 'mutation', source: "mutation DeskCreateCustomer($input:UserCreateInput!){customerCreate(input:$input){user{id}errors{field message code}}}" }

export const DeskUpdateCustomerDocument: TypedDocument<DeskUpdateCustomerMutation, DeskUpdateCustomerMutationVariables> = { name: 'DeskUpdateCustomer', kind: 'mutation', source: "mutation DeskUpdateCustomer($id:ID!$input:CustomerInput!){customerUpdate(id:$id input:$input){user{id}errors{field message code}}}" }

export const DeskDeleteCustomerDocument: TypedDocument<DeskDeleteCustomerMutation, DeskDeleteCustomerMutationVariables> = { name: 'DeskDeleteCustomer', kind: 'mutation', source: "mutation DeskDeleteCustomer($id:ID!){customerDelete(id:$id){errors{field message code}}}" }

export const DeskActivateCustomersDocument: TypedDocument<DeskActivateCustomersMutation, DeskActivateCustomersMutationVariables> = { name: 'DeskActivateCustomers', kind: 'mutation', source: "mutation DeskActivateCustomers($ids:[ID!]!$isActive:Boolean!){userBulkSetActive(ids:$ids isActive:$isActive){count errors{field message code}}}" }

export const DeskSendPasswordMailDocument: TypedDocument<DeskSendPasswordMailMutation, DeskSendPasswordMailMutationVariables> = { name: 'DeskSendPasswordMail', kind: 'mutation', source: "mutation DeskSendPasswordMail($email:String!$channel:String$redirectUrl:String!){requestPasswordReset(email:$email channel:$channel redirectUrl:$redirectUrl){errors{field message code}}}" }

export const DeskAddAddressDocument: TypedDocument<DeskAddAddressMutation, DeskAddAddressMutationVariables> = { name: 'DeskAddAddress', kind: 'mutation', source: "mutation DeskAddAddress($userId:ID!$input:AddressInput!){addressCreate(userId:$userId input:$input){address{id}errors{field message code}}}" }

export const DeskChangeAddressDocument: TypedDocument<DeskChangeAddressMutation, DeskChangeAddressMutationVariables> = { name: 'DeskChangeAddress', kind: 'mutation', source: "mutation DeskChangeAddress($id:ID!$input:AddressInput!){addressUpdate(id:$id input:$input){address{id}errors{field message code}}}" }

export const DeskRemoveAddressDocument: TypedDocument<DeskRemoveAddressMutation, DeskRemoveAddressMutationVariables> = { name: 'DeskRemoveAddress', kind: 'mutation', source: "mutation DeskRemoveAddress($id:ID!){addressDelete(id:$id){errors{field message code}}}" }

export const DeskChooseAddressDocument: TypedDocument<DeskChooseAddressMutation, DeskChooseAddressMutationVariables> = { name: 'DeskChooseAddress', kind: 'mutation', source: "mutation DeskChooseAddress($addressId:ID!$userId:ID!$type:AddressTypeEnum!){addressSetDefault(addressId:$addressId userId:$userId type:$type){errors{field message code}}}" }
