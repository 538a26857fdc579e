/** Declares SQL statements of the shop itself. Their types stand in a file apart from those of the service. */
export { type RowOf, statement } from '@semena/commerce/statements'
/** Exported here so that every file that declares a statement also knows its types. */
export type { ShopStatements } from './statements.generated.ts'
