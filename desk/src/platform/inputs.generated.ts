/* Written by npm run generate. Do not edit. */
import type { CountryCode, DiscountValueTypeEnum, LanguageCodeEnum, OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderDirection, OrderSortField, OrderStatusFilter, PaymentChargeStatusEnum } from '@semena/contract/enums'

type Nullable<T> = T | null | undefined

export interface AddressInput {
  firstName?: Nullable<string>
  lastName?: Nullable<string>
  companyName?: Nullable<string>
  streetAddress1?: Nullable<string>
  streetAddress2?: Nullable<string>
  city?: Nullable<string>
  cityArea?: Nullable<string>
  postalCode?: Nullable<string>
  country?: Nullable<CountryCode>
  countryArea?: Nullable<string>
  phone?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  skipValidation?: Nullable<boolean>
}
export interface DraftOrderCreateInput {
  billingAddress?: Nullable<AddressInput>
  saveBillingAddress?: Nullable<boolean>
  user?: Nullable<string>
  userEmail?: Nullable<string>
  discount?: Nullable<number>
  shippingAddress?: Nullable<AddressInput>
  saveShippingAddress?: Nullable<boolean>
  shippingMethod?: Nullable<string>
  voucher?: Nullable<string>
  voucherCode?: Nullable<string>
  customerNote?: Nullable<string>
  channelId?: Nullable<string>
  redirectUrl?: Nullable<string>
  externalReference?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  languageCode?: Nullable<LanguageCodeEnum>
  lines?: Nullable<OrderLineCreateInput[]>
}
export interface DraftOrderInput {
  billingAddress?: Nullable<AddressInput>
  saveBillingAddress?: Nullable<boolean>
  user?: Nullable<string>
  userEmail?: Nullable<string>
  discount?: Nullable<number>
  shippingAddress?: Nullable<AddressInput>
  saveShippingAddress?: Nullable<boolean>
  shippingMethod?: Nullable<string>
  voucher?: Nullable<string>
  voucherCode?: Nullable<string>
  customerNote?: Nullable<string>
  channelId?: Nullable<string>
  redirectUrl?: Nullable<string>
  externalReference?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  languageCode?: Nullable<LanguageCodeEnum>
}
export interface OrderReturnProductsInput {
  orderLines?: Nullable<OrderReturnLineInput[]>
  fulfillmentLines?: Nullable<OrderReturnFulfillmentLineInput[]>
  amountToRefund?: Nullable<number>
  includeShippingCosts?: Nullable<boolean>
  refund?: Nullable<boolean>
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface OrderReturnLineInput {
  orderLineId: string
  quantity: number
  replace?: Nullable<boolean>
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface OrderReturnFulfillmentLineInput {
  fulfillmentLineId: string
  quantity: number
  replace?: Nullable<boolean>
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface MetadataFilter { key: string; value?: Nullable<string> }
export interface MetadataInput { key: string; value: string }
export interface OrderUpdateInput {
  billingAddress?: Nullable<AddressInput>
  userEmail?: Nullable<string>
  shippingAddress?: Nullable<AddressInput>
  externalReference?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  languageCode?: Nullable<LanguageCodeEnum>
}
export interface OrderLineCreateInput {
  quantity: number
  variantId: string
  forceNewLine?: Nullable<boolean>
  price?: Nullable<number>
}
export interface OrderDiscountCommonInput { valueType: DiscountValueTypeEnum; value: number; reason?: Nullable<string> }
export interface OrderFilterInput {
  paymentStatus?: Nullable<PaymentChargeStatusEnum[]>
  status?: Nullable<OrderStatusFilter[]>
  customer?: Nullable<string>
  created?: Nullable<DateRangeInput>
  search?: Nullable<string>
  channels?: Nullable<string[]>
  authorizeStatus?: Nullable<OrderAuthorizeStatusEnum[]>
  chargeStatus?: Nullable<OrderChargeStatusEnum[]>
  updatedAt?: Nullable<DateTimeRangeInput>
  ids?: Nullable<string[]>
  checkoutTokens?: Nullable<string[]>
  giftCardUsed?: Nullable<boolean>
  giftCardBought?: Nullable<boolean>
  isClickAndCollect?: Nullable<boolean>
  metadata?: Nullable<MetadataFilter[]>
  numbers?: Nullable<string[]>
  checkoutIds?: Nullable<string[]>
}
export interface OrderSortingInput { direction: OrderDirection; field: OrderSortField }
export interface OrderFulfillInput {
  lines: OrderFulfillLineInput[]
  notifyCustomer?: Nullable<boolean>
  allowStockToBeExceeded?: Nullable<boolean>
  trackingNumber?: Nullable<string>
}
export interface OrderFulfillLineInput { orderLineId?: Nullable<string>; stocks: OrderFulfillStockInput[] }
export interface OrderFulfillStockInput { quantity: number; warehouse: string }
export interface FulfillmentUpdateTrackingInput {
  trackingNumber?: Nullable<string>
  notifyCustomer?: Nullable<boolean>
}
export interface OrderGrantRefundCreateInput {
  amount?: Nullable<number>
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
  lines?: Nullable<OrderGrantRefundCreateLineInput[]>
  grantRefundForShipping?: Nullable<boolean>
  transactionId: string
}
export interface OrderGrantRefundCreateLineInput {
  id: string
  quantity: number
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface DateTimeRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface DateRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface StockInput { warehouse: string; quantity: number }
