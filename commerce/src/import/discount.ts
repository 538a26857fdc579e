/** Columns that promotions and vouchers share: how much they take off, for which goods, and when. */
import { idsOf, type Reading, type Writing } from './part.ts'
import type { Row } from './row.ts'

/** The goods for which a promotion or voucher is; `products` are those that some row names. */
export function readScope(r: Reading, row: Row, products: ReadonlyMap<string, unknown>) {
  return {
    products: row.refs('products', products, 'product'),
    collections: row.refs('collections', r.known.collections, 'collection'),
    categories: row.refs('categories', r.known.categories, 'category'),
  }
}

type Scope = ReturnType<typeof readScope>

/** The products that some of the rows name, once they are written. */
export const productsIn = ({ goods }: Writing, rows: readonly { scope: Scope }[]) =>
  goods.products(rows.flatMap(({ scope }) => scope.products ?? []))

/** The goods of a promotion or voucher by their ids. */
export const scopeIds = (
  { known }: Writing,
  { products, collections, categories }: Scope,
  written: ReadonlyMap<string, { id?: number | undefined }>,
) => ({
  productIds: products && idsOf(written, products),
  collectionIds: collections && idsOf(known.collections, collections),
  categoryIds: categories && idsOf(known.categories, categories),
})

/** Start and end, of which a day is the whole day; a new row without a start begins now. */
export function readSpan({ now, zone }: Pick<Reading, 'now' | 'zone'>, row: Row, isNew: boolean) {
  const startDate = row.moment('startDate', zone)
  const endDate = row.moment('endDate', zone, { until: true })
  if (startDate && endDate && endDate <= startDate) row.wrong('NOT_AFTER', 'endDate', { other: 'startDate' })
  return { startDate: startDate ?? (isNew ? now : undefined), endDate }
}

/** Reports a percentage above 100. */
export const checkPercent = (
  row: Row,
  column: string,
  value: number | null | undefined,
  type: string | null | undefined,
): unknown =>
  type === 'PERCENTAGE' && typeof value === 'number' && value > 100 ? row.wrong('TOO_MANY_PERCENT', column) : undefined
