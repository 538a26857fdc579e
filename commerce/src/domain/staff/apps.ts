/** Apps, as staff make, change and delete them. Nobody gives an app permissions that they do not have themselves. */
import { LENGTHS } from '../lengths.ts'
import type { AppErrorCode, PermissionEnum } from '@semena/contract/enums'
import { OWN_APP } from '@semena/contract/limits'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import {
  type AppRow,
  type AppTokenRow,
  deleteApp,
  deleteToken,
  findToken,
  GATEWAY_APP,
  insertToken,
  lockApp,
  setAppActive,
  writeApp,
} from '../../db/queries/app/app.ts'
import { newToken } from '../apps.ts'
import type { Change } from '../changes/changing.ts'
import { toGlobalId } from '../global-id.ts'
import { refuseOrder, ok, type Refusal, refusal, refuse, type Result } from '../result.ts'
import { changeTeam, type StaffChange } from './change.ts'
import { appPermissionsBeyond, type Requestor } from './team.ts'

type AppCtx = Pick<Ctx, 'database' | 'changes' | 'viewer'>

/** What to write of an app; null leaves a field as it is. */
export interface AppInput {
  name: string | null
  identifier: string | null
  permissions: PermissionEnum[] | null
}

/**
 * Whether it is the app of a payment gateway. These come with the shop, but in Saleor they would be third-party apps.
 */
export const isGatewayApp = (identifier: string): boolean => GATEWAY_APP.test(identifier)

/** Saleor's AppTypeEnum: apps of gateways and from manifests were made by somebody else. */
export const typeOfApp = (app: Pick<AppRow, 'identifier' | 'manifestUrl'>): 'LOCAL' | 'THIRDPARTY' =>
  isGatewayApp(app.identifier) || app.manifestUrl !== null ? 'THIRDPARTY' : 'LOCAL'

/** Whether the shop does not work without the app, or may have one of that name one day. */
export const isOwn = (identifier: string): boolean => OWN_APP.test(identifier)

/** Makes an app with a first token, which is shown only once. */
export const createApp = (
  ctx: AppCtx,
  input: AppInput,
): Promise<Result<{ app: AppRow; token: string }, AppErrorCode>> =>
  changeTeam(ctx, ({ client, requestor }) => makeApp(client, requestor, input))

/** Does the same within a transaction that locks the team. The caller must roll back after a refusal. */
export async function makeApp(
  client: PoolClient,
  requestor: Requestor,
  input: AppInput,
): Promise<Result<{ app: AppRow; token: string }, AppErrorCode>> {
  const errors = faults(requestor, { ...input, name: input.name ?? '' })
  if (errors.length) return refuseOrder(...errors)
  const entered = { name: input.name!.trim(), permissions: unique(input.permissions ?? []) }
  const made = await writeApp(client, null, { ...entered, identifier: input.identifier || null })
  if (!made) return refuseOrder(identifierTaken())
  const app = input.identifier
    ? made
    : (await writeApp(client, made.id, { ...entered, identifier: toGlobalId('App', made.id) }))!
  const { token, hash, lastFour } = newToken()
  await insertToken(client, { appId: app.id, name: 'Default', hash, lastFour })
  return ok({ app, token })
}

export function updateApp(ctx: AppCtx, id: number, input: AppInput): Promise<Result<AppRow, AppErrorCode>> {
  return changingApp(ctx, id, async ({ change, client, requestor }, app) => {
    const errors = faults(requestor, input)
    if (errors.length) return refuseOrder(...errors)
    const saved = await writeApp(client, id, {
      name: input.name?.trim() ?? app.name,
      identifier: input.identifier || null,
      permissions: input.permissions ? unique(input.permissions) : app.permissions,
    })
    if (!saved) return refuseOrder(identifierTaken())
    emit(change, 'APP_UPDATED', saved)
    return ok(saved)
  })
}

/** Pages of products show the ways to pay, which apps may offer. */
const WITH_WAYS_TO_PAY = ['products'] as const

/** Lets an app act again, or stops it: its tokens are then as good as none, and its webhooks rest. */
export function switchApp(ctx: AppCtx, id: number, isActive: boolean): Promise<Result<AppRow, AppErrorCode>> {
  return changingApp(ctx, id, async ({ change, client }, app) => {
    if (app.isActive === isActive) return ok(app)
    const saved = await setAppActive(client, id, isActive)
    emit(change, 'APP_STATUS_CHANGED', saved)
    change.stale(...WITH_WAYS_TO_PAY)
    return ok(saved)
  })
}

