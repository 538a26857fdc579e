/**
 * Imports that staff begin in the desk: files are put into a folder of their own, looked at by an import that is rolled
 * back, and then brought in. How far one is stands in a file of its folder, so that every process of the machine can
 * tell, and the page that began it may be left.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { PermissionEnum } from '@semena/contract/enums'
import { hasPermission, type UserViewer } from '../context.ts'
import type { CommerceServices } from '../settings.ts'
import { actAs } from '../db/driver/acting.ts'
import { countedHere, thisChange } from '../db/queries/change/changes.ts'
import { FILES, ImportError, importFolder } from './import-folder.ts'
import type { Problem } from './problems.ts'
import { LOGGED_NOUNS } from '../domain/changes/nouns.ts'
import { faultText } from '../domain/fault-text.ts'

const KEPT_MS = 24 * 3_600_000
const STATE = 'state.json'
/** A file of this name says that somebody wants a running import to stop, whichever process runs it. */
const STOP = 'stop'
/** A file of this name says that somebody has begun to bring it in, which is done once. */
const TAKEN = 'taken'
const PAGE = /^pages\/[a-z0-9][a-z0-9.-]{0,120}\.md$/
/** Most problems that are told; the first of them are enough to begin with. */
const MOST_PROBLEMS = 200
/** A running import tells at least this often that it runs; one that is silent for longer died with its process. */
const PULSE_MS = 5000
const SILENCE_MS = 30_000

const TYPES: readonly PermissionEnum[] = ['MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES']
/** Every one of these is needed for a file; what is not listed needs MANAGE_PRODUCTS. */
const NEEDS: Readonly<Record<string, readonly PermissionEnum[]>> = {
  'shop.json': ['MANAGE_SETTINGS'],
  'warehouses.csv': ['MANAGE_PRODUCTS', 'MANAGE_SETTINGS'],
  'channels.csv': ['MANAGE_CHANNELS', 'MANAGE_SETTINGS'],
  'taxes.csv': ['MANAGE_TAXES'],
  'tax-classes.csv': ['MANAGE_TAXES'],
  'shipping-methods.csv': ['MANAGE_SHIPPING'],
  'attributes.csv': TYPES,
  'attribute-values.csv': TYPES,
  'product-types.csv': ['MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'],
  'page-types.csv': ['MANAGE_PAGE_TYPES_AND_ATTRIBUTES'],
  'promotions.csv': ['MANAGE_DISCOUNTS'],
  'vouchers.csv': ['MANAGE_DISCOUNTS'],
  'gift-cards.csv': ['MANAGE_GIFT_CARD'],
  'menus.csv': ['MANAGE_MENUS'],
}

const isPage = (file: string): boolean => PAGE.test(file)

export const isImportFile = (file: string): boolean => FILES.includes(file) || isPage(file)

/** Whether somebody may bring in a file. An import reaches every channel, so whoever sees only some may not. */
export const mayImport = (viewer: UserViewer, file: string): boolean =>
  viewer.channelIds === null &&
  (isPage(file) ? (['MANAGE_PAGES'] as const) : (NEEDS[file] ?? (['MANAGE_PRODUCTS'] as const))).every((permission) =>
    hasPermission({ viewer }, permission),
  )

export interface ImportFile {
  name: string
  text: string
}

/**
 * `LOOKING` and `APPLYING` run; `LOOKED` waits for a yes; `WRONG` names the rows that are wrong; of one that was
 * `STOPPED` nothing was brought in.
 */
export type ImportState = 'LOOKING' | 'LOOKED' | 'WRONG' | 'APPLYING' | 'APPLIED' | 'STOPPED' | 'FAILED'

/** Ends of imports that brought in nothing. */
const BROUGHT_NOTHING: readonly ImportState[] = ['WRONG', 'STOPPED', 'FAILED']

export interface Import {
  id: string
  userId: number
  createdAt: string
  /** When it last told how far it is. */
  at: string
  state: ImportState
  files: { name: string; rows: number | null }[]
  /** How much is done, of how much. */
  step: number
  steps: number
  /** What it makes of each noun. */
  nouns: { noun: string; created: number; updated: number; deleted: number }[]
  problems: Problem[]
  problemCount: number
  /** What may be a slip, and hinders nothing. */
  warnings: Problem[]
  /** The change of the change log, by which all of it is undone. */
  change: string | null
}

