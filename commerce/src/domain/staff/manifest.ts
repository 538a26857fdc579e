/** Reads manifests: what an app says of itself, before it is installed. */
import { MOST_ANSWER_BYTES } from '../webhook/port.ts'
import { LENGTHS } from '../lengths.ts'
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { SECOND_MS } from '@semena/contract/time'
import type { AppErrorCode, PermissionEnum, WebhookEventTypeEnum } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { faultText } from '../fault-text.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { plainText } from '../text.ts'
import { isSync } from '../webhook/events.ts'
import { isHttp, readHeaders } from '../webhook/webhooks.ts'
import { PERMISSIONS } from './permissions.ts'
import { satisfies } from './version-range.ts'

export interface ManifestExtension {
  identifier: string | null
  label: string
  url: string
  mountName: string
  targetName: string
  permissions: PermissionEnum[]
  settings: Record<string, unknown>
}

export interface ManifestWebhook {
  name: string
  asyncEvents: WebhookEventTypeEnum[]
  syncEvents: WebhookEventTypeEnum[]
  query: string
  targetUrl: string
  isActive: boolean
  customHeaders: Record<string, string> | null
}

export interface Manifest {
  identifier: string
  version: string
  name: string
  about: string | null
  permissions: PermissionEnum[]
  appUrl: string | null
  configurationUrl: string | null
  tokenTargetUrl: string | null
  dataPrivacyUrl: string | null
  homepageUrl: string | null
  supportUrl: string | null
  audience: string | null
  author: string | null
  logoUrl: string | null
  requiredVersion: { constraint: string; satisfied: boolean } | null
  extensions: ManifestExtension[]
  webhooks: ManifestWebhook[]
}

type ManifestCtx = Pick<Ctx, 'web' | 'payloads'>

/** The version of Saleor that apps find here. */
export const VERSION = '3.23.0'
const PATIENCE_MS = 10 * SECOND_MS
/** Places at which an extension opens. */
const TARGETS: ReadonlySet<string> = new Set(['POPUP', 'APP_PAGE', 'NEW_TAB', 'WIDGET'])

/** Fetches and checks the manifest at an address. */
export async function fetchManifest(ctx: ManifestCtx, url: string): Promise<Result<Manifest, AppErrorCode>> {
  if (!isHttp(url)) return refuse('INVALID_URL_FORMAT', 'manifestUrl', 'Enter an address of http or https.')
  let text: string
  try {
    const { status, body } = await ctx.web.send({
      url,
      method: 'GET',
      headers: { accept: 'application/json' },
      patienceMs: PATIENCE_MS,
      mostBytes: MOST_ANSWER_BYTES,
    })
    if (status !== 200) return cannotConnect(`it answered ${status}`)
    text = body
  } catch (error) {
    return cannotConnect(faultText(error))
  }
  try {
    const parsed: unknown = JSON.parse(text)
    if (isObject(parsed)) return readManifest(ctx, parsed)
  } catch {
    // Falls through to the one refusal below.
  }
  return refuse('INVALID_MANIFEST_FORMAT', 'manifestUrl', 'There is no manifest at this address.')
}

