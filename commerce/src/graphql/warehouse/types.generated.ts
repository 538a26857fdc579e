/* Written by npm run generate. Do not edit. */
import type { WarehouseClickAndCollectOptionEnum, WarehouseErrorCode } from '@semena/contract/enums'
import type { StockFilterInput, WarehouseCreateInput, WarehouseFilterInput, WarehouseSortingInput, WarehouseUpdateInput } from '../../domain/warehouse/inputs.generated.ts'
import type { AddressSource } from '../address/sources.ts'
import type { StockSource } from '../catalog/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { PageInfo } from '../shared/types.generated.ts'
import type { ZoneSource } from '../shipping/sources.ts'
import type { WarehouseSource } from './sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface StockCountableEdge { node: StockSource; cursor: string }
export interface WarehouseCreate { errors: readonly WarehouseError[]; warehouse: Maybe<WarehouseSource> }
export interface WarehouseUpdate { errors: readonly WarehouseError[]; warehouse: Maybe<WarehouseSource> }
export interface WarehouseDelete { errors: readonly WarehouseError[]; warehouse: Maybe<WarehouseSource> }
export interface WarehouseCountableEdge { node: WarehouseSource; cursor: string }
export interface WarehouseShippingZoneAssign { errors: readonly WarehouseError[]; warehouse: Maybe<WarehouseSource> }
export interface WarehouseShippingZoneUnassign { errors: readonly WarehouseError[]; warehouse: Maybe<WarehouseSource> }
export interface WarehouseError {
  field: Maybe<string>
  message: Maybe<string>
  code: WarehouseErrorCode
  shippingZones: Maybe<readonly string[]>
}

declare module '../resolver-types.ts' {
interface Types {
  Warehouse: {
    source: WarehouseSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      slug: string
      email: string
      isPrivate: boolean
      address: AddressSource
      companyName: string
      clickAndCollectOption: WarehouseClickAndCollectOptionEnum
      shippingZones: Listed<ZoneSource>
      stocks: Maybe<Listed<StockSource>>
      externalReference: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      shippingZones: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      stocks: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  StockCountableConnection: {
    source: Listed<StockSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly StockCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  WarehouseCountableConnection: {
    source: Listed<WarehouseSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly WarehouseCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
}
interface QueryFields {
  warehouse: Maybe<WarehouseSource>
  warehouses: Maybe<Listed<WarehouseSource>>
  stock: Maybe<StockSource>
  stocks: Maybe<Listed<StockSource>>
}
interface QueryArguments {
  warehouse: { id?: Nullable<string>; externalReference?: Nullable<string> }
  warehouses: { filter?: Nullable<WarehouseFilterInput>; sortBy?: Nullable<WarehouseSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  stock: { id: string }
  stocks: { filter?: Nullable<StockFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  createWarehouse: Maybe<WarehouseCreate>
  updateWarehouse: Maybe<WarehouseUpdate>
  deleteWarehouse: Maybe<WarehouseDelete>
  assignWarehouseShippingZone: Maybe<WarehouseShippingZoneAssign>
  unassignWarehouseShippingZone: Maybe<WarehouseShippingZoneUnassign>
}
interface MutationArguments {
  createWarehouse: { input: WarehouseCreateInput }
  updateWarehouse: { externalReference?: Nullable<string>; id?: Nullable<string>; input: WarehouseUpdateInput }
  deleteWarehouse: { id: string }
  assignWarehouseShippingZone: { id: string; shippingZoneIds: string[] }
  unassignWarehouseShippingZone: { id: string; shippingZoneIds: string[] }
}
}
