/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { ExportErrorCode, JobStatusEnum } from '@semena/contract/enums'
import type { ExportProductsInput } from '../../platform/inputs.generated.ts'

export type DeskExportProductsMutationVariables = {
  input: ExportProductsInput
}

export type DeskExportProductsMutation = { exportProducts: { exportFile: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: ExportErrorCode }> } | null }

export type DeskExportFileQueryVariables = {
  id: string
}

export type DeskExportFileQuery = { exportFile: { id: string, status: JobStatusEnum, url: string | null } | null }

export type DeskExportWarehousesQueryVariables = { [key: string]: never; }

export type DeskExportWarehousesQuery = { warehouses: { edges: Array<{ node: { id: string } }> } | null }

export const DeskExportProductsDocument: TypedDocument<DeskExportProductsMutation, DeskExportProductsMutationVariables> = { name: 'DeskExportProducts', kind: 'mutation', source: "mutation DeskExportProducts($input:ExportProductsInput!){exportProducts(input:$input){exportFile{id}errors{field message code}}}" }

export const DeskExportFileDocument: TypedDocument<DeskExportFileQuery, DeskExportFileQueryVariables> = { name: 'DeskExportFile', kind: 'query', source: "query DeskExportFile($id:ID!){exportFile(id:$id){id status url}}" }

export const DeskExportWarehousesDocument: TypedDocument<DeskExportWarehousesQuery, DeskExportWarehousesQueryVariables> = { name: 'DeskExportWarehouses', kind: 'query', source: "query DeskExportWarehouses{warehouses(first:100){edges{node{id}}}}" }
