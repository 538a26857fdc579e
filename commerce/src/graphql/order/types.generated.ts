/* Written by npm run generate. Do not edit. */
import type { AddressTypeEnum, DiscountValueTypeEnum, ErrorPolicyEnum, FulfillmentStatus, LanguageCodeEnum, OrderAction, OrderAuthorizeStatusEnum, OrderBulkCreateErrorCode, OrderChargeStatusEnum, OrderCreateFromCheckoutErrorCode, OrderDiscountType, OrderErrorCode, OrderEventsEmailsEnum, OrderEventsEnum, OrderNoteAddErrorCode, OrderNoteUpdateErrorCode, OrderOriginEnum, OrderSettingsErrorCode, OrderStatus, PaymentChargeStatusEnum, ReportingPeriod, StockUpdatePolicyEnum, ThumbnailFormatEnum } from '@semena/contract/enums'
import type { MetadataInput } from '../../domain/inputs.generated.ts'
import type { DraftOrderCreateInput, DraftOrderInput, DraftOrderWhereInput, FulfillmentCancelInput, FulfillmentUpdateTrackingInput, OrderAddNoteInput, OrderBulkCreateInput, OrderDiscountCommonInput, OrderDraftFilterInput, OrderFilterInput, OrderFulfillInput, OrderLineCreateInput, OrderLineInput, OrderNoteInput, OrderRefundProductsInput, OrderReturnProductsInput, OrderSettingsUpdateInput, OrderSortingInput, OrderUpdateInput, OrderUpdateShippingInput, OrderWhereInput } from '../../domain/order/inputs.generated.ts'
import type { UserSource } from '../account/sources.ts'
import type { AddressSource } from '../address/sources.ts'
import type { VariantSource } from '../catalog/sources.ts'
import type { DeliveryMethod } from '../checkout/types.generated.ts'
import type { PageSource } from '../content/sources.ts'
import type { GiftCardSource } from '../gift-card/sources.ts'
import type { InvoiceSource } from '../invoice/sources.ts'
import type { PaymentSource } from '../legacy-payment/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { AllocationSource, EventDiscountSource, EventLineSource, FulfillmentLineSource, FulfillmentSource, OrderDiscountSource, OrderEventSource, OrderLineSource, OrderSource } from './sources.ts'
import type { TransactionSource } from '../payment/sources.ts'
import type { GrantedRefundSource } from '../refund/sources.ts'
import type { Listed } from '../shared/listed.ts'
import type { Image, Money, PageInfo, Weight } from '../shared/types.generated.ts'
import type { ShippingMethodSource } from '../shipping/sources.ts'
import type { ChannelSettingsSource, ChannelSource } from '../shop/sources.ts'
import type { AppSource } from '../staff/sources.ts'
import type { TaxClassSource } from '../tax/sources.ts'
import type { TaxedMoney } from '../tax/types.generated.ts'
import type { VoucherSource } from '../voucher/sources.ts'
import type { WarehouseSource } from '../warehouse/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface DraftOrderCreate { errors: readonly OrderError[]; order: Maybe<OrderSource> }
export interface DraftOrderUpdate { errors: readonly OrderError[]; order: Maybe<OrderSource> }
export interface DraftOrderDelete { errors: readonly OrderError[]; order: Maybe<OrderSource> }
export interface DraftOrderBulkDelete { count: number; errors: readonly OrderError[] }
export interface DraftOrderComplete { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface FulfillmentCancel {
  fulfillment: Maybe<FulfillmentSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface FulfillmentReturnProducts {
  returnFulfillment: Maybe<FulfillmentSource>
  replaceFulfillment: Maybe<FulfillmentSource>
  order: Maybe<OrderSource>
  replaceOrder: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface FulfillmentRefundProducts {
  fulfillment: Maybe<FulfillmentSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface OrderCreateFromCheckout { order: Maybe<OrderSource>; errors: readonly OrderCreateFromCheckoutError[] }
export interface OrderCreateFromCheckoutError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderCreateFromCheckoutErrorCode
  variants: Maybe<readonly string[]>
  lines: Maybe<readonly string[]>
}
export interface OrderBulkCreate {
  count: number
  results: readonly OrderBulkCreateResult[]
  errors: readonly OrderBulkCreateError[]
}
export interface OrderBulkCreateResult { order: Maybe<OrderSource>; errors: Maybe<readonly OrderBulkCreateError[]> }
export interface OrderBulkCreateError {
  path: Maybe<string>
  message: Maybe<string>
  code: Maybe<OrderBulkCreateErrorCode>
}
export interface OrderUpdate { errors: readonly OrderError[]; order: Maybe<OrderSource> }
export interface OrderUpdateShipping { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderLinesCreate {
  order: Maybe<OrderSource>
  orderLines: Maybe<readonly OrderLineSource[]>
  errors: readonly OrderError[]
}
export interface OrderLineUpdate {
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
  orderLine: Maybe<OrderLineSource>
}
export interface OrderLineDelete {
  order: Maybe<OrderSource>
  orderLine: Maybe<OrderLineSource>
  errors: readonly OrderError[]
}
export interface OrderDiscountAdd { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderDiscountUpdate { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderDiscountDelete { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderLineDiscountUpdate {
  orderLine: Maybe<OrderLineSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface OrderLineDiscountRemove {
  orderLine: Maybe<OrderLineSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface OrderNoteAdd {
  order: Maybe<OrderSource>
  event: Maybe<OrderEventSource>
  errors: readonly OrderNoteAddError[]
}
export interface OrderNoteUpdate {
  order: Maybe<OrderSource>
  event: Maybe<OrderEventSource>
  errors: readonly OrderNoteUpdateError[]
}
export interface OrderAddNote {
  order: Maybe<OrderSource>
  event: Maybe<OrderEventSource>
  errors: readonly OrderError[]
}
export interface OrderNoteAddError { field: Maybe<string>; message: Maybe<string>; code: Maybe<OrderNoteAddErrorCode> }
export interface OrderNoteUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: Maybe<OrderNoteUpdateErrorCode>
}
export interface OrderSettingsUpdate {
  orderSettings: Maybe<ChannelSettingsSource>
  errors: readonly OrderSettingsError[]
}
export interface OrderSettingsError { field: Maybe<string>; message: Maybe<string>; code: OrderSettingsErrorCode }
export interface OrderEventCountableEdge { node: OrderEventSource; cursor: string }
export interface OrderLineDiscount {
  id: string
  type: OrderDiscountType
  name: Maybe<string>
  translatedName: Maybe<string>
  valueType: DiscountValueTypeEnum
  value: number
  reason: Maybe<string>
  total: Money
  unit: Money
}
export interface OrderError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderErrorCode
  warehouse: Maybe<string>
  orderLines: Maybe<readonly string[]>
  variants: Maybe<readonly string[]>
  addressType: Maybe<AddressTypeEnum>
}
export interface OrderCountableEdge { node: OrderSource; cursor: string }
export interface OrderCancel { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderBulkCancel { count: number; errors: readonly OrderError[] }
export interface OrderConfirm { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderMarkAsPaid { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderFulfill {
  fulfillments: Maybe<readonly FulfillmentSource[]>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface FulfillmentApprove {
  fulfillment: Maybe<FulfillmentSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}
export interface FulfillmentUpdateTracking {
  fulfillment: Maybe<FulfillmentSource>
  order: Maybe<OrderSource>
  errors: readonly OrderError[]
}

declare module '../resolver-types.ts' {
interface Types {
  OrderEventCountableConnection: {
    source: Listed<OrderEventSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly OrderEventCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Order: {
    source: OrderSource
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
      status: OrderStatus
      user: Maybe<UserSource>
      billingAddress: Maybe<AddressSource>
      shippingAddress: Maybe<AddressSource>
      shippingMethodName: Maybe<string>
      collectionPointName: Maybe<string>
      trackingClientId: string
      channel: ChannelSource
      lines: readonly OrderLineSource[]
      actions: readonly OrderAction[]
      shippingMethods: readonly ShippingMethodSource[]
      availableShippingMethods: Maybe<readonly ShippingMethodSource[]>
      availableCollectionPoints: readonly WarehouseSource[]
      number: string
      origin: OrderOriginEnum
      original: Maybe<string>
      isPaid: boolean
      paymentStatus: PaymentChargeStatusEnum
      paymentStatusDisplay: string
      authorizeStatus: OrderAuthorizeStatusEnum
      chargeStatus: OrderChargeStatusEnum
      transactions: readonly TransactionSource[]
      payments: readonly PaymentSource[]
      total: TaxedMoney
      undiscountedTotal: TaxedMoney
      shippingMethod: Maybe<ShippingMethodSource>
      undiscountedShippingPrice: Money
      shippingPrice: TaxedMoney
      shippingTaxRate: number
      shippingTaxClass: Maybe<TaxClassSource>
      shippingTaxClassName: Maybe<string>
      shippingTaxClassMetadata: readonly MetadataItem[]
      shippingTaxClassPrivateMetadata: readonly MetadataItem[]
      taxExemption: boolean
      token: string
      voucherCode: Maybe<string>
      giftCards: readonly GiftCardSource[]
      customerNote: string
      weight: Weight
      redirectUrl: Maybe<string>
      subtotal: TaxedMoney
      statusDisplay: string
      canFinalize: boolean
      totalAuthorized: Money
      totalCaptured: Money
      totalCharged: Money
      totalCanceled: Money
      events: readonly OrderEventSource[]
      totalBalance: Money
      userEmail: Maybe<string>
      isShippingRequired: boolean
      deliveryMethod: Maybe<DeliveryMethod>
      languageCode: string
      languageCodeEnum: LanguageCodeEnum
      discount: Maybe<Money>
      discountName: Maybe<string>
      translatedDiscountName: Maybe<string>
      discounts: readonly OrderDiscountSource[]
      errors: readonly OrderError[]
      displayGrossPrices: boolean
      externalReference: Maybe<string>
      checkoutId: Maybe<string>
      grantedRefunds: readonly GrantedRefundSource[]
      totalGrantedRefund: Money
      totalRemainingGrant: Money
      invoices: readonly InvoiceSource[]
      totalRefunded: Money
      totalRefundPending: Money
      totalAuthorizePending: Money
      totalChargePending: Money
      totalCancelPending: Money
      fulfillments: readonly FulfillmentSource[]
      voucher: Maybe<VoucherSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  OrderLine: {
    source: OrderLineSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      productName: string
      variantName: string
      productSku: Maybe<string>
      productVariantId: Maybe<string>
      isShippingRequired: boolean
      isPriceOverridden: Maybe<boolean>
      priceOverrideReason: Maybe<string>
      allocations: Maybe<readonly AllocationSource[]>
      taxClass: Maybe<TaxClassSource>
      taxClassName: Maybe<string>
      taxClassMetadata: readonly MetadataItem[]
      taxClassPrivateMetadata: readonly MetadataItem[]
      discounts: Maybe<readonly OrderLineDiscount[]>
      quantity: number
      quantityFulfilled: number
      taxRate: number
      thumbnail: Maybe<Image>
      unitPrice: TaxedMoney
      undiscountedUnitPrice: TaxedMoney
      unitDiscount: Money
      unitDiscountReason: Maybe<string>
      unitDiscountValue: number
      unitDiscountType: Maybe<DiscountValueTypeEnum>
      totalPrice: TaxedMoney
      undiscountedTotalPrice: TaxedMoney
      variant: Maybe<VariantSource>
      translatedProductName: string
      translatedVariantName: string
      quantityToFulfill: number
      voucherCode: Maybe<string>
      isGift: Maybe<boolean>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      thumbnail: { size?: Nullable<number>; format: ThumbnailFormatEnum | null }
    }
  }
  Allocation: {
    source: AllocationSource
    fields: {
      id: string
      quantity: number
      warehouse: WarehouseSource
    }
    args: {}
  }
  OrderEvent: {
    source: OrderEventSource
    fields: {
      id: string
      date: Maybe<Date>
      type: Maybe<OrderEventsEnum>
      user: Maybe<UserSource>
      message: Maybe<string>
      amount: Maybe<number>
      app: Maybe<AppSource>
      email: Maybe<string>
      emailType: Maybe<OrderEventsEmailsEnum>
      paymentId: Maybe<string>
      paymentGateway: Maybe<string>
      quantity: Maybe<number>
      composedId: Maybe<string>
      orderNumber: Maybe<string>
      invoiceNumber: Maybe<string>
      oversoldItems: Maybe<readonly string[]>
      lines: Maybe<readonly EventLineSource[]>
      fulfilledItems: Maybe<readonly FulfillmentLineSource[]>
      warehouse: Maybe<WarehouseSource>
      transactionReference: Maybe<string>
      shippingCostsIncluded: Maybe<boolean>
      relatedOrder: Maybe<OrderSource>
      related: Maybe<OrderEventSource>
      discount: Maybe<EventDiscountSource>
      reference: Maybe<string>
    }
    args: {}
  }
  OrderEventOrderLineObject: {
    source: EventLineSource
    fields: {
      quantity: Maybe<number>
      orderLine: Maybe<OrderLineSource>
      itemName: Maybe<string>
      discount: Maybe<EventDiscountSource>
    }
    args: {}
  }
  OrderEventDiscountObject: {
    source: EventDiscountSource
    fields: {
      valueType: DiscountValueTypeEnum
      value: number
      reason: Maybe<string>
      amount: Maybe<Money>
      oldValueType: Maybe<DiscountValueTypeEnum>
      oldValue: Maybe<number>
      oldAmount: Maybe<Money>
    }
    args: {}
  }
  OrderDiscount: {
    source: OrderDiscountSource
    fields: {
      id: string
      type: OrderDiscountType
      name: Maybe<string>
      translatedName: Maybe<string>
      valueType: DiscountValueTypeEnum
      value: number
      reason: Maybe<string>
      amount: Money
      total: Money
    }
    args: {}
  }
  OrderCountableConnection: {
    source: Listed<OrderSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly OrderCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Fulfillment: {
    source: FulfillmentSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      fulfillmentOrder: number
      status: FulfillmentStatus
      trackingNumber: string
      created: Date
      lines: Maybe<readonly FulfillmentLineSource[]>
      statusDisplay: Maybe<string>
      warehouse: Maybe<WarehouseSource>
      shippingRefundedAmount: Maybe<Money>
      totalRefundedAmount: Maybe<Money>
      reason: Maybe<string>
      reasonReference: Maybe<PageSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  FulfillmentLine: {
    source: FulfillmentLineSource
    fields: {
      id: string
      quantity: number
      orderLine: Maybe<OrderLineSource>
      reason: Maybe<string>
      reasonReference: Maybe<PageSource>
    }
    args: {}
  }
}
interface QueryFields {
  draftOrders: Maybe<Listed<OrderSource>>
  orderSettings: Maybe<ChannelSettingsSource>
  order: Maybe<OrderSource>
  orders: Maybe<Listed<OrderSource>>
  ordersTotal: Maybe<TaxedMoney>
  homepageEvents: Maybe<Listed<OrderEventSource>>
}
interface QueryArguments {
  draftOrders: { sortBy?: Nullable<OrderSortingInput>; filter?: Nullable<OrderDraftFilterInput>; where?: Nullable<DraftOrderWhereInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  order: { id?: Nullable<string>; externalReference?: Nullable<string> }
  orders: { sortBy?: Nullable<OrderSortingInput>; filter?: Nullable<OrderFilterInput>; where?: Nullable<OrderWhereInput>; channel?: Nullable<string>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  ordersTotal: { period?: Nullable<ReportingPeriod>; channel?: Nullable<string> }
  homepageEvents: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  draftOrderCreate: Maybe<DraftOrderCreate>
  draftOrderUpdate: Maybe<DraftOrderUpdate>
  draftOrderDelete: Maybe<DraftOrderDelete>
  draftOrderBulkDelete: Maybe<DraftOrderBulkDelete>
  draftOrderComplete: Maybe<DraftOrderComplete>
  orderFulfillmentCancel: Maybe<FulfillmentCancel>
  orderFulfillmentReturnProducts: Maybe<FulfillmentReturnProducts>
  orderFulfillmentRefundProducts: Maybe<FulfillmentRefundProducts>
  orderCreateFromCheckout: Maybe<OrderCreateFromCheckout>
  orderBulkCreate: Maybe<OrderBulkCreate>
  orderUpdate: Maybe<OrderUpdate>
  orderUpdateShipping: Maybe<OrderUpdateShipping>
  orderLinesCreate: Maybe<OrderLinesCreate>
  orderLineUpdate: Maybe<OrderLineUpdate>
  orderLineDelete: Maybe<OrderLineDelete>
  orderDiscountAdd: Maybe<OrderDiscountAdd>
  orderDiscountUpdate: Maybe<OrderDiscountUpdate>
  orderDiscountDelete: Maybe<OrderDiscountDelete>
  orderLineDiscountUpdate: Maybe<OrderLineDiscountUpdate>
  orderLineDiscountRemove: Maybe<OrderLineDiscountRemove>
  orderNoteAdd: Maybe<OrderNoteAdd>
  orderNoteUpdate: Maybe<OrderNoteUpdate>
  orderAddNote: Maybe<OrderAddNote>
  orderSettingsUpdate: Maybe<OrderSettingsUpdate>
  orderCancel: Maybe<OrderCancel>
  orderBulkCancel: Maybe<OrderBulkCancel>
  orderConfirm: Maybe<OrderConfirm>
  orderMarkAsPaid: Maybe<OrderMarkAsPaid>
  orderFulfill: Maybe<OrderFulfill>
  orderFulfillmentApprove: Maybe<FulfillmentApprove>
  orderFulfillmentUpdateTracking: Maybe<FulfillmentUpdateTracking>
}
interface MutationArguments {
  draftOrderCreate: { input: DraftOrderCreateInput }
  draftOrderUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: DraftOrderInput }
  draftOrderDelete: { externalReference?: Nullable<string>; id?: Nullable<string> }
  draftOrderBulkDelete: { ids: string[] }
  draftOrderComplete: { id: string }
  orderFulfillmentCancel: { id: string; input?: Nullable<FulfillmentCancelInput> }
  orderFulfillmentReturnProducts: { input: OrderReturnProductsInput; order: string }
  orderFulfillmentRefundProducts: { input: OrderRefundProductsInput; order: string }
  orderCreateFromCheckout: { id: string; metadata?: Nullable<MetadataInput[]>; privateMetadata?: Nullable<MetadataInput[]>; removeCheckout: boolean | null }
  orderBulkCreate: { errorPolicy?: Nullable<ErrorPolicyEnum>; orders: OrderBulkCreateInput[]; stockUpdatePolicy?: Nullable<StockUpdatePolicyEnum> }
  orderUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: OrderUpdateInput }
  orderUpdateShipping: { order: string; input: OrderUpdateShippingInput }
  orderLinesCreate: { id: string; input: OrderLineCreateInput[] }
  orderLineUpdate: { id: string; input: OrderLineInput }
  orderLineDelete: { id: string }
  orderDiscountAdd: { input: OrderDiscountCommonInput; orderId: string }
  orderDiscountUpdate: { discountId: string; input: OrderDiscountCommonInput }
  orderDiscountDelete: { discountId: string }
  orderLineDiscountUpdate: { input: OrderDiscountCommonInput; orderLineId: string }
  orderLineDiscountRemove: { orderLineId: string }
  orderNoteAdd: { order: string; input: OrderNoteInput }
  orderNoteUpdate: { note: string; input: OrderNoteInput }
  orderAddNote: { order: string; input: OrderAddNoteInput }
  orderSettingsUpdate: { input: OrderSettingsUpdateInput }
  orderCancel: { id: string }
  orderBulkCancel: { ids: string[] }
  orderConfirm: { id: string }
  orderMarkAsPaid: { id: string; transactionReference?: Nullable<string> }
  orderFulfill: { input: OrderFulfillInput; order?: Nullable<string> }
  orderFulfillmentApprove: { allowStockToBeExceeded: boolean | null; id: string; notifyCustomer: boolean }
  orderFulfillmentUpdateTracking: { id: string; input: FulfillmentUpdateTrackingInput }
}
}
