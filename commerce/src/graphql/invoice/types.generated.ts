/* Written by npm run generate. Do not edit. */
import type { InvoiceErrorCode, JobStatusEnum } from '@semena/contract/enums'
import type { InvoiceCreateInput, UpdateInvoiceInput } from '../../domain/invoice/inputs.generated.ts'
import type { InvoiceSource } from './sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { OrderSource } from '../order/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface InvoiceRequest {
  order: Maybe<OrderSource>
  errors: readonly InvoiceError[]
  invoice: Maybe<InvoiceSource>
}
export interface InvoiceRequestDelete { errors: readonly InvoiceError[]; invoice: Maybe<InvoiceSource> }
export interface InvoiceCreate { errors: readonly InvoiceError[]; invoice: Maybe<InvoiceSource> }
export interface InvoiceDelete { errors: readonly InvoiceError[]; invoice: Maybe<InvoiceSource> }
export interface InvoiceUpdate { errors: readonly InvoiceError[]; invoice: Maybe<InvoiceSource> }
export interface InvoiceSendNotification { errors: readonly InvoiceError[]; invoice: Maybe<InvoiceSource> }
export interface InvoiceError { field: Maybe<string>; message: Maybe<string>; code: InvoiceErrorCode }

declare module '../resolver-types.ts' {
interface Types {
  Invoice: {
    source: InvoiceSource
    fields: {
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      status: JobStatusEnum
      createdAt: Date
      updatedAt: Date
      message: Maybe<string>
      id: string
      number: Maybe<string>
      externalUrl: Maybe<string>
      url: Maybe<string>
      order: Maybe<OrderSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
}
interface MutationFields {
  invoiceRequest: Maybe<InvoiceRequest>
  invoiceRequestDelete: Maybe<InvoiceRequestDelete>
  invoiceCreate: Maybe<InvoiceCreate>
  invoiceDelete: Maybe<InvoiceDelete>
  invoiceUpdate: Maybe<InvoiceUpdate>
  invoiceSendNotification: Maybe<InvoiceSendNotification>
}
interface MutationArguments {
  invoiceRequest: { number?: Nullable<string>; orderId: string }
  invoiceRequestDelete: { id: string }
  invoiceCreate: { input: InvoiceCreateInput; orderId: string }
  invoiceDelete: { id: string }
  invoiceUpdate: { id: string; input: UpdateInvoiceInput }
  invoiceSendNotification: { id: string }
}
}
