/** Statements whose types the database says: for rooms that declare their own, and for the tool that asks it. */
// Declaring them.
export { type RowOf, statement } from '../src/db/statement.ts'
// A connection of one's own that does what takes long.
export { takeAllTime } from '../src/db/patience.ts'
// What the database says, as text.
export { describeStatements, importStatements } from '../src/db/describe/generate.ts'
export { statements } from '../src/db/statement.ts'
// What that text names.
export type { Column, Json, JsonInput, Row, Uses, Written } from '../src/db/table-types.ts'
