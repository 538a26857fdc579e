/** What resolvers get: everything that use-cases get, and the batching loaders of the request. */
import type { Ctx } from '../context.ts'
import type { Loaders } from './loaders.ts'

export interface GraphqlContext extends Ctx {
  loaders: Loaders
}
