/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AddressTypeEnum, OrderErrorCode } from '@semena/contract/enums'
import type { DraftOrderCreateInput, DraftOrderInput, OrderDiscountCommonInput, OrderLineCreateInput, OrderUpdateInput } from '../../platform/inputs.generated.ts'

export type DeskOrderUpdateMutationVariables = {
  id: string
  input: OrderUpdateInput
}

export type DeskOrderUpdateMutation = { orderUpdate: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null, addressType: AddressTypeEnum | null }> } | null }

export type DeskDraftUpdateMutationVariables = {
  id: string
  input: DraftOrderInput
}

export type DeskDraftUpdateMutation = { draftOrderUpdate: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null, addressType: AddressTypeEnum | null }> } | null }

export type DeskOrderShippingMutationVariables = {
  order: string
  method?: string | null | undefined
}

export type DeskOrderShippingMutation = { orderUpdateShipping: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskLinesAddMutationVariables = {
  id: string
  lines: Array<OrderLineCreateInput> | OrderLineCreateInput
}

export type DeskLinesAddMutation = { orderLinesCreate: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskLineQuantityMutationVariables = {
  id: string
  quantity: number
}

export type DeskLineQuantityMutation = { orderLineUpdate: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskLineRemoveMutationVariables = {
  id: string
}

export type DeskLineRemoveMutation = { orderLineDelete: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskLineDiscountMutationVariables = {
  id: string
  input: OrderDiscountCommonInput
}

export type DeskLineDiscountMutation = { orderLineDiscountUpdate: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskLineUndiscountMutationVariables = {
  id: string
}

export type DeskLineUndiscountMutation = { orderLineDiscountRemove: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskDiscountAddMutationVariables = {
  id: string
  input: OrderDiscountCommonInput
}

export type DeskDiscountAddMutation = { orderDiscountAdd: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskDiscountChangeMutationVariables = {
  id: string
  input: OrderDiscountCommonInput
}

export type DeskDiscountChangeMutation = { orderDiscountUpdate: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskDiscountRemoveMutationVariables = {
  id: string
}

export type DeskDiscountRemoveMutation = { orderDiscountDelete: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskDraftCreateMutationVariables = {
  input: DraftOrderCreateInput
}

export type DeskDraftCreateMutation = { draftOrderCreate: { order: { id: string } | null, errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskDraftCompleteMutationVariables = {
  id: string
}

export type DeskDraftCompleteMutation = { draftOrderComplete: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null, orderLines: Array<string> | null }> } | null }

export type DeskDraftDeleteMutationVariables = {
  id: string
}

export type DeskDraftDeleteMutation = { draftOrderDelete: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskFindVariantsQueryVariables = {
  search: string
  channel: string
}

export type DeskFindVariantsQuery = { productVariants: { edges: Array<{ node: { id: string, name: string, sku: string | null, quantityAvailable: number | null, product: { id: string, name: string, thumbnail: { url: string } | null }, pricing: { price: { gross: { amount: number, currency: string } } | null } | null } }> } | null }

export type DeskCustomersToOrderQueryVariables = {
  search: string
}

export type DeskCustomersToOrderQuery = { customers: { edges: Array<{ node: { id: string, email: string, firstName: string, lastName: string, defaultShippingAddress: { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, countryArea: string, postalCode: string, phone: string | null, metafields: Record<string, string> | null, country: { code: string } } | null, defaultBillingAddress: { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, countryArea: string, postalCode: string, phone: string | null, metafields: Record<string, string> | null, country: { code: string } } | null } }> } | null }

export type DeskCustomerAddressFragment = { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, countryArea: string, postalCode: string, phone: string | null, metafields: Record<string, string> | null, country: { code: string } }

export const DeskOrderUpdateDocument: TypedDocument<DeskOrderUpdateMutation, DeskOrderUpdateMutationVariables> = { name: 'DeskOrderUpdate', kind: 'mutation', source: "mutation DeskOrderUpdate($id:ID!$input:OrderUpdateInput!){orderUpdate(id:$id input:$input){errors{field code message addressType}}}" }

export const DeskDraftUpdateDocument: TypedDocument<DeskDraftUpdateMutation, DeskDraftUpdateMutationVariables> = { name: 'DeskDraftUpdate', kind: 'mutation', source: "mutation DeskDraftUpdate($id:ID!$input:DraftOrderInput!){draftOrderUpdate(id:$id input:$input){errors{field code message addressType}}}" }

export const DeskOrderShippingDocument: TypedDocument<DeskOrderShippingMutation, DeskOrderShippingMutationVariables> = { name: 'DeskOrderShipping', kind: 'mutation', source: "mutation DeskOrderShipping($order:ID!$method:ID){orderUpdateShipping(order:$order input:{shippingMethod:$method}){errors{field code message}}}" }

export const DeskLinesAddDocument: TypedDocument<DeskLinesAddMutation, DeskLinesAddMutationVariables> = { name: 'DeskLinesAdd', kind: 'mutation', source: "mutation DeskLinesAdd($id:ID!$lines:[OrderLineCreateInput!]!){orderLinesCreate(id:$id input:$lines){errors{field code message}}}" }

export const DeskLineQuantityDocument: TypedDocument<DeskLineQuantityMutation, DeskLineQuantityMutationVariables> = { name: 'DeskLineQuantity', kind: 'mutation', source: "mutation DeskLineQuantity($id:ID!$quantity:Int!){orderLineUpdate(id:$id input:{quantity:$quantity}){errors{field code message}}}" }

export const DeskLineRemoveDocument: TypedDocument<DeskLineRemoveMutation, DeskLineRemoveMutationVariables> = { name: 'DeskLineRemove', kind: 'mutation', source: "mutation DeskLineRemove($id:ID!){orderLineDelete(id:$id){errors{field code message}}}" }

export const DeskLineDiscountDocument: TypedDocument<DeskLineDiscountMutation, DeskLineDiscountMutationVariables> = { name: 'DeskLineDiscount', kind: 'mutation', source: "mutation DeskLineDiscount($id:ID!$input:OrderDiscountCommonInput!){orderLineDiscountUpdate(orderLineId:$id input:$input){errors{field code message}}}" }

export const DeskLineUndiscountDocument: TypedDocument<DeskLineUndiscountMutation, DeskLineUndiscountMutationVariables> = { name: 'DeskLineUndiscount', kind: 'mutation', source: "mutation DeskLineUndiscount($id:ID!){orderLineDiscountRemove(orderLineId:$id){errors{field code message}}}" }

export const DeskDiscountAddDocument: TypedDocument<DeskDiscountAddMutation, DeskDiscountAddMutationVariables> = { name: 'DeskDiscountAdd', kind: 'mutation', source: "mutation DeskDiscountAdd($id:ID!$input:OrderDiscountCommonInput!){orderDiscountAdd(orderId:$id input:$input){errors{field code message}}}" }

export const DeskDiscountChangeDocument: TypedDocument<DeskDiscountChangeMutation, DeskDiscountChangeMutationVariables> = { name: 'DeskDiscountChange', kind: 'mutation', source: "mutation DeskDiscountChange($id:ID!$input:OrderDiscountCommonInput!){orderDiscountUpdate(discountId:$id input:$input){errors{field code message}}}" }

export const DeskDiscountRemoveDocument: TypedDocument<DeskDiscountRemoveMutation, DeskDiscountRemoveMutationVariables> = { name: 'DeskDiscountRemove', kind: 'mutation', source: "mutation DeskDiscountRemove($id:ID!){orderDiscountDelete(discountId:$id){errors{field code message}}}" }

export const DeskDraftCreateDocument: TypedDocument<DeskDraftCreateMutation, DeskDraftCreateMutationVariables> = { name: 'DeskDraftCreate', kind: 'mutation', source: "mutation DeskDraftCreate($input:DraftOrderCreateInput!){draftOrderCreate(input:$input){order{id}errors{field code message}}}" }

export const DeskDraftCompleteDocument: TypedDocument<DeskDraftCompleteMutation, DeskDraftCompleteMutationVariables> = { name: 'DeskDraftComplete', kind: 'mutation', source: "mutation DeskDraftComplete($id:ID!){draftOrderComplete(id:$id){errors{field code message orderLines}}}" }

export const DeskDraftDeleteDocument: TypedDocument<DeskDraftDeleteMutation, DeskDraftDeleteMutationVariables> = { name: 'DeskDraftDelete', kind: 'mutation', source: "mutation DeskDraftDelete($id:ID!){draftOrderDelete(id:$id){errors{field code message}}}" }

export const DeskFindVariantsDocument: TypedDocument<DeskFindVariantsQuery, DeskFindVariantsQueryVariables> = { name: 'DeskFindVariants', kind: 'query', source: "query DeskFindVariants($search:String!$channel:String!){productVariants(first:12 filter:{search:$search}channel:$channel){edges{node{id name sku quantityAvailable product{id name thumbnail(size:64 format:WEBP){url}}pricing{price{gross{amount currency}}}}}}}" }

export const DeskCustomersToOrderDocument: TypedDocument<DeskCustomersToOrderQuery, DeskCustomersToOrderQueryVariables> = { name: 'DeskCustomersToOrder', kind: 'query', source: "query DeskCustomersToOrder($search:String!){customers(first:8 search:$search){edges{node{id email firstName lastName defaultShippingAddress{...DeskCustomerAddress}defaultBillingAddress{...DeskCustomerAddress}}}}}fragment DeskCustomerAddress on Address{firstName lastName companyName streetAddress1 streetAddress2 city cityArea countryArea postalCode phone metafields(keys:[\"typed.city\" \"typed.cityArea\" \"typed.countryArea\" \"typed.postalCode\"])country{code}}" }
