/**
 * Measures files of a large shop: exports of all products as text and as a workbook, by the running shop, and a backup
 * with its restore, by the command line. Memory is that of the shop's process or of the command, without the database's.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addApp } from '@semena/commerce/owner'
import { createDatabase, type TestDatabase, urlOf } from '@semena/commerce/testing/database'
import { startCommand } from '../../tests/support/command.ts'
import { startShop } from '../../tests/support/shop.ts'
import { withLargeShop } from './large-shop.ts'
import { Usage } from './memory.ts'

export interface MeasuredFile {
  what: string
  value: string
  goal: string
  met: boolean
}

const LOOK_MS = 100
/** Most memory that making a file may add to the shop's process, and most that a command may use. */
const ADDED_MB = 150
const COMMAND_MB = 500
const megabytes = (bytes: number): number => bytes / 1024 / 1024

/** Measures with so many products, which have twice as many variants. */
export const measureFiles = (tell: (measured: MeasuredFile) => void, products?: number): Promise<void> =>
  withLargeShop(async (database) => {
    const folder = mkdtempSync(join(tmpdir(), 'semena-bench-files-'))
    try {
      await measureExports(database, join(folder, 'data'), tell)
      await measureBackup(database, folder, tell)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }, products)

async function measureExports(database: TestDatabase, folder: string, tell: (m: MeasuredFile) => void): Promise<void> {
  const made = await addApp({ database }, 'Measuring', ['MANAGE_PRODUCTS'])
  if (!made.ok) throw new Error('the app was refused')
  const shop = await startShop({ folder, env: { DATABASE_URL: urlOf(database.connection) } })
  try {
    const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
      const response = await fetch(`${shop.url}/graphql/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${made.value.token}` },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = (await response.json()) as { data: Record<string, T>; errors?: unknown }
      if (errors) throw new Error(JSON.stringify(errors))
      return Object.values(data)[0]!
    }
    const channels = await ask<{ id: string }[]>('{ channels { id } }')
    for (const fileType of ['CSV', 'XLSX']) {
      const before = new Usage()
      before.look(shop.process.pid!, folder)
      const usage = new Usage()
      const look = (): void => usage.look(shop.process.pid!, folder)
      const looking = setInterval(look, LOOK_MS)
      const began = performance.now()
      const { exportFile } = await ask<{ exportFile: { id: string } }>(
        'mutation($i: ExportProductsInput!) { exportProducts(input: $i) { exportFile { id } errors { code } } }',
        {
          i: {
            scope: 'ALL',
            fileType,
            exportInfo: {
              fields: ['NAME', 'DESCRIPTION', 'PRODUCT_TYPE', 'CATEGORY', 'COLLECTIONS', 'VARIANT_SKU'],
              channels: channels.map(({ id }) => id),
            },
          },
        },
      )
      const read = () =>
        ask<{ status: string; url: string | null; message: string | null }>(
          'query($id: ID!) { exportFile(id: $id) { status url message } }',
          { id: exportFile.id },
        )
      let file = await read()
      while (file.status === 'PENDING') {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
        file = await read()
      }
      const seconds = (performance.now() - began) / 1000
      const answer = await fetch(shop.url + new URL(file.url!).pathname)
      let bytes = 0
      for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += piece.length
      clearInterval(looking)
      look()
      const added = megabytes(usage.memory - before.memory)
      tell({
        what: `export as ${fileType}, ${megabytes(bytes).toFixed(0)} MB, ${seconds.toFixed(1)} s, fetched: memory added`,
        value: `${added.toFixed(0)} MB`,
        goal: `≤ ${ADDED_MB} MB`,
        met: added <= ADDED_MB,
      })
    }
  } finally {
    await shop.remove()
  }
}

async function measureBackup(database: TestDatabase, folder: string, tell: (m: MeasuredFile) => void): Promise<void> {
  const backup = join(folder, 'backup')
  const empty = await createDatabase(database.connection, 'template1')
  for (const [name, url] of [
    ['backup', urlOf(database.connection)],
    ['restore', urlOf(empty.connection)],
  ] as const) {
    const data = join(folder, `${name}-data`)
    const began = performance.now()
    const usage = new Usage()
    const { process: child, ended } = startCommand([name, backup], { SEMENA_DATA: data, DATABASE_URL: url })
    const looking = setInterval(() => usage.look(child.pid!, data), LOOK_MS)
    const { code, lines } = await ended.finally(() => clearInterval(looking))
    if (code !== 0) throw new Error(`the command failed:\n${lines.join('\n')}`)
    const used = megabytes(usage.memory)
    tell({
      what: `${name}, ${megabytes(await sizeOf(backup)).toFixed(0)} MB, ${((performance.now() - began) / 1000).toFixed(1)} s: memory`,
      value: `${used.toFixed(0)} MB`,
      goal: `≤ ${COMMAND_MB} MB`,
      met: used <= COMMAND_MB,
    })
  }
  await empty.close()
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  return names.reduce((sum, one) => (one.isFile() ? sum + statSync(join(one.parentPath, one.name)).size : sum), 0)
}
