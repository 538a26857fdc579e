/**
 * Files that staff have made of lists. A mutation asks for one and writes it where it is small; a job writes others soon
 * after, row by row, and notes how far it is. What a kind of file holds is registered in `kinds.ts`.
 */
import type { PoolClient } from 'pg'
import type { Ctx, Services } from '../../context.ts'
import { addAppEvents } from '../../db/queries/webhook/app-event.ts'
import {
  addExportFile,
  claimExport,
  type ExportFileRow,
  exportFilesByIds,
  finishExport,
  noteProgress,
  releaseExport,
} from '../../db/queries/file/export.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { traced } from '../../tracing/trace.ts'
import { faultText } from '../fault-text.ts'
import { removeUnused } from '../remove-picture.ts'
import { csvOf } from './csv.ts'
import { type Cell, EXPORTS, isExportKind, type ExportKind } from './kinds.ts'
import { xlsxOf } from './xlsx.ts'
import { actorOf } from '../viewer.ts'

export type FileType = 'CSV' | 'XLSX'

/** As many things as one file holds that a filter finds. */
export const MOST_EXPORTED = 200_000
/** A file with at most this many rows is there when its mutation answers. */
const MOST_AT_ONCE = 1000
/** How long a file stays claimed after its progress was noted, and how often that is. Milliseconds. */
const CLAIM_MS = 60_000
const NOTE_MS = 500
/** How often a claim is renewed while no row is written. Milliseconds. */
const RENEW_MS = 20_000
/** More rows than any table has. */
const ANY_NUMBER = 2_000_000_000

type Making = Pick<Services, 'database' | 'media' | 'clock'>

/** Asks for a file. A small one is made at once, others in the background. */
export async function startExport(
  ctx: Making & Pick<Ctx, 'viewer'>,
  kind: ExportKind,
  fileType: FileType,
  asked: Record<string, unknown>,
): Promise<ExportFileRow> {
  const { database } = ctx
  const input = { ...asked, fileType }
  const isSmall = (await EXPORTS[kind].count(database.pool, input, MOST_AT_ONCE + 1)) <= MOST_AT_ONCE
  const made = isSmall ? await make(ctx, kind, input) : null
  const add = (client: PoolClient): Promise<ExportFileRow> => addExportFile(client, { kind, input, ...actorOf(ctx) })
  if (!made) return transaction(database.pool, add)
  return keep(ctx, made, async (client) => {
    const file = await add(client)
    const { isFinished } = await finish(ctx, client, file, made)
    return { isFinished, kept: (await exportFilesByIds(client, [file.id]))[0] ?? file }
  })
}

/** What apps are told when a file is there. */
const EVENTS = {
  products: 'PRODUCT_EXPORT_COMPLETED',
  variants: 'PRODUCT_EXPORT_COMPLETED',
  'gift-cards': 'GIFT_CARD_EXPORT_COMPLETED',
  'voucher-codes': 'VOUCHER_CODE_EXPORT_COMPLETED',
} as const satisfies Record<ExportKind, string>

/** Why a file is not made on: its process ends, or somebody stopped it. */
class Ended extends Error {}

/** Makes the oldest file that waits. Answers false when none does, or when `isOver` says that the process ends. */
export async function makeNextExport(services: Making, isOver: () => boolean = () => false): Promise<boolean> {
  const { database, clock } = services
  const until = (): Date => new Date(clock.now().getTime() + CLAIM_MS)
  const file = await claimExport(database.pool, clock.now(), until())
  if (!file) return false
  return traced('job export', { attributes: { 'semena.export': file.kind } }, async () => {
    let done = 0
    let all = 0
    let notedAt = performance.now()
    let isStopped = false
    const tell = async (): Promise<void> => {
      notedAt = performance.now()
      if (!(await noteProgress(database.pool, { id: file.id, done, all, until: until() }))) isStopped = true
    }
    const note = async (ofDone: number, ofAll: number): Promise<void> => {
      done = ofDone
      all = ofAll
      if (!isOver() && !isStopped && performance.now() - notedAt >= NOTE_MS) await tell()
      if (isOver() || isStopped) throw new Ended()
    }
    // A storage may take long for the last rows, and the file stays claimed meanwhile. Where the database cannot be
    // reached, the claim runs out and the file is begun anew.
    const renewing = setInterval(() => void tell().catch(() => undefined), RENEW_MS)
    try {
      const made = await make(services, file.kind, file.input, note)
      await keep(services, made, (client) => finish(services, client, file, made))
      return true
    } catch (error) {
      if (!(error instanceof Ended)) throw error
      // Nothing changes for one that was stopped.
      await releaseExport(database.pool, file.id)
      return !isOver()
    } finally {
      clearInterval(renewing)
    }
  })
}

/** Where a file is, or why it could not be made. */
type Made = { rows: number } & ({ path: string; message: null } | { path: null; message: string })

/** `note` is told how many rows are written of how many; what it throws ends the file, of which nothing is kept. */
async function make(
  { database, media }: Making,
  kind: string,
  input: Record<string, unknown>,
  note?: (done: number, all: number) => Promise<void>,
): Promise<Made> {
  let done = 0
  try {
    if (!isExportKind(kind)) throw new Error(`nothing is known of exports of ${kind}`)
    const { rows, count } = EXPORTS[kind]
    const all = note ? await count(database.pool, input, ANY_NUMBER) : 0
    const counted = async function* (): AsyncGenerator<readonly Cell[]> {
      // The first row names the columns.
      done = -1
      for await (const row of rows(database.pool, input)) {
        yield row
        done++
        await note?.(done, all)
      }
    }
    const isSheet = input.fileType === 'XLSX'
    const path = await media.putStream(isSheet ? xlsxOf(counted()) : csvOf(counted()), {
      extension: isSheet ? 'xlsx' : 'csv',
    })
    return { path, message: null, rows: done }
  } catch (error) {
    if (error instanceof Ended) throw error
    return { path: null, message: faultText(error), rows: Math.max(0, done) }
  }
}

/**
 * Writes down, in a transaction, what was made. A file that no row names afterwards, because somebody stopped it last or
 * another process made it as well, is removed. Where the transaction fails, nobody knows whether a row names it: such a
 * file is cleared up with others that are unused.
 */
async function keep<Kept>(
  services: Making,
  { path }: Made,
  work: (client: PoolClient) => Promise<{ isFinished: boolean; kept: Kept }>,
): Promise<Kept> {
  const { isFinished, kept } = await transaction(services.database.pool, work)
  if (path !== null && !isFinished) await removeUnused(services, path)
  return kept
}

async function finish(
  { clock }: Pick<Making, 'clock'>,
  client: PoolClient,
  { id, kind }: ExportFileRow,
  made: Made,
): Promise<{ isFinished: boolean; kept: null }> {
  const isFinished = await finishExport(client, { ...made, id, now: clock.now() })
  if (isFinished && made.path !== null && isExportKind(kind))
    await addAppEvents(client, [
      { type: EVENTS[kind], subjectType: 'ExportFile', subjectKey: String(id), snapshot: null },
    ])
  return { isFinished, kept: null }
}
