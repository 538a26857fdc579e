/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { WarehouseClickAndCollectOptionEnum, WarehouseErrorCode } from '@semena/contract/enums'
import type { WarehouseCreateInput, WarehouseUpdateInput } from '../../platform/inputs.generated.ts'

export type DeskWarehousesQueryVariables = { [key: string]: never; }

export type DeskWarehousesQuery = { warehouses: { edges: Array<{ node: { id: string, name: string, slug: string, email: string, clickAndCollectOption: WarehouseClickAndCollectOptionEnum, isPrivate: boolean, address: { companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, metafields: Record<string, string> | null, countryArea: string, phone: string | null, country: { code: string } } } }> } | null }

export type DeskWarehouseRowFragment = { id: string, name: string, slug: string, email: string, clickAndCollectOption: WarehouseClickAndCollectOptionEnum, isPrivate: boolean, address: { companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, metafields: Record<string, string> | null, countryArea: string, phone: string | null, country: { code: string } } }

export type DeskWarehouseQueryVariables = {
  id: string
}

export type DeskWarehouseQuery = { warehouse: { id: string, name: string, slug: string, email: string, clickAndCollectOption: WarehouseClickAndCollectOptionEnum, isPrivate: boolean, shippingZones: { edges: Array<{ node: { id: string, name: string } }> }, address: { companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, metafields: Record<string, string> | null, countryArea: string, phone: string | null, country: { code: string } } } | null }

export type DeskZoneNamesQueryVariables = { [key: string]: never; }

export type DeskZoneNamesQuery = { shippingZones: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskCreateWarehouseMutationVariables = {
  input: WarehouseCreateInput
}

export type DeskCreateWarehouseMutation = { createWarehouse: { warehouse: { id: string } | null, errors: Array<{ field: string | null, code: WarehouseErrorCode, message: string | null }> } | null }

export type DeskSaveWarehouseMutationVariables = {
  id: string
  input: WarehouseUpdateInput
}

export type DeskSaveWarehouseMutation = { updateWarehouse: { errors: Array<{ field: string | null, code: WarehouseErrorCode, message: string | null }> } | null }

export type DeskDeleteWarehouseMutationVariables = {
  id: string
}

export type DeskDeleteWarehouseMutation = { deleteWarehouse: { errors: Array<{ field: string | null, code: WarehouseErrorCode, message: string | null }> } | null }

export type DeskAddZonesMutationVariables = {
  id: string
  zones: Array<string> | string
}

export type DeskAddZonesMutation = { assignWarehouseShippingZone: { errors: Array<{ field: string | null, code: WarehouseErrorCode, message: string | null }> } | null }

export type DeskDropZonesMutationVariables = {
  id: string
  zones: Array<string> | string
}

export type DeskDropZonesMutation = { unassignWarehouseShippingZone: { errors: Array<{ field: string | null, code: WarehouseErrorCode, message: string | null }> } | null }

export type DeskPlaceFragment = { companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, metafields: Record<string, string> | null, countryArea: string, phone: string | null, country: { code: string } }

export const DeskWarehousesDocument: TypedDocument<DeskWarehousesQuery, DeskWarehousesQueryVariables> = { name: 'DeskWarehouses', kind: 'query', source: "query DeskWarehouses{warehouses(first:100 sortBy:{field:NAME direction:ASC}){edges{node{...DeskWarehouseRow}}}}fragment DeskWarehouseRow on Warehouse{id name slug email clickAndCollectOption isPrivate address{...DeskPlace}}fragment DeskPlace on Address{companyName streetAddress1 streetAddress2 city cityArea postalCode metafields(keys:[\"typed.city\" \"typed.cityArea\" \"typed.countryArea\" \"typed.postalCode\"])countryArea phone country{code}}" }

export const DeskWarehouseDocument: TypedDocument<DeskWarehouseQuery, DeskWarehouseQueryVariables> = { name: 'DeskWarehouse', kind: 'query', source: "query DeskWarehouse($id:ID!){warehouse(id:$id){...DeskWarehouseRow shippingZones(first:100){edges{node{id name}}}}}fragment DeskWarehouseRow on Warehouse{id name slug email clickAndCollectOption isPrivate address{...DeskPlace}}fragment DeskPlace on Address{companyName streetAddress1 streetAddress2 city cityArea postalCode metafields(keys:[\"typed.city\" \"typed.cityArea\" \"typed.countryArea\" \"typed.postalCode\"])countryArea phone country{code}}" }

export const DeskZoneNamesDocument: TypedDocument<DeskZoneNamesQuery, DeskZoneNamesQueryVariables> = { name: 'DeskZoneNames', kind: 'query', source: "query DeskZoneNames{shippingZones(first:100){edges{node{id name}}}}" }

export const DeskCreateWarehouseDocument: TypedDocument<DeskCreateWarehouseMutation, DeskCreateWarehouseMutationVariables> = { name: 'DeskCreateWarehouse', kind: 'mutation', source: "mutation DeskCreateWarehouse($input:WarehouseCreateInput!){createWarehouse(input:$input){warehouse{id}errors{field code message}}}" }

export const DeskSaveWarehouseDocument: TypedDocument<DeskSaveWarehouseMutation, DeskSaveWarehouseMutationVariables> = { name: 'DeskSaveWarehouse', kind: 'mutation', source: "mutation DeskSaveWarehouse($id:ID!$input:WarehouseUpdateInput!){updateWarehouse(id:$id input:$input){errors{field code message}}}" }

export const DeskDeleteWarehouseDocument: TypedDocument<DeskDeleteWarehouseMutation, DeskDeleteWarehouseMutationVariables> = { name: 'DeskDeleteWarehouse', kind: 'mutation', source: "mutation DeskDeleteWarehouse($id:ID!){deleteWarehouse(id:$id){errors{field code message}}}" }

export const DeskAddZonesDocument: TypedDocument<DeskAddZonesMutation, DeskAddZonesMutationVariables> = { name: 'DeskAddZones', kind: 'mutation', source: "mutation DeskAddZones($id:ID!$zones:[ID!]!){assignWarehouseShippingZone(id:$id shippingZoneIds:$zones){errors{field code message}}}" }

export const DeskDropZonesDocument: TypedDocument<DeskDropZonesMutation, DeskDropZonesMutationVariables> = { name: 'DeskDropZones', kind: 'mutation', source: "mutation DeskDropZones($id:ID!$zones:[ID!]!){unassignWarehouseShippingZone(id:$id shippingZoneIds:$zones){errors{field code message}}}" }
