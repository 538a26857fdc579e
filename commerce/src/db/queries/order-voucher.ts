/** Vouchers that orders were placed with. */
import { getTableColumns } from 'drizzle-orm'
import { vouchers } from '../tables/index.ts'
import type { Queryable } from './checkout.ts'

export type OrderVoucherRow = typeof vouchers.$inferSelect & { code: string }

const COLUMNS = Object.entries(getTableColumns(vouchers))
  .map(([key, column]) => `v."${column.name}" as "${key}"`)
  .join(', ')

/** By their codes; codes that are gone are left out. */
export async function vouchersByCode(db: Queryable, codes: readonly string[]): Promise<OrderVoucherRow[]> {
  const { rows } = await db.query<OrderVoucherRow>({
    name: 'vouchers_by_code',
    text: `select ${COLUMNS}, c.code from voucher_codes c join vouchers v on v.id = c.voucher_id where c.code = any($1::text[])`,
    values: [codes],
  })
  return rows
}
