/** Batching loaders of what apps have several of, for many apps at once. */
import type { Pool } from 'pg'
import { appsByIds, tokensOfApps } from '../../db/queries/app.ts'
import { extensionsOfApps, problemsOfApps } from '../../db/queries/app-installation.ts'
import { webhooksOfApps } from '../../db/queries/webhook.ts'
import { byKey, listByKey } from '../shared/batch.ts'

export const webhookLoaders = (pool: Pool) => ({
  appById: byKey(
    (ids: readonly number[]) => appsByIds(pool, ids),
    (a) => a.id,
  ),
  tokensOfApp: listByKey(
    (ids: readonly number[]) => tokensOfApps(pool, ids),
    (t) => t.appId,
  ),
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
