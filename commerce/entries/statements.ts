/**
 * SQL statements whose types come from the database, for packages that declare their own and for the tool that writes
 * the types.
 */
import * as tables from '../src/db/tables/index.ts'

// Declares a statement.
export { prepared, type RowOf, statement } from '../src/db/statements/statement.ts'
// Lifts the time limits of a connection for work that takes long.
export { takeAllTime } from '../src/db/driver/patience.ts'
// What the describer asks the database about.
export { type Declared, statements } from '../src/db/statements/statement.ts'
export { tables }
// The types that the written text uses.
export type {
  Column,
  Json,
  JsonInput,
  JsonRecord,
  JsonRecords,
  Row,
  Uses,
  Written,
} from '../src/db/statements/table-types.ts'
