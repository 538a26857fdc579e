/** What the types of payments are resolved from. */
import type { TransactionEventRow, TransactionRow } from '../../db/queries/payment.ts'
import type { GraphqlContext } from '../context.ts'

export type TransactionSource = TransactionRow

export interface TransactionEventSource {
  row: TransactionEventRow
  transaction: TransactionRow
}

/** Gateways that are switched on. */
export const gatewayList = (gateways: GraphqlContext['gateways'], currencies: string[]) =>
  [...gateways.values()].map(({ id, name }) => ({ id, name, config: [], currencies }))

export const eventSource = (row: TransactionEventRow, transaction: TransactionRow): TransactionEventSource => ({
  row,
  transaction,
})
