/** Does to a running shop what its owner does, mostly by imports through the command line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@semena/commerce/database'
import { startEmbedded } from '@semena/commerce/embedded'
import { runCommand } from './command.ts'
import type { RunningShop } from './shop.ts'

/** Imports files, given as texts by their names. Answers the exit code and what was printed. */
export async function importFiles(
  shop: Pick<RunningShop, 'folder'>,
  files: Record<string, string>,
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-import-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const { code, lines } = await runCommand(['import', folder], { SEMENA_DATA: shop.folder, ...env })
    return { code, output: lines.join('\n') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Makes the service believe that the confirmation mail was sent so many minutes ago, since its clock cannot be set from
 * outside.
 */
export async function mailedAgo(shop: Pick<RunningShop, 'folder'>, email: string, minutes: number): Promise<void> {
  const server = await startEmbedded({ dataDir: shop.folder, shared: true })
  const { pool, close } = connect({ ...server.connection, max: 1 })
  try {
    await pool.query(
      'update users set last_confirm_email_request = now() - make_interval(mins => $2) where lower(email) = lower($1)',
      [email, minutes],
    )
  } finally {
    await close()
    await server.stop()
  }
}

/** Sets the stock in a warehouse, by SKU. */
export async function setStock(
  shop: Pick<RunningShop, 'folder'>,
  stock: Record<string, number>,
  warehouse = 'us',
): Promise<void> {
  const rows = Object.entries(stock).map(([sku, quantity]) => `${sku},${quantity}`)
  const { code, output } = await importFiles(shop, { 'variants.csv': `sku,stock:${warehouse}\n${rows.join('\n')}\n` })
  if (code !== 0) throw new Error(`stock was not set: ${output}`)
}
