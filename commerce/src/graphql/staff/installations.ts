/** Apps from manifests: their installation, extensions and problems. */
import { isStaffOrApp } from '../../context.ts'
import {
  allInstallations,
  extensionById,
  extensionList,
  type ExtensionRow,
} from '../../db/queries/app/app-installation.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { ok, refuse } from '../../domain/result.ts'
import { beginInstallation, dropFailed, tryAgain } from '../../domain/staff/install.ts'
import { fetchManifest, type Manifest } from '../../domain/staff/manifest.ts'
import { createProblem, type Dismissal, dismiss } from '../../domain/staff/problems.ts'
import { plainText } from '../../domain/text.ts'
import { isAsync, isSync } from '../../domain/webhook/events.ts'
import type { GraphqlContext } from '../context.ts'
import type { AppProblemDismissInput } from '../../domain/staff/inputs.generated.ts'
import type { Fields, Resolvers } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'
import { keyOf } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission, requirePerson } from '../shared/permission.ts'
import { tokenForApp } from './app-token.ts'
import { shownPermission } from './groups.ts'
import { readId, readIds } from './payload.ts'
import type { AppSource, ExtensionSource } from './sources.ts'

/** A manifest as the schema shows it. */
const shownManifest = (m: Manifest) => ({
  ...m,
  permissions: m.permissions.map(shownPermission),
  dataPrivacy: null,
  requiredSaleorVersion: m.requiredVersion,
  brand: m.logoUrl === null ? null : { logo: { url: m.logoUrl } },
  extensions: m.extensions.map((e) => ({ ...e, permissions: e.permissions.map(shownPermission) })),
  webhooks: m.webhooks.map((w) => ({
    ...w,
    asyncEvents: w.asyncEvents.filter(isAsync),
    syncEvents: w.syncEvents.filter(isSync),
  })),
})

export const installationQueries = {
  appsInstallations: (_, __, ctx) => {
    requirePermission(ctx, 'MANAGE_APPS')
    return allInstallations(ctx.database.pool)
  },

  appExtensions: (_, { filter, ...page }, ctx) => {
    if (!isStaffOrApp(ctx)) throw permissionDenied()
    const list = extensionList({
      mounts: filter?.mountName?.map((name) => name.toUpperCase()),
      target: filter?.targetName?.toUpperCase(),
    })
    return listedBy<ExtensionRow, ExtensionSource>(ctx, page, list, (row) => row)
  },

  appExtension: (_, { id }, ctx) => {
    if (!isStaffOrApp(ctx)) throw permissionDenied()
    const key = keyOf(id, 'AppExtension')
    return key === null ? null : extensionById(ctx.database.pool, key)
  },
} satisfies Partial<Fields<'Query'>>

/** Who dismisses which problems: an app its own, staff those of any app. */
function dismissalOf(ctx: GraphqlContext, { byApp, byStaffWithIds, byStaffWithKeys }: AppProblemDismissInput) {
  if ([byApp, byStaffWithIds, byStaffWithKeys].filter(Boolean).length !== 1)
    return refuse('GRAPHQL_ERROR', 'input', 'Exactly one of byApp, byStaffWithIds, byStaffWithKeys is needed.')
  if (byApp) {
    if (ctx.viewer.kind !== 'app') throw permissionDenied()
    const ids = readIds(byApp.ids, 'AppProblem', 'ids')
    if (!ids.ok) return ids
    return ok<Dismissal>({ appId: ctx.viewer.appId, ids: ids.value, keys: byApp.keys ?? [], userId: null })
  }
  requirePermission(ctx, 'MANAGE_APPS')
  const { viewer } = ctx
  if (viewer.kind !== 'user') throw permissionDenied()
  const ids = readIds(byStaffWithIds?.ids, 'AppProblem', 'ids')
  if (!ids.ok) return ids
  const app = byStaffWithKeys ? readId(byStaffWithKeys.app, 'App', 'app') : ok(null)
  if (!app.ok) return app
  return ok<Dismissal>({
    appId: app.value,
    ids: ids.value,
    keys: byStaffWithKeys?.keys ?? [],
    userId: viewer.userId,
  })
}

