/**
 * Files that are uploaded before the form that names them is saved. A file that nothing names is deleted
 * after 31 days: the desk remembers a form for 30.
 */
import { DAY_MS } from '@semena/contract/time'
import type { Queryable } from '../../db/statements/statement.ts'
import type { Ctx } from '../../context.ts'
import { namedPictures } from '../../db/backup/named-pictures.ts'
import { deferUploads, dueUploads, noteUpload, takeUpload } from '../../db/queries/file/uploaded-file.ts'
import { transaction } from '../../db/driver/transaction.ts'

type UploadsCtx = Pick<Ctx, 'database' | 'media' | 'clock'>

const KEPT_MS = 31 * DAY_MS
/** Where a path stands although nothing shows the file. */
const NO_NAMES: ReadonlySet<string> = new Set(['uploaded_files', 'media_removals'])

const keptUntil = ({ clock }: Pick<Ctx, 'clock'>): Date => new Date(clock.now().getTime() + KEPT_MS)

/** Stores an uploaded file; answers its path. */
export async function storeUpload(ctx: UploadsCtx, content: Buffer, extension: string): Promise<string> {
  // The row comes first: a process that ends in between leaves no file of which nobody knows.
  await noteUpload(ctx.database.pool, ctx.media.pathOf(content, extension), keptUntil(ctx))
  return ctx.media.put(content, extension)
}

/** Keeps files that are about to be stored by another way, where they were uploaded, too. */
export async function keepUploads(ctx: Pick<Ctx, 'clock'>, on: Queryable, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await deferUploads(on, paths, keptUntil(ctx))
}

/**
 * Deletes uploaded files that nothing has named for 31 days. Any column of any table may name one, the log of changes
 * too, by which a change can be undone. Answers how many files were looked for.
 */
export async function removeUnnamed(ctx: UploadsCtx, most: number): Promise<number> {
  const { pool } = ctx.database
  const now = ctx.clock.now()
  const due = await dueUploads(pool, now, most)
  if (due.length === 0) return 0
  const named = await namedPictures(pool, NO_NAMES)
  await deferUploads(
    pool,
    due.filter((path) => named.has(path)),
    keptUntil(ctx),
  )
  for (const path of due)
    if (!named.has(path))
      await transaction(pool, async (client) => {
        // A storage that cannot be reached leaves the row as it was.
        if (await takeUpload(client, path, now)) await ctx.media.remove(path)
      })
  return due.length
}
