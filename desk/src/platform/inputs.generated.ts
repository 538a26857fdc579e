/* Written by npm run generate. Do not edit. */
import type { OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderDirection, OrderSortField, OrderStatusFilter, PaymentChargeStatusEnum } from '@semena/contract/enums'

type Nullable<T> = T | null | undefined

export interface MetadataFilter { key: string; value?: Nullable<string> }
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
export interface DateTimeRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
export interface DateRangeInput { gte?: Nullable<string>; lte?: Nullable<string> }
