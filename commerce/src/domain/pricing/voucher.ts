/** When a voucher applies, and what it takes off. */
import type { VoucherRow } from '../../db/queries/voucher/voucher-row.ts'
import { percentOf, toMinor } from '../money.ts'

/** What prices need of a voucher's code in one channel. */
export interface Voucher extends Omit<VoucherRow, 'startDate' | 'endDate'> {
  startDate: Date
  endDate: Date | null
}

/**
 * What a voucher's conditions are checked against. Amounts are after catalogue sales and before any voucher; gifts are
 * left out.
 */
export interface VoucherSubject {
  lines: readonly {
    quantity: number
    total: number
    variantId?: number | null
    productId: number
    categoryId: number | null
    collectionIds: readonly number[]
    requiresShipping: boolean
  }[]
  /** Null where no shipping method is chosen. */
  shippingPrice: number | null
  shippingCountry: string | null
  /** Whether the checkout belongs to a member of staff. */
  isStaff: boolean
}

type Off = Pick<Voucher, 'valueType' | 'value'>

/**
 * Whether so much can be taken off. A percentage above 100 is an amount whose unit was changed, and the number was not
 * yet.
 */
const isPossible = ({ valueType, value }: Off): boolean => valueType !== 'PERCENTAGE' || value <= 100

/** Whether a voucher's time is on and it is not used up. Any other voucher is treated as unknown. */
export const isRunning = (v: Voucher, now: Date): boolean =>
  v.isActive &&
  isPossible(v) &&
  v.startDate <= now &&
  (v.endDate === null || v.endDate >= now) &&
  (v.usageLimit === null || v.used < v.usageLimit)

/** Whether a running voucher may be used for this subject. */
export function isApplicable(v: Voucher, subject: VoucherSubject): boolean {
  if ((v.onlyForStaff && !subject.isStaff) || (v.applyOncePerCustomer && v.usedByCustomer)) return false
  const spent = subject.lines.reduce((n, l) => n + l.total, 0)
  const quantity = subject.lines.reduce((n, l) => n + l.quantity, 0)
  if (v.minSpent !== null && spent < v.minSpent) return false
  if (v.minQuantity !== null && quantity < v.minQuantity) return false
  switch (v.type) {
    case 'SHIPPING':
      return (
        subject.shippingPrice !== null &&
        subject.lines.some((l) => l.requiresShipping) &&
        (v.countries.length === 0 ||
          (subject.shippingCountry !== null && v.countries.includes(subject.shippingCountry)))
      )
    case 'SPECIFIC_PRODUCT':
      return subject.lines.some((l) => coversLine(v, l))
    case 'ENTIRE_ORDER':
      return true
  }
}

/** Whether a voucher covers a line. Only a SPECIFIC_PRODUCT voucher that names something leaves lines out. */
export const coversLine = (
  v: Voucher,
  line: Pick<VoucherSubject['lines'][number], 'variantId' | 'productId' | 'categoryId' | 'collectionIds'>,
): boolean =>
  v.type !== 'SPECIFIC_PRODUCT' ||
  v.productIds.length + v.categoryIds.length + v.collectionIds.length + v.variantIds.length === 0 ||
  (line.variantId != null && v.variantIds.includes(line.variantId)) ||
  v.productIds.includes(line.productId) ||
  (line.categoryId !== null && v.categoryIds.includes(line.categoryId)) ||
  line.collectionIds.some((id) => v.collectionIds.includes(id))

/** What it takes off an amount: never more than the amount, and nothing where it says what cannot be. */
export const amountOff = (v: Off, amount: number, currency: string): number => {
  if (!isPossible(v)) return 0
  const off = v.valueType === 'PERCENTAGE' ? percentOf(amount, v.value) : toMinor(v.value, currency)
  return Math.max(0, Math.min(amount, off))
}

/** Whether it is one of Saleor's discounts on single lines, not on the whole order. */
export const isForLines = (v: Voucher): boolean =>
  v.type === 'SPECIFIC_PRODUCT' || (v.type === 'ENTIRE_ORDER' && v.applyOncePerOrder)
