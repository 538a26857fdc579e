/**
 * JSON endpoints for exports, for which Saleor's schema has no fields: begin one of prices or stock, read its progress,
 * stop it. They need the permission to export that kind of file. Files of prices and stock hold every channel, so staff
 * limited to channels cannot have them.
 *
 *     POST /api/exports/             fileType: CSV or XLSX, of: PRICES or STOCK; begins a file as imports take it
 *     GET  /api/exports/<id>/        how many rows are written, and of how many
 *     POST /api/exports/<id>/stop/   stops one that waits or runs; nothing of it is kept
 */
import type { FastifyReply } from 'fastify'
import { type ExportFileRow, exportFilesByIds, stopExport } from '../db/queries/file/export.ts'
import { startExport } from '../domain/export/files.ts'
import { mayExport } from '../domain/export/kinds.ts'
import { intKey, toGlobalId } from '../domain/global-id.ts'
import type { CommerceServices } from '../settings.ts'
import { refusal } from '../domain/result.ts'
import { sendRefusal } from './own-api.ts'
import { denied, sendFaults, staffPlugin, type StaffWork } from './staff-api.ts'

export function exportsPlugin(services: CommerceServices) {
  const { database, clock } = services
  const withOne =
    (work: (one: ExportFileRow, reply: FastifyReply) => unknown): StaffWork =>
    async ({ viewer, params: { id }, reply }) => {
      const key = intKey(id!, 'ExportFile')
      const [one] = key === null ? [] : await exportFilesByIds(database.pool, [key])
      return one && mayExport(viewer, one.kind)
        ? work(one, reply)
        : sendRefusal(reply, 404, 'NOT_FOUND', 'There is no such export.')
    }
  return staffPlugin(
    services,
    {},
    {
      'POST /api/exports': async ({ viewer, fields: { fileType, of }, reply }) => {
        if (!mayExport(viewer, 'variants')) return denied(reply)
        if (fileType !== 'CSV' && fileType !== 'XLSX')
          return sendFaults(reply, refusal('INVALID', 'fileType', 'A file is CSV or XLSX.'))
        if (of !== 'PRICES' && of !== 'STOCK')
          return sendFaults(reply, refusal('INVALID', 'of', 'A file is of PRICES or of STOCK.'))
        const file = await startExport({ ...services, viewer }, 'variants', fileType, { of: of.toLowerCase() })
        return reply.code(202).send(shown(file))
      },
      'GET /api/exports/:id': withOne(shown),
      'POST /api/exports/:id/stop': withOne(async (one, reply) =>
        (await stopExport(database.pool, one.id, clock.now()))
          ? reply.code(202).send({ ...shown(one), status: 'DELETED' })
          : sendRefusal(reply, 409, 'NOT_RUNNING', 'Only a file that is being made can be stopped.'),
      ),
    },
  )
}

const shown = ({ id, status, rowsDone, rowsAll }: ExportFileRow) => ({
  id: toGlobalId('ExportFile', id),
  status,
  rowsDone,
  rowsAll,
})
