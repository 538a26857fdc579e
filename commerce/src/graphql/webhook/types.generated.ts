/* Written by npm run generate. Do not edit. */
import type { EventDeliveryStatusEnum, TaxableObjectDiscountTypeEnum, TokenizedPaymentFlowEnum, TransactionActionEnum, TransactionFlowStrategyEnum, WebhookDryRunErrorCode, WebhookErrorCode, WebhookEventTypeAsyncEnum, WebhookEventTypeEnum, WebhookEventTypeSyncEnum, WebhookTriggerErrorCode } from '@semena/contract/enums'
import type { EventDeliveryAttemptSortingInput, EventDeliveryFilterInput, EventDeliverySortingInput, WebhookCreateInput, WebhookUpdateInput } from '../../domain/webhook/inputs.generated.ts'
import type { UserSource } from '../account/sources.ts'
import type { AddressSource } from '../address/sources.ts'
import type { AttributeSource, AttributeValueSource } from '../attribute/sources.ts'
import type { AttributeTranslation, AttributeValueTranslation } from '../attribute/types.generated.ts'
import type { CategorySource, CollectionSource, MediaSource, ProductSource, VariantSource } from '../catalog/sources.ts'
import type { CategoryTranslation, CollectionTranslation, ProductTranslation, ProductVariantTranslation } from '../catalog/types.generated.ts'
import type { CheckoutLineSource, CheckoutSource } from '../checkout/sources.ts'
import type { MenuItemSource, MenuSource, PageSource, PageTypeSource } from '../content/sources.ts'
import type { MenuItemTranslation, PageTranslation } from '../content/types.generated.ts'
import type { ExportFileSource } from '../export/sources.ts'
import type { GiftCardSource } from '../gift-card/sources.ts'
import type { InvoiceSource } from '../invoice/sources.ts'
import type { PaymentSource } from '../legacy-payment/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { FulfillmentSource, OrderLineSource, OrderSource } from '../order/sources.ts'
import type { TransactionSource } from '../payment/sources.ts'
import type { PromotionSource, RuleSource } from '../promotion/sources.ts'
import type { PromotionRuleTranslation, PromotionTranslation } from '../promotion/types.generated.ts'
import type { GrantedRefundSource } from '../refund/sources.ts'
import type { SaleSource } from '../sale/sources.ts'
import type { SaleTranslation } from '../sale/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { Money, PageInfo } from '../shared/types.generated.ts'
import type { MethodSource, ShippingMethodSource, ZoneSource } from '../shipping/sources.ts'
import type { ShippingMethodTranslation } from '../shipping/types.generated.ts'
import type { ChannelSource, ShopSource } from '../shop/sources.ts'
import type { AppSource, GroupSource } from '../staff/sources.ts'
import type { VoucherCodeSource, VoucherSource } from '../voucher/sources.ts'
import type { VoucherTranslation } from '../voucher/types.generated.ts'
import type { WarehouseSource } from '../warehouse/sources.ts'
import type { AttemptSource, DeliverySource, EventSource, TaxableLineSource, TaxableSource, WebhookSource } from './sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface TaxableObjectDiscount { name: Maybe<string>; amount: Money; type: TaxableObjectDiscountTypeEnum }
export interface CustomerType {
  id: string
  privateMetadata: readonly MetadataItem[]
  metadata: readonly MetadataItem[]
  name: string
  slug: string
  isDefault: boolean
}
export interface TransactionAction { actionType: TransactionActionEnum; amount: number; currency: string }
export interface TransactionProcessAction { amount: number; currency: string; actionType: TransactionFlowStrategyEnum }
export interface WebhookEvent { name: string; eventType: WebhookEventTypeEnum }
export interface WebhookEventSync { name: string; eventType: WebhookEventTypeSyncEnum }
export interface WebhookEventAsync { name: string; eventType: WebhookEventTypeAsyncEnum }
export interface EventDeliveryCountableEdge { node: DeliverySource; cursor: string }
export interface EventDeliveryAttemptCountableEdge { node: AttemptSource; cursor: string }
export interface WebhookCreate { errors: readonly WebhookError[]; webhook: Maybe<WebhookSource> }
export interface WebhookUpdate { errors: readonly WebhookError[]; webhook: Maybe<WebhookSource> }
export interface WebhookDelete { errors: readonly WebhookError[]; webhook: Maybe<WebhookSource> }
export interface WebhookDryRun { payload: Maybe<unknown>; errors: readonly WebhookDryRunError[] }
export interface WebhookDryRunError { field: Maybe<string>; message: Maybe<string>; code: WebhookDryRunErrorCode }
export interface WebhookTrigger { delivery: Maybe<DeliverySource>; errors: readonly WebhookTriggerError[] }
export interface WebhookTriggerError { field: Maybe<string>; message: Maybe<string>; code: WebhookTriggerErrorCode }
export interface EventDeliveryRetry { delivery: Maybe<DeliverySource>; errors: readonly WebhookError[] }
export interface WebhookError { field: Maybe<string>; message: Maybe<string>; code: WebhookErrorCode }
export type TaxSourceObject =
  | (CheckoutSource & { __typename: 'Checkout' })
  | (OrderSource & { __typename: 'Order' })
export type TaxSourceLine =
  | (CheckoutLineSource & { __typename: 'CheckoutLine' })
  | (OrderLineSource & { __typename: 'OrderLine' })
