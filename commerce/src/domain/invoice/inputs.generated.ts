/* Written by npm run generate. Do not edit. */
import type { MetadataInput } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface InvoiceCreateInput {
  number: string
  url: string
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
}
export interface UpdateInvoiceInput {
  number?: Nullable<string>
  url?: Nullable<string>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
}
