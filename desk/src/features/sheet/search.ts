/** What the address of the sheet holds. */
import type { ProductWhereInput } from '../../platform/inputs.generated.ts'

export interface SheetSearch {
  search?: string | undefined
  /** Rows are variants unless it says products. */
  rows?: 'products' | undefined
  /** For phones: names, and stock with plus and minus. */
  view?: 'stock' | undefined
  /** A category's id. */
  category?: string | undefined
  /** A product type's id. */
  type?: string | undefined
  /** A channel's slug. */
  channel?: string | undefined
  /** Narrows what was loaded, by variant: no filter of the service does (`fitsStock`). */
  stock?: 'in' | 'out' | 'low' | undefined
  /** In the channel above. */
  published?: 'yes' | 'no' | undefined
}

/** Reads the address; whatever it does not know is left out. */
export function readSheetSearch(found: Record<string, unknown>): SheetSearch {
  const text = (name: string): string | undefined => {
    const value = found[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined
  }
  const one = <Value extends string>(name: string, ...values: Value[]): Value | undefined =>
    values.find((value) => value === found[name])
  return clean({
    search: text('search'),
    rows: one('rows', 'products'),
    view: one('view', 'stock'),
    category: text('category'),
    type: text('type'),
    channel: text('channel'),
    stock: one('stock', 'in', 'out', 'low'),
    published: one('published', 'yes', 'no'),
  })
}

export const clean = (search: SheetSearch): SheetSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as SheetSearch

/** The filter by products; null where there is none. */
export function whereOf({ category, type, published, channel }: SheetSearch): ProductWhereInput | null {
  const where: ProductWhereInput = {
    ...(category ? { category: { eq: category } } : {}),
    ...(type ? { productType: { eq: type } } : {}),
    ...(published && channel ? { isPublished: published === 'yes' } : {}),
  }
  return Object.keys(where).length ? where : null
}
