/** The cells of a file of products: a row for each variant, under columns as Saleor names them. */
import type { ProductFieldEnum } from '@semena/contract/enums'
import { type ExportedListing, type ExportedRow, exportedProducts } from '../../db/queries/catalog/product-export.ts'
import type { Queryable } from '../../db/statements/statement.ts'
import { toGlobalId } from '../global-id.ts'
import { toDecimal } from '../money.ts'

type Cell = string | number | null

/** Products are read so many at a time. */
const BATCH = 500

/** What is exported, by slugs; `ids` null for every product. */
export interface ProductExport extends Record<string, unknown> {
  ids: number[] | null
  fields: ProductFieldEnum[]
  attributes: string[]
  warehouses: string[]
  channels: string[]
}

interface Column {
  name: string
  cell: (row: ExportedRow) => Cell
}

const FIELDS: Record<ProductFieldEnum, Column> = {
  NAME: { name: 'name', cell: (row) => row.name },
  DESCRIPTION: { name: 'description', cell: (row) => (row.description ? JSON.stringify(row.description) : null) },
  PRODUCT_TYPE: { name: 'product type', cell: (row) => row.productType },
  CATEGORY: { name: 'category', cell: (row) => row.category },
  PRODUCT_WEIGHT: { name: 'product weight', cell: (row) => kilograms(row.weight) },
  COLLECTIONS: { name: 'collections', cell: (row) => listed(row.collections) },
  CHARGE_TAXES: { name: 'charge taxes', cell: () => 'False' },
  PRODUCT_MEDIA: { name: 'product media', cell: (row) => listed(row.media) },
  VARIANT_ID: { name: 'variant id', cell: (row) => row.variantId && toGlobalId('ProductVariant', row.variantId) },
  VARIANT_SKU: { name: 'variant sku', cell: (row) => row.variantSku },
  VARIANT_WEIGHT: { name: 'variant weight', cell: (row) => kilograms(row.variantWeight) },
  VARIANT_MEDIA: { name: 'variant media', cell: (row) => listed(row.variantMedia) },
}

const kilograms = (weight: number | null): string | null => (weight === null ? null : `${weight} kg`)
const listed = (texts: readonly (string | null)[] | null | undefined): string | null => texts?.join(', ') || null
const yesNo = (value: boolean | undefined): Cell => (value === undefined ? null : value ? 'True' : 'False')

const money = (listing: ExportedListing | undefined, minor: number | null | undefined): Cell =>
  listing && minor != null ? toDecimal(minor, listing.currency) : null

function columnsOf({ fields, attributes, warehouses, channels }: ProductExport): Column[] {
  const inChannel = (slug: string): Column[] => {
    const of = (row: ExportedRow): ExportedListing | undefined => row.listings?.[slug]
    const column = (name: string, cell: Column['cell']): Column => ({ name: `${slug} (channel ${name})`, cell })
    return [
      column('product currency code', (row) => of(row)?.currency ?? null),
      column('published', (row) => yesNo(of(row)?.isPublished)),
      column('publication date', (row) => of(row)?.publishedAt ?? null),
      column('searchable', (row) => yesNo(of(row)?.visibleInListings)),
      column('available for purchase', (row) => of(row)?.availableForPurchaseAt ?? null),
      column('price amount', (row) => money(of(row), of(row)?.price)),
      column('variant cost price', (row) => money(of(row), of(row)?.costPrice)),
    ]
  }
  return [
    { name: 'id', cell: (row) => toGlobalId('Product', row.id) },
    ...fields.map((field) => FIELDS[field]),
    ...attributes.map((slug) => ({
      name: `${slug} (product attribute)`,
      cell: (row: ExportedRow) => listed(row.productValues?.[slug]),
    })),
    ...attributes.map((slug) => ({
      name: `${slug} (variant attribute)`,
      cell: (row: ExportedRow) => listed(row.variantValues?.[slug]),
    })),
    ...warehouses.map((slug) => ({
      name: `${slug} (warehouse quantity)`,
      cell: (row: ExportedRow) => row.stocks?.[slug] ?? null,
    })),
    ...channels.flatMap(inChannel),
  ]
}

/** What was asked for, as it was stored. */
export const readProductExport = (input: Record<string, unknown>): ProductExport => ({
  ids: Array.isArray(input.ids) ? input.ids.filter((id) => typeof id === 'number') : null,
  fields: textsIn(input.fields).filter((field): field is ProductFieldEnum => Object.hasOwn(FIELDS, field)),
  attributes: textsIn(input.attributes),
  warehouses: textsIn(input.warehouses),
  channels: textsIn(input.channels),
})

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []

/** The rows of a file of products, of which the first names the columns. At most some hundreds are in memory. */
export async function* productRows(on: Queryable, asked: ProductExport): AsyncGenerator<Cell[]> {
  const columns = columnsOf(asked)
  yield columns.map((column) => column.name)
  const cells = (row: ExportedRow): Cell[] => columns.map((column) => column.cell(row))
  if (asked.ids) {
    // Named products are asked for in parts, because all their ids would be sent each time.
    const ids = [...new Set(asked.ids)].toSorted((a, b) => a - b)
    for (let at = 0; at < ids.length; at += BATCH)
      yield* (await exportedProducts(on, 0, ids.slice(at, at + BATCH), BATCH)).map(cells)
    return
  }
  for (let after = 0; ;) {
    const found = await exportedProducts(on, after, null, BATCH)
    yield* found.map(cells)
    const last = found.at(-1)
    if (!last) return
    after = last.id
  }
}
