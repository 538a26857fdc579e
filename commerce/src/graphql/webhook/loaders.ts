/** Batching loaders of what apps have several of, for many apps at once. */
import { appsByIds, tokensOfApps } from '../../db/queries/app/app.ts'
import { extensionsOfApps, problemsOfApps } from '../../db/queries/app/app-installation.ts'
import { webhooksOfApps } from '../../db/queries/webhook/webhook.ts'
import { many, one } from '../shared/declared-loaders.ts'

export const webhookLoaders = {
  appById: one(({ pool }, ids: readonly number[]) => appsByIds(pool, ids), 'id'),
  tokensOfApp: many(({ pool }, ids: readonly number[]) => tokensOfApps(pool, ids), 'appId'),
  webhooksOfApp: many(({ pool }, ids: readonly number[]) => webhooksOfApps(pool, ids), 'appId'),
  extensionsOfApp: many(({ pool }, ids: readonly number[]) => extensionsOfApps(pool, ids), 'appId'),
  problemsOfApp: many(({ pool }, ids: readonly number[]) => problemsOfApps(pool, ids), 'appId'),
}