export function removeApp(ctx: AppCtx, id: number): Promise<Result<AppRow, AppErrorCode>> {
  return changingApp(ctx, id, async ({ change, client }, app) => {
    await deleteApp(client, id)
    emit(change, 'APP_DELETED', app)
    change.stale(...WITH_WAYS_TO_PAY)
    return ok(app)
  })
}

export function createToken(
  ctx: AppCtx,
  appId: number,
  name: string,
): Promise<Result<{ appToken: AppTokenRow; token: string }, AppErrorCode>> {
  return changeTeam(ctx, async ({ client, requestor }) => {
    const app = await lockApp(client, appId)
    const fault = app ? scopeFault(requestor, app, 'app') : missing('app')
    if (fault) return refuseOrder(fault)
    if (name.length > LENGTHS.appName) return refuseOrder(tooLong('name', LENGTHS.appName))
    const { token, hash, lastFour } = newToken()
    return ok({ appToken: await insertToken(client, { appId, name, hash, lastFour }), token })
  })
}

export function removeToken(ctx: AppCtx, id: number): Promise<Result<AppTokenRow, AppErrorCode>> {
  return changeTeam(ctx, async ({ client, requestor }) => {
    const token = await findToken(client, id)
    const app = token && (await lockApp(client, token.appId))
    const fault = app ? scopeFault(requestor, app, 'id') : missing('id')
    if (fault || !token) return refuseOrder(fault!)
    await deleteToken(client, id)
    return ok(token)
  })
}

/** Tells other apps what became of an app; one that is deleted is known by its last state. */
/** Changes an app that its requestor may change, and that is no part of the shop. */
const changingApp = (
  ctx: AppCtx,
  id: number,
  work: (change: StaffChange, app: AppRow) => Promise<Result<AppRow, AppErrorCode>>,
): Promise<Result<AppRow, AppErrorCode>> =>
  changeTeam(ctx, async (change) => {
    const app = await lockApp(change.client, id)
    if (!app) return refuseOrder(missing('id'))
    const fault = scopeFault(change.requestor, app, 'id')
    if (fault) return refuseOrder(fault)
    return isOwn(app.identifier) ? refuse('FORBIDDEN', 'id', 'This app is a part of the shop.') : work(change, app)
  })

const emit = (change: Change, type: 'APP_UPDATED' | 'APP_STATUS_CHANGED' | 'APP_DELETED', app: AppRow): void =>
  change.event(type, 'App', app.id, type === 'APP_DELETED' ? { ...app } : undefined)

/** Refuses to change an app that has permissions which the requestor lacks. */
const scopeFault = (requestor: Requestor, app: AppRow, field: string): Refusal<AppErrorCode> | null =>
  appPermissionsBeyond(requestor, app.permissions).length
    ? refusal('OUT_OF_SCOPE_APP', field, 'This app may do what you may not.')
    : null

function faults(requestor: Requestor, { name, identifier, permissions }: AppInput): Refusal<AppErrorCode>[] {
  const errors: Refusal<AppErrorCode>[] = []
  if (name !== null && !name.trim()) errors.push(refusal('REQUIRED', 'name', 'An app needs a name.'))
  if ((name?.length ?? 0) > LENGTHS.appName) errors.push(tooLong('name', LENGTHS.appName))
  if ((identifier?.length ?? 0) > LENGTHS.appIdentifier) errors.push(tooLong('identifier', LENGTHS.appIdentifier))
  if (identifier && isOwn(identifier))
    errors.push(refusal('INVALID', 'identifier', 'Identifiers like this one belong to the shop itself.'))
  const outside = appPermissionsBeyond(requestor, permissions ?? [])
  if (outside.length)
    errors.push(
      refusal('OUT_OF_SCOPE_PERMISSION', 'permissions', 'You do not have these permissions yourself.', {
        permissions: outside,
      }),
    )
  return errors
}

const unique = (permissions: readonly PermissionEnum[]): PermissionEnum[] => [...new Set(permissions)]
const missing = (field: string) => refusal('NOT_FOUND', field, 'There is no such app.')
const tooLong = (field: string, most: number) => refusal('INVALID', field, `At most ${most} characters.`)
const identifierTaken = () => refusal('UNIQUE', 'identifier', 'Another app has this identifier.')
