/** The values from which the types of payments are resolved. */
import type { TransactionEventRow, TransactionRow } from '../../db/queries/payment.ts'
import type { PaymentMethod } from '../../db/tables/payments.ts'
import type { GraphqlContext } from '../context.ts'

export type TransactionSource = TransactionRow

export type PaymentMethodSource = PaymentMethod
export type CardSource = Extract<PaymentMethod, { type: 'CARD' }>
export type PaidGiftCardSource = Extract<PaymentMethod, { type: 'GIFT_CARD' }>
export type OtherMethodSource = Extract<PaymentMethod, { type: 'OTHER' }>

export interface TransactionEventSource {
  row: TransactionEventRow
  transaction: TransactionRow
}

/** The gateways that are switched on, as the schema lists them. */
export const gatewayList = (gateways: GraphqlContext['gateways'], currencies: string[]) =>
  [...gateways.values()].map(({ id, name }) => ({ id, name, config: [], currencies }))

export const eventSource = (row: TransactionEventRow, transaction: TransactionRow): TransactionEventSource => ({
  row,
  transaction,
})
