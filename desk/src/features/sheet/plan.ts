/**
 * What saving the sheet does, worked out before anything is sent: changed cells grouped into as few changes as the
 * service takes, each knowing which cells it saves. Nothing here asks the service.
 */
import type {
  ProductChannelListingAddInput,
  ProductInput,
  ProductVariantBulkUpdateInput,
  StockBulkUpdateInput,
} from '../../platform/inputs.generated.ts'
import type { Column, Row } from './cells.ts'
import type { Edits } from './grid.ts'

/** A changed cell: its key, what the server is to have, where it stands. */
export interface Cell {
  key: string
  value: string
  row: Row
  column: Column
}

export type Operation =
  | { is: 'VARIANTS'; product: string; variants: { input: ProductVariantBulkUpdateInput; cells: Cell[] }[] }
  | { is: 'STOCKS'; stocks: { input: StockBulkUpdateInput; cell: Cell }[] }
  | { is: 'PRODUCT'; id: string; input: ProductInput; cells: Cell[] }
  | { is: 'LISTINGS'; id: string; updates: ProductChannelListingAddInput[]; cells: Cell[] }

/** Most variants in one operation, and most stocks: both stay well below what a request may hold. */
const VARIANTS = 100
const STOCKS = 250

/** The cells that can be saved: whose row and column are there and which hold what can be read. */
export function cellsOf(edits: Edits, rows: ReadonlyMap<string, Row>, columns: ReadonlyMap<string, Column>): Cell[] {
  const cells: Cell[] = []
  for (const [key, { row, column, now }] of edits) {
    const [there, of] = [rows.get(row), columns.get(column)]
    if (there && of) cells.push({ key, value: now, row: there, column: of })
  }
  return cells
}

export function plan(cells: readonly Cell[]): Operation[] {
  const stocks: Extract<Operation, { is: 'STOCKS' }>['stocks'] = []
  const variants = new Map<string, Cell[]>()
  const products = new Map<string, Cell[]>()
  for (const cell of cells) {
    const { column, row, value } = cell
    if (column.of === 'product') add(products, row.product.id, cell)
    else if (column.kind === 'count' && value !== '' && stockOf(cell))
      stocks.push({ input: { variantId: row.id, warehouseId: column.place!, quantity: Number(value) }, cell })
    else add(variants, row.id, cell)
  }
  const perProduct = new Map<string, { input: ProductVariantBulkUpdateInput; cells: Cell[] }[]>()
  for (const [id, of] of variants) {
    const product = of[0]!.row.product.id
    perProduct.set(product, [...(perProduct.get(product) ?? []), { input: variantInput(id, of), cells: of }])
  }
  return [
    ...[...products].flatMap(([id, of]) => productOperations(id, of)),
    ...[...perProduct].flatMap(([product, of]) =>
      parts(of, VARIANTS).map((part): Operation => ({ is: 'VARIANTS', product, variants: part })),
    ),
    ...parts(stocks, STOCKS).map((part): Operation => ({ is: 'STOCKS', stocks: part })),
  ]
}

function add(map: Map<string, Cell[]>, key: string, cell: Cell): void {
  const there = map.get(key)
  if (there) there.push(cell)
  else map.set(key, [cell])
}

const parts = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

const stockOf = ({ row, column }: Cell) => row.variant?.stocks?.find(({ warehouse }) => warehouse.id === column.place)
const listingOf = ({ row, column }: Cell) =>
  row.variant?.channelListings?.find(({ channel }) => channel.id === column.place)

function variantInput(id: string, cells: readonly Cell[]): ProductVariantBulkUpdateInput {
  const input: ProductVariantBulkUpdateInput = { id }
  const prices = cells.filter(({ column }) => column.kind === 'money')
  const counts = cells.filter(({ column }) => column.kind === 'count')
  for (const { column, value } of cells) {
    if (column.id === 'sku') input.sku = value || null
    if (column.id === 'variant') input.name = value
    if (column.id === 'track') input.trackInventory = value === '1'
    if (column.id === 'weight') input.weight = value === '' ? null : Number(value)
  }
  if (prices.length) {
    const [set, removed] = [prices.filter(({ value }) => value !== ''), prices.filter(({ value }) => value === '')]
    input.channelListings = {
      update: set.flatMap((cell) => {
        const listing = listingOf(cell)
        return listing ? [{ channelListing: listing.id, price: Number(cell.value) }] : []
      }),
      create: set
        .filter((cell) => !listingOf(cell))
        .map(({ column, value }) => ({ channelId: column.place!, price: Number(value) })),
      remove: removed.flatMap((cell) => listingOf(cell)?.id ?? []),
    }
  }
  if (counts.length)
    input.stocks = {
      create: counts
        .filter(({ value }) => value !== '')
        .map(({ column, value }) => ({ warehouse: column.place!, quantity: Number(value) })),
      remove: counts.filter(({ value }) => value === '').flatMap((cell) => stockOf(cell)?.id ?? []),
    }
  return input
}

function productOperations(id: string, cells: readonly Cell[]): Operation[] {
  const listed = cells.filter(({ column }) => column.kind === 'flag')
  const own = cells.filter(({ column }) => column.kind !== 'flag')
  const input: ProductInput = {}
  for (const { column, value } of own) {
    if (column.id === 'name') input.name = value
    if (column.id === 'category') input.category = value || null
  }
  const updates = new Map<string, ProductChannelListingAddInput>()
  for (const { column, value } of listed) {
    const name = column.id.startsWith('published:') ? 'isPublished' : 'visibleInListings'
    updates.set(column.place!, {
      channelId: column.place!,
      ...updates.get(column.place!),
      [name]: value === '1',
    })
  }
  return [
    ...(own.length ? [{ is: 'PRODUCT' as const, id, input, cells: own }] : []),
    ...(listed.length ? [{ is: 'LISTINGS' as const, id, updates: [...updates.values()], cells: listed }] : []),
  ]
}
