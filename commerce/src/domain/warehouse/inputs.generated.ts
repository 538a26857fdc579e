/* Written by npm run generate. Do not edit. */
import type { OrderDirection, WarehouseClickAndCollectOptionEnum, WarehouseSortField } from '@semena/contract/enums'
import type { AddressInput, MetadataFilter } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface WarehouseCreateInput {
  slug?: Nullable<string>
  email?: Nullable<string>
  externalReference?: Nullable<string>
  name: string
  address: AddressInput
  shippingZones?: Nullable<string[]>
}
export interface WarehouseUpdateInput {
  slug?: Nullable<string>
  email?: Nullable<string>
  externalReference?: Nullable<string>
  name?: Nullable<string>
  address?: Nullable<AddressInput>
  clickAndCollectOption?: Nullable<WarehouseClickAndCollectOptionEnum>
  isPrivate?: Nullable<boolean>
}
export interface StockFilterInput { quantity?: Nullable<number>; search?: Nullable<string> }
export interface WarehouseFilterInput {
  clickAndCollectOption?: Nullable<WarehouseClickAndCollectOptionEnum>
  metadata?: Nullable<MetadataFilter[]>
  search?: Nullable<string>
  ids?: Nullable<string[]>
  isPrivate?: Nullable<boolean>
  channels?: Nullable<string[]>
  slugs?: Nullable<string[]>
}
export interface WarehouseSortingInput { direction: OrderDirection; field: WarehouseSortField }
