/** Statements of the shop itself, told apart from the service's by a file of types of their own. */
export { type RowOf, statement } from '@semena/commerce/statements'
/** Named here, so that whoever declares a statement knows its types. */
export type { ShopStatements } from './statements.generated.ts'