export const installationMutations = {
  appInstall: async (_, { input }, ctx) => {
    requirePerson(ctx, 'MANAGE_APPS')
    const done = await beginInstallation(ctx, {
      appName: plainText(input.appName),
      manifestUrl: plainText(input.manifestUrl).trim(),
      permissions: [...new Set(input.permissions ?? [])],
      activates: input.activateAfterInstallation ?? true,
    })
    return payload(done, 'appInstallation')
  },

  appRetryInstall: async (_, { id, activateAfterInstallation }, ctx) => {
    requirePerson(ctx, 'MANAGE_APPS')
    const key = readId(id, 'AppInstallation', 'id')
    return payload(key.ok ? await tryAgain(ctx, key.value, activateAfterInstallation) : key, 'appInstallation')
  },

  appDeleteFailedInstallation: async (_, { id }, ctx) => {
    requirePermission(ctx, 'MANAGE_APPS')
    const key = readId(id, 'AppInstallation', 'id')
    return payload(key.ok ? await dropFailed(ctx, key.value) : key, 'appInstallation')
  },

  appFetchManifest: async (_, { manifestUrl }, ctx) => {
    requirePermission(ctx, 'MANAGE_APPS')
    const done = await fetchManifest(ctx, plainText(manifestUrl).trim())
    return payload(done, { manifest: null }, (manifest) => ({ manifest: shownManifest(manifest) }))
  },

  appProblemCreate: async (_, { input }, ctx) => {
    if (ctx.viewer.kind !== 'app') throw permissionDenied()
    const done = await createProblem(ctx, ctx.viewer.appId, {
      message: plainText(input.message),
      key: plainText(input.key),
      criticalThreshold: input.criticalThreshold ?? null,
      aggregationPeriod: input.aggregationPeriod ?? 60,
    })
    return payload(done, 'appProblem')
  },

  appProblemDismiss: async (_, { input }, ctx) => {
    const which = dismissalOf(ctx, input)
    return payload(which.ok ? await dismiss(ctx, which.value) : which, {}, () => ({}))
  },
} satisfies Partial<Fields<'Mutation'>>

const appOf = async (ctx: GraphqlContext, id: number): Promise<AppSource> => (await ctx.loaders.appById.load(id))!

export const installationTypes = {
  AppInstallation: {
    id: (i) => toGlobalId('AppInstallation', i.id),
    status: (i) => i.state,
    brand: (i) => (i.logoUrl === null ? null : { logo: { url: i.logoUrl } }),
  },
  AppExtension: {
    id: (e) => toGlobalId('AppExtension', e.id),
    permissions: (e) => e.permissions.map(shownPermission),
    // Addresses that begin with a slash are the app's own.
    url: async (e, _, ctx) =>
      e.url.startsWith('/') && e.targetName !== 'APP_PAGE'
        ? ((await appOf(ctx, e.appId)).appUrl ?? '').replace(/\/$/, '') + e.url
        : e.url,
    app: (e, _, ctx) => appOf(ctx, e.appId),
    accessToken: async (e, _, ctx) => tokenForApp(ctx, await appOf(ctx, e.appId), e),
  },
  AppBrandLogo: { default: ({ url }) => url },
  AppManifestBrandLogo: { default: ({ url }) => url },
  AppProblem: {
    id: (p) => toGlobalId('AppProblem', p.id),
    dismissed: async (p, _, ctx) => {
      if (p.dismissedBy === null) return null
      const user = p.dismissedByUserId === null ? null : await ctx.loaders.userById.load(p.dismissedByUserId)
      return { by: p.dismissedBy, user, userEmail: user?.email ?? null }
    },
  },
} satisfies Partial<Resolvers>