export type TranslationTypes =
  | (ProductTranslation & { __typename: 'ProductTranslation' })
  | (CollectionTranslation & { __typename: 'CollectionTranslation' })
  | (CategoryTranslation & { __typename: 'CategoryTranslation' })
  | (AttributeTranslation & { __typename: 'AttributeTranslation' })
  | (AttributeValueTranslation & { __typename: 'AttributeValueTranslation' })
  | (ProductVariantTranslation & { __typename: 'ProductVariantTranslation' })
  | (PageTranslation & { __typename: 'PageTranslation' })
  | (ShippingMethodTranslation & { __typename: 'ShippingMethodTranslation' })
  | (VoucherTranslation & { __typename: 'VoucherTranslation' })
  | (MenuItemTranslation & { __typename: 'MenuItemTranslation' })
  | (PromotionTranslation & { __typename: 'PromotionTranslation' })
  | (PromotionRuleTranslation & { __typename: 'PromotionRuleTranslation' })
  | (SaleTranslation & { __typename: 'SaleTranslation' })
export type Event =
  | (EventSource & { __typename: 'PaymentAuthorize' })
  | (EventSource & { __typename: 'PaymentCaptureEvent' })
  | (EventSource & { __typename: 'PaymentRefundEvent' })
  | (EventSource & { __typename: 'PaymentVoidEvent' })
  | (EventSource & { __typename: 'PaymentConfirmEvent' })
  | (EventSource & { __typename: 'PaymentProcessEvent' })
  | (EventSource & { __typename: 'PaymentListGateways' })
  | (EventSource & { __typename: 'OrderFilterShippingMethods' })
  | (EventSource & { __typename: 'CheckoutFilterShippingMethods' })
  | (EventSource & { __typename: 'ShippingListMethodsForCheckout' })
  | (EventSource & { __typename: 'CalculateTaxes' })
  | (EventSource & { __typename: 'ListStoredPaymentMethods' })
  | (EventSource & { __typename: 'StoredPaymentMethodDeleteRequested' })
  | (EventSource & { __typename: 'PaymentGatewayInitializeTokenizationSession' })
  | (EventSource & { __typename: 'PaymentMethodInitializeTokenizationSession' })
  | (EventSource & { __typename: 'PaymentMethodProcessTokenizationSession' })
  | (EventSource & { __typename: 'ProductVariantDiscountedPriceUpdated' })
  | (EventSource & { __typename: 'ProductVariantOutOfStockForClickAndCollect' })
  | (EventSource & { __typename: 'ProductVariantBackInStockForClickAndCollect' })
  | (EventSource & { __typename: 'AttributeValueCreated' })
  | (EventSource & { __typename: 'AttributeValueUpdated' })
  | (EventSource & { __typename: 'AttributeValueDeleted' })
  | (EventSource & { __typename: 'GiftCardExportCompleted' })
  | (EventSource & { __typename: 'ProductExportCompleted' })
  | (EventSource & { __typename: 'SaleCreated' })
  | (EventSource & { __typename: 'SaleUpdated' })
  | (EventSource & { __typename: 'SaleDeleted' })
  | (EventSource & { __typename: 'SaleToggle' })
  | (EventSource & { __typename: 'PromotionRuleCreated' })
  | (EventSource & { __typename: 'PromotionRuleUpdated' })
  | (EventSource & { __typename: 'PromotionRuleDeleted' })
  | (EventSource & { __typename: 'InvoiceRequested' })
  | (EventSource & { __typename: 'InvoiceDeleted' })
  | (EventSource & { __typename: 'InvoiceSent' })
  | (EventSource & { __typename: 'CustomerTypeCreated' })
  | (EventSource & { __typename: 'CustomerTypeUpdated' })
  | (EventSource & { __typename: 'CustomerTypeDeleted' })
  | (EventSource & { __typename: 'PermissionGroupCreated' })
  | (EventSource & { __typename: 'PermissionGroupUpdated' })
  | (EventSource & { __typename: 'PermissionGroupDeleted' })
  | (EventSource & { __typename: 'TranslationCreated' })
  | (EventSource & { __typename: 'TranslationUpdated' })
  | (EventSource & { __typename: 'VoucherCreated' })
  | (EventSource & { __typename: 'VoucherUpdated' })
  | (EventSource & { __typename: 'VoucherDeleted' })
  | (EventSource & { __typename: 'VoucherCodesCreated' })
  | (EventSource & { __typename: 'VoucherCodesDeleted' })
  | (EventSource & { __typename: 'VoucherMetadataUpdated' })
  | (EventSource & { __typename: 'VoucherCodeExportCompleted' })
  | (EventSource & { __typename: 'ThumbnailCreated' })
  | (EventSource & { __typename: 'DraftOrderCreated' })
  | (EventSource & { __typename: 'DraftOrderUpdated' })
  | (EventSource & { __typename: 'DraftOrderDeleted' })
  | (EventSource & { __typename: 'OrderCreated' })
  | (EventSource & { __typename: 'OrderUpdated' })
  | (EventSource & { __typename: 'OrderConfirmed' })
  | (EventSource & { __typename: 'OrderPaid' })
  | (EventSource & { __typename: 'OrderFullyPaid' })
  | (EventSource & { __typename: 'OrderRefunded' })
  | (EventSource & { __typename: 'OrderFullyRefunded' })
  | (EventSource & { __typename: 'OrderFulfilled' })
  | (EventSource & { __typename: 'OrderCancelled' })
  | (EventSource & { __typename: 'OrderExpired' })
  | (EventSource & { __typename: 'OrderMetadataUpdated' })
  | (EventSource & { __typename: 'CheckoutCreated' })
  | (EventSource & { __typename: 'CheckoutUpdated' })
  | (EventSource & { __typename: 'CheckoutFullyPaid' })
  | (EventSource & { __typename: 'CheckoutFullyAuthorized' })
  | (EventSource & { __typename: 'CheckoutMetadataUpdated' })
  | (EventSource & { __typename: 'ProductVariantOutOfStockInChannel' })
  | (EventSource & { __typename: 'ProductVariantBackInStockInChannel' })
  | (EventSource & { __typename: 'AccountConfirmationRequested' })
  | (EventSource & { __typename: 'AccountChangeEmailRequested' })
  | (EventSource & { __typename: 'AccountEmailChanged' })
  | (EventSource & { __typename: 'AccountSetPasswordRequested' })
  | (EventSource & { __typename: 'AccountConfirmed' })
  | (EventSource & { __typename: 'AccountDeleteRequested' })
  | (EventSource & { __typename: 'AccountDeleted' })
  | (EventSource & { __typename: 'AddressCreated' })
  | (EventSource & { __typename: 'AddressUpdated' })
  | (EventSource & { __typename: 'AddressDeleted' })
  | (EventSource & { __typename: 'AppInstalled' })
  | (EventSource & { __typename: 'AppUpdated' })
  | (EventSource & { __typename: 'AppDeleted' })
  | (EventSource & { __typename: 'AppStatusChanged' })
  | (EventSource & { __typename: 'AttributeCreated' })
  | (EventSource & { __typename: 'AttributeUpdated' })
  | (EventSource & { __typename: 'AttributeDeleted' })
  | (EventSource & { __typename: 'CategoryCreated' })
  | (EventSource & { __typename: 'CategoryUpdated' })
  | (EventSource & { __typename: 'CategoryDeleted' })
  | (EventSource & { __typename: 'ChannelCreated' })
  | (EventSource & { __typename: 'ChannelUpdated' })
  | (EventSource & { __typename: 'ChannelDeleted' })
  | (EventSource & { __typename: 'ChannelStatusChanged' })
  | (EventSource & { __typename: 'ChannelMetadataUpdated' })
  | (EventSource & { __typename: 'GiftCardCreated' })
  | (EventSource & { __typename: 'GiftCardUpdated' })
  | (EventSource & { __typename: 'GiftCardDeleted' })
  | (EventSource & { __typename: 'GiftCardSent' })
  | (EventSource & { __typename: 'GiftCardStatusChanged' })
  | (EventSource & { __typename: 'GiftCardMetadataUpdated' })
  | (EventSource & { __typename: 'MenuCreated' })
  | (EventSource & { __typename: 'MenuUpdated' })
  | (EventSource & { __typename: 'MenuDeleted' })
  | (EventSource & { __typename: 'MenuItemCreated' })
  | (EventSource & { __typename: 'MenuItemUpdated' })
  | (EventSource & { __typename: 'MenuItemDeleted' })
  | (EventSource & { __typename: 'ProductCreated' })
  | (EventSource & { __typename: 'ProductUpdated' })
  | (EventSource & { __typename: 'ProductDeleted' })
  | (EventSource & { __typename: 'ProductMetadataUpdated' })
  | (EventSource & { __typename: 'ProductMediaCreated' })
  | (EventSource & { __typename: 'ProductMediaUpdated' })
  | (EventSource & { __typename: 'ProductMediaDeleted' })
  | (EventSource & { __typename: 'ProductVariantCreated' })
  | (EventSource & { __typename: 'ProductVariantUpdated' })
  | (EventSource & { __typename: 'ProductVariantOutOfStock' })
  | (EventSource & { __typename: 'ProductVariantBackInStock' })
  | (EventSource & { __typename: 'ProductVariantStockUpdated' })
  | (EventSource & { __typename: 'ProductVariantDeleted' })
  | (EventSource & { __typename: 'ProductVariantMetadataUpdated' })
  | (EventSource & { __typename: 'FulfillmentCreated' })
  | (EventSource & { __typename: 'FulfillmentTrackingNumberUpdated' })
  | (EventSource & { __typename: 'FulfillmentCanceled' })
  | (EventSource & { __typename: 'FulfillmentApproved' })
  | (EventSource & { __typename: 'FulfillmentMetadataUpdated' })
  | (EventSource & { __typename: 'CustomerCreated' })
  | (EventSource & { __typename: 'CustomerUpdated' })
  | (EventSource & { __typename: 'CustomerDeleted' })
  | (EventSource & { __typename: 'CustomerMetadataUpdated' })
  | (EventSource & { __typename: 'CollectionCreated' })
  | (EventSource & { __typename: 'CollectionUpdated' })
  | (EventSource & { __typename: 'CollectionDeleted' })
  | (EventSource & { __typename: 'CollectionMetadataUpdated' })
  | (EventSource & { __typename: 'PageCreated' })
  | (EventSource & { __typename: 'PageUpdated' })
  | (EventSource & { __typename: 'PageDeleted' })
  | (EventSource & { __typename: 'PageTypeCreated' })
  | (EventSource & { __typename: 'PageTypeUpdated' })
  | (EventSource & { __typename: 'PageTypeDeleted' })
  | (EventSource & { __typename: 'ShopMetadataUpdated' })
  | (EventSource & { __typename: 'StaffCreated' })
  | (EventSource & { __typename: 'StaffUpdated' })
  | (EventSource & { __typename: 'StaffDeleted' })
  | (EventSource & { __typename: 'StaffSetPasswordRequested' })
  | (EventSource & { __typename: 'TransactionItemMetadataUpdated' })
  | (EventSource & { __typename: 'TransactionCancelationRequested' })
  | (EventSource & { __typename: 'TransactionChargeRequested' })
  | (EventSource & { __typename: 'TransactionRefundRequested' })
  | (EventSource & { __typename: 'PaymentGatewayInitializeSession' })
  | (EventSource & { __typename: 'TransactionInitializeSession' })
  | (EventSource & { __typename: 'TransactionProcessSession' })
  | (EventSource & { __typename: 'PromotionCreated' })
  | (EventSource & { __typename: 'PromotionUpdated' })
  | (EventSource & { __typename: 'PromotionDeleted' })
  | (EventSource & { __typename: 'ShippingZoneCreated' })
  | (EventSource & { __typename: 'ShippingZoneUpdated' })
  | (EventSource & { __typename: 'ShippingZoneDeleted' })
  | (EventSource & { __typename: 'WarehouseCreated' })
  | (EventSource & { __typename: 'WarehouseUpdated' })
  | (EventSource & { __typename: 'WarehouseDeleted' })
  | (EventSource & { __typename: 'PromotionStarted' })
  | (EventSource & { __typename: 'PromotionEnded' })
  | (EventSource & { __typename: 'ShippingZoneMetadataUpdated' })
  | (EventSource & { __typename: 'WarehouseMetadataUpdated' })
  | (EventSource & { __typename: 'ShippingPriceCreated' })
  | (EventSource & { __typename: 'ShippingPriceUpdated' })
  | (EventSource & { __typename: 'ShippingPriceDeleted' })
  | (EventSource & { __typename: 'OrderBulkCreated' })
