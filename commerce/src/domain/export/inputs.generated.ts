/* Written by npm run generate. Do not edit. */
import type { ExportFileSortField, ExportScope, FileTypesEnum, JobStatusEnum, OrderDirection, ProductFieldEnum } from '@semena/contract/enums'
import type { ProductFilterInput } from '../catalog/inputs.generated.ts'
import type { DateTimeRangeInput } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface ExportFileFilterInput {
  createdAt?: Nullable<DateTimeRangeInput>
  updatedAt?: Nullable<DateTimeRangeInput>
  status?: Nullable<JobStatusEnum>
  user?: Nullable<string>
  app?: Nullable<string>
}
export interface ExportFileSortingInput { direction: OrderDirection; field: ExportFileSortField }
export interface ExportProductsInput {
  scope: ExportScope
  filter?: Nullable<ProductFilterInput>
  ids?: Nullable<string[]>
  exportInfo?: Nullable<ExportInfoInput>
  fileType: FileTypesEnum
}
export interface ExportInfoInput {
  attributes?: Nullable<string[]>
  warehouses?: Nullable<string[]>
  channels?: Nullable<string[]>
  fields?: Nullable<ProductFieldEnum[]>
}
