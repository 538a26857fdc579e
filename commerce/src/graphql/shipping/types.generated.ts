/* Written by npm run generate. Do not edit. */
import type { CountryCode, LanguageCodeEnum, PostalCodeRuleInclusionTypeEnum, ShippingErrorCode, ShippingMethodTypeEnum } from '@semena/contract/enums'
import type { ShippingMethodChannelListingInput, ShippingPriceExcludeProductsInput, ShippingPriceInput, ShippingZoneCreateInput, ShippingZoneFilterInput, ShippingZoneUpdateInput } from '../../domain/shipping/inputs.generated.ts'
import type { ProductSource } from '../catalog/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { Money, MoneyRange, PageInfo, Weight } from '../shared/types.generated.ts'
import type { MethodListingSource, MethodSource, ShippingMethodSource, ZoneSource } from './sources.ts'
import type { ChannelSource } from '../shop/sources.ts'
import type { CountryDisplay, LanguageDisplay } from '../shop/types.generated.ts'
import type { TaxClassSource } from '../tax/sources.ts'
import type { WarehouseSource } from '../warehouse/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface ShippingMethodTranslation {
  id: string
  language: LanguageDisplay
  name: Maybe<string>
  description: Maybe<unknown>
}
export interface ShippingMethodsPerCountry {
  countryCode: CountryCode
  shippingMethods: Maybe<readonly ShippingMethodSource[]>
}
export interface ShippingZoneCountableEdge { node: ZoneSource; cursor: string }
export interface ShippingZoneCreate { errors: readonly ShippingError[]; shippingZone: Maybe<ZoneSource> }
export interface ShippingZoneUpdate { errors: readonly ShippingError[]; shippingZone: Maybe<ZoneSource> }
export interface ShippingZoneDelete { errors: readonly ShippingError[]; shippingZone: Maybe<ZoneSource> }
export interface ShippingZoneBulkDelete { count: number; errors: readonly ShippingError[] }
export interface ShippingMethodPostalCodeRule {
  id: string
  start: Maybe<string>
  end: Maybe<string>
  inclusionType: Maybe<PostalCodeRuleInclusionTypeEnum>
}
export interface ShippingPriceCreate {
  shippingZone: Maybe<ZoneSource>
  shippingMethod: Maybe<MethodSource>
  errors: readonly ShippingError[]
}
export interface ShippingPriceUpdate {
  shippingZone: Maybe<ZoneSource>
  shippingMethod: Maybe<MethodSource>
  errors: readonly ShippingError[]
}
export interface ShippingPriceDelete {
  shippingMethod: Maybe<MethodSource>
  shippingZone: Maybe<ZoneSource>
  errors: readonly ShippingError[]
}
export interface ShippingPriceBulkDelete { count: number; errors: readonly ShippingError[] }
export interface ShippingMethodChannelListingUpdate {
  shippingMethod: Maybe<MethodSource>
  errors: readonly ShippingError[]
}
export interface ShippingPriceExcludeProducts { shippingMethod: Maybe<MethodSource>; errors: readonly ShippingError[] }
export interface ShippingPriceRemoveProductFromExclude {
  shippingMethod: Maybe<MethodSource>
  errors: readonly ShippingError[]
}
export interface ShippingError {
  field: Maybe<string>
  message: Maybe<string>
  code: ShippingErrorCode
  warehouses: Maybe<readonly string[]>
  channels: Maybe<readonly string[]>
}

declare module '../resolver-types.ts' {
interface Types {
  ShippingMethod: {
    source: ShippingMethodSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      description: Maybe<unknown>
      maximumDeliveryDays: Maybe<number>
      minimumDeliveryDays: Maybe<number>
      maximumOrderWeight: Maybe<Weight>
      minimumOrderWeight: Maybe<Weight>
      translation: Maybe<ShippingMethodTranslation>
      price: Money
      maximumOrderPrice: Maybe<Money>
      minimumOrderPrice: Maybe<Money>
      active: boolean
      message: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  ShippingZone: {
    source: ZoneSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      default: boolean
      priceRange: Maybe<MoneyRange>
      countries: readonly CountryDisplay[]
      shippingMethods: Maybe<readonly MethodSource[]>
      warehouses: readonly WarehouseSource[]
      channels: readonly ChannelSource[]
      description: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  ShippingZoneCountableConnection: {
    source: Listed<ZoneSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly ShippingZoneCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  ShippingMethodType: {
    source: MethodSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      description: Maybe<unknown>
      type: Maybe<ShippingMethodTypeEnum>
      translation: Maybe<ShippingMethodTranslation>
      channelListings: Maybe<readonly MethodListingSource[]>
      maximumOrderPrice: Maybe<Money>
      minimumOrderPrice: Maybe<Money>
      postalCodeRules: Maybe<readonly ShippingMethodPostalCodeRule[]>
      excludedProducts: Maybe<Listed<ProductSource>>
      minimumOrderWeight: Maybe<Weight>
      maximumOrderWeight: Maybe<Weight>
      maximumDeliveryDays: Maybe<number>
      minimumDeliveryDays: Maybe<number>
      taxClass: Maybe<TaxClassSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      translation: { languageCode: LanguageCodeEnum }
      excludedProducts: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  ShippingMethodChannelListing: {
    source: MethodListingSource
    fields: {
      id: string
      channel: ChannelSource
      maximumOrderPrice: Maybe<Money>
      minimumOrderPrice: Maybe<Money>
      price: Maybe<Money>
    }
    args: {}
  }
}
interface QueryFields {
  shippingZone: Maybe<ZoneSource>
  shippingZones: Maybe<Listed<ZoneSource>>
}
interface QueryArguments {
  shippingZone: { id: string; channel?: Nullable<string> }
  shippingZones: { filter?: Nullable<ShippingZoneFilterInput>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  shippingZoneCreate: Maybe<ShippingZoneCreate>
  shippingZoneUpdate: Maybe<ShippingZoneUpdate>
  shippingZoneDelete: Maybe<ShippingZoneDelete>
  shippingZoneBulkDelete: Maybe<ShippingZoneBulkDelete>
  shippingPriceCreate: Maybe<ShippingPriceCreate>
  shippingPriceUpdate: Maybe<ShippingPriceUpdate>
  shippingPriceDelete: Maybe<ShippingPriceDelete>
  shippingPriceBulkDelete: Maybe<ShippingPriceBulkDelete>
  shippingMethodChannelListingUpdate: Maybe<ShippingMethodChannelListingUpdate>
  shippingPriceExcludeProducts: Maybe<ShippingPriceExcludeProducts>
  shippingPriceRemoveProductFromExclude: Maybe<ShippingPriceRemoveProductFromExclude>
}
interface MutationArguments {
  shippingZoneCreate: { input: ShippingZoneCreateInput }
  shippingZoneUpdate: { id: string; input: ShippingZoneUpdateInput }
  shippingZoneDelete: { id: string }
  shippingZoneBulkDelete: { ids: string[] }
  shippingPriceCreate: { input: ShippingPriceInput }
  shippingPriceUpdate: { id: string; input: ShippingPriceInput }
  shippingPriceDelete: { id: string }
  shippingPriceBulkDelete: { ids: string[] }
  shippingMethodChannelListingUpdate: { id: string; input: ShippingMethodChannelListingInput }
  shippingPriceExcludeProducts: { id: string; input: ShippingPriceExcludeProductsInput }
  shippingPriceRemoveProductFromExclude: { id: string; products: string[] }
}
}
