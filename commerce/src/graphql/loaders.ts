/** One batching loader for each kind of row a request may need many times, so that lists never ask row by row. */
import type { Services } from '../context.ts'
import { accountLoaders } from './account/loaders.ts'
import { catalogLoaders } from './catalog/loaders.ts'
import { contentLoaders } from './content/loaders.ts'
import { loadersFrom, type LoadersOf } from './shared/declared-loaders.ts'
import { skeletonLoaders } from './warehouse/loaders.ts'
import { webhookLoaders } from './webhook/loaders.ts'

export type Loaders = ReturnType<typeof createLoaders>

const loadersOf = loadersFrom({
  /** What the operation makes besides (`ofOperation`). */
  made: () => new Map<unknown, unknown>(),
  /** Where lists of products are shared; null for an operation that reads them anew. */
  kept: ({ rows, sharesLists }: LoadersOf) => (sharesLists ? rows : null),
  ...catalogLoaders,
  ...contentLoaders,
  ...accountLoaders,
  ...skeletonLoaders,
  ...webhookLoaders,
})

/**
 * Makes the loaders of one request. Nothing is remembered from one request to the next, except for visitors the rows of
 * the catalogue that `rows` keeps.
 */
export const createLoaders = (
  { database: { pool }, clock }: Pick<Services, 'database' | 'clock'>,
  { rows = null, sharesLists = false, isForPage = false }: Partial<Omit<LoadersOf, 'pool' | 'clock'>> = {},
) => loadersOf({ pool, clock, rows, sharesLists, isForPage })
