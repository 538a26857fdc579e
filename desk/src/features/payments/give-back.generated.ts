/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { TransactionRequestActionErrorCode } from '@semena/contract/enums'

export type DeskGiveBackMutationVariables = {
  id: string
  amount?: number | null | undefined
  reason?: string | null | undefined
}

export type DeskGiveBackMutation = { transactionRequestAction: { errors: Array<{ field: string | null, message: string | null, code: TransactionRequestActionErrorCode }> } | null }

export const DeskGiveBackDocument: TypedDocument<DeskGiveBackMutation, DeskGiveBackMutationVariables> = { name: 'DeskGiveBack', kind: 'mutation', source: "mutation DeskGiveBack($id:ID!$amount:PositiveDecimal$reason:String){transactionRequestAction(id:$id actionType:REFUND amount:$amount refundReason:$reason){errors{field message code}}}" }