const cannotConnect = (why: string) =>
  refuse('MANIFEST_URL_CANT_CONNECT', 'manifestUrl', `The manifest cannot be fetched: ${why}.`)

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks a manifest; refusals name its fields. */
export function readManifest(ctx: Pick<ManifestCtx, 'payloads'>, m: Fields): Result<Manifest, AppErrorCode> {
  const errors: Refusal<AppErrorCode>[] = []
  const add = (code: AppErrorCode, field: string, message: string) => errors.push(refusal(code, field, message))
  const text = (from: Fields, name: string, most: number = LENGTHS.manifestText): string | null => {
    const value = from[name]
    if (value == null || value === '') return null
    if (typeof value === 'string' && value.length <= most) return plainText(value)
    add('INVALID_MANIFEST_FORMAT', name, `${name} must be a text of at most ${most} characters.`)
    return null
  }
  const needed = (from: Fields, name: string, most: number = LENGTHS.manifestText): string => {
    const found = text(from, name, most)
    if (found === null) add('REQUIRED', name, `The manifest lacks ${name}.`)
    return found ?? ''
  }
  const url = (from: Fields, name: string): string | null => {
    const found = text(from, name)
    if (found !== null && !isHttp(found))
      add('INVALID_URL_FORMAT', name, `${name} must be an address of http or https.`)
    return found
  }
  const permissions = (from: Fields): PermissionEnum[] => {
    const given = list(from.permissions)
    const unknown = given.filter((p) => !isPermission(p))
    if (unknown.length) add('INVALID_PERMISSION', 'permissions', 'The manifest names unknown permissions.')
    return [...new Set(given.filter(isPermission))]
  }
  const events = (given: unknown, isAsked: boolean): WebhookEventTypeEnum[] => {
    const named = list(given)
    const right = named.filter(
      (name): name is WebhookEventTypeEnum => ctx.payloads.isEvent(name) && isSync(name) === isAsked,
    )
    if (right.length < named.length) add('INVALID', 'webhooks', 'A webhook names an event that there is not.')
    return [...new Set(right)]
  }
  const brand = isObject(m.brand) && isObject(m.brand.logo) ? url(m.brand.logo, 'default') : null
  const constraint = text(m, 'requiredSaleorVersion')
  const manifest: Manifest = {
    identifier: needed(m, 'id'),
    version: needed(m, 'version'),
    name: needed(m, 'name'),
    about: text(m, 'about'),
    permissions: permissions(m),
    appUrl: url(m, 'appUrl'),
    configurationUrl: url(m, 'configurationUrl'),
    tokenTargetUrl: url(m, 'tokenTargetUrl'),
    dataPrivacyUrl: url(m, 'dataPrivacyUrl'),
    homepageUrl: url(m, 'homepageUrl'),
    supportUrl: url(m, 'supportUrl'),
    audience: text(m, 'audience'),
    author: text(m, 'author'),
    logoUrl: brand,
    requiredVersion: constraint === null ? null : { constraint, satisfied: satisfies(VERSION, constraint) },
    extensions: list(m.extensions)
      .filter(isObject)
      .map((e) => {
        const targetName = (text(e, 'target') ?? 'POPUP').toUpperCase()
        if (!TARGETS.has(targetName)) add('INVALID_MANIFEST_FORMAT', 'extensions', 'An extension has no known target.')
        const at = needed(e, 'url')
        if (!at.startsWith('/') && !isHttp(at)) add('INVALID_URL_FORMAT', 'extensions', 'An extension has no address.')
        return {
          identifier: text(e, 'identifier'),
          label: needed(e, 'label'),
          url: at,
          mountName: needed(e, 'mount').toUpperCase(),
          targetName,
          permissions: permissions(e),
          settings: isObject(e.options) ? e.options : {},
        }
      }),
    webhooks: list(m.webhooks)
      .filter(isObject)
      .map((w) => {
        const query = needed(w, 'query', LENGTHS.manifestQuery)
        const checked = ctx.payloads.check(query)
        if (query && !checked.ok) add('INVALID_MANIFEST_FORMAT', 'webhooks', checked.errors[0]!.message)
        const headers = readHeaders(w.customHeaders ?? {})
        if (!headers.ok) add('INVALID_CUSTOM_HEADERS', 'webhooks', headers.errors[0]!.message)
        return {
          name: needed(w, 'name'),
          asyncEvents: events(w.asyncEvents, false),
          syncEvents: events(w.syncEvents, true),
          query,
          targetUrl: url(w, 'targetUrl') ?? needed(w, 'targetUrl'),
          isActive: w.isActive !== false,
          customHeaders: headers.ok ? headers.value : null,
        }
      }),
  }
  if (manifest.extensions.some((e) => e.permissions.some((p) => !manifest.permissions.includes(p))))
    add('OUT_OF_SCOPE_PERMISSION', 'extensions', 'An extension asks for a permission that its app does not ask for.')
  if (manifest.extensions.length > MAX_PAGE_SIZE || manifest.webhooks.length > MAX_PAGE_SIZE)
    add('INVALID_MANIFEST_FORMAT', 'extensions', `At most ${MAX_PAGE_SIZE} extensions and webhooks.`)
  if (hasTwins(manifest.extensions.flatMap((e) => e.identifier ?? [])))
    add('DUPLICATED_EXTENSION_IDENTIFIER', 'extensions', 'Two extensions have one identifier.')
  if (hasTwins(manifest.webhooks.map((w) => w.name)))
    add('DUPLICATED_WEBHOOK_IDENTIFIER', 'webhooks', 'Two webhooks have one name.')
  if (manifest.requiredVersion && !manifest.requiredVersion.satisfied)
    add(
      'UNSUPPORTED_SALEOR_VERSION',
      'requiredSaleorVersion',
      `The app wants Saleor ${constraint}; this is ${VERSION}.`,
    )
  return errors.length ? refuseOrder(...errors) : ok(manifest)
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const hasTwins = (names: readonly string[]): boolean => new Set(names).size < names.length
const known: ReadonlySet<unknown> = new Set(PERMISSIONS)
const isPermission = (value: unknown): value is PermissionEnum => known.has(value)
