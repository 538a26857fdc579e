/** What resolvers get: what every use-case gets, and the batching loaders of the request. */
import type { Ctx } from '../context.ts'
import type { Loaders } from './loaders.ts'

export interface GraphqlContext extends Ctx {
  loaders: Loaders
}
