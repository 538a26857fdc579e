/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { CheckoutErrorCode } from '@semena/contract/enums'
import type { AddressInput } from '../../platform/inputs.generated.ts'

export type CheckoutCarriedQueryVariables = {
  order: string
  checkout: string
}

export type CheckoutCarriedQuery = { order: { id: string, userEmail: string | null, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, metafields: Record<string, string> | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, metafields: Record<string, string> | null, country: { code: string, country: string } } | null } | null, checkout: { id: string, email: string | null, isShippingRequired: boolean, shippingAddress: { id: string } | null, billingAddress: { id: string } | null } | null }

export type CheckoutCarryShippingMutationVariables = {
  id: string
  address: AddressInput
}

export type CheckoutCarryShippingMutation = { checkoutShippingAddressUpdate: { errors: Array<{ code: CheckoutErrorCode }> } | null }

export type CheckoutCarryBillingMutationVariables = {
  id: string
  address: AddressInput
}

export type CheckoutCarryBillingMutation = { checkoutBillingAddressUpdate: { errors: Array<{ code: CheckoutErrorCode }> } | null }

export type CheckoutCarryEmailMutationVariables = {
  id: string
  email: string
}

export type CheckoutCarryEmailMutation = { checkoutEmailUpdate: { errors: Array<{ code: CheckoutErrorCode }> } | null }

export type CheckoutAddressFragment = { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, metafields: Record<string, string> | null, country: { code: string, country: string } }

export const CheckoutCarriedDocument: TypedDocument<CheckoutCarriedQuery, CheckoutCarriedQueryVariables> = { name: 'CheckoutCarried', kind: 'query', source: "query CheckoutCarried($order:ID!$checkout:ID!){order(id:$order){id userEmail shippingAddress{...CheckoutAddress}billingAddress{...CheckoutAddress}}checkout(id:$checkout){id email isShippingRequired shippingAddress{id}billingAddress{id}}}fragment CheckoutAddress on Address{id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode country{code country}countryArea phone metafields(keys:[\"typed.city\" \"typed.cityArea\" \"typed.countryArea\" \"typed.postalCode\"])}" }

export const CheckoutCarryShippingDocument: TypedDocument<CheckoutCarryShippingMutation, CheckoutCarryShippingMutationVariables> = { name: 'CheckoutCarryShipping', kind: 'mutation', source: "mutation CheckoutCarryShipping($id:ID!$address:AddressInput!){checkoutShippingAddressUpdate(id:$id shippingAddress:$address){errors{code}}}" }

export const CheckoutCarryBillingDocument: TypedDocument<CheckoutCarryBillingMutation, CheckoutCarryBillingMutationVariables> = { name: 'CheckoutCarryBilling', kind: 'mutation', source: "mutation CheckoutCarryBilling($id:ID!$address:AddressInput!){checkoutBillingAddressUpdate(id:$id billingAddress:$address){errors{code}}}" }

export const CheckoutCarryEmailDocument: TypedDocument<CheckoutCarryEmailMutation, CheckoutCarryEmailMutationVariables> = { name: 'CheckoutCarryEmail', kind: 'mutation', source: "mutation CheckoutCarryEmail($id:ID!$email:String!){checkoutEmailUpdate(id:$id email:$email){errors{code}}}" }
