/**
 * Installs apps by their manifests. The mutation stores the installation; a job does the work, and a failed one can be
 * retried.
 */
import { MOST_ANSWER_BYTES } from '../webhook/port.ts'
import { LENGTHS } from '../lengths.ts'
import { SECOND_MS } from '@semena/contract/time'
import { insertNewRow, insertRow } from '../../db/statements/rows.ts'
import { appExtensions, appInstallations, apps, webhooks } from '../../db/tables/index.ts'
import type { AppErrorCode, PermissionEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx, Services } from '../../context.ts'
import { type AppRow, appByManifest, deleteApp, insertToken } from '../../db/queries/app/app.ts'
import { addAppEvents, notifyDelivery } from '../../db/queries/webhook/app-event.ts'
import {
  claimInstallation,
  deleteInstallation,
  failInstallation,
  type InstallationRow,
  lockInstallation,
  retryInstallation,
} from '../../db/queries/app/app-installation.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { newToken } from '../apps.ts'
import { faultText } from '../fault-text.ts'
import { ok, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { isHttp } from '../webhook/webhooks.ts'
import { isOwn } from './apps.ts'
import { changeTeam } from './change.ts'
import { fetchManifest, type Manifest, VERSION } from './manifest.ts'
import { appPermissionsBeyond } from './team.ts'

type InstallCtx = Pick<Ctx, 'database' | 'viewer' | 'changes'>

export interface InstallInput {
  appName: string
  manifestUrl: string
  permissions: PermissionEnum[]
  activates: boolean
}

/** Puts an installation down. */
export function beginInstallation(
  ctx: InstallCtx,
  input: InstallInput,
): Promise<Result<InstallationRow, AppErrorCode>> {
  return changeTeam(ctx, async ({ client, requestor }) => {
    const errors = []
    if (!input.appName.trim()) errors.push(refusal('REQUIRED', 'appName', 'An app needs a name.'))
    if (input.appName.length > LENGTHS.appName)
      errors.push(refusal('INVALID', 'appName', `At most ${LENGTHS.appName} characters.`))
    if (!isHttp(input.manifestUrl))
      errors.push(refusal('INVALID_URL_FORMAT', 'manifestUrl', 'Enter an address of http or https.'))
    const outside = appPermissionsBeyond(requestor, input.permissions)
    if (outside.length)
      errors.push(
        refusal('OUT_OF_SCOPE_PERMISSION', 'permissions', 'You do not have these permissions yourself.', {
          permissions: outside,
        }),
      )
    if (errors.length) return refuseOrder<AppErrorCode>(...errors)
    const row = await insertRow(client, appInstallations, { ...input, appName: input.appName.trim() })
    notifyDelivery(client)
    return ok(row)
  })
}

/** Tries a failed installation again. */
export function tryAgain(
  ctx: InstallCtx,
  id: number,
  activates: boolean | null,
): Promise<Result<InstallationRow, AppErrorCode>> {
  return changeTeam(ctx, async ({ client, requestor }) => {
    const held = await lockInstallation(client, id)
    if (!held) return refuse('NOT_FOUND', 'id', 'There is no such installation.')
    if (held.state !== 'FAILED') return refuse('INVALID_STATUS', 'id', 'The installation has not failed.')
    if (appPermissionsBeyond(requestor, held.permissions).length)
      return refuse('OUT_OF_SCOPE_APP', 'id', 'This app may do what you may not.')
    const row = await retryInstallation(client, id, activates ?? held.activates)
    notifyDelivery(client)
    return ok(row)
  })
}

export function dropFailed(
  { database }: Pick<Ctx, 'database'>,
  id: number,
): Promise<Result<InstallationRow, AppErrorCode>> {
  type Done = Result<InstallationRow, AppErrorCode>
  return transaction<Done>(database.pool, async (client) => {
    const held = await lockInstallation(client, id)
    if (!held) return refuse('NOT_FOUND', 'id', 'There is no such installation.')
    if (held.state !== 'FAILED') return refuse('INVALID_STATUS', 'id', 'The installation has not failed.')
    await deleteInstallation(client, id)
    return ok(held)
  })
}

export type InstallingCtx = Pick<Services, 'database' | 'clock' | 'web' | 'payloads'> & { origin: string }

const CLAIM_MS = 120 * SECOND_MS
const TOKEN_PATIENCE_MS = 20 * SECOND_MS

/** Does one installation that waits; null where none does. */
export async function installNext(ctx: InstallingCtx): Promise<'done' | 'failed' | null> {
  const { pool } = ctx.database
  const now = ctx.clock.now()
  const held = await claimInstallation(pool, now, new Date(now.getTime() + CLAIM_MS))
  if (!held) return null
  const fault = await faultOf(ctx, held)
  if (fault !== null) await failInstallation(pool, held.id, fault.slice(0, 1000))
  return fault === null ? 'done' : 'failed'
}

/** Does an installation; answers what went wrong, or null. What nobody foresaw fails it, too: people try it again. */
async function faultOf(ctx: InstallingCtx, held: InstallationRow): Promise<string | null> {
  try {
    const manifest = await fetchManifest(ctx, held.manifestUrl)
    return manifest.ok ? await install(ctx, held, manifest.value) : manifest.errors[0]!.message
  } catch (error) {
    return `The app cannot be installed: ${faultText(error)}.`
  }
}

/** Makes the app and hands it its token; answers what went wrong, or null. */
async function install(ctx: InstallingCtx, held: InstallationRow, manifest: Manifest): Promise<string | null> {
  const { pool } = ctx.database
  if (isOwn(manifest.identifier)) return 'Identifiers like this one belong to the shop itself.'
  const { token, hash, lastFour } = newToken()
  const app = await transaction<AppRow | null>(pool, async (client) => {
    if (await appByManifest(client, manifest.identifier, held.manifestUrl)) return new Undone(null)
    const made = await insertNewRow(client, apps, {
      ...manifest,
      manifestVersion: manifest.version,
      name: held.appName,
      permissions: held.permissions,
      manifestUrl: held.manifestUrl,
      isActive: held.activates,
    })
    if (!made) return new Undone(null)
    await insertToken(client, { appId: made.id, name: 'Default', hash, lastFour })
    await writeParts(client, made.id, manifest)
    return made
  })
  if (!app) return 'An app with this identifier or manifest is installed already.'
  const fault = manifest.tokenTargetUrl === null ? null : await handOver(ctx, manifest.tokenTargetUrl, token)
  await transaction(pool, async (client) => {
    if (fault !== null) return deleteApp(client, app.id)
    await deleteInstallation(client, held.id)
    await addAppEvents(client, [
      { type: 'APP_INSTALLED', subjectType: 'App', subjectKey: String(app.id), snapshot: null },
    ])
  })
  return fault
}

async function writeParts(client: PoolClient, appId: number, manifest: Manifest): Promise<void> {
  for (const extension of manifest.extensions) await insertRow(client, appExtensions, { appId, ...extension })
  for (const w of manifest.webhooks)
    await insertRow(client, webhooks, {
      appId,
      identifier: w.name.slice(0, 255),
      name: w.name.slice(0, 255),
      targetUrl: w.targetUrl,
      isActive: w.isActive,
      events: [...new Set([...w.asyncEvents, ...w.syncEvents])],
      subscriptionQuery: w.query,
      secretKey: null,
      customHeaders: w.customHeaders,
    })
}

/** Gives the app its token; answers what went wrong, or null. */
async function handOver(ctx: InstallingCtx, url: string, token: string): Promise<string | null> {
  const domain = new URL(ctx.origin).host
  try {
    const { status } = await ctx.web.send({
      url,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Saleor-Domain': domain,
        'X-Saleor-Domain': domain,
        'Saleor-Api-Url': `${ctx.origin}/graphql/`,
        'Saleor-Schema-Version': VERSION.split('.').slice(0, 2).join('.'),
      },
      body: JSON.stringify({ auth_token: token }),
      patienceMs: TOKEN_PATIENCE_MS,
      mostBytes: MOST_ANSWER_BYTES,
      isToApp: true,
    })
    return status >= 200 && status < 300 ? null : `The app refused its token: it answered ${status}.`
  } catch (error) {
    return `The app cannot be given its token: ${faultText(error)}.`
  }
}
