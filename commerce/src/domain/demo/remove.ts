/** Takes the demo away, brings it back within a day, and erases it after that (decision 0081). */
import { MOST_TURNS } from '@semena/contract/limits'
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@semena/contract/time'
import type { PoolClient } from 'pg'
import type { Services } from '../../context.ts'
import { writeBackup } from '../../db/backup/backup.ts'
import { PictureNames } from '../../db/backup/picture-names.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { type ChangedRow, checkReferences, deferReferences } from '../../db/queries/change/changes.ts'
import { anyMark, markAll, noteOwn } from '../../db/queries/demo/marks.ts'
import { park, type Roots, unpark } from '../../db/queries/demo/parking.ts'
import {
  actForNobody,
  addRemoval,
  deleteRemoval,
  DEMO_LOCK,
  lockDemo,
  nextToErase,
  openRemovals,
  parkedTexts,
  parkedThings,
  type Removal,
  shopFrame,
  tookFromOrders,
} from '../../db/queries/demo/removal.ts'
import { readStructure } from '../../db/queries/demo/structure.ts'
import { addAppEvents } from '../../db/queries/webhook/app-event.ts'
import { noteUpload } from '../../db/queries/file/uploaded-file.ts'
import { forget } from '../../memory/memory.ts'
import { bringUpToDate } from '../catalog/by-clock.ts'
import { eventsOfUndo, peopleInUndo, THINGS } from '../changes/told.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type DemoKind, KEPT_PAGES } from './kinds.ts'
import { type Choice, type PlannedKind, planRemoval } from './plan.ts'

type DemoCtx = Pick<Services, 'database' | 'clock' | 'media'> & { changes: Pick<Services['changes'], 'tell'> }

/** BUSY: somebody else takes the demo away, or brings it back, at this moment. */
export type RemoveCode = 'BUSY'
/**
 * NOTHING_TO_UNDO: nothing was taken away, or it is longer than a day ago. CHANGED_SINCE: something new has an address or
 * a number that would come back, or what it belongs to is gone.
 */
export type UndoDemoCode = RemoveCode | 'NOTHING_TO_UNDO' | 'CHANGED_SINCE'

const KEPT_MS = DAY_MS
/** PostgreSQL's codes: a reference that leads nowhere, and a value that must be unique. */
const IN_THE_WAY: ReadonlySet<string | undefined> = new Set(['23503', '23505'])

/** Marks everything of these kinds as the demo's, in the transaction that has made it. */
export async function markDemo(client: PoolClient, kinds: readonly DemoKind[]): Promise<void> {
  for (const kind of kinds) await markAll(client, kind, KEPT_PAGES)
}

export interface DemoStatus {
  /** What would go and stay, if all of it were taken away now. */
  plan: PlannedKind[]
  frame: Awaited<ReturnType<typeof shopFrame>>
  removals: Removal[]
}

/** What a demo shop has of its demo; null where nothing is, and nothing can come back. */
export async function demoStatus(ctx: DemoCtx, choice: Choice): Promise<DemoStatus | null> {
  return transaction(ctx.database.pool, async (client) => {
    const removals = await openRemovals(client, ctx.clock.now())
    const isDemo = await anyMark(client)
    if (!isDemo && removals.length === 0) return null
    const plan = isDemo ? await planRemoval(client, choice) : []
    return { plan, frame: await shopFrame(client, [...KEPT_PAGES]), removals }
  })
}

export interface RemoveOptions {
  choice: Choice
  userId: number | null
  /** Where a backup is written before; null where the database is not the shop's own. */
  backups: string | null
}

/** Takes away what is chosen, at once and wholly. Answers how many things of each kind went; of a second call, none. */
export async function removeDemo(
  ctx: DemoCtx,
  { choice, userId, backups }: RemoveOptions,
): Promise<Result<Record<string, number>, RemoveCode>> {
  const { pool } = ctx.database
  const planned = await transaction(pool, (client) => planRemoval(client, choice))
  if (planned.every(({ goes }) => goes.length === 0)) return ok({})
  const backup = backups && (await backUp(ctx, backups))
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const done = await takeAway(ctx, choice, { userId, backup })
    if (done === 'ORDERED_MEANWHILE') continue
    if (done.ok) await settle(ctx)
    return done
  }
  return BUSY
}

type Taken = Result<Record<string, number>, RemoveCode> | 'ORDERED_MEANWHILE'

