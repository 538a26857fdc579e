/** Pages of texts show the variety that they are about, and so are made anew when it changes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChanges } from '@semena/commerce/database'
import { diskStorage, importFolder } from '@semena/commerce/owner'
import { freshDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createShop, type Shop } from '../../shop/src/app.ts'
import { readConfig } from '../../shop/src/config.ts'
import { DEMO_FOLDER } from '../../shop/src/first-start.ts'

const folder = mkdtempSync(join(tmpdir(), 'semena-pages-'))
let database: Awaited<ReturnType<typeof freshDatabase>>
let changes: ReturnType<typeof createChanges>
let shop: Shop
beforeAll(async () => {
  database = await freshDatabase()
  const clock = { now: () => new Date() }
  changes = createChanges(database.pool, clock.now)
  await importFolder({ database, media: diskStorage(join(folder, 'media')), clock, changes }, DEMO_FOLDER)
  const environment = {
    DATABASE_URL: urlOf(database.connection),
    SEMENA_DATA: folder,
    SEMENA_RATE_LIMITS: 'off',
    SEMENA_LOG: 'silent',
    PORT: '0',
  }
  shop = await createShop(readConfig(environment), { log: () => {} })
})
afterAll(async () => {
  await shop?.close()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a post about a variety has its new name', async () => {
  const text = async (path: string): Promise<string> => (await fetch(shop.address + path)).text()
  const post = '/blog/skunk-1-and-the-landraces'
  expect(await text(post)).toContain('/sort/skunk-1')
  expect(await text(post)).not.toContain('Skunk Renamed')
  await database.pool.query("update products set name = 'Skunk Renamed' where slug = 'skunk-1'")
  await changes.tell(database.pool, ['products', 'collections'])
  await vi.waitFor(async () => expect(await text('/sort/skunk-1')).toContain('Skunk Renamed'), 10_000)
  await vi.waitFor(async () => expect(await text(post)).toContain('Skunk Renamed'), 10_000)
})