export type IssuingPrincipal =
  | (AppSource & { __typename: 'App' })
  | (UserSource & { __typename: 'User' })
export type OrderOrCheckout =
  | (CheckoutSource & { __typename: 'Checkout' })
  | (OrderSource & { __typename: 'Order' })

declare module '../resolver-types.ts' {
interface Types {
  TaxableObject: {
    source: TaxableSource
    fields: {
      sourceObject: TaxSourceObject
      pricesEnteredWithTax: boolean
      currency: string
      shippingPrice: Money
      address: Maybe<AddressSource>
      discounts: readonly TaxableObjectDiscount[]
      lines: readonly TaxableLineSource[]
      channel: ChannelSource
    }
    args: {}
  }
  TaxableObjectLine: {
    source: TaxableLineSource
    fields: {
      sourceLine: TaxSourceLine
      quantity: number
      chargeTaxes: boolean
      productName: string
      variantName: string
      productSku: Maybe<string>
      unitPrice: Money
      totalPrice: Money
    }
    args: {}
  }
  PaymentAuthorize: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentCaptureEvent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentRefundEvent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentVoidEvent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentConfirmEvent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentProcessEvent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      payment: Maybe<PaymentSource>
    }
    args: {}
  }
  PaymentListGateways: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  OrderFilterShippingMethods: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
      shippingMethods: Maybe<readonly ShippingMethodSource[]>
    }
    args: {}
  }
  CheckoutFilterShippingMethods: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
      shippingMethods: Maybe<readonly ShippingMethodSource[]>
    }
    args: {}
  }
  ShippingListMethodsForCheckout: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
      shippingMethods: Maybe<readonly ShippingMethodSource[]>
    }
    args: {}
  }
  CalculateTaxes: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      taxBase: TaxableSource
    }
    args: {}
  }
  ListStoredPaymentMethods: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: UserSource
      channel: ChannelSource
    }
    args: {}
  }
  StoredPaymentMethodDeleteRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: UserSource
      paymentMethodId: string
      channel: ChannelSource
    }
    args: {}
  }
  PaymentGatewayInitializeTokenizationSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: UserSource
      channel: ChannelSource
      data: Maybe<unknown>
    }
    args: {}
  }
  PaymentMethodInitializeTokenizationSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: UserSource
      channel: ChannelSource
      data: Maybe<unknown>
      paymentFlowToSupport: TokenizedPaymentFlowEnum
    }
    args: {}
  }
  PaymentMethodProcessTokenizationSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: UserSource
      channel: ChannelSource
      data: Maybe<unknown>
      id: string
    }
    args: {}
  }
  ProductVariantDiscountedPriceUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: VariantSource
      channel: ChannelSource
      previousPrice: Money
      newPrice: Money
    }
    args: {}
  }
  ProductVariantOutOfStockForClickAndCollect: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: VariantSource
      channel: ChannelSource
    }
    args: {}
  }
  ProductVariantBackInStockForClickAndCollect: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: VariantSource
      channel: ChannelSource
    }
    args: {}
  }
  AttributeValueCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attributeValue: Maybe<AttributeValueSource>
    }
    args: {}
  }
  AttributeValueUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attributeValue: Maybe<AttributeValueSource>
    }
    args: {}
  }
  AttributeValueDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attributeValue: Maybe<AttributeValueSource>
    }
    args: {}
  }
  GiftCardExportCompleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      export: Maybe<ExportFileSource>
    }
    args: {}
  }
  ProductExportCompleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      export: Maybe<ExportFileSource>
    }
    args: {}
  }
  SaleCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      sale: Maybe<SaleSource>
    }
    args: {
      sale: { channel?: Nullable<string> }
    }
  }
  SaleUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      sale: Maybe<SaleSource>
    }
    args: {
      sale: { channel?: Nullable<string> }
    }
  }
  SaleDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      sale: Maybe<SaleSource>
    }
    args: {
      sale: { channel?: Nullable<string> }
    }
  }
  SaleToggle: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      sale: Maybe<SaleSource>
    }
    args: {
      sale: { channel?: Nullable<string> }
    }
  }
  PromotionRuleCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotionRule: Maybe<RuleSource>
    }
    args: {}
  }
  PromotionRuleUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotionRule: Maybe<RuleSource>
    }
    args: {}
  }
  PromotionRuleDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotionRule: Maybe<RuleSource>
    }
    args: {}
  }
  InvoiceRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      invoice: Maybe<InvoiceSource>
      order: OrderSource
    }
    args: {}
  }
  InvoiceDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      invoice: Maybe<InvoiceSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  InvoiceSent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      invoice: Maybe<InvoiceSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  CustomerTypeCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      customerType: Maybe<CustomerType>
    }
    args: {}
  }
  CustomerTypeUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      customerType: Maybe<CustomerType>
    }
    args: {}
  }
  CustomerTypeDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      customerType: Maybe<CustomerType>
    }
    args: {}
  }
  PermissionGroupCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      permissionGroup: Maybe<GroupSource>
    }
    args: {}
  }
  PermissionGroupUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      permissionGroup: Maybe<GroupSource>
    }
    args: {}
  }
  PermissionGroupDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      permissionGroup: Maybe<GroupSource>
    }
    args: {}
  }
  TranslationCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      translation: Maybe<TranslationTypes>
    }
    args: {}
  }
  TranslationUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      translation: Maybe<TranslationTypes>
    }
    args: {}
  }
  VoucherCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucher: Maybe<VoucherSource>
    }
    args: {
      voucher: { channel?: Nullable<string> }
    }
  }
  VoucherUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucher: Maybe<VoucherSource>
    }
    args: {
      voucher: { channel?: Nullable<string> }
    }
  }
  VoucherDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucher: Maybe<VoucherSource>
    }
    args: {
      voucher: { channel?: Nullable<string> }
    }
  }
  VoucherCodesCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucherCodes: Maybe<readonly VoucherCodeSource[]>
    }
    args: {}
  }
  VoucherCodesDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucherCodes: Maybe<readonly VoucherCodeSource[]>
    }
    args: {}
  }
  VoucherMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      voucher: Maybe<VoucherSource>
    }
    args: {
      voucher: { channel?: Nullable<string> }
    }
  }
  VoucherCodeExportCompleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      export: Maybe<ExportFileSource>
    }
    args: {}
  }
  ThumbnailCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      id: Maybe<string>
      url: Maybe<string>
      objectId: Maybe<string>
      mediaUrl: Maybe<string>
    }
    args: {}
  }
  DraftOrderCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  DraftOrderUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  DraftOrderDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderConfirmed: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderPaid: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderFullyPaid: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderRefunded: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderFullyRefunded: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderFulfilled: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderCancelled: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderExpired: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  OrderMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  CheckoutCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  CheckoutUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  CheckoutFullyPaid: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  CheckoutFullyAuthorized: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  CheckoutMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      checkout: Maybe<CheckoutSource>
    }
    args: {}
  }
  ProductVariantOutOfStockInChannel: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: VariantSource
      channel: ChannelSource
    }
    args: {}
  }
  ProductVariantBackInStockInChannel: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: VariantSource
      channel: ChannelSource
    }
    args: {}
  }
  AccountConfirmationRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  AccountChangeEmailRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
      newEmail: Maybe<string>
    }
    args: {}
  }
  AccountEmailChanged: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
      newEmail: Maybe<string>
    }
    args: {}
  }
  AccountSetPasswordRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  AccountConfirmed: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  AccountDeleteRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  AccountDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  AddressCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      address: Maybe<AddressSource>
    }
    args: {}
  }
  AddressUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      address: Maybe<AddressSource>
    }
    args: {}
  }
  AddressDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      address: Maybe<AddressSource>
    }
    args: {}
  }
  AppInstalled: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      app: Maybe<AppSource>
    }
    args: {}
  }
  AppUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      app: Maybe<AppSource>
    }
    args: {}
  }
  AppDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      app: Maybe<AppSource>
    }
    args: {}
  }
  AppStatusChanged: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      app: Maybe<AppSource>
    }
    args: {}
  }
  AttributeCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attribute: Maybe<AttributeSource>
    }
    args: {}
  }
  AttributeUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attribute: Maybe<AttributeSource>
    }
    args: {}
  }
  AttributeDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      attribute: Maybe<AttributeSource>
    }
    args: {}
  }
  CategoryCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      category: Maybe<CategorySource>
    }
    args: {}
  }
  CategoryUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      category: Maybe<CategorySource>
    }
    args: {}
  }
  CategoryDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      category: Maybe<CategorySource>
    }
    args: {}
  }
  ChannelCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      channel: Maybe<ChannelSource>
    }
    args: {}
  }
  ChannelUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      channel: Maybe<ChannelSource>
    }
    args: {}
  }
  ChannelDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      channel: Maybe<ChannelSource>
    }
    args: {}
  }
  ChannelStatusChanged: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      channel: Maybe<ChannelSource>
    }
    args: {}
  }
  ChannelMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      channel: Maybe<ChannelSource>
    }
    args: {}
  }
  GiftCardCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
    }
    args: {}
  }
  GiftCardUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
    }
    args: {}
  }
  GiftCardDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
    }
    args: {}
  }
  GiftCardSent: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
      channel: Maybe<string>
      sentToEmail: Maybe<string>
    }
    args: {}
  }
  GiftCardStatusChanged: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
    }
    args: {}
  }
  GiftCardMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      giftCard: Maybe<GiftCardSource>
    }
    args: {}
  }
  MenuCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menu: Maybe<MenuSource>
    }
    args: {
      menu: { channel?: Nullable<string> }
    }
  }
  MenuUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menu: Maybe<MenuSource>
    }
    args: {
      menu: { channel?: Nullable<string> }
    }
  }
  MenuDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menu: Maybe<MenuSource>
    }
    args: {
      menu: { channel?: Nullable<string> }
    }
  }
  MenuItemCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menuItem: Maybe<MenuItemSource>
    }
    args: {
      menuItem: { channel?: Nullable<string> }
    }
  }
  MenuItemUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menuItem: Maybe<MenuItemSource>
    }
    args: {
      menuItem: { channel?: Nullable<string> }
    }
  }
  MenuItemDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      menuItem: Maybe<MenuItemSource>
    }
    args: {
      menuItem: { channel?: Nullable<string> }
    }
  }
  ProductCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      product: Maybe<ProductSource>
      category: Maybe<CategorySource>
    }
    args: {
      product: { channel?: Nullable<string> }
    }
  }
  ProductUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      product: Maybe<ProductSource>
      category: Maybe<CategorySource>
    }
    args: {
      product: { channel?: Nullable<string> }
    }
  }
  ProductDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      product: Maybe<ProductSource>
      category: Maybe<CategorySource>
    }
    args: {
      product: { channel?: Nullable<string> }
    }
  }
  ProductMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      product: Maybe<ProductSource>
      category: Maybe<CategorySource>
    }
    args: {
      product: { channel?: Nullable<string> }
    }
  }
  ProductMediaCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productMedia: Maybe<MediaSource>
    }
    args: {}
  }
  ProductMediaUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productMedia: Maybe<MediaSource>
    }
    args: {}
  }
  ProductMediaDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productMedia: Maybe<MediaSource>
    }
    args: {}
  }
  ProductVariantCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantOutOfStock: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantBackInStock: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantStockUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  ProductVariantMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      productVariant: Maybe<VariantSource>
    }
    args: {
      productVariant: { channel?: Nullable<string> }
    }
  }
  FulfillmentCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      fulfillment: Maybe<FulfillmentSource>
      order: Maybe<OrderSource>
      notifyCustomer: boolean
    }
    args: {}
  }
  FulfillmentTrackingNumberUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      fulfillment: Maybe<FulfillmentSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  FulfillmentCanceled: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      fulfillment: Maybe<FulfillmentSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  FulfillmentApproved: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      fulfillment: Maybe<FulfillmentSource>
      order: Maybe<OrderSource>
      notifyCustomer: boolean
    }
    args: {}
  }
  FulfillmentMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      fulfillment: Maybe<FulfillmentSource>
      order: Maybe<OrderSource>
    }
    args: {}
  }
  CustomerCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  CustomerUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  CustomerDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  CustomerMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  CollectionCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      collection: Maybe<CollectionSource>
    }
    args: {
      collection: { channel?: Nullable<string> }
    }
  }
  CollectionUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      collection: Maybe<CollectionSource>
    }
    args: {
      collection: { channel?: Nullable<string> }
    }
  }
  CollectionDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      collection: Maybe<CollectionSource>
    }
    args: {
      collection: { channel?: Nullable<string> }
    }
  }
  CollectionMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      collection: Maybe<CollectionSource>
    }
    args: {
      collection: { channel?: Nullable<string> }
    }
  }
  PageCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      page: Maybe<PageSource>
    }
    args: {}
  }
  PageUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      page: Maybe<PageSource>
    }
    args: {}
  }
  PageDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      page: Maybe<PageSource>
    }
    args: {}
  }
  PageTypeCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      pageType: Maybe<PageTypeSource>
    }
    args: {}
  }
  PageTypeUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      pageType: Maybe<PageTypeSource>
    }
    args: {}
  }
  PageTypeDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      pageType: Maybe<PageTypeSource>
    }
    args: {}
  }
  ShopMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  StaffCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  StaffUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  StaffDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      user: Maybe<UserSource>
    }
    args: {}
  }
  StaffSetPasswordRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      redirectUrl: Maybe<string>
      user: Maybe<UserSource>
      channel: Maybe<ChannelSource>
      token: Maybe<string>
      shop: Maybe<ShopSource>
    }
    args: {}
  }
  TransactionItemMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: Maybe<TransactionSource>
    }
    args: {}
  }
  TransactionCancelationRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: Maybe<TransactionSource>
      action: TransactionAction
    }
    args: {}
  }
  TransactionChargeRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: Maybe<TransactionSource>
      action: TransactionAction
    }
    args: {}
  }
  TransactionRefundRequested: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: Maybe<TransactionSource>
      action: TransactionAction
      grantedRefund: Maybe<GrantedRefundSource>
    }
    args: {}
  }
  PaymentGatewayInitializeSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      sourceObject: OrderOrCheckout
      data: Maybe<unknown>
      amount: Maybe<number>
    }
    args: {}
  }
  TransactionInitializeSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: TransactionSource
      sourceObject: OrderOrCheckout
      data: Maybe<unknown>
      merchantReference: string
      customerIpAddress: Maybe<string>
      action: TransactionProcessAction
      idempotencyKey: string
    }
    args: {}
  }
  TransactionProcessSession: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      transaction: TransactionSource
      sourceObject: OrderOrCheckout
      data: Maybe<unknown>
      merchantReference: string
      customerIpAddress: Maybe<string>
      action: TransactionProcessAction
    }
    args: {}
  }
  PromotionCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotion: Maybe<PromotionSource>
    }
    args: {}
  }
  PromotionUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotion: Maybe<PromotionSource>
    }
    args: {}
  }
  PromotionDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotion: Maybe<PromotionSource>
    }
    args: {}
  }
  ShippingZoneCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingZone: { channel?: Nullable<string> }
    }
  }
  ShippingZoneUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingZone: { channel?: Nullable<string> }
    }
  }
  ShippingZoneDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingZone: { channel?: Nullable<string> }
    }
  }
  WarehouseCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {}
  }
  WarehouseUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {}
  }
  WarehouseDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {}
  }
  PromotionStarted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotion: Maybe<PromotionSource>
    }
    args: {}
  }
  PromotionEnded: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      promotion: Maybe<PromotionSource>
    }
    args: {}
  }
  ShippingZoneMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingZone: { channel?: Nullable<string> }
    }
  }
  WarehouseMetadataUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      warehouse: Maybe<WarehouseSource>
    }
    args: {}
  }
  ShippingPriceCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingMethod: Maybe<MethodSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingMethod: { channel?: Nullable<string> }
      shippingZone: { channel?: Nullable<string> }
    }
  }
  ShippingPriceUpdated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingMethod: Maybe<MethodSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingMethod: { channel?: Nullable<string> }
      shippingZone: { channel?: Nullable<string> }
    }
  }
  ShippingPriceDeleted: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      shippingMethod: Maybe<MethodSource>
      shippingZone: Maybe<ZoneSource>
    }
    args: {
      shippingMethod: { channel?: Nullable<string> }
      shippingZone: { channel?: Nullable<string> }
    }
  }
  OrderBulkCreated: {
    source: EventSource
    fields: {
      issuedAt: Maybe<Date>
      version: Maybe<string>
      issuingPrincipal: Maybe<IssuingPrincipal>
      recipient: Maybe<AppSource>
      orders: Maybe<readonly OrderSource[]>
    }
    args: {}
  }
  Webhook: {
    source: WebhookSource
    fields: {
      id: string
      name: Maybe<string>
      identifier: Maybe<string>
      events: readonly WebhookEvent[]
      syncEvents: readonly WebhookEventSync[]
      asyncEvents: readonly WebhookEventAsync[]
      app: AppSource
      eventDeliveries: Maybe<Listed<DeliverySource>>
      targetUrl: string
      isActive: boolean
      secretKey: Maybe<string>
      subscriptionQuery: Maybe<string>
      customHeaders: Maybe<unknown>
    }
    args: {
      eventDeliveries: { sortBy?: Nullable<EventDeliverySortingInput>; filter?: Nullable<EventDeliveryFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  EventDelivery: {
    source: DeliverySource
    fields: {
      id: string
      createdAt: Date
      status: EventDeliveryStatusEnum
      eventType: WebhookEventTypeEnum
      attempts: Maybe<Listed<AttemptSource>>
      payload: Maybe<string>
    }
    args: {
      attempts: { sortBy?: Nullable<EventDeliveryAttemptSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  EventDeliveryCountableConnection: {
    source: Listed<DeliverySource>
    fields: {
      pageInfo: PageInfo
      edges: readonly EventDeliveryCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  EventDeliveryAttempt: {
    source: AttemptSource
    fields: {
      id: string
      createdAt: Date
      taskId: Maybe<string>
      duration: Maybe<number>
      response: Maybe<string>
      responseHeaders: Maybe<string>
      responseStatusCode: Maybe<number>
      requestHeaders: Maybe<string>
      status: EventDeliveryStatusEnum
    }
    args: {}
  }
  EventDeliveryAttemptCountableConnection: {
    source: Listed<AttemptSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly EventDeliveryAttemptCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
}
interface AbstractTypes {
  TaxSourceObject: {
    value: TaxSourceObject
    names: 'Checkout' | 'Order'
  }
  TaxSourceLine: {
    value: TaxSourceLine
    names: 'CheckoutLine' | 'OrderLine'
  }
  TranslationTypes: {
    value: TranslationTypes
    names: 'ProductTranslation' | 'CollectionTranslation' | 'CategoryTranslation' | 'AttributeTranslation' | 'AttributeValueTranslation' | 'ProductVariantTranslation' | 'PageTranslation' | 'ShippingMethodTranslation' | 'VoucherTranslation' | 'MenuItemTranslation' | 'PromotionTranslation' | 'PromotionRuleTranslation' | 'SaleTranslation'
  }
  Event: {
    value: Event
    names: 'PaymentAuthorize' | 'PaymentCaptureEvent' | 'PaymentRefundEvent' | 'PaymentVoidEvent' | 'PaymentConfirmEvent' | 'PaymentProcessEvent' | 'PaymentListGateways' | 'OrderFilterShippingMethods' | 'CheckoutFilterShippingMethods' | 'ShippingListMethodsForCheckout' | 'CalculateTaxes' | 'ListStoredPaymentMethods' | 'StoredPaymentMethodDeleteRequested' | 'PaymentGatewayInitializeTokenizationSession' | 'PaymentMethodInitializeTokenizationSession' | 'PaymentMethodProcessTokenizationSession' | 'ProductVariantDiscountedPriceUpdated' | 'ProductVariantOutOfStockForClickAndCollect' | 'ProductVariantBackInStockForClickAndCollect' | 'AttributeValueCreated' | 'AttributeValueUpdated' | 'AttributeValueDeleted' | 'GiftCardExportCompleted' | 'ProductExportCompleted' | 'SaleCreated' | 'SaleUpdated' | 'SaleDeleted' | 'SaleToggle' | 'PromotionRuleCreated' | 'PromotionRuleUpdated' | 'PromotionRuleDeleted' | 'InvoiceRequested' | 'InvoiceDeleted' | 'InvoiceSent' | 'CustomerTypeCreated' | 'CustomerTypeUpdated' | 'CustomerTypeDeleted' | 'PermissionGroupCreated' | 'PermissionGroupUpdated' | 'PermissionGroupDeleted' | 'TranslationCreated' | 'TranslationUpdated' | 'VoucherCreated' | 'VoucherUpdated' | 'VoucherDeleted' | 'VoucherCodesCreated' | 'VoucherCodesDeleted' | 'VoucherMetadataUpdated' | 'VoucherCodeExportCompleted' | 'ThumbnailCreated' | 'DraftOrderCreated' | 'DraftOrderUpdated' | 'DraftOrderDeleted' | 'OrderCreated' | 'OrderUpdated' | 'OrderConfirmed' | 'OrderPaid' | 'OrderFullyPaid' | 'OrderRefunded' | 'OrderFullyRefunded' | 'OrderFulfilled' | 'OrderCancelled' | 'OrderExpired' | 'OrderMetadataUpdated' | 'CheckoutCreated' | 'CheckoutUpdated' | 'CheckoutFullyPaid' | 'CheckoutFullyAuthorized' | 'CheckoutMetadataUpdated' | 'ProductVariantOutOfStockInChannel' | 'ProductVariantBackInStockInChannel' | 'AccountConfirmationRequested' | 'AccountChangeEmailRequested' | 'AccountEmailChanged' | 'AccountSetPasswordRequested' | 'AccountConfirmed' | 'AccountDeleteRequested' | 'AccountDeleted' | 'AddressCreated' | 'AddressUpdated' | 'AddressDeleted' | 'AppInstalled' | 'AppUpdated' | 'AppDeleted' | 'AppStatusChanged' | 'AttributeCreated' | 'AttributeUpdated' | 'AttributeDeleted' | 'CategoryCreated' | 'CategoryUpdated' | 'CategoryDeleted' | 'ChannelCreated' | 'ChannelUpdated' | 'ChannelDeleted' | 'ChannelStatusChanged' | 'ChannelMetadataUpdated' | 'GiftCardCreated' | 'GiftCardUpdated' | 'GiftCardDeleted' | 'GiftCardSent' | 'GiftCardStatusChanged' | 'GiftCardMetadataUpdated' | 'MenuCreated' | 'MenuUpdated' | 'MenuDeleted' | 'MenuItemCreated' | 'MenuItemUpdated' | 'MenuItemDeleted' | 'ProductCreated' | 'ProductUpdated' | 'ProductDeleted' | 'ProductMetadataUpdated' | 'ProductMediaCreated' | 'ProductMediaUpdated' | 'ProductMediaDeleted' | 'ProductVariantCreated' | 'ProductVariantUpdated' | 'ProductVariantOutOfStock' | 'ProductVariantBackInStock' | 'ProductVariantStockUpdated' | 'ProductVariantDeleted' | 'ProductVariantMetadataUpdated' | 'FulfillmentCreated' | 'FulfillmentTrackingNumberUpdated' | 'FulfillmentCanceled' | 'FulfillmentApproved' | 'FulfillmentMetadataUpdated' | 'CustomerCreated' | 'CustomerUpdated' | 'CustomerDeleted' | 'CustomerMetadataUpdated' | 'CollectionCreated' | 'CollectionUpdated' | 'CollectionDeleted' | 'CollectionMetadataUpdated' | 'PageCreated' | 'PageUpdated' | 'PageDeleted' | 'PageTypeCreated' | 'PageTypeUpdated' | 'PageTypeDeleted' | 'ShopMetadataUpdated' | 'StaffCreated' | 'StaffUpdated' | 'StaffDeleted' | 'StaffSetPasswordRequested' | 'TransactionItemMetadataUpdated' | 'TransactionCancelationRequested' | 'TransactionChargeRequested' | 'TransactionRefundRequested' | 'PaymentGatewayInitializeSession' | 'TransactionInitializeSession' | 'TransactionProcessSession' | 'PromotionCreated' | 'PromotionUpdated' | 'PromotionDeleted' | 'ShippingZoneCreated' | 'ShippingZoneUpdated' | 'ShippingZoneDeleted' | 'WarehouseCreated' | 'WarehouseUpdated' | 'WarehouseDeleted' | 'PromotionStarted' | 'PromotionEnded' | 'ShippingZoneMetadataUpdated' | 'WarehouseMetadataUpdated' | 'ShippingPriceCreated' | 'ShippingPriceUpdated' | 'ShippingPriceDeleted' | 'OrderBulkCreated'
  }
  IssuingPrincipal: {
    value: IssuingPrincipal
    names: 'App' | 'User'
  }
  OrderOrCheckout: {
    value: OrderOrCheckout
    names: 'Checkout' | 'Order'
  }
}
interface QueryFields {
  webhook: Maybe<WebhookSource>
  webhookEvents: Maybe<readonly WebhookEvent[]>
}
interface QueryArguments {
  webhook: { id: string }
}
interface MutationFields {
  webhookCreate: Maybe<WebhookCreate>
  webhookUpdate: Maybe<WebhookUpdate>
  webhookDelete: Maybe<WebhookDelete>
  webhookDryRun: Maybe<WebhookDryRun>
  webhookTrigger: Maybe<WebhookTrigger>
  eventDeliveryRetry: Maybe<EventDeliveryRetry>
}
interface MutationArguments {
  webhookCreate: { input: WebhookCreateInput }
  webhookUpdate: { id?: Nullable<string>; identifier?: Nullable<string>; input: WebhookUpdateInput }
  webhookDelete: { id?: Nullable<string>; identifier?: Nullable<string> }
  webhookDryRun: { objectId: string; query: string }
  webhookTrigger: { objectId: string; webhookId: string }
  eventDeliveryRetry: { id: string }
}
}
