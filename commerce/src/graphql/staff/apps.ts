/** Apps and their tokens. */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import type { AppErrorCode } from '@semena/contract/enums'
import { isStaffOrApp, hasPermission } from '../../context.ts'
import { appList, type AppRow, appsByIds } from '../../db/queries/app/app.ts'
import { findAppByToken } from '../../domain/apps.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import {
  createApp,
  createToken,
  removeApp,
  removeToken,
  switchApp,
  typeOfApp,
  updateApp,
} from '../../domain/staff/apps.ts'
import type { Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import { closeBreaker } from '../../domain/webhook/breaker.ts'
import { tokenForApp } from './app-token.ts'
import type { GraphqlContext } from '../context.ts'
import type { AppInput } from '../../domain/staff/inputs.generated.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'
import { keyOf } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { metadataOf } from '../shared/metadata.ts'
import { isStaff, requirePermission, requirePerson } from '../shared/permission.ts'
import { mayReadOfApp } from '../shared/reach.ts'
import { shownPermission } from './groups.ts'
import { readId } from './payload.ts'
import { payload } from '../shared/payload.ts'
import type { AppSource, AppTokenSource } from './sources.ts'

const read = ({ name, identifier, permissions }: AppInput) => ({
  name: name == null ? null : plainText(name),
  identifier: identifier == null ? null : plainText(identifier).trim(),
  permissions: permissions ? [...permissions] : null,
})

/** Whether the viewer is the app itself or manages apps. */
const isOwner = (ctx: GraphqlContext, app: AppSource): boolean =>
  (ctx.viewer.kind === 'app' && ctx.viewer.appId === app.id) || hasPermission(ctx, 'MANAGE_APPS')

function needOwner(ctx: GraphqlContext, app: AppSource): void {
  if (!isOwner(ctx, app)) throw permissionDenied()
}

export const appQueries = {
  apps: (_, { filter, sortBy, ...page }, ctx) => {
    if (!isStaff(ctx)) requirePermission(ctx, 'MANAGE_APPS')
    const list = appList({
      ...filter,
      isThirdParty: filter?.type ? filter.type === 'THIRDPARTY' : null,
      sortBy,
    })
    return listedBy<AppRow, AppSource>(ctx, page, list, (row) => row)
  },

  app: async (_, { id }, ctx): Promise<AppSource | null> => {
    if (!isStaffOrApp(ctx)) throw permissionDenied()
    const own = ctx.viewer.kind === 'app' ? ctx.viewer.appId : null
    const key = id == null ? own : keyOf(id, 'App')
    if (own !== null && key !== own && !hasPermission(ctx, 'MANAGE_APPS')) throw permissionDenied()
    return key === null ? null : ((await appsByIds(ctx.database.pool, [key]))[0] ?? null)
  },
} satisfies Partial<Fields<'Query'>>

/** The payload of a change of one app, for whoever manages apps. */
async function ofApp(
  ctx: GraphqlContext,
  id: string,
  field: string,
  work: (key: number) => Promise<Result<AppRow, AppErrorCode>>,
) {
  requirePermission(ctx, 'MANAGE_APPS')
  const key = readId(id, 'App', field)
  return payload(key.ok ? await work(key.value) : key, 'app')
}

export const appMutations = {
  appCreate: async (_, { input }, ctx) => {
    requirePerson(ctx, 'MANAGE_APPS')
    const done = await createApp(ctx, read(input))
    return payload(done, { app: null, authToken: null }, ({ app, token }) => ({ app, authToken: token }))
  },

  appUpdate: (_, { id, input }, ctx) => ofApp(ctx, id, 'id', (key) => updateApp(ctx, key, read(input))),

  appDelete: (_, { id }, ctx) => ofApp(ctx, id, 'id', (key) => removeApp(ctx, key)),

  appActivate: (_, { id }, ctx) => ofApp(ctx, id, 'id', (key) => switchApp(ctx, key, true)),

  appDeactivate: (_, { id }, ctx) => ofApp(ctx, id, 'id', (key) => switchApp(ctx, key, false)),

  appReenableSyncWebhooks: (_, { appId }, ctx) => ofApp(ctx, appId, 'appId', (key) => closeBreaker(ctx, key)),

  appTokenCreate: async (_, { input }, ctx) => {
    requirePermission(ctx, 'MANAGE_APPS')
    const key = readId(input.app, 'App', 'app')
    const done = key.ok ? await createToken(ctx, key.value, plainText(input.name ?? '').trim()) : key
    return payload(done, { appToken: null, authToken: null }, ({ appToken, token }) => ({ appToken, authToken: token }))
  },

  appTokenDelete: async (_, { id }, ctx) => {
    requirePermission(ctx, 'MANAGE_APPS')
    const key = readId(id, 'AppToken', 'id')
    return payload(key.ok ? await removeToken(ctx, key.value) : key, 'appToken')
  },

  appTokenVerify: async (_, { token }, ctx) => ({
    valid: (await findAppByToken(ctx, token)) !== null,
    errors: [],
  }),
} satisfies Partial<Fields<'Mutation'>>

/** Apps keep keys of other services in their private metadata, which who may do less than the app sees as empty. */
const { metadata, metafield, metafields, ...privateHalf } = metadataOf<AppSource>(isOwner, async (a, ctx) =>
  (await mayReadOfApp(ctx, a.id)) ? a : { ...a, privateMetadata: {} },
)

/**
 * A field that only the app itself and whoever manages apps may read. Even an app's public metadata is such a field.
 */
const own =
  <Args, Value>(field: (a: AppSource, args: Args, ctx: GraphqlContext) => Value) =>
  (a: AppSource, args: Args, ctx: GraphqlContext): Value => {
    needOwner(ctx, a)
    return field(a, args, ctx)
  }

export const appTypes = resolversOf({
  App: {
    ...privateHalf,
    metadata: own(metadata),
    metafield: own(metafield),
    metafields: own(metafields),
    id: (a) => toGlobalId('App', a.id),
    created: (a) => a.createdAt,
    permissions: (a) => a.permissions.toSorted().map(shownPermission),
    type: typeOfApp,
    tokens: (a, _, ctx): Promise<AppTokenSource[]> => {
      needOwner(ctx, a)
      return ctx.loaders.tokensOfApp.load(a.id)
    },
    aboutApp: (a) => a.about,
    version: (a) => a.manifestVersion,
    dataPrivacy: () => null,
    webhooks: (a, _, ctx) => {
      needOwner(ctx, a)
      return ctx.loaders.webhooksOfApp.load(a.id)
    },
    accessToken: (a, _, ctx) => tokenForApp(ctx, a),
    extensions: (a, _, ctx) => ctx.loaders.extensionsOfApp.load(a.id),
    problems: async (a, { limit }, ctx) => {
      needOwner(ctx, a)
      return (await ctx.loaders.problemsOfApp.load(a.id)).slice(0, Math.min(limit ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE))
    },
    brand: (a) => (a.logoUrl === null ? null : { logo: { url: a.logoUrl } }),
    breakerLastStateChange: (a) => a.breakerChangedAt,
  },

  AppToken: {
    id: (t) => toGlobalId('AppToken', t.id),
    authToken: (t) => t.lastFour,
  },
})
