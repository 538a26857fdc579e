/** One batching loader for each kind of row a request may need many times, so that lists never ask row by row. */
import type { Services } from '../context.ts'
import { accountLoaders } from './account/loaders.ts'
import { catalogLoaders } from './catalog/loaders.ts'
import { skeletonLoaders } from './warehouse/loaders.ts'
import { contentLoaders } from './content/loaders.ts'
import { webhookLoaders } from './webhook/loaders.ts'

export type Loaders = ReturnType<typeof createLoaders>

/** Makes the loaders of one request. Nothing is remembered from one request to the next. */
export function createLoaders(services: Pick<Services, 'database' | 'clock'>) {
  const { pool } = services.database
  return {
    ...catalogLoaders(services),
    ...contentLoaders(pool),
    ...accountLoaders(pool),
    ...skeletonLoaders(pool),
    ...webhookLoaders(pool),
  }
}
