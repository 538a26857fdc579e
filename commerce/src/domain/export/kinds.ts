/** What each kind of exported file holds: its rows of cells, of which the first names the columns. */
import type { Queryable } from '../../db/statement.ts'
import { codesOfGiftCards } from '../../db/queries/gift-card.ts'
import { exportedVoucherCodes } from '../../db/queries/voucher.ts'
import { productRows, readProductExport } from './product-rows.ts'

export type Cell = string | number | null

const numbers = (value: unknown): number[] | null =>
  Array.isArray(value) ? value.filter((v): v is number => typeof v === 'number') : null
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : []

const column = (name: string, codes: readonly string[]): Cell[][] => [[name], ...codes.map((code) => [code])]

export const EXPORTS = {
  /** `voucherId`, or `ids` of codes. */
  'voucher-codes': async (on: Queryable, { voucherId, ids }: Record<string, unknown>): Promise<Cell[][]> =>
    column('code', await exportedVoucherCodes(on, typeof voucherId === 'number' ? voucherId : null, texts(ids))),
  /** `ids` of gift cards; null for all. */
  'gift-cards': async (on: Queryable, { ids }: Record<string, unknown>): Promise<Cell[][]> =>
    column('code', await codesOfGiftCards(on, numbers(ids))),
  /** As `ProductExport` says. */
  products: (on: Queryable, input: Record<string, unknown>): Promise<Cell[][]> =>
    productRows(on, readProductExport(input)),
}

export type ExportKind = keyof typeof EXPORTS
export const isExportKind = (kind: string): kind is ExportKind => Object.hasOwn(EXPORTS, kind)
