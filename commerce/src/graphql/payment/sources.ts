/** What the types of payments are resolved from. */
import type { TransactionEventRow, TransactionRow } from '../../db/queries/payment.ts'

export type TransactionSource = TransactionRow

export interface TransactionEventSource {
  row: TransactionEventRow
  transaction: TransactionRow
}
