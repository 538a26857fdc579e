/** The values from which exported files are resolved. */
import type { ExportFileRow } from '../../db/queries/file/export.ts'

export type ExportFileSource = ExportFileRow

/** What happened to a file, as far as its row says. */
export interface ExportEventSource {
  file: ExportFileRow
  type: 'EXPORT_PENDING' | 'EXPORT_SUCCESS' | 'EXPORT_FAILED' | 'EXPORT_DELETED'
}
