/** Refusals of granted refunds, which name the lines at fault. */
import type { OrderGrantRefundCreateErrorCode, OrderGrantRefundCreateLineErrorCode } from '@semena/contract/enums'
import type { GrantedRefundLineRow } from '../../db/queries/payment/granted-refund.ts'
import type { OrderLineRow } from '../../db/queries/order/order.ts'

export interface LineFault {
  field: string
  code: OrderGrantRefundCreateLineErrorCode
  message: string
  /** The global id that was given. */
  lineId: string
}

export interface GrantFault {
  field: string | null
  code: OrderGrantRefundCreateErrorCode
  message: string
  /** The lines at fault of the list that `field` names. */
  lines?: LineFault[]
}

export const fault = (
  code: GrantFault['code'],
  field: string | null,
  message: string,
  lines?: LineFault[],
): GrantFault => ({ code, field, message, ...(lines ? { lines } : {}) })

/** A line to be refunded, as it was entered. */
export interface EnteredLine {
  /** The global id as given, for refusals, and its key; null where it is no id of an order's line. */
  id: string
  key: string | null
  quantity: number
  reason: string | null
  reasonPageId: number | null
  /** Why its reason was refused. */
  reasonFault: { code: string; message: string } | null
}

/** The faults of lines that are to be refunded, besides those of other refunds. */
export function lineFaults(
  entered: readonly EnteredLine[],
  orderLines: readonly OrderLineRow[],
  others: readonly Pick<GrantedRefundLineRow, 'orderLineId' | 'quantity'>[],
): LineFault[] {
  const faults: LineFault[] = []
  const taken = new Map<string, number>()
  for (const { orderLineId, quantity } of others) taken.set(orderLineId, (taken.get(orderLineId) ?? 0) + quantity)
  for (const { id, key, quantity, reasonFault } of entered) {
    const line = orderLines.find((l) => l.id === key)
    const add = (code: LineFault['code'], field: string, message: string) =>
      faults.push({ field, code, message, lineId: id })
    if (key === null) add('GRAPHQL_ERROR', 'id', 'Must receive an OrderLine id.')
    else if (!line) add('NOT_FOUND', 'id', 'The order has no such line.')
    else if (quantity < 0) add('INVALID', 'quantity', 'The quantity is at least 0.')
    else if (quantity + (taken.get(line.id) ?? 0) > line.quantity)
      add('QUANTITY_GREATER_THAN_AVAILABLE', 'quantity', 'More than was ordered and not refunded yet.')
    if (reasonFault)
      add(reasonFault.code === 'NOT_CONFIGURED' ? 'NOT_CONFIGURED' : 'INVALID', 'reasonReference', reasonFault.message)
    if (line) taken.set(line.id, (taken.get(line.id) ?? 0) + quantity)
  }
  return faults
}
