// Written by `npm run generate`; not to be edited.
import type { Column, JsonInput, JsonRecords, Row, Uses } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  allocated_to: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'allocations'>, 'stockId' | 'quantity'> & { lineId: Column<'allocations', 'orderLineId'> }
    reads: Uses<'allocations', 'id' | 'order_line_id' | 'quantity' | 'stock_id'>
  }
  allocations_change: {
    params: readonly [JsonRecords<{ lineId: string; stockId: number; delta: number }>]
    row: object
    reads: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id'>
    writes: Uses<'allocations', 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'stocks', 'allocated'>
  }
  stock_free: {
    params: readonly [string | null]
    row: object
    reads: Uses<'allocations', 'id' | 'order_line_id' | 'quantity' | 'stock_id'> | Uses<'order_lines', 'id' | 'order_id'> | Uses<'stocks', 'allocated' | 'id'>
    writes: Uses<'allocations', 'quantity'> | Uses<'stocks', 'allocated'>
  }
  stock_free_of: {
    params: readonly [readonly number[] | null, readonly string[] | null, Date | null, string | null]
    row: Pick<Row<'stocks'>, 'id' | 'variantId' | 'warehouseId'> & { free: number }
    reads: Uses<'reservations', 'checkout_id' | 'quantity' | 'reserved_until' | 'stock_id'> | Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  stock_lock: {
    params: readonly [JsonInput | null, readonly string[] | null]
    row: Pick<Row<'stocks'>, 'id' | 'variantId' | 'warehouseId'> & { free: number }
    reads: Uses<'stocks', 'allocated' | 'id' | 'quantity' | 'variant_id' | 'warehouse_id'>
  }
  stock_of_order: {
    params: readonly [string | null]
    row: { stock_id: Column<'stocks', 'id'> }
    reads: Uses<'allocations', 'order_line_id' | 'stock_id'> | Uses<'order_lines', 'id' | 'order_id'> | Uses<'stocks', 'id'>
  }
  warehouse_list: {
    params: readonly unknown[]
    row: Pick<Row<'warehouses'>, 'id' | 'slug' | 'name' | 'address' | 'email' | 'isPrivate' | 'clickAndCollectOption' | 'externalReference' | 'metadata' | 'privateMetadata'>
    reads: Uses<'channel_warehouses', 'channel_id' | 'warehouse_id'> | Uses<'warehouses', 'address' | 'click_and_collect_option' | 'email' | 'external_reference' | 'id' | 'is_private' | 'metadata' | 'name' | 'private_metadata' | 'slug'>
  }
}
}
