/** One batching loader for each kind of row a request may need many times, so that lists never ask row by row. */
import type { Services } from '../context.ts'
import { accountLoaders } from './account/loaders.ts'
import { catalogLoaders } from './catalog/loaders.ts'
import { contentLoaders } from './content/loaders.ts'

export type Loaders = ReturnType<typeof createLoaders>

/** Fresh for each request: nothing is remembered between clients. */
export function createLoaders(services: Pick<Services, 'database' | 'clock'>) {
  const { pool } = services.database
  return { ...catalogLoaders(services), ...contentLoaders(pool), ...accountLoaders(pool) }
}
