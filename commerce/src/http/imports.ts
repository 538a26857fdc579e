/**
 * JSON endpoints for imports with a preview, for which Saleor's schema has no fields. Each file needs the permissions of
 * what it describes (`import/by-staff.ts`), in groups that open every channel.
 *
 *     GET    /api/imports/              one's own imports of the last day
 *     POST   /api/imports/              files: [{ name, text }]; looks at them and keeps nothing
 *     GET    /api/imports/samples/      a sample of each file that one may import; `?decimals=comma` as such
 *                                       countries' spreadsheets write it
 *     GET    /api/imports/<id>/         how far it is, what it would do, which rows are wrong
 *     POST   /api/imports/<id>/apply/   brings in what was looked at
 *     POST   /api/imports/<id>/stop/    ends a running one, of which nothing is brought in
 *     DELETE /api/imports/<id>/         forgets it with its files
 */
import type { FastifyReply } from 'fastify'
import type { UserViewer } from '../context.ts'
import type { CommerceServices } from '../settings.ts'
import {
  removeStaffImport,
  type StaffImport,
  staffImportsOf,
  stopStaffImport,
} from '../db/queries/import/staff-import.ts'
import { applyImport, beginImport, type ImportFile, isImportFile, isRunning, mayImport } from '../import/by-staff.ts'
import { fileName, isExport } from '../import/file-name.ts'
import { samplesOf } from '../import/samples.ts'
import { type Refusal, refusal } from '../domain/result.ts'
import { sendRefusal } from './own-api.ts'
import { denied, fieldsOf, sendFaults, staffPlugin, type StaffWork } from './staff-api.ts'

/** All files together, as JSON. */
const BODY_LIMIT = 16 * 1024 * 1024
const MOST_FILES = 200

export function importsPlugin(services: CommerceServices) {
  const { pool } = services.database
  const isBusy = async ({ userId }: UserViewer): Promise<boolean> =>
    (await staffImportsOf(pool, userId)).some(isRunning)
  /** Does something with one of the viewer's own imports. */
  const withOne =
    (work: (one: StaffImport, viewer: UserViewer, reply: FastifyReply) => unknown): StaffWork =>
    async ({ viewer, params: { id }, reply }) => {
      const one = (await staffImportsOf(pool, viewer.userId)).find((own) => own.id === id!.toLowerCase())
      return one ? work(one, viewer, reply) : sendRefusal(reply, 404, 'NOT_FOUND', 'There is no such import.')
    }
  return staffPlugin(
    services,
    { mayEnter: ({ channelIds }) => channelIds === null, bodyLimit: BODY_LIMIT },
    {
      'GET /api/imports': async ({ viewer }) => ({ imports: (await staffImportsOf(pool, viewer.userId)).map(shown) }),
      'POST /api/imports': async ({ viewer, fields, reply }) => {
        const files = readFiles(fields.files)
        if ('faults' in files) return sendFaults(reply, ...files.faults)
        if (!files.files.every(({ name }) => mayImport(viewer, name))) return denied(reply)
        if (await isBusy(viewer)) return busy(reply)
        return reply.code(202).send(shown(await beginImport(services, viewer.userId, files.files)))
      },
      'GET /api/imports/samples': async ({ viewer, query: { decimals } }) => {
        const samples = await samplesOf(services, { hasDecimalCommas: decimals === 'comma' })
        return { samples: samples.filter(({ name }) => mayImport(viewer, name)) }
      },
      'GET /api/imports/:id': withOne(shown),
      'POST /api/imports/:id/apply': withOne(async (one, viewer, reply) => {
        if (!one.files.every(({ name }) => mayImport(viewer, name))) return denied(reply)
        if (await isBusy(viewer)) return busy(reply)
        const taken = await applyImport(services, viewer.userId, one.id)
        return taken
          ? reply.code(202).send(shown(taken))
          : sendRefusal(reply, 409, 'NOT_READY', 'Only what was looked at can be brought in, once.')
      }),
      'POST /api/imports/:id/stop': withOne(async (one, _viewer, reply) => {
        if (!isRunning(one)) return sendRefusal(reply, 409, 'NOT_RUNNING', 'Only an import that runs can be stopped.')
        await stopStaffImport(pool, one.id)
        return reply.code(202).send(shown(one))
      }),
      'DELETE /api/imports/:id': withOne(async (one, _viewer, reply) => {
        if (isRunning(one)) return busy(reply)
        await removeStaffImport(pool, one.id)
        return { import: one.id }
      }),
    },
  )
}

const busy = (reply: FastifyReply): FastifyReply =>
  sendRefusal(reply, 409, 'BUSY', 'An import of yours is running. Wait for its end.')

/** With what the table keeps in one column as fields of its own. */
const shown = ({ report, ...one }: StaffImport) => ({ ...one, ...report })

/** The files of a body, or everything that is wrong with them. */
function readFiles(files: unknown): { files: ImportFile[] } | { faults: Refusal<string>[] } {
  if (!Array.isArray(files) || files.length === 0) return { faults: [refusal('REQUIRED', 'files', 'Send files.')] }
  if (files.length > MOST_FILES)
    return { faults: [refusal('INVALID', 'files', `Send at most ${MOST_FILES} files at once.`)] }
  const found = files.map(fieldsOf).map(({ name, text }) => ({
    name: typeof name === 'string' && typeof text === 'string' ? fileName(name, text) : name,
    text,
  }))
  const names = found.map(({ name }) => name)
  const faults = found.flatMap(({ name, text }, place): Refusal<string>[] => {
    if (typeof name !== 'string' || typeof text !== 'string')
      return [refusal('INVALID', 'files', 'Each file has a name and a text.')]
    if (!isImportFile(name) && name.endsWith('.csv') && isExport(text))
      return [refusal('EXPORTED_FILE', 'files', 'The export of all facts is no file of an import.')]
    if (!isImportFile(name))
      return [refusal('UNKNOWN_FILE', 'files', `No import has a file of this name: ${name.slice(0, 100)}`)]
    return names.indexOf(name) < place ? [refusal('DUPLICATED_INPUT_ITEM', 'files', `Sent twice: ${name}`)] : []
  })
  return faults.length ? { faults } : { files: found as unknown as ImportFile[] }
}
