/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { DiscountErrorCode, DiscountValueTypeEnum, LanguageCodeEnum, TranslationErrorCode, VoucherCodeBulkDeleteErrorCode, VoucherTypeEnum } from '@semena/contract/enums'
import type { CatalogueInput, NameTranslationInput, VoucherChannelListingInput, VoucherFilterInput, VoucherInput, VoucherSortingInput } from '../../platform/inputs.generated.ts'

export type DeskVouchersQueryVariables = {
  first: number
  after?: string | null | undefined
  filter?: VoucherFilterInput | null | undefined
  sortBy?: VoucherSortingInput | null | undefined
}

export type DeskVouchersQuery = { vouchers: { totalCount: number | null, edges: Array<{ node: { id: string, name: string | null, code: string | null, type: VoucherTypeEnum, discountValueType: DiscountValueTypeEnum, startDate: string, endDate: string | null, used: number, usageLimit: number | null, applyOncePerOrder: boolean, codes: { totalCount: number | null } | null, channelListings: Array<{ discountValue: number, currency: string, channel: { id: string, slug: string } }> | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }

export type DeskVoucherRowFragment = { id: string, name: string | null, code: string | null, type: VoucherTypeEnum, discountValueType: DiscountValueTypeEnum, startDate: string, endDate: string | null, used: number, usageLimit: number | null, applyOncePerOrder: boolean, codes: { totalCount: number | null } | null, channelListings: Array<{ discountValue: number, currency: string, channel: { id: string, slug: string } }> | null }

export type DeskVoucherQueryVariables = {
  id: string
}

export type DeskVoucherQuery = { voucher: { id: string, name: string | null, type: VoucherTypeEnum, discountValueType: DiscountValueTypeEnum, startDate: string, endDate: string | null, used: number, usageLimit: number | null, applyOncePerOrder: boolean, applyOncePerCustomer: boolean, singleUse: boolean, onlyForStaff: boolean, minCheckoutItemsQuantity: number | null, countries: Array<{ code: string }> | null, ru: { name: string | null } | null, cs: { name: string | null } | null, channelListings: Array<{ discountValue: number, currency: string, channel: { id: string }, minSpent: { amount: number, currency: string } | null }> | null, products: { edges: Array<{ node: { id: string, name: string } }> } | null, variants: { edges: Array<{ node: { id: string, name: string, product: { name: string } } }> } | null, categories: { edges: Array<{ node: { id: string, name: string } }> } | null, collections: { edges: Array<{ node: { id: string, name: string } }> } | null } | null }

export type DeskVoucherCodesQueryVariables = {
  id: string
  first: number
  after?: string | null | undefined
}

export type DeskVoucherCodesQuery = { voucher: { codes: { totalCount: number | null, edges: Array<{ node: { id: string, code: string | null, used: number | null, isActive: boolean | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null }

export type DeskCreateVoucherMutationVariables = {
  input: VoucherInput
}

export type DeskCreateVoucherMutation = { voucherCreate: { voucher: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: DiscountErrorCode, voucherCodes: Array<string> | null }> } | null }

export type DeskUpdateVoucherMutationVariables = {
  id: string
  input: VoucherInput
}

export type DeskUpdateVoucherMutation = { voucherUpdate: { voucher: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: DiscountErrorCode, voucherCodes: Array<string> | null }> } | null }

export type DeskDeleteVoucherMutationVariables = {
  id: string
}

export type DeskDeleteVoucherMutation = { voucherDelete: { errors: Array<{ field: string | null, message: string | null, code: DiscountErrorCode }> } | null }

export type DeskAddVoucherGoodsMutationVariables = {
  id: string
  input: CatalogueInput
}

export type DeskAddVoucherGoodsMutation = { voucherCataloguesAdd: { errors: Array<{ field: string | null, message: string | null, code: DiscountErrorCode }> } | null }

export type DeskRemoveVoucherGoodsMutationVariables = {
  id: string
  input: CatalogueInput
}

export type DeskRemoveVoucherGoodsMutation = { voucherCataloguesRemove: { errors: Array<{ field: string | null, message: string | null, code: DiscountErrorCode }> } | null }

export type DeskListVoucherMutationVariables = {
  id: string
  input: VoucherChannelListingInput
}

export type DeskListVoucherMutation = { voucherChannelListingUpdate: { errors: Array<{ field: string | null, message: string | null, code: DiscountErrorCode }> } | null }

export type DeskDeleteVoucherCodesMutationVariables = {
  ids: Array<string> | string
}

export type DeskDeleteVoucherCodesMutation = { voucherCodeBulkDelete: { errors: Array<{ message: string | null, code: VoucherCodeBulkDeleteErrorCode }> } | null }

export type DeskTranslateVoucherMutationVariables = {
  id: string
  languageCode: LanguageCodeEnum
  input: NameTranslationInput
}

export type DeskTranslateVoucherMutation = { voucherTranslate: { errors: Array<{ field: string | null, message: string | null, code: TranslationErrorCode }> } | null }

export const DeskVouchersDocument: TypedDocument<DeskVouchersQuery, DeskVouchersQueryVariables> = { name: 'DeskVouchers', kind: 'query', source: "query DeskVouchers($first:Int!$after:String$filter:VoucherFilterInput$sortBy:VoucherSortingInput){vouchers(first:$first after:$after filter:$filter sortBy:$sortBy){totalCount edges{node{...DeskVoucherRow}}pageInfo{hasNextPage endCursor}}}fragment DeskVoucherRow on Voucher{id name code type discountValueType startDate endDate used usageLimit applyOncePerOrder codes(first:1){totalCount}channelListings{channel{id slug}discountValue currency}}" }

export const DeskVoucherDocument: TypedDocument<DeskVoucherQuery, DeskVoucherQueryVariables> = { name: 'DeskVoucher', kind: 'query', source: "query DeskVoucher($id:ID!){voucher(id:$id){id name type discountValueType startDate endDate used usageLimit applyOncePerOrder applyOncePerCustomer singleUse onlyForStaff minCheckoutItemsQuantity countries{code}ru:translation(languageCode:RU){name}cs:translation(languageCode:CS){name}channelListings{channel{id}discountValue currency minSpent{amount currency}}products(first:100){edges{node{id name}}}variants(first:100){edges{node{id name product{name}}}}categories(first:100){edges{node{id name}}}collections(first:100){edges{node{id name}}}}}" }

export const DeskVoucherCodesDocument: TypedDocument<DeskVoucherCodesQuery, DeskVoucherCodesQueryVariables> = { name: 'DeskVoucherCodes', kind: 'query', source: "query DeskVoucherCodes($id:ID!$first:Int!$after:String){voucher(id:$id){codes(first:$first after:$after){totalCount edges{node{id code used isActive}}pageInfo{hasNextPage endCursor}}}}" }

export const DeskCreateVoucherDocument: TypedDocument<DeskCreateVoucherMutation, DeskCreateVoucherMutationVariables> = { name: 'DeskCreateVoucher', kind: 'mutation', source: "mutation DeskCreateVoucher($input:VoucherInput!){voucherCreate(input:$input){voucher{id}errors{field message code voucherCodes}}}" }

export const DeskUpdateVoucherDocument: TypedDocument<DeskUpdateVoucherMutation, DeskUpdateVoucherMutationVariables> = { name: 'DeskUpdateVoucher', kind: 'mutation', source: "mutation DeskUpdateVoucher($id:ID!$input:VoucherInput!){voucherUpdate(id:$id input:$input){voucher{id}errors{field message code voucherCodes}}}" }

export const DeskDeleteVoucherDocument: TypedDocument<DeskDeleteVoucherMutation, DeskDeleteVoucherMutationVariables> = { name: 'DeskDeleteVoucher', kind: 'mutation', source: "mutation DeskDeleteVoucher($id:ID!){voucherDelete(id:$id){errors{field message code}}}" }

export const DeskAddVoucherGoodsDocument: TypedDocument<DeskAddVoucherGoodsMutation, DeskAddVoucherGoodsMutationVariables> = { name: 'DeskAddVoucherGoods', kind: 'mutation', source: "mutation DeskAddVoucherGoods($id:ID!$input:CatalogueInput!){voucherCataloguesAdd(id:$id input:$input){errors{field message code}}}" }

export const DeskRemoveVoucherGoodsDocument: TypedDocument<DeskRemoveVoucherGoodsMutation, DeskRemoveVoucherGoodsMutationVariables> = { name: 'DeskRemoveVoucherGoods', kind: 'mutation', source: "mutation DeskRemoveVoucherGoods($id:ID!$input:CatalogueInput!){voucherCataloguesRemove(id:$id input:$input){errors{field message code}}}" }

export const DeskListVoucherDocument: TypedDocument<DeskListVoucherMutation, DeskListVoucherMutationVariables> = { name: 'DeskListVoucher', kind: 'mutation', source: "mutation DeskListVoucher($id:ID!$input:VoucherChannelListingInput!){voucherChannelListingUpdate(id:$id input:$input){errors{field message code}}}" }

export const DeskDeleteVoucherCodesDocument: TypedDocument<DeskDeleteVoucherCodesMutation, DeskDeleteVoucherCodesMutationVariables> = { name: 'DeskDeleteVoucherCodes', kind: 'mutation', source: "mutation DeskDeleteVoucherCodes($ids:[ID!]!){voucherCodeBulkDelete(ids:$ids){errors{message code}}}" }

export const DeskTranslateVoucherDocument: TypedDocument<DeskTranslateVoucherMutation, DeskTranslateVoucherMutationVariables> = { name: 'DeskTranslateVoucher', kind: 'mutation', source: "mutation DeskTranslateVoucher($id:ID!$languageCode:LanguageCodeEnum!$input:NameTranslationInput!){voucherTranslate(id:$id languageCode:$languageCode input:$input){errors{field message code}}}" }
