/* Written by npm run generate. Do not edit. */
import type { DiscountValueTypeEnum, FulfillmentStatus, LanguageCodeEnum, OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderDirection, OrderEventsEnum, OrderSortField, OrderStatus, OrderStatusFilter, PaymentChargeStatusEnum, PaymentMethodTypeEnum, ProductOrderField } from '@semena/contract/enums'
import type { AddressFilterInput, AddressInput, DateRangeInput, DateTimeRangeInput, DecimalFilterInput, GlobalIDFilterInput, IntFilterInput, MetadataFilter, MetadataFilterInput, MetadataInput, StringFilterInput } from '../inputs.generated.ts'
import type { TransactionCreateInput } from '../payment/inputs.generated.ts'

type Nullable<T> = T | null

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
export interface OrderDraftFilterInput {
  customer?: Nullable<string>
  created?: Nullable<DateRangeInput>
  search?: Nullable<string>
  metadata?: Nullable<MetadataFilter[]>
  channels?: Nullable<string[]>
}
export interface FulfillmentCancelInput { warehouseId?: Nullable<string> }
export interface OrderReturnProductsInput {
  orderLines?: Nullable<OrderReturnLineInput[]>
  fulfillmentLines?: Nullable<OrderReturnFulfillmentLineInput[]>
  amountToRefund?: Nullable<number>
  includeShippingCosts: boolean | null
  refund: boolean | null
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface OrderReturnLineInput {
  orderLineId: string
  quantity: number
  replace: boolean | null
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface OrderReturnFulfillmentLineInput {
  fulfillmentLineId: string
  quantity: number
  replace: boolean | null
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface OrderRefundProductsInput {
  orderLines?: Nullable<OrderRefundLineInput[]>
  fulfillmentLines?: Nullable<OrderRefundFulfillmentLineInput[]>
  amountToRefund?: Nullable<number>
  includeShippingCosts: boolean | null
}
export interface OrderRefundLineInput { orderLineId: string; quantity: number }
export interface OrderRefundFulfillmentLineInput { fulfillmentLineId: string; quantity: number }
export interface OrderBulkCreateInput {
  externalReference?: Nullable<string>
  channel: string
  createdAt: Date
  status?: Nullable<OrderStatus>
  user: OrderBulkCreateUserInput
  billingAddress: AddressInput
  shippingAddress?: Nullable<AddressInput>
  currency: string
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  customerNote?: Nullable<string>
  notes?: Nullable<OrderBulkCreateNoteInput[]>
  languageCode: LanguageCodeEnum
  displayGrossPrices?: Nullable<boolean>
  weight?: Nullable<number>
  redirectUrl?: Nullable<string>
  lines: OrderBulkCreateOrderLineInput[]
  deliveryMethod?: Nullable<OrderBulkCreateDeliveryMethodInput>
  giftCards?: Nullable<string[]>
  voucherCode?: Nullable<string>
  discounts?: Nullable<OrderDiscountCommonInput[]>
  fulfillments?: Nullable<OrderBulkCreateFulfillmentInput[]>
  transactions?: Nullable<TransactionCreateInput[]>
  invoices?: Nullable<OrderBulkCreateInvoiceInput[]>
}
export interface OrderBulkCreateInvoiceInput {
  createdAt: Date
  number?: Nullable<string>
  url?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
}
export interface OrderBulkCreateUserInput {
  id?: Nullable<string>
  email?: Nullable<string>
  externalReference?: Nullable<string>
}
export interface OrderBulkCreateNoteInput {
  message: string
  date?: Nullable<Date>
  userId?: Nullable<string>
  userEmail?: Nullable<string>
  userExternalReference?: Nullable<string>
  appId?: Nullable<string>
}
export interface OrderBulkCreateOrderLineInput {
  variantId?: Nullable<string>
  variantSku?: Nullable<string>
  variantExternalReference?: Nullable<string>
  variantName?: Nullable<string>
  productName?: Nullable<string>
  productSku?: Nullable<string>
  translatedVariantName?: Nullable<string>
  translatedProductName?: Nullable<string>
  createdAt: Date
  isShippingRequired: boolean
  isGiftCard: boolean
  quantity: number
  totalPrice: TaxedMoneyInput
  undiscountedTotalPrice: TaxedMoneyInput
  unitDiscountReason?: Nullable<string>
  unitDiscountType?: Nullable<DiscountValueTypeEnum>
  unitDiscountValue?: Nullable<number>
  warehouse: string
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  taxRate?: Nullable<number>
  taxClassId?: Nullable<string>
  taxClassName?: Nullable<string>
  taxClassMetadata?: Nullable<MetadataInput[]>
  taxClassPrivateMetadata?: Nullable<MetadataInput[]>
}
export interface OrderBulkCreateDeliveryMethodInput {
  warehouseId?: Nullable<string>
  warehouseName?: Nullable<string>
  shippingMethodId?: Nullable<string>
  shippingMethodName?: Nullable<string>
  shippingPrice?: Nullable<TaxedMoneyInput>
  shippingTaxRate?: Nullable<number>
  shippingTaxClassId?: Nullable<string>
  shippingTaxClassName?: Nullable<string>
  shippingTaxClassMetadata?: Nullable<MetadataInput[]>
  shippingTaxClassPrivateMetadata?: Nullable<MetadataInput[]>
}
export interface OrderBulkCreateFulfillmentInput {
  trackingCode?: Nullable<string>
  lines?: Nullable<OrderBulkCreateFulfillmentLineInput[]>
}
export interface OrderBulkCreateFulfillmentLineInput {
  variantId?: Nullable<string>
  variantSku?: Nullable<string>
  variantExternalReference?: Nullable<string>
  quantity: number
  warehouse: string
  orderLineIndex: number
}
export interface TaxedMoneyInput { gross: number; net: number }
export interface OrderUpdateInput {
  billingAddress?: Nullable<AddressInput>
  userEmail?: Nullable<string>
  shippingAddress?: Nullable<AddressInput>
  externalReference?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  languageCode?: Nullable<LanguageCodeEnum>
}
export interface OrderUpdateShippingInput { shippingMethod?: Nullable<string> }
export interface OrderLineCreateInput {
  quantity: number
  variantId: string
  forceNewLine: boolean | null
  price?: Nullable<number>
}
export interface OrderLineInput { quantity: number }
export interface OrderDiscountCommonInput { valueType: DiscountValueTypeEnum; value: number; reason?: Nullable<string> }
export interface OrderNoteInput { message: string }
export interface OrderAddNoteInput { message: string }
export interface OrderSettingsUpdateInput {
  automaticallyConfirmAllNewOrders?: Nullable<boolean>
  automaticallyFulfillNonShippableGiftCard?: Nullable<boolean>
}
export interface OrderWhereInput {
  metadata?: Nullable<MetadataFilterInput>
  ids?: Nullable<string[]>
  number?: Nullable<IntFilterInput>
  channelId?: Nullable<GlobalIDFilterInput>
  createdAt?: Nullable<DateTimeRangeInput>
  updatedAt?: Nullable<DateTimeRangeInput>
  user?: Nullable<GlobalIDFilterInput>
  userEmail?: Nullable<StringFilterInput>
  authorizeStatus?: Nullable<OrderAuthorizeStatusEnumFilterInput>
  chargeStatus?: Nullable<OrderChargeStatusEnumFilterInput>
  status?: Nullable<OrderStatusEnumFilterInput>
  checkoutToken?: Nullable<UUIDFilterInput>
  checkoutId?: Nullable<GlobalIDFilterInput>
  isClickAndCollect?: Nullable<boolean>
  isGiftCardUsed?: Nullable<boolean>
  isGiftCardBought?: Nullable<boolean>
  voucherCode?: Nullable<StringFilterInput>
  hasInvoices?: Nullable<boolean>
  invoices?: Nullable<InvoiceFilterInput[]>
  hasFulfillments?: Nullable<boolean>
  fulfillments?: Nullable<FulfillmentFilterInput[]>
  lines?: Nullable<LinesFilterInput[]>
  linesCount?: Nullable<IntFilterInput>
  transactions?: Nullable<TransactionFilterInput[]>
  totalGross?: Nullable<PriceFilterInput>
  totalNet?: Nullable<PriceFilterInput>
  productTypeId?: Nullable<GlobalIDFilterInput>
  events?: Nullable<OrderEventFilterInput[]>
  billingAddress?: Nullable<AddressFilterInput>
  shippingAddress?: Nullable<AddressFilterInput>
  AND?: Nullable<OrderWhereInput[]>
  OR?: Nullable<OrderWhereInput[]>
}
export interface DraftOrderWhereInput {
  metadata?: Nullable<MetadataFilterInput>
  ids?: Nullable<string[]>
  number?: Nullable<IntFilterInput>
  channelId?: Nullable<GlobalIDFilterInput>
  createdAt?: Nullable<DateTimeRangeInput>
  updatedAt?: Nullable<DateTimeRangeInput>
  user?: Nullable<GlobalIDFilterInput>
  userEmail?: Nullable<StringFilterInput>
  authorizeStatus?: Nullable<OrderAuthorizeStatusEnumFilterInput>
  chargeStatus?: Nullable<OrderChargeStatusEnumFilterInput>
  isClickAndCollect?: Nullable<boolean>
  voucherCode?: Nullable<StringFilterInput>
  lines?: Nullable<LinesFilterInput[]>
  linesCount?: Nullable<IntFilterInput>
  transactions?: Nullable<TransactionFilterInput[]>
  totalGross?: Nullable<PriceFilterInput>
  totalNet?: Nullable<PriceFilterInput>
  productTypeId?: Nullable<GlobalIDFilterInput>
  events?: Nullable<OrderEventFilterInput[]>
  billingAddress?: Nullable<AddressFilterInput>
  shippingAddress?: Nullable<AddressFilterInput>
  AND?: Nullable<DraftOrderWhereInput[]>
  OR?: Nullable<DraftOrderWhereInput[]>
}
export interface UUIDFilterInput { eq?: Nullable<string>; oneOf?: Nullable<string[]> }
export interface OrderAuthorizeStatusEnumFilterInput {
  eq?: Nullable<OrderAuthorizeStatusEnum>
  oneOf?: Nullable<OrderAuthorizeStatusEnum[]>
}
export interface OrderChargeStatusEnumFilterInput {
  eq?: Nullable<OrderChargeStatusEnum>
  oneOf?: Nullable<OrderChargeStatusEnum[]>
}
export interface OrderStatusEnumFilterInput { eq?: Nullable<OrderStatus>; oneOf?: Nullable<OrderStatus[]> }
export interface LinesFilterInput { metadata?: Nullable<MetadataFilterInput> }
export interface TransactionFilterInput {
  paymentMethodDetails?: Nullable<PaymentMethodDetailsFilterInput>
  pspReference?: Nullable<StringFilterInput>
  metadata?: Nullable<MetadataFilterInput>
}
export interface PaymentMethodDetailsFilterInput {
  type?: Nullable<PaymentMethodTypeEnumFilterInput>
  card?: Nullable<PaymentMethodDetailsCardFilterInput>
}
export interface PaymentMethodTypeEnumFilterInput {
  eq?: Nullable<PaymentMethodTypeEnum>
  oneOf?: Nullable<PaymentMethodTypeEnum[]>
}
export interface PaymentMethodDetailsCardFilterInput { brand?: Nullable<StringFilterInput> }
export interface PriceFilterInput { currency?: Nullable<string>; amount: DecimalFilterInput }
export interface OrderEventFilterInput {
  date?: Nullable<DateTimeRangeInput>
  type?: Nullable<OrderEventTypeEnumFilterInput>
}
export interface OrderEventTypeEnumFilterInput { eq?: Nullable<OrderEventsEnum>; oneOf?: Nullable<OrderEventsEnum[]> }
export interface FulfillmentFilterInput {
  status?: Nullable<FulfillmentStatusEnumFilterInput>
  metadata?: Nullable<MetadataFilterInput>
  warehouse?: Nullable<FulfillmentWarehouseFilterInput>
}
export interface FulfillmentStatusEnumFilterInput {
  eq?: Nullable<FulfillmentStatus>
  oneOf?: Nullable<FulfillmentStatus[]>
}
export interface FulfillmentWarehouseFilterInput {
  id?: Nullable<GlobalIDFilterInput>
  slug?: Nullable<StringFilterInput>
  externalReference?: Nullable<StringFilterInput>
}
export interface InvoiceFilterInput { createdAt?: Nullable<DateTimeRangeInput> }
export interface ProductOrder {
  direction: OrderDirection
  channel?: Nullable<string>
  attributeId?: Nullable<string>
  field?: Nullable<ProductOrderField>
}
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
  allowStockToBeExceeded: boolean | null
  trackingNumber?: Nullable<string>
}
export interface OrderFulfillLineInput { orderLineId?: Nullable<string>; stocks: OrderFulfillStockInput[] }
export interface OrderFulfillStockInput { quantity: number; warehouse: string }
export interface FulfillmentUpdateTrackingInput { trackingNumber?: Nullable<string>; notifyCustomer: boolean | null }
