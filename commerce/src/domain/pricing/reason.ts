/** Why something costs less, in Saleor's words. */
import { toGlobalId } from '../global-id.ts'

/** A promotion; an older sale is named as such. */
export const promotionReason = ({ id, saleId }: { id: string; saleId?: number | null }): string =>
  saleId == null ? `Promotion: ${toGlobalId('Promotion', id)}` : `Sale: ${toGlobalId('Sale', saleId)}`

export const voucherReason = (code: string): string => `Voucher code: ${code}`

/** A voucher for the whole order, where lines show their share of it. */
export const wholeVoucherReason = (code: string): string => `Entire order voucher code: ${code}`
