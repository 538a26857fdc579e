/* Written by npm run generate. Do not edit. */
import type { AddressTypeEnum, CheckoutAuthorizeStatusEnum, CheckoutChargeStatusEnum, CheckoutCreateFromOrderErrorCode, CheckoutCreateFromOrderUnavailableVariantErrorCode, CheckoutErrorCode, DeliveryOptionsCalculateErrorCode, LanguageCodeEnum } from '@semena/contract/enums'
import type { CheckoutAddressValidationRules, CheckoutCreateInput, CheckoutFilterInput, CheckoutLineInput, CheckoutLineUpdateInput, CheckoutSortingInput } from '../../domain/checkout/inputs.generated.ts'
import type { AddressInput, MetadataInput } from '../../domain/inputs.generated.ts'
import type { UserSource } from '../account/sources.ts'
import type { AddressSource } from '../address/sources.ts'
import type { VariantSource } from '../catalog/sources.ts'
import type { CheckoutLineSource, CheckoutSource, LineProblemSource } from './sources.ts'
import type { GiftCardSource } from '../gift-card/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { OrderSource } from '../order/sources.ts'
import type { TransactionSource } from '../payment/sources.ts'
import type { PaymentGateway } from '../payment/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { Money, PageInfo } from '../shared/types.generated.ts'
import type { ShippingMethodSource } from '../shipping/sources.ts'
import type { ChannelSource } from '../shop/sources.ts'
import type { TaxedMoney } from '../tax/types.generated.ts'
import type { VoucherSource } from '../voucher/sources.ts'
import type { WarehouseSource } from '../warehouse/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface CheckoutCountableEdge { node: CheckoutSource; cursor: string }
export interface CheckoutAddPromoCode { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutError {
  field: Maybe<string>
  message: Maybe<string>
  code: CheckoutErrorCode
  variants: Maybe<readonly string[]>
  lines: Maybe<readonly string[]>
  addressType: Maybe<AddressTypeEnum>
}
export interface CheckoutBillingAddressUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutComplete {
  order: Maybe<OrderSource>
  confirmationNeeded: boolean
  confirmationData: Maybe<unknown>
  errors: readonly CheckoutError[]
}
export interface CheckoutCreate {
  created: Maybe<boolean>
  errors: readonly CheckoutError[]
  checkout: Maybe<CheckoutSource>
}
export interface CheckoutEmailUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutLinesDelete { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutLinesAdd { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutLinesUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutRemovePromoCode { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutShippingAddressUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutDeliveryMethodUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutLanguageCodeUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutDelete { errors: readonly CheckoutDeleteError[] }
export interface CheckoutDeleteError { field: Maybe<string>; message: Maybe<string>; code: CheckoutErrorCode }
export interface CheckoutLineCountableEdge { node: CheckoutLineSource; cursor: string }
export interface DeliveryOptionsCalculateError {
  field: Maybe<string>
  message: Maybe<string>
  code: DeliveryOptionsCalculateErrorCode
}
export interface CheckoutCustomerAttach { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutCustomerDetach { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface DeliveryOptionsCalculate {
  deliveries: readonly Delivery[]
  errors: readonly DeliveryOptionsCalculateError[]
}
export interface Delivery { id: string; shippingMethod: Maybe<ShippingMethodSource> }
export interface CheckoutLineDelete { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutShippingMethodUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutCustomerNoteUpdate { checkout: Maybe<CheckoutSource>; errors: readonly CheckoutError[] }
export interface CheckoutCreateFromOrder {
  unavailableVariants: Maybe<readonly CheckoutCreateFromOrderUnavailableVariant[]>
  checkout: Maybe<CheckoutSource>
  errors: readonly CheckoutCreateFromOrderError[]
}
export interface CheckoutCreateFromOrderError {
  field: Maybe<string>
  message: Maybe<string>
  code: CheckoutCreateFromOrderErrorCode
}
export interface CheckoutCreateFromOrderUnavailableVariant {
  message: string
  code: CheckoutCreateFromOrderUnavailableVariantErrorCode
  variantId: string
  lineId: string
}
export interface CheckoutProblemDeliveryMethodStale { delivery: Delivery }
export interface CheckoutProblemDeliveryMethodInvalid { delivery: Delivery }
export type DeliveryMethod =
  | (WarehouseSource & { __typename: 'Warehouse' })
  | (ShippingMethodSource & { __typename: 'ShippingMethod' })
export type CheckoutProblem =
  | (CheckoutProblemDeliveryMethodStale & { __typename: 'CheckoutProblemDeliveryMethodStale' })
  | (CheckoutProblemDeliveryMethodInvalid & { __typename: 'CheckoutProblemDeliveryMethodInvalid' })
  | (LineProblemSource & { __typename: 'CheckoutLineProblemInsufficientStock' })
  | (LineProblemSource & { __typename: 'CheckoutLineProblemVariantNotAvailable' })
export type CheckoutLineProblem =
  | (LineProblemSource & { __typename: 'CheckoutLineProblemInsufficientStock' })
  | (LineProblemSource & { __typename: 'CheckoutLineProblemVariantNotAvailable' })

declare module '../resolver-types.ts' {
interface Types {
  Checkout: {
    source: CheckoutSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      created: Date
      updatedAt: Date
      lastChange: Date
      user: Maybe<UserSource>
      channel: ChannelSource
      billingAddress: Maybe<AddressSource>
      shippingAddress: Maybe<AddressSource>
      customerNote: string
      note: string
      discount: Maybe<Money>
      discountName: Maybe<string>
      translatedDiscountName: Maybe<string>
      voucherCode: Maybe<string>
      availableShippingMethods: readonly ShippingMethodSource[]
      shippingMethods: readonly ShippingMethodSource[]
      availablePaymentGateways: readonly PaymentGateway[]
      email: Maybe<string>
      giftCards: readonly GiftCardSource[]
      isShippingRequired: boolean
      quantity: number
      stockReservationExpires: Maybe<Date>
      lines: readonly CheckoutLineSource[]
      shippingPrice: TaxedMoney
      shippingMethod: Maybe<ShippingMethodSource>
      deliveryMethod: Maybe<DeliveryMethod>
      availableCollectionPoints: readonly WarehouseSource[]
      subtotalPrice: TaxedMoney
      taxExemption: boolean
      token: string
      totalPrice: TaxedMoney
      totalBalance: Money
      languageCode: LanguageCodeEnum
      transactions: Maybe<readonly TransactionSource[]>
      displayGrossPrices: boolean
      authorizeStatus: CheckoutAuthorizeStatusEnum
      chargeStatus: CheckoutChargeStatusEnum
      delivery: Maybe<Delivery>
      problems: Maybe<readonly CheckoutProblem[]>
      voucher: Maybe<VoucherSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  CheckoutLine: {
    source: CheckoutLineSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      variant: VariantSource
      quantity: number
      unitPrice: TaxedMoney
      undiscountedUnitPrice: Money
      priorUnitPrice: Maybe<Money>
      totalPrice: TaxedMoney
      undiscountedTotalPrice: Money
      priorTotalPrice: Maybe<Money>
      requiresShipping: boolean
      isGift: Maybe<boolean>
      problems: Maybe<readonly CheckoutLineProblem[]>
      priceOverrideReason: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  CheckoutCountableConnection: {
    source: Listed<CheckoutSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly CheckoutCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  CheckoutLineCountableConnection: {
    source: Listed<CheckoutLineSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly CheckoutLineCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  CheckoutLineProblemInsufficientStock: {
    source: LineProblemSource
    fields: {
      availableQuantity: Maybe<number>
      line: CheckoutLineSource
      variant: VariantSource
    }
    args: {}
  }
  CheckoutLineProblemVariantNotAvailable: {
    source: LineProblemSource
    fields: {
      line: CheckoutLineSource
    }
    args: {}
  }
}
interface AbstractTypes {
  DeliveryMethod: {
    value: DeliveryMethod
    names: 'Warehouse' | 'ShippingMethod'
  }
  CheckoutProblem: {
    value: CheckoutProblem
    names: 'CheckoutProblemDeliveryMethodStale' | 'CheckoutProblemDeliveryMethodInvalid' | 'CheckoutLineProblemInsufficientStock' | 'CheckoutLineProblemVariantNotAvailable'
  }
  CheckoutLineProblem: {
    value: CheckoutLineProblem
    names: 'CheckoutLineProblemInsufficientStock' | 'CheckoutLineProblemVariantNotAvailable'
  }
}
interface QueryFields {
  checkout: Maybe<CheckoutSource>
  checkouts: Maybe<Listed<CheckoutSource>>
  checkoutLines: Maybe<Listed<CheckoutLineSource>>
}
interface QueryArguments {
  checkout: { id?: Nullable<string>; token?: Nullable<string> }
  checkouts: { sortBy?: Nullable<CheckoutSortingInput>; filter?: Nullable<CheckoutFilterInput>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  checkoutLines: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  checkoutAddPromoCode: Maybe<CheckoutAddPromoCode>
  checkoutBillingAddressUpdate: Maybe<CheckoutBillingAddressUpdate>
  checkoutComplete: Maybe<CheckoutComplete>
  checkoutCreate: Maybe<CheckoutCreate>
  checkoutDelete: Maybe<CheckoutDelete>
  checkoutEmailUpdate: Maybe<CheckoutEmailUpdate>
  checkoutLinesDelete: Maybe<CheckoutLinesDelete>
  checkoutLinesAdd: Maybe<CheckoutLinesAdd>
  checkoutLinesUpdate: Maybe<CheckoutLinesUpdate>
  checkoutRemovePromoCode: Maybe<CheckoutRemovePromoCode>
  checkoutShippingAddressUpdate: Maybe<CheckoutShippingAddressUpdate>
  checkoutDeliveryMethodUpdate: Maybe<CheckoutDeliveryMethodUpdate>
  checkoutLanguageCodeUpdate: Maybe<CheckoutLanguageCodeUpdate>
  deliveryOptionsCalculate: Maybe<DeliveryOptionsCalculate>
  checkoutCreateFromOrder: Maybe<CheckoutCreateFromOrder>
  checkoutCustomerAttach: Maybe<CheckoutCustomerAttach>
  checkoutCustomerDetach: Maybe<CheckoutCustomerDetach>
  checkoutCustomerNoteUpdate: Maybe<CheckoutCustomerNoteUpdate>
  checkoutLineDelete: Maybe<CheckoutLineDelete>
  checkoutShippingMethodUpdate: Maybe<CheckoutShippingMethodUpdate>
}
interface MutationArguments {
  checkoutAddPromoCode: { checkoutId?: Nullable<string>; id?: Nullable<string>; promoCode: string; token?: Nullable<string> }
  checkoutBillingAddressUpdate: { billingAddress: AddressInput; checkoutId?: Nullable<string>; id?: Nullable<string>; saveAddress: boolean | null; token?: Nullable<string>; validationRules?: Nullable<CheckoutAddressValidationRules> }
  checkoutComplete: { checkoutId?: Nullable<string>; id?: Nullable<string>; metadata?: Nullable<MetadataInput[]>; paymentData?: Nullable<unknown>; redirectUrl?: Nullable<string>; storeSource: boolean | null; token?: Nullable<string> }
  checkoutCreate: { input: CheckoutCreateInput }
  checkoutDelete: { id: string }
  checkoutEmailUpdate: { checkoutId?: Nullable<string>; email: string; id?: Nullable<string>; token?: Nullable<string> }
  checkoutLinesDelete: { id?: Nullable<string>; linesIds: string[]; token?: Nullable<string> }
  checkoutLinesAdd: { checkoutId?: Nullable<string>; id?: Nullable<string>; lines: CheckoutLineInput[]; token?: Nullable<string> }
  checkoutLinesUpdate: { checkoutId?: Nullable<string>; id?: Nullable<string>; lines: CheckoutLineUpdateInput[]; token?: Nullable<string> }
  checkoutRemovePromoCode: { checkoutId?: Nullable<string>; id?: Nullable<string>; promoCode?: Nullable<string>; promoCodeId?: Nullable<string>; token?: Nullable<string> }
  checkoutShippingAddressUpdate: { checkoutId?: Nullable<string>; id?: Nullable<string>; saveAddress: boolean | null; shippingAddress: AddressInput; token?: Nullable<string>; validationRules?: Nullable<CheckoutAddressValidationRules> }
  checkoutDeliveryMethodUpdate: { deliveryMethodId?: Nullable<string>; id?: Nullable<string>; token?: Nullable<string> }
  checkoutLanguageCodeUpdate: { checkoutId?: Nullable<string>; id?: Nullable<string>; languageCode: LanguageCodeEnum; token?: Nullable<string> }
  deliveryOptionsCalculate: { id: string }
  checkoutCreateFromOrder: { id: string }
  checkoutCustomerAttach: { checkoutId?: Nullable<string>; customerId?: Nullable<string>; id?: Nullable<string>; token?: Nullable<string> }
  checkoutCustomerDetach: { checkoutId?: Nullable<string>; id?: Nullable<string>; token?: Nullable<string> }
  checkoutCustomerNoteUpdate: { customerNote: string; id: string }
  checkoutLineDelete: { checkoutId?: Nullable<string>; id?: Nullable<string>; lineId?: Nullable<string>; token?: Nullable<string> }
  checkoutShippingMethodUpdate: { checkoutId?: Nullable<string>; id?: Nullable<string>; shippingMethodId?: Nullable<string>; token?: Nullable<string> }
}
}
