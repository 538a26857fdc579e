/** Batching loaders of what apps have several of, for many apps at once. */
import { appsByIds, tokensOfApps } from '../../db/queries/app/app.ts'
import { extensionsOfApps, problemsOfApps } from '../../db/queries/app/app-installation.ts'
import { webhooksOfApps } from '../../db/queries/webhook/webhook.ts'
import { many, one } from '../shared/declared-loaders.ts'

export const webhookLoaders = {
  appById: one(
    ({ pool }, ids: readonly number[]) => appsByIds(pool, ids),
    (a) => a.id,
  ),
  tokensOfApp: many(
    ({ pool }, ids: readonly number[]) => tokensOfApps(pool, ids),
    (t) => t.appId,
  ),
  webhooksOfApp: many(
    ({ pool }, ids: readonly number[]) => webhooksOfApps(pool, ids),
    (w) => w.appId,
  ),
  extensionsOfApp: many(
    ({ pool }, ids: readonly number[]) => extensionsOfApps(pool, ids),
    (e) => e.appId,
  ),
  problemsOfApp: many(
    ({ pool }, ids: readonly number[]) => problemsOfApps(pool, ids),
    (p) => p.appId,
  ),
}
