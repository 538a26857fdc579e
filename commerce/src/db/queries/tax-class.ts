/** Tax classes. */
import { columnsOf } from '../columns-of.ts'
import { taxClasses } from '../tables/index.ts'
import { type Queryable, statement } from '../statement.ts'

export type TaxClassRow = typeof taxClasses.$inferSelect

const TAX_CLASSES_BY_ID = statement(
  'tax_classes_by_id',
  `select ${columnsOf(taxClasses, 't')} from tax_classes t where id = any($1::int[])`,
  { prepared: true },
)

export const taxClassesByIds = (db: Queryable, ids: readonly number[]): Promise<TaxClassRow[]> =>
  TAX_CLASSES_BY_ID.rows(db, [ids])
