/**
 * Files that staff have made of lists. A mutation asks for one; a job writes it soon after. What a kind of file holds is
 * registered in `kinds.ts`.
 */
import type { Ctx, Services } from '../../context.ts'
import { addAppEvents } from '../../db/queries/app-event.ts'
import { addExportFile, type ExportFileRow, finishExport, lockNextExport } from '../../db/queries/export.ts'
import { transaction } from '../../db/transaction.ts'
import { faultText } from '../fault-text.ts'
import { toCsv } from './csv.ts'
import { EXPORTS, isExportKind, type ExportKind } from './kinds.ts'
import { toXlsx } from './xlsx.ts'

export type FileType = 'CSV' | 'XLSX'

/** Asks for a file; it is made in the background. */
export const startExport = (
  { database, viewer }: Pick<Ctx, 'database' | 'viewer'>,
  kind: ExportKind,
  fileType: FileType,
  input: Record<string, unknown>,
): Promise<ExportFileRow> =>
  transaction(database.pool, (client) =>
    addExportFile(client, {
      kind,
      input: { ...input, fileType },
      userId: viewer.kind === 'user' ? viewer.userId : null,
      appId: viewer.kind === 'app' ? viewer.appId : null,
    }),
  )

/** What apps are told when a file is there. */
const EVENTS = {
  products: 'PRODUCT_EXPORT_COMPLETED',
  'gift-cards': 'GIFT_CARD_EXPORT_COMPLETED',
  'voucher-codes': 'VOUCHER_CODE_EXPORT_COMPLETED',
} as const satisfies Record<ExportKind, string>

/** Makes the oldest file that waits. Answers false when none does. */
export function makeNextExport({
  database,
  media,
  clock,
}: Pick<Services, 'database' | 'media' | 'clock'>): Promise<boolean> {
  return transaction(database.pool, async (client) => {
    const file = await lockNextExport(client)
    if (!file) return false
    try {
      if (!isExportKind(file.kind)) throw new Error(`nothing is known of exports of ${file.kind}`)
      const rows = await EXPORTS[file.kind](database.pool, file.input)
      const isSheet = file.input.fileType === 'XLSX'
      const path = await media.put(isSheet ? toXlsx(rows) : Buffer.from(toCsv(rows)), isSheet ? 'xlsx' : 'csv')
      await finishExport(client, file.id, { path, message: null, now: clock.now() })
      await addAppEvents(client, [
        { type: EVENTS[file.kind], subjectType: 'ExportFile', subjectKey: String(file.id), snapshot: null },
      ])
    } catch (error) {
      await finishExport(client, file.id, { path: null, message: faultText(error), now: clock.now() })
    }
    return true
  })
}
