/* Written by npm run generate. Do not edit. */
import type { MetadataErrorCode } from '@semena/contract/enums'
import type { MetadataInput } from '../../domain/inputs.generated.ts'
import type { UserSource } from '../account/sources.ts'
import type { AddressSource } from '../address/sources.ts'
import type { AttributeSource } from '../attribute/sources.ts'
import type { CategorySource, CollectionSource, MediaSource, ProductSource, ProductTypeSource, VariantSource } from '../catalog/sources.ts'
import type { CheckoutLineSource, CheckoutSource } from '../checkout/sources.ts'
import type { MenuItemSource, MenuSource, PageSource, PageTypeSource } from '../content/sources.ts'
import type { GiftCardSource } from '../gift-card/sources.ts'
import type { InvoiceSource } from '../invoice/sources.ts'
import type { PaymentSource } from '../legacy-payment/sources.ts'
import type { FulfillmentSource, OrderLineSource, OrderSource } from '../order/sources.ts'
import type { TransactionSource } from '../payment/sources.ts'
import type { PromotionSource } from '../promotion/sources.ts'
import type { SaleSource } from '../sale/sources.ts'
import type { MethodSource, ShippingMethodSource, ZoneSource } from '../shipping/sources.ts'
import type { ChannelSource, ShopSource } from '../shop/sources.ts'
import type { AppSource } from '../staff/sources.ts'
import type { TaxClassSource, TaxConfigurationSource } from '../tax/sources.ts'
import type { VoucherSource } from '../voucher/sources.ts'
import type { WarehouseSource } from '../warehouse/sources.ts'

type Maybe<T> = T | null | undefined

export interface MetadataItem { key: string; value: string }
export interface MetadataError { field: Maybe<string>; message: Maybe<string>; code: MetadataErrorCode }
export interface UpdateMetadata { errors: readonly MetadataError[]; item: Maybe<ObjectWithMetadata> }
export interface DeleteMetadata { errors: readonly MetadataError[]; item: Maybe<ObjectWithMetadata> }
export interface UpdatePrivateMetadata { errors: readonly MetadataError[]; item: Maybe<ObjectWithMetadata> }
export interface DeletePrivateMetadata { errors: readonly MetadataError[]; item: Maybe<ObjectWithMetadata> }
export type ObjectWithMetadata =
  | (UserSource & { __typename: 'User' })
  | (AddressSource & { __typename: 'Address' })
  | (AppSource & { __typename: 'App' })
  | (AttributeSource & { __typename: 'Attribute' })
  | (ProductTypeSource & { __typename: 'ProductType' })
  | (ProductSource & { __typename: 'Product' })
  | (CategorySource & { __typename: 'Category' })
  | (VariantSource & { __typename: 'ProductVariant' })
  | (MediaSource & { __typename: 'ProductMedia' })
  | (CollectionSource & { __typename: 'Collection' })
  | (ChannelSource & { __typename: 'Channel' })
  | (CheckoutSource & { __typename: 'Checkout' })
  | (CheckoutLineSource & { __typename: 'CheckoutLine' })
  | (PageTypeSource & { __typename: 'PageType' })
  | (PageSource & { __typename: 'Page' })
  | (MenuItemSource & { __typename: 'MenuItem' })
  | (MenuSource & { __typename: 'Menu' })
  | (VoucherSource & { __typename: 'Voucher' })
  | (GiftCardSource & { __typename: 'GiftCard' })
  | (InvoiceSource & { __typename: 'Invoice' })
  | (OrderSource & { __typename: 'Order' })
  | (OrderLineSource & { __typename: 'OrderLine' })
  | (FulfillmentSource & { __typename: 'Fulfillment' })
  | (TransactionSource & { __typename: 'TransactionItem' })
  | (PaymentSource & { __typename: 'Payment' })
  | (PromotionSource & { __typename: 'Promotion' })
  | (SaleSource & { __typename: 'Sale' })
  | (ShippingMethodSource & { __typename: 'ShippingMethod' })
  | (ZoneSource & { __typename: 'ShippingZone' })
  | (MethodSource & { __typename: 'ShippingMethodType' })
  | (ShopSource & { __typename: 'Shop' })
  | (TaxClassSource & { __typename: 'TaxClass' })
  | (TaxConfigurationSource & { __typename: 'TaxConfiguration' })
  | (WarehouseSource & { __typename: 'Warehouse' })

declare module '../resolver-types.ts' {
interface Scalars {
  Metadata: { input: Record<string, string>; wire: Record<string, string> }
}
interface AbstractTypes {
  ObjectWithMetadata: {
    value: ObjectWithMetadata
    names: 'User' | 'Address' | 'App' | 'Attribute' | 'ProductType' | 'Product' | 'Category' | 'ProductVariant' | 'ProductMedia' | 'Collection' | 'Channel' | 'Checkout' | 'CheckoutLine' | 'PageType' | 'Page' | 'MenuItem' | 'Menu' | 'Voucher' | 'GiftCard' | 'Invoice' | 'Order' | 'OrderLine' | 'Fulfillment' | 'TransactionItem' | 'Payment' | 'Promotion' | 'Sale' | 'ShippingMethod' | 'ShippingZone' | 'ShippingMethodType' | 'Shop' | 'TaxClass' | 'TaxConfiguration' | 'Warehouse'
  }
}
interface MutationFields {
  deleteMetadata: Maybe<DeleteMetadata>
  deletePrivateMetadata: Maybe<DeletePrivateMetadata>
  updateMetadata: Maybe<UpdateMetadata>
  updatePrivateMetadata: Maybe<UpdatePrivateMetadata>
}
interface MutationArguments {
  deleteMetadata: { id: string; keys: string[] }
  deletePrivateMetadata: { id: string; keys: string[] }
  updateMetadata: { id: string; input: MetadataInput[] }
  updatePrivateMetadata: { id: string; input: MetadataInput[] }
}
}
