/** A demo shop in the test's own process, with a database that the test can read and change. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChanges } from '@semena/commerce/database'
import { diskStorage, importFolder } from '@semena/commerce/owner'
import { freshDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { createShop, type Shop } from '../../shop/src/start/app.ts'
import { readConfig } from '../../shop/src/config/config.ts'
import { DEMO_FOLDER } from '../../shop/src/start/first-start.ts'

export interface ShopHere {
  shop: Shop
  database: Awaited<ReturnType<typeof freshDatabase>>
  /** Tells the shop what was changed in its database. */
  changes: ReturnType<typeof createChanges>
  close(): Promise<void>
}

/** Opens the shop; `more` are variables of its configuration. */
export async function openShopHere(more: Record<string, string> = {}): Promise<ShopHere> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-here-'))
  const database = await freshDatabase()
  const clock = { now: () => new Date() }
  const changes = createChanges(database.pool, clock.now)
  await importFolder({ database, media: diskStorage(join(folder, 'media')), clock, changes }, DEMO_FOLDER)
  const environment = {
    DATABASE_URL: urlOf(database.connection),
    SEMENA_DATA: folder,
    SEMENA_RATE_LIMITS: 'off',
    SEMENA_LOG: 'silent',
    PORT: '0',
    ...more,
  }
  const shop = await createShop(readConfig(environment), { log: () => {} })
  return {
    shop,
    database,
    changes,
    close: async () => {
      await shop.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
