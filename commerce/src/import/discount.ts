/** Columns that promotions and vouchers share: how much they take off, for which goods, and when. */
import { idsOf, type Reading, type Writing } from './part.ts'
import type { Row } from './row.ts'

/** The goods for which a promotion or voucher is. */
export function readScope(r: Reading, row: Row) {
  return {
    products: row.refs('products', r.known.products, 'product'),
    collections: row.refs('collections', r.known.collections, 'collection'),
    categories: row.refs('categories', r.known.categories, 'category'),
  }
}

/** The goods of a promotion or voucher by their ids. */
export const scopeIds = ({ known }: Writing, { products, collections, categories }: ReturnType<typeof readScope>) => ({
  productIds: products && idsOf(known.products, products),
  collectionIds: collections && idsOf(known.collections, collections),
  categoryIds: categories && idsOf(known.categories, categories),
})

/** Start and end; a new row without a start begins now. */
export function readSpan(row: Row, isNew: boolean, now: Date) {
  const [startDate, endDate] = [row.date('startDate'), row.date('endDate')]
  if (startDate && endDate && endDate <= startDate) row.wrong('endDate is not after startDate', 'endDate')
  return { startDate: startDate ?? (isNew ? now : undefined), endDate }
}

/** Reports a percentage above 100. */
export const checkPercent = (
  row: Row,
  column: string,
  value: number | null | undefined,
  type: string | null | undefined,
): unknown =>
  type === 'PERCENTAGE' && typeof value === 'number' && value > 100
    ? row.wrong(`${column} must be at most 100 percent`, column)
    : undefined
