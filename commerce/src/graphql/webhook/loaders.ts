/** Batching loaders of what apps have several of, for many apps at once. */
import type { Pool } from 'pg'
import { extensionsOfApps, problemsOfApps } from '../../db/queries/app-installation.ts'
import { webhooksOfApps } from '../../db/queries/webhook.ts'
import { listByKey } from '../shared/batch.ts'

export const webhookLoaders = (pool: Pool) => ({
  webhooksOfApp: listByKey(
    (ids: readonly number[]) => webhooksOfApps(pool, ids),
    (w) => w.appId,
  ),
  extensionsOfApp: listByKey(
    (ids: readonly number[]) => extensionsOfApps(pool, ids),
    (e) => e.appId,
  ),
  problemsOfApp: listByKey(
    (ids: readonly number[]) => problemsOfApps(pool, ids),
    (p) => p.appId,
  ),
})