/** What an import needs, and by whose pictures a shop is told from others on the same machine. */
export type ImportServices = Omit<CommerceServices, 'settings'> & {
  settings: Pick<CommerceServices['settings'], 'mediaFolder'>
}
type Shop = Pick<ImportServices, 'settings'>

/** The folder of a shop's imports. */
export function importsFolder({ settings }: Shop): string {
  const shop = createHash('sha256').update(resolve(settings.mediaFolder)).digest('hex').slice(0, 16)
  return join(tmpdir(), `semena-imports-${process.getuid?.() ?? 0}-${shop}`)
}
/**
 * Whether nobody else on the machine may write into the folder of imports. Its name can be guessed, and whoever made it
 * first could put other files in place of those that were looked at.
 */
async function isOwn(shop: Shop): Promise<boolean> {
  if (process.getuid === undefined) return true
  const found = await lstat(importsFolder(shop)).catch(() => null)
  return found !== null && found.isDirectory() && found.uid === process.getuid() && (found.mode & 0o022) === 0
}

const folderOf = (shop: Shop, id: string): string => join(importsFolder(shop), id)

/** Writes down how far an import is at this moment, whatever becomes of it while that is written. */
function write(shop: Shop, one: Import, now: Date): Promise<void> {
  one.at = now.toISOString()
  return put(shop, one.id, JSON.stringify(one))
}

async function put(shop: Shop, id: string, text: string): Promise<void> {
  const file = join(folderOf(shop, id), STATE)
  // Renamed into place, so that nobody reads half of it.
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
}

async function read(shop: Shop, id: string): Promise<Import | null> {
  try {
    if (!(await isOwn(shop))) return null
    return JSON.parse(await readFile(join(folderOf(shop, id), STATE), 'utf8')) as Import
  } catch {
    return null
  }
}

/** One of somebody's imports; null where there is none. One whose process died counts as failed. */
export async function findImport(shop: ImportServices, userId: number, id: string): Promise<Import | null> {
  const found = await read(shop, id)
  const now = shop.clock.now()
  if (!found || found.userId !== userId) return null
  const isSilent = now.getTime() - Date.parse(found.at) > SILENCE_MS
  return isSilent && isRunning(found) ? { ...found, state: 'FAILED' } : found
}

export const isRunning = ({ state }: Import): boolean => state === 'LOOKING' || state === 'APPLYING'

