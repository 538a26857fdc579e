/** Vouchers with which orders were placed. */
import { columnsOf } from '../../statements/columns-of.ts'
import { vouchers } from '../../tables/index.ts'
import { prepared } from '../../statements/statement.ts'

const COLUMNS = columnsOf(vouchers, 'v')

/** Vouchers by their codes; deleted codes are left out. */
export const vouchersByCode = prepared(
  'vouchers_by_code',
  `select ${COLUMNS}, c.code from voucher_codes c join vouchers v on v.id = c.voucher_id where c.code = any($1::text[])`,
).many
