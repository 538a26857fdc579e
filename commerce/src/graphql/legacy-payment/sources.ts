/** The values from which payments of the kind before transactions are resolved. */
import type { TransactionEventRow, TransactionRow } from '../../db/queries/payment/payment.ts'

export type PaymentSource = TransactionRow

export interface StepSource {
  row: TransactionEventRow
  payment: PaymentSource
}