/** Somebody's imports of the last day, newest first. Older ones are removed on the way. */
export async function listImports(shop: ImportServices, userId: number): Promise<Import[]> {
  const found: Import[] = []
  const now = shop.clock.now()
  for (const id of await readdir(importsFolder(shop)).catch(() => [])) {
    const one = await findImport(shop, userId, id)
    if (one) found.push(one)
    const { mtimeMs } = (await stat(folderOf(shop, id)).catch(() => null)) ?? { mtimeMs: now.getTime() }
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(folderOf(shop, id), { recursive: true, force: true })
  }
  return found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/**
 * Puts the files down and begins to look at them; null where somebody else may write into the folder of imports. Earlier
 * imports of the same person that brought in nothing are removed, because they say nothing of these files.
 */
export async function beginImport(
  services: ImportServices,
  userId: number,
  files: readonly ImportFile[],
): Promise<Import | null> {
  await mkdir(importsFolder(services), { recursive: true, mode: 0o700 })
  if (!(await isOwn(services))) return null
  for (const { id, state } of await listImports(services, userId))
    if (BROUGHT_NOTHING.includes(state)) await removeImport(services, id)
  const now = services.clock.now()
  const one: Import = {
    id: services.uuid(),
    userId,
    createdAt: now.toISOString(),
    at: now.toISOString(),
    state: 'LOOKING',
    files: files.map(({ name }) => ({ name, rows: null })),
    step: 0,
    steps: 1,
    nouns: [],
    problems: [],
    problemCount: 0,
    warnings: [],
    change: null,
  }
  for (const { name, text } of files) {
    const path = join(folderOf(services, one.id), 'files', name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, text, { mode: 0o600 })
  }
  await write(services, one, now)
  void run(services, one)
  return one
}

/**
 * Begins to bring in what was looked at; false where it is in no such state, or somebody else has begun to. Asks to stop
 * that came when the look had ended already are of no more account.
 */
export async function applyImport(services: ImportServices, one: Import): Promise<boolean> {
  if (one.state !== 'LOOKED' || !(await take(services, one))) return false
  await rm(join(folderOf(services, one.id), STOP), { force: true })
  one.state = 'APPLYING'
  one.step = 0
  await write(services, one, services.clock.now())
  void run(services, one)
  return true
}

/** Takes an import for oneself, whichever process asks at the same moment; false where it is taken, or gone. */
async function take(shop: Shop, { id }: Import): Promise<boolean> {
  try {
    await writeFile(join(folderOf(shop, id), TAKEN), '', { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** Asks a running import to stop. It brings in all or nothing: what it has done so far is taken back. */
export const stopImport = (shop: Shop, { id }: Import): Promise<void> =>
  writeFile(join(folderOf(shop, id), STOP), '', { mode: 0o600 })

/** Ends an import that somebody has stopped. */
class Stopped extends Error {}

/** Removes an import with its files. What was brought in stays. */
export const removeImport = (shop: Shop, id: string): Promise<void> =>
  rm(folderOf(shop, id), { recursive: true, force: true })

async function run(services: ImportServices, one: Import): Promise<void> {
  const { clock } = services
  const isPreview = one.state === 'LOOKING'
  let last = Promise.resolve()
  const save = (): void => {
    one.at = clock.now().toISOString()
    const text = JSON.stringify(one)
    last = last.then(() => put(services, one.id, text)).catch(() => {})
  }
  const pulse = setInterval(save, PULSE_MS).unref()
  const goOn = (): void => {
    if (existsSync(join(folderOf(services, one.id), STOP))) throw new Stopped()
  }
  try {
    const work = () =>
      importFolder(services, join(folderOf(services, one.id), 'files'), {
        isPreview,
        onStep: (step, steps) => {
          goOn()
          if (step === one.step && steps === one.steps) return
          Object.assign(one, { step, steps })
          save()
        },
        onWritten: async (client) => {
          goOn()
          one.nouns = nounsOf(await countedHere(client))
          const change = await thisChange(client)
          one.change = isPreview || change === null ? null : String(change)
        },
      })
    const report = await actAs({ origin: 'IMPORT', userId: one.userId, operation: 'import' }, work)
    one.files = one.files.map(({ name }) => ({ name, rows: report.files[name] ?? null }))
    one.warnings = [...report.warnings]
    one.step = one.steps
    one.state = isPreview ? 'LOOKED' : 'APPLIED'
  } catch (error) {
    one.change = null
    one.nouns = []
    if (error instanceof ImportError) {
      one.problems = error.problems.slice(0, MOST_PROBLEMS)
      one.problemCount = error.problems.length
      one.state = 'WRONG'
    } else if (error instanceof Stopped) one.state = 'STOPPED'
    else {
      console.error(`an import failed: ${faultText(error)}`)
      one.state = 'FAILED'
    }
  } finally {
    clearInterval(pulse)
    // The files are of no more use, whatever came of them.
    if (one.state !== 'LOOKED') await rm(join(folderOf(services, one.id), 'files'), { recursive: true, force: true })
    save()
    await last
  }
}

/** The counts by the names that people see; tables with one name are told together. */
function nounsOf(counted: Awaited<ReturnType<typeof countedHere>>): Import['nouns'] {
  const found = new Map<string, Import['nouns'][number]>()
  for (const { tableName, created, updated, deleted } of counted) {
    const noun = LOGGED_NOUNS[tableName]?.noun ?? tableName
    const one = found.get(noun) ?? { noun, created: 0, updated: 0, deleted: 0 }
    one.created += created
    one.updated += updated
    one.deleted += deleted
    found.set(noun, one)
  }
  return [...found.values()]
}
