/* Written by npm run generate. Do not edit. */
import type { PostalCodeRuleInclusionTypeEnum, ShippingMethodTypeEnum } from '@semena/contract/enums'

type Nullable<T> = T | null

export interface ShippingZoneFilterInput { search?: Nullable<string>; channels?: Nullable<string[]> }
export interface ShippingZoneCreateInput {
  name?: Nullable<string>
  description?: Nullable<string>
  countries?: Nullable<string[]>
  default?: Nullable<boolean>
  addWarehouses?: Nullable<string[]>
  addChannels?: Nullable<string[]>
}
export interface ShippingZoneUpdateInput {
  name?: Nullable<string>
  description?: Nullable<string>
  countries?: Nullable<string[]>
  default?: Nullable<boolean>
  addWarehouses?: Nullable<string[]>
  addChannels?: Nullable<string[]>
  removeWarehouses?: Nullable<string[]>
  removeChannels?: Nullable<string[]>
}
export interface ShippingPriceInput {
  name?: Nullable<string>
  description?: Nullable<unknown>
  minimumOrderWeight?: Nullable<number>
  maximumOrderWeight?: Nullable<number>
  maximumDeliveryDays?: Nullable<number>
  minimumDeliveryDays?: Nullable<number>
  type?: Nullable<ShippingMethodTypeEnum>
  shippingZone?: Nullable<string>
  addPostalCodeRules?: Nullable<ShippingPostalCodeRulesCreateInputRange[]>
  deletePostalCodeRules?: Nullable<string[]>
  inclusionType?: Nullable<PostalCodeRuleInclusionTypeEnum>
  taxClass?: Nullable<string>
}
export interface ShippingPostalCodeRulesCreateInputRange { start: string; end?: Nullable<string> }
export interface ShippingMethodChannelListingInput {
  addChannels?: Nullable<ShippingMethodChannelListingAddInput[]>
  removeChannels?: Nullable<string[]>
}
export interface ShippingMethodChannelListingAddInput {
  channelId: string
  price?: Nullable<number>
  minimumOrderPrice?: Nullable<number>
  maximumOrderPrice?: Nullable<number>
}
export interface ShippingPriceExcludeProductsInput { products: string[] }
