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
  await inDatabase(shop, (pool) =>
    pool.query(
      'update users set last_confirm_email_request = now() - make_interval(mins => $2) where lower(email) = lower($1)',
      [email, minutes],
    ),
  )
}

/** Does something in the database of a running shop. */
async function inDatabase(
  shop: Pick<RunningShop, 'folder'>,
  work: (pool: ReturnType<typeof connect>['pool']) => Promise<unknown>,
): Promise<void> {
  const server = await startEmbedded({ dataDir: shop.folder, shared: true })
  const { pool, close } = connect({ ...server.connection, max: 1 })
  try {
    await work(pool)
  } finally {
    await close()
    await server.stop()
  }
}

/**
 * Moves the time to pay an order, and what its payments know of it, to so many seconds from now: nobody can wait for the
 * shortest that a channel may set. A payment is looked at next as if it had been so from the beginning.
 */
export async function moveDeadline(shop: Pick<RunningShop, 'folder'>, orderId: string, seconds: number): Promise<void> {
  const id = Buffer.from(orderId, 'base64').toString().slice('Order:'.length)
  const at = new Date(Date.now() + seconds * 1000)
  await inDatabase(shop, async (pool) => {
    await pool.query(
      `update orders set expires_at = $2, metadata = metadata || jsonb_build_object('expiresAt', $3::text) where id = $1`,
      [id, at, at.toISOString()],
    )
    await pool.query(
      `update bitcoin_addresses set expires_at = $2 where transaction_id in (select id from transactions where order_id = $1)`,
      [id, at],
    )
    // Only payments with a provider end by themselves, and are looked at.
    await pool.query('update transactions set expires_at = $2 where order_id = $1 and expires_at is not null', [id, at])
    await pool.query(
      'update transactions set watch_at = least(watch_at, greatest(now(), $2)) where order_id = $1 and watch_at is not null',
      [id, at],
    )
  })
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
