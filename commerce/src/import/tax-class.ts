/** The column `taxClass` of product types, products and shipping methods. */
import type { Reading, Writing } from './part.ts'
import type { Row } from './row.ts'

export const readTaxClass = (r: Reading, row: Row): string | null | undefined =>
  row.ref('taxClass', r.known.taxClasses, 'tax class')

/** Id of a tax class once classes are written; null removes the class of a row, undefined leaves it. */
export const taxClassIdOf = (w: Writing, name: string | null | undefined): number | null | undefined =>
  typeof name === 'string' ? w.known.taxClasses.get(name)!.id! : name
