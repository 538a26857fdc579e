/**
 * Files that staff have made of lists. A mutation asks for one and writes it where it is small; a job writes
 * others soon after. What a kind of file holds is
 * registered in `kinds.ts`.
 */
import type { PoolClient } from 'pg'
import type { Ctx, Services } from '../../context.ts'
import { addAppEvents } from '../../db/queries/app-event.ts'
import {
  addExportFile,
  type ExportFileRow,
  exportFilesByIds,
  finishExport,
  lockNextExport,
} from '../../db/queries/export.ts'
import { transaction } from '../../db/transaction.ts'
import { faultText } from '../fault-text.ts'
import { toCsv } from './csv.ts'
import { EXPORTS, isExportKind, type ExportKind } from './kinds.ts'
import { toXlsx } from './xlsx.ts'

export type FileType = 'CSV' | 'XLSX'

/** A file with at most this many rows is there when its mutation answers. */
const MOST_AT_ONCE = 1000

type Making = Pick<Services, 'database' | 'media' | 'clock'>

/** Asks for a file. A small one is made at once, others in the background. */
export async function startExport(
  ctx: Making & Pick<Ctx, 'viewer'>,
  kind: ExportKind,
  fileType: FileType,
  asked: Record<string, unknown>,
): Promise<ExportFileRow> {
  const { database, viewer } = ctx
  const input = { ...asked, fileType }
  const isSmall = (await EXPORTS[kind].count(database.pool, input, MOST_AT_ONCE + 1)) <= MOST_AT_ONCE
  const made = isSmall ? await make(ctx, kind, input) : null
  return transaction(database.pool, async (client) => {
    const file = await addExportFile(client, {
      kind,
      input,
      userId: viewer.kind === 'user' ? viewer.userId : null,
      appId: viewer.kind === 'app' ? viewer.appId : null,
    })
    if (!made) return file
    await finish(ctx, client, file, made)
    return (await exportFilesByIds(client, [file.id]))[0] ?? file
  })
}

/** What apps are told when a file is there. */
const EVENTS = {
  products: 'PRODUCT_EXPORT_COMPLETED',
  'gift-cards': 'GIFT_CARD_EXPORT_COMPLETED',
  'voucher-codes': 'VOUCHER_CODE_EXPORT_COMPLETED',
} as const satisfies Record<ExportKind, string>

/** Makes the oldest file that waits. Answers false when none does. */
export function makeNextExport(services: Making): Promise<boolean> {
  return transaction(services.database.pool, async (client) => {
    const file = await lockNextExport(client)
    if (!file) return false
    await finish(services, client, file, await make(services, file.kind, file.input))
    return true
  })
}

/** Where a file is, or why it could not be made. */
type Made = { path: string; message: null } | { path: null; message: string }

async function make({ database, media }: Making, kind: string, input: Record<string, unknown>): Promise<Made> {
  try {
    if (!isExportKind(kind)) throw new Error(`nothing is known of exports of ${kind}`)
    const rows = await EXPORTS[kind].rows(database.pool, input)
    const isSheet = input.fileType === 'XLSX'
    const path = await media.put(isSheet ? toXlsx(rows) : Buffer.from(toCsv(rows)), isSheet ? 'xlsx' : 'csv')
    return { path, message: null }
  } catch (error) {
    return { path: null, message: faultText(error) }
  }
}

async function finish(
  { clock }: Pick<Making, 'clock'>,
  client: PoolClient,
  { id, kind }: ExportFileRow,
  made: Made,
): Promise<void> {
  await finishExport(client, id, { ...made, now: clock.now() })
  if (made.path !== null && isExportKind(kind))
    await addAppEvents(client, [
      { type: EVENTS[kind], subjectType: 'ExportFile', subjectKey: String(id), snapshot: null },
    ])
}
