/**
 * Imports that staff begin in the desk: files are looked at by an import that is rolled back, and then brought in. How
 * far one is stands in a table, so that every process can tell, and the page that began it may be left.
 */
import { OF_IMPORT } from './limits.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PermissionEnum } from '@semena/contract/enums'
import { hasPermission, type Services, type UserViewer } from '../context.ts'
import { actAs } from '../db/driver/acting.ts'
import { countedHere, thisChange } from '../db/queries/change/changes.ts'
import {
  addStaffImport,
  type EndedImport,
  endImport,
  importTexts,
  isStopping,
  noteImport,
  removeIdleImports,
  type StaffImport,
  takeToApply,
} from '../db/queries/import/staff-import.ts'
import { LOGGED_NOUNS } from '../domain/changes/nouns.ts'
import { faultText } from '../domain/fault-text.ts'
import { plainText } from '../domain/text.ts'
import { FILES, ImportError, importFolder } from './import-folder.ts'

const PAGE = /^pages\/[a-z0-9][a-z0-9.-]{0,120}\.md$/
/** How often an import notes how far it is. */
const NOTE_MS = 500

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

type ImportServices = Pick<Services, 'database' | 'media' | 'clock' | 'uuid' | 'changes'>

export const isRunning = ({ state }: StaffImport): boolean => state === 'LOOKING' || state === 'APPLYING'

/**
 * Puts the files down and begins to look at them. Earlier imports of the same person that brought in nothing are
 * removed, because they say nothing of these files.
 */
export async function beginImport(
  services: ImportServices,
  userId: number,
  files: readonly ImportFile[],
): Promise<StaffImport> {
  const { pool } = services.database
  await removeIdleImports(pool, userId)
  const texts = Object.fromEntries(files.map(({ name, text }) => [name, text]))
  const one = await addStaffImport(pool, { id: services.uuid(), userId, texts })
  void run(services, userId, one)
  return one
}

/**
 * Begins to bring in what was looked at; null where it is in no such state, or somebody else has begun to. Asks to stop
 * that came when the look had ended already are of no more account.
 */
export async function applyImport(services: ImportServices, userId: number, id: string): Promise<StaffImport | null> {
  const taken = await takeToApply(services.database.pool, id)
  if (taken) void run(services, userId, taken)
  return taken
}

/** Ends an import that somebody has stopped. It brings in all or nothing: what it has done so far is taken back. */
class Stopped extends Error {}

async function run(services: ImportServices, userId: number, one: StaffImport): Promise<void> {
  const nothing = { ...one.report, nouns: [], change: null }
  const ended = await outcomeOf(services, userId, one).catch((error: unknown): Outcome => {
    if (error instanceof Stopped) return { state: 'STOPPED', report: nothing }
    if (error instanceof ImportError) {
      const [problems, problemCount] = [error.problems.slice(0, OF_IMPORT.problems), error.problems.length]
      return { state: 'WRONG', report: { ...nothing, problems, problemCount } }
    }
    console.error(`an import failed: ${faultText(error)}`)
    return { state: 'FAILED', report: nothing }
  })
  try {
    await endImport(services.database.pool, { ...one, ...ended, report: storable(ended.report) })
  } catch (error) {
    // It is silent from now on, and counts as failed soon.
    console.error(`an import could not tell how it ended: ${faultText(error)}`)
  }
}

type Outcome = Pick<EndedImport, 'state' | 'report'> & Partial<EndedImport>

async function outcomeOf(services: ImportServices, userId: number, one: StaffImport): Promise<Outcome> {
  const { pool } = services.database
  const isPreview = one.state === 'LOOKING'
  let [step, steps, isStopped] = [0, one.steps, false]
  let noting = Promise.resolve()
  const note = async (): Promise<void> => {
    isStopped = await noteImport(pool, one.id, step, steps)
  }
  const folder = await mkdtemp(join(tmpdir(), 'semena-import-'))
  const notes = setInterval(() => {
    noting = noting.then(note).catch(() => {})
  }, NOTE_MS).unref()
  try {
    for (const [name, text] of Object.entries(await importTexts(pool, one.id))) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text, { mode: 0o600 })
    }
    const made = { nouns: [] as StaffImport['report']['nouns'], change: null as string | null }
    const work = () =>
      importFolder(services, folder, {
        isPreview,
        onStep: (...at) => {
          if (isStopped) throw new Stopped()
          ;[step, steps] = at
        },
        onWritten: async (client) => {
          if (await isStopping(pool, one.id)) throw new Stopped()
          made.nouns = nounsOf(await countedHere(client))
          const change = await thisChange(client)
          made.change = isPreview || change === null ? null : String(change)
        },
      })
    const { files, warnings } = await actAs({ origin: 'IMPORT', userId, operation: 'import' }, work)
    return {
      state: isPreview ? 'LOOKED' : 'APPLIED',
      files: one.files.map(({ name }) => ({ name, rows: files[name] ?? null })),
      report: { ...made, problems: [], problemCount: 0, warnings: [...warnings] },
    }
  } finally {
    clearInterval(notes)
    await noting
    await rm(folder, { recursive: true, force: true })
  }
}

/** A report without signs that the database cannot store. Problems name what stands in files. */
const storable = (report: StaffImport['report']): StaffImport['report'] =>
  JSON.parse(
    JSON.stringify(report, (_key, value: unknown) => (typeof value === 'string' ? plainText(value) : value)),
  ) as StaffImport['report']

/** The counts by the names that people see; tables with one name are told together. */
function nounsOf(counted: Awaited<ReturnType<typeof countedHere>>): StaffImport['report']['nouns'] {
  const found = new Map<string, StaffImport['report']['nouns'][number]>()
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
