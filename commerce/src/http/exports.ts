/**
 * JSON endpoints for files that staff have made of lists: how far one is, and ending it, for which Saleor's schema has no
 * fields. Who may have files of a kind made may see and stop them.
 *
 *     GET  /api/exports/<id>/        how many rows are written, and of how many
 *     POST /api/exports/<id>/stop/   ends one that waits or is being made, of which nothing is kept
 */
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { hasPermission } from '../context.ts'
import { type ExportFileRow, exportFilesByIds, stopExport } from '../db/queries/export.ts'
import { EXPORT_PERMISSIONS, isExportKind } from '../domain/export/kinds.ts'
import { intKey, toGlobalId } from '../domain/global-id.ts'
import type { CommerceServices } from '../settings.ts'
import { sendRefusal } from './own-api.ts'
import { staffRoutes, type StaffWork } from './staff-api.ts'

const PATH = '/api/exports/:id'

export function exportsPlugin(services: CommerceServices): FastifyPluginAsync {
  const { database, clock } = services
  const withOne =
    (work: (one: ExportFileRow, reply: FastifyReply) => Promise<FastifyReply>): StaffWork =>
    async (viewer, request, reply) => {
      const key = intKey((request.params as { id: string }).id, 'ExportFile')
      const [one] = key === null ? [] : await exportFilesByIds(database.pool, [key])
      const isOpen = one && isExportKind(one.kind) && hasPermission({ viewer }, EXPORT_PERMISSIONS[one.kind])
      return isOpen ? work(one, reply) : sendRefusal(reply, 404, 'NOT_FOUND', 'There is no such export.')
    }
  return async (app) =>
    staffRoutes(app, services, () => true, [
      { method: 'GET', path: PATH, work: withOne(async (one, reply) => reply.send(shown(one))) },
      {
        method: 'POST',
        path: `${PATH}/stop`,
        work: withOne(async (one, reply) =>
          (await stopExport(database.pool, one.id, clock.now()))
            ? reply.code(202).send({ ...shown(one), status: 'DELETED' })
            : sendRefusal(reply, 409, 'NOT_RUNNING', 'Only a file that is being made can be stopped.'),
        ),
      },
    ])
}

const shown = ({ id, status, rowsDone, rowsAll }: ExportFileRow) => ({
  id: toGlobalId('ExportFile', id),
  status,
  rowsDone,
  rowsAll,
})