/** Moves everything in one transaction, or nothing. */
const takeAway = (
  ctx: DemoCtx,
  choice: Choice,
  { userId, backup }: { userId: number | null; backup: string | null },
): Promise<Taken> =>
  transaction<Taken>(ctx.database.pool, async (client) => {
    if (!(await lockDemo(client, DEMO_LOCK))) return new Undone<Taken>(BUSY)
    await actForNobody(client)
    const plan = (await planRemoval(client, choice)).filter(({ goes }) => goes.length > 0)
    const things = Object.fromEntries(plan.map(({ kind, goes }) => [kind.kind, goes.length]))
    if (plan.length === 0) return ok(things)
    const now = ctx.clock.now()
    const until = new Date(now.getTime() + KEPT_MS)
    const removal = await addRemoval(client, now, until, userId, JSON.stringify(things), backup)
    await deferReferences(client)
    await park(client, await readStructure(client), removal, rootsOf(plan))
    if (await tookFromOrders(client, removal)) return new Undone<Taken>('ORDERED_MEANWHILE')
    await tellApps(client, removal, 'GONE')
    await checkReferences(client)
    await ctx.changes.tell(client)
    return ok(things)
  })

const BUSY = refuse('BUSY', null, 'Somebody else is changing the demo at this moment. Look again in a minute.')

function rootsOf(plan: readonly PlannedKind[]): Roots {
  const roots = new Map<string, string[]>()
  for (const { kind, goes } of plan)
    roots.set(kind.table, [...(roots.get(kind.table) ?? []), ...goes.map(({ key }) => key)])
  return roots
}

/** Tells apps of what went or came, as if staff had deleted or made it. */
async function tellApps(client: PoolClient, removal: number, what: 'GONE' | 'BACK'): Promise<void> {
  const things = await parkedThings(client, removal, [...Object.keys(THINGS), 'users'])
  const rows = things.map(({ tableName, key, row }) => ({
    tableName,
    key: key as ChangedRow['key'],
    before: what === 'BACK' ? (row as ChangedRow['before']) : null,
    after: what === 'GONE' ? (row as ChangedRow['after']) : null,
  }))
  // A trigger tells of customers that come.
  const people = what === 'GONE' ? await peopleInUndo(rows, async () => false) : []
  await addAppEvents(client, [...eventsOfUndo(rows), ...people])
}

/** Writes the whole shop into a new folder, and answers its name. */
async function backUp({ database, media, clock }: DemoCtx, backups: string): Promise<string> {
  const now = clock.now()
  await mkdir(backups, { recursive: true, mode: 0o700 })
  const name = `before-the-demo-went-${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`
  const folder = join(backups, name)
  await writeBackup({ pool: database.pool, pictures: media, folder, now, signal: new AbortController().signal })
  return folder
}

/** Drops what this process keeps, and works what came or went into the prices. */
async function settle(ctx: DemoCtx): Promise<void> {
  forget(ctx.database.pool)
  await bringUpToDate(ctx, { patienceMs: 5000 })
}

/** Brings back everything that was taken away within a day, as it was. Answers how many things of each kind came. */
export async function undoRemoval(ctx: DemoCtx): Promise<Result<Record<string, number>, UndoDemoCode>> {
  type Done = Result<Record<string, number>, UndoDemoCode>
  try {
    const done = await transaction<Done>(ctx.database.pool, async (client) => {
      if (!(await lockDemo(client, DEMO_LOCK))) return new Undone<Done>(BUSY)
      await actForNobody(client)
      const removals = await openRemovals(client, ctx.clock.now())
      if (removals.length === 0) return refuse('NOTHING_TO_UNDO', null, 'Nothing was taken away within the last day.')
      const structure = await readStructure(client)
      await deferReferences(client)
      const things: Record<string, number> = {}
      for (const removal of removals) {
        await unpark(client, structure, removal.id)
        await tellApps(client, removal.id, 'BACK')
        await deleteRemoval(client, removal.id)
        for (const [kind, count] of Object.entries(removal.things)) things[kind] = (things[kind] ?? 0) + count
      }
      await checkReferences(client)
      await ctx.changes.tell(client)
      return ok(things)
    })
    if (done.ok) await settle(ctx)
    return done
  } catch (error) {
    const { code, detail = '' } = error as { code?: string; detail?: string }
    if (!IN_THE_WAY.has(code)) throw error
    return refuse('CHANGED_SINCE', null, `Something new is in the way of what would come back. ${detail}`.trim())
  }
}

/**
 * Erases what was taken away longer than a day ago, and notes the owner's changes before the log forgets them. Answers
 * whether there may be more. Pictures that nothing names then go with the next files that nothing names.
 */
export async function eraseRemoved(
  { database, clock }: Pick<DemoCtx, 'database' | 'clock'>,
  kinds: readonly DemoKind[],
): Promise<boolean> {
  return transaction(database.pool, async (client) => {
    if (!(await lockDemo(client, DEMO_LOCK))) return false
    if (await anyMark(client)) await noteOwn(client, kinds)
    const now = clock.now()
    const removal = await nextToErase(client, now)
    if (removal === null) return false
    const names = new PictureNames()
    for (const text of await parkedTexts(client, removal)) {
      names.read(Buffer.from(text))
      names.end()
    }
    for (const path of names.found) await noteUpload(client, path, now)
    await deleteRemoval(client, removal)
    return true
  })
}
