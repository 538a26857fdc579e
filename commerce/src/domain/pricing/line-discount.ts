/** What is taken off a line, as it is kept with an order. */
import type { LineDiscount } from '../../db/tables/index.ts'
import { divideRounded } from '../money.ts'
import type { LinePrices } from './price.ts'
import type { Voucher } from './voucher.ts'
import { toGlobalId } from '../global-id.ts'

/** What is taken off each piece. */
export const eachOff = (
  discount: Omit<LineDiscount, 'unit' | 'total' | 'translatedName'>,
  unit: number,
  quantity: number,
): LineDiscount => ({ ...discount, translatedName: null, unit, total: unit * quantity })

/** What a voucher for single lines takes off a line. */
export const voucherOff = (
  { code, name, valueType, value }: Pick<Voucher, 'code' | 'name' | 'valueType' | 'value'>,
  { discountedUnit, lineVoucher }: Pick<LinePrices, 'discountedUnit' | 'lineVoucher'>,
  quantity: number,
): LineDiscount => ({
  type: 'VOUCHER',
  name,
  translatedName: null,
  valueType,
  value,
  unit: discountedUnit - divideRounded(discountedUnit * quantity - lineVoucher, quantity),
  total: lineVoucher,
  reason: voucherReason(code),
})

/** What discounts take off one piece together. */
export const unitOff = (discounts: readonly LineDiscount[]): number => discounts.reduce((n, d) => n + d.unit, 0)

/** A promotion; an older sale is named as such. */
export const promotionReason = ({ id, saleId }: { id: string; saleId?: number | null }): string =>
  saleId == null ? `Promotion: ${toGlobalId('Promotion', id)}` : `Sale: ${toGlobalId('Sale', saleId)}`

export const voucherReason = (code: string): string => `Voucher code: ${code}`

/** A voucher for the whole order, where lines show their share of it. */
export const wholeVoucherReason = (code: string): string => `Entire order voucher code: ${code}`
