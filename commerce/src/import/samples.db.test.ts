/** Samples of import files, made from a shop that has nothing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createChanges } from '../db/driver/changes.ts'
import { diskStorage } from '../providers/media/disk.ts'
import { freshDatabase } from '../testing/database.ts'
import { importFolder } from './import-folder.ts'
import { samplesOf } from './samples.ts'

const database = await freshDatabase()
const folder = mkdtempSync(join(tmpdir(), 'semena-samples-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

const clock = { now: () => new Date() }
const services = {
  database,
  clock,
  media: diskStorage(join(folder, 'media')),
  changes: createChanges(database.pool, clock.now),
}

async function importSamples(hasDecimalCommas: boolean): Promise<number> {
  const path = mkdtempSync(join(folder, 'files-'))
  for (const { name, text } of await samplesOf({ database }, { hasDecimalCommas })) {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), text)
  }
  const { added, changed } = await importFolder(services, path)
  return added + changed
}

it('are imported together, and then name what they have brought in, also as other countries write numbers', async () => {
  expect(await importSamples(false)).toBeGreaterThan(10)
  const { rows } = await database.pool.query('select sku, name from variants')
  expect(rows).toEqual([{ sku: 'SAMPLE-5', name: '5 seeds' }])
  // With a channel and a warehouse samples have columns for them, of which the first variants have nothing yet.
  await importSamples(true)
  expect(await importSamples(true)).toBe(0)
})
