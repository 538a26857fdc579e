// Written by `npm run generate`; not to be edited.
import type { Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  first_parcel: {
    params: readonly [string | null]
    row: { at: Date | null }
    reads: Uses<'fulfillments', 'created_at' | 'order_id' | 'status'>
  }
  invoice_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'invoices'>, 'id' | 'orderId' | 'number' | 'status' | 'externalUrl' | 'content' | 'message' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'invoices', 'content' | 'created_at' | 'external_url' | 'id' | 'message' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'>
  }
  invoice_delete: {
    params: readonly [number | null]
    row: object
    reads: Uses<'invoices', 'id'>
  }
  invoice_number_is_taken: {
    params: readonly [string | null]
    row: Pick<Row<'invoices'>, 'id'>
    reads: Uses<'invoices', 'content' | 'id' | 'number'>
  }
  invoices_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'invoices'>, 'id' | 'orderId' | 'number' | 'status' | 'externalUrl' | 'content' | 'message' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'> & Pick<Row<'orders'>, 'channelId'>
    reads: Uses<'invoices', 'content' | 'created_at' | 'external_url' | 'id' | 'message' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'> | Uses<'orders', 'channel_id' | 'id'>
  }
  invoices_of_orders: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'invoices'>, 'id' | 'orderId' | 'number' | 'status' | 'externalUrl' | 'content' | 'message' | 'metadata' | 'privateMetadata' | 'createdAt' | 'updatedAt'>
    reads: Uses<'invoices', 'content' | 'created_at' | 'external_url' | 'id' | 'message' | 'metadata' | 'number' | 'order_id' | 'private_metadata' | 'status' | 'updated_at'>
  }
  lock_invoice_numbers: {
    params: readonly [Written<'invoice_numbers', 'year'>]
    row: object
    reads: Uses<'invoice_numbers', 'last' | 'year'>
    writes: Uses<'invoice_numbers', 'last' | 'year'>
  }
  next_invoice_number: {
    params: readonly [Written<'invoice_numbers', 'year'>]
    row: Pick<Row<'invoice_numbers'>, 'last'>
    reads: Uses<'invoice_numbers', 'last' | 'year'>
    writes: Uses<'invoice_numbers', 'last' | 'year'>
  }
}
}
