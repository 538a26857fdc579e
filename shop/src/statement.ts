/** Statements of the shop itself, told apart from the service's by a file of types of their own. */
import type {} from './statements.generated.ts'

export { type RowOf, statement } from '@semena/commerce/statement'
