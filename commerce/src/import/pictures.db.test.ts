/** Pictures of an import folder. */
import { DAY_MS } from '@semena/contract/time'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteUpload } from '../db/queries/file/uploaded-file.ts'
import { freshDatabase } from '../testing/database.ts'
import { fillShop } from '../testing/catalog-shop.ts'
import { openWorker } from '../testing/jobs.ts'
import { importFolder } from './import-folder.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let worker: Awaited<ReturnType<typeof openWorker>>
const folder = mkdtempSync(join(tmpdir(), 'semena-import-'))
beforeAll(async () => {
  database = await freshDatabase()
  await fillShop(database.pool)
  worker = await openWorker(database.connection, null, { now: () => new Date() })
})
afterAll(async () => {
  await worker.database.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .png({ compressionLevel: 1 })
    .toBuffer()

test('a picture of more than 40 million pixels is a fault of its cell, and nothing is written', async () => {
  writeFileSync(join(folder, 'large.png'), await picture(8000, 5001))
  writeFileSync(join(folder, 'small.png'), await picture(8, 5))
  writeFileSync(join(folder, 'products.csv'), 'slug,media\np-01,small.png|large.png\n')
  await expect(importFolder(worker.services, folder)).rejects.toMatchObject({
    problems: [
      { file: 'products.csv', line: 2, column: 'media', code: 'PICTURE_TOO_LARGE', params: { value: 'large.png' } },
    ],
  })
})

test('a file that was uploaded before and is due is kept for the import that brings it again', async () => {
  const content = await picture(8, 6)
  const path = worker.services.media.pathOf(content, 'png')
  await noteUpload(database.pool, path, new Date(Date.now() - DAY_MS))
  rmSync(join(folder, 'large.png'), { force: true })
  writeFileSync(join(folder, 'small.png'), content)
  writeFileSync(join(folder, 'products.csv'), 'slug,media\np-01,small.png\n')
  await importFolder(worker.services, folder)
  const { rows } = await database.pool.query<{ due_at: Date }>('select due_at from uploaded_files')
  expect(rows[0]!.due_at.getTime()).toBeGreaterThan(Date.now() + 6 * DAY_MS)
})
