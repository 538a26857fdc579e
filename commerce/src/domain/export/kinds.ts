/** What each kind of exported file holds: its rows of cells, of which the first names the columns. */
import type { PermissionEnum } from '@semena/contract/enums'
import { hasPermission, type Viewer } from '../../context.ts'
import type { Queryable } from '../../db/statements/statement.ts'
import { codesOfGiftCards } from '../../db/queries/gift-card/gift-card.ts'
import { countForExport } from '../../db/queries/file/export.ts'
import { exportedVoucherCodes } from '../../db/queries/voucher/voucher.ts'
import { productRows, readProductExport } from './product-rows.ts'
import { variantRows } from './variant-rows.ts'

export type Cell = string | number | null

const numbers = (value: unknown): number[] | null =>
  Array.isArray(value) ? value.filter((v): v is number => typeof v === 'number') : null
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : []

async function* column(name: string, codes: Promise<readonly string[]>): AsyncGenerator<Cell[]> {
  yield [name]
  for (const code of await codes) yield [code]
}

type Input = Record<string, unknown>

interface Exported {
  rows(on: Queryable, input: Input): AsyncIterable<readonly Cell[]>
  /** How many rows there are without the names of columns, counted up to `most`. */
  count(on: Queryable, input: Input, most: number): Promise<number>
}

const key = (value: unknown): number | null => (typeof value === 'number' ? value : null)

export const EXPORTS = {
  /** `voucherId`, or `ids` of codes. */
  'voucher-codes': {
    rows: (on, { voucherId, ids }) => column('code', exportedVoucherCodes(on, key(voucherId), texts(ids))),
    count: (on, { voucherId, ids }, most) =>
      typeof voucherId === 'number' ? countForExport(on, 'voucher-codes', [voucherId], most) : countOf(texts(ids)),
  },
  /** `ids` of gift cards; null for all. */
  'gift-cards': {
    rows: (on, { ids }) => column('code', codesOfGiftCards(on, numbers(ids))),
    count: (on, { ids }, most) => countForExport(on, 'gift-cards', numbers(ids), most),
  },
  /** As `ProductExport` says. */
  products: {
    rows: (on, input) => productRows(on, readProductExport(input)),
    count: (on, input, most) => countForExport(on, 'products', readProductExport(input).ids, most),
  },
  /** `of`: prices or stock of every variant, as `variants.csv` of an import. */
  variants: {
    rows: (on, { of }) => variantRows(on, of === 'stock' ? 'stock' : 'prices'),
    count: (on, _, most) => countForExport(on, 'variants', null, most),
  },
} satisfies Record<string, Exported>

const countOf = (list: readonly unknown[]): Promise<number> => Promise.resolve(list.length)

export type ExportKind = keyof typeof EXPORTS

/** Who may have files of a kind made, and so may see them. */
export const EXPORT_PERMISSIONS = {
  products: 'MANAGE_PRODUCTS',
  variants: 'MANAGE_PRODUCTS',
  'voucher-codes': 'MANAGE_DISCOUNTS',
  'gift-cards': 'MANAGE_GIFT_CARD',
} as const satisfies Record<ExportKind, PermissionEnum>

export const isExportKind = (kind: string): kind is ExportKind => Object.hasOwn(EXPORTS, kind)

/**
 * Whether somebody may have files of a kind made, see them and stop them. Prices and stock are those of every channel, so
 * whoever sees only some may not.
 */
export const mayExport = (viewer: Viewer, kind: string): boolean =>
  isExportKind(kind) &&
  hasPermission({ viewer }, EXPORT_PERMISSIONS[kind]) &&
  (kind !== 'variants' || viewer.kind !== 'user' || viewer.channelIds === null)
