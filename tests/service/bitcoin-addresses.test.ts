/**
 * Which addresses of the wallet are given out, on a real chain: none twice, also after a backup was restored; none that
 * was ever paid to; and never more unpaid ones in a row than a wallet program looks at (decision 0024).
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkBackup, diskStorage, restoreBackup, writeBackup } from '@semena/commerce/owner'
import type { TestDatabase } from '@semena/commerce/testing/database'
import { bitcoinGateway, openWallet, readBitcoinSettings } from '@semena/commerce/testing/providers'
import { bareDatabase, freshDatabase } from '@semena/commerce/testing/vitest'
import { REGTEST_KEY } from '../support/regtest-address.ts'
import { type Regtest, startRegtest } from '../support/regtest.ts'

const GAP = 20
const clock = { now: () => new Date() }
const work = mkdtempSync(join(tmpdir(), 'semena-addresses-'))
const media = diskStorage(join(work, 'media'))
const wallet = openWallet(REGTEST_KEY, 'regtest')
let backups = 0
let chain: Regtest
let opened: TestDatabase[] = []

beforeEach(async () => {
  chain = await startRegtest()
})
afterEach(async () => {
  await Promise.all([...opened.map((d) => d.close()), chain.stop()])
  opened = []
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

const opens = async (made: Promise<TestDatabase>): Promise<TestDatabase> => {
  const database = await made
  opened.push(database)
  return database
}

/** A process of the shop on a database. Each call begins a payment and answers its address, or why there is none. */
function shopOn({ pool }: Pick<TestDatabase, 'pool'>, sources: string): () => Promise<string> {
  const settings = readBitcoinSettings(
    (name) =>
      ({
        SEMENA_BITCOIN_KEY: REGTEST_KEY,
        SEMENA_BITCOIN_NETWORK: 'regtest',
        SEMENA_BITCOIN_SOURCES: sources,
        SEMENA_BITCOIN_RATES: 'fixed:USD=98000',
      })[name],
    'demo',
  )!
  const gateway = bitcoinGateway({ database: { pool } as TestDatabase, clock }, settings)
  return async () => {
    const id = randomUUID()
    await pool.query(
      `insert into transactions (id, gateway, idempotency_key, input_hash, currency, amount, action_type)
        values ($1, 'semena.bitcoin', $2, '', 'USD', 1700, 'CHARGE')`,
      [id, id],
    )
    const { pspReference, data } = await gateway.initialize({
      transactionId: id,
      amount: 1700,
      currency: 'USD',
      action: 'CHARGE',
      data: null,
      subject: { kind: 'checkout', id },
      pspReference: '',
      origin: 'http://shop.test',
      languageCode: 'EN',
      expiresAt: null,
    })
    return pspReference || (data as { error: string }).error
  }
}
const many = async (n: number, give: () => Promise<string>): Promise<string[]> => {
  const given: string[] = []
  for (let i = 0; i < n; i++) given.push(await give())
  return given
}
const backupOf = async ({ pool }: TestDatabase): Promise<string> => {
  const folder = join(work, `backup-${++backups}`)
  await writeBackup({ pool, pictures: media, folder, now: new Date(), signal: new AbortController().signal })
  return folder
}
async function restored(folder: string): Promise<TestDatabase> {
  const database = await opens(bareDatabase())
  const manifest = await checkBackup(folder)
  await restoreBackup({ pool: database.pool, pictures: media, folder, manifest, log: () => {} })
  return database
}
/** Books the whole amount of an address as settled. */
const book = async ({ pool }: TestDatabase, address: string): Promise<void> => {
  await pool.query(
    `insert into payment_movements (transaction_id, gateway, reference, kind, units, state, amount, seen_at)
      select transaction_id, 'semena.bitcoin', address, 'CHARGE', satoshi, 'SETTLED', amount, now() from bitcoin_addresses where address = $1`,
    [address],
  )
}

describe.each(['esplora', 'bitcoind'] as const)('asking %s', (kind) => {
  test('after a restored backup no address is given out again, paid or not', async () => {
    const source = await opens(freshDatabase())
    const before = shopOn(source, chain[kind])
    const kept = await many(3, before)
    const folder = await backupOf(source)
    const lost = await many(7, before)
    await chain.pay(lost[2]!, 17_347)
    await chain.mine()
    // This payment is still unconfirmed when the addresses are checked.
    await chain.pay(lost[5]!, 17_347)
    const later = await many(4, before)
    const after = await restored(folder)
    const news = await many(10, shopOn(after, chain[kind]))
    const all = [...kept, ...lost, ...later, ...news]
    expect(new Set(all).size).toBe(all.length)
    // The new address lies beyond every one that can have been given out: after the last paid one plus the gap.
    const last = kept.length + 5
    expect(news[0]).toBe(wallet.address(last + 1 + GAP))
    // Another process goes on from there.
    expect(await shopOn(after, chain[kind])()).toBe(wallet.address(last + 1 + GAP + 10))
  })

  test('an address that somebody else was paid to is passed over', async () => {
    const database = await opens(freshDatabase())
    const give = shopOn(database, chain[kind])
    await chain.pay(wallet.address(0), 5000)
    await chain.mine()
    await chain.pay(wallet.address(2), 5000)
    expect(await many(2, give)).toEqual([1, 3].map((i) => wallet.address(i)))
  })

  test('as many wait for money as a wallet program looks at; one that is paid makes room', async () => {
    const database = await opens(freshDatabase())
    const give = shopOn(database, chain[kind])
    const given = await many(GAP, give)
    expect(new Set(given).size).toBe(GAP)
    expect(await many(2, give)).toEqual(['ADDRESSES_USED_UP', 'ADDRESSES_USED_UP'])
    const { rows } = await database.pool.query<{ note: string }>(
      `select note from payment_reviews where reason = 'WALLET' order by id`,
    )
    expect(rows.map((r) => Number.parseInt(r.note, 10))).toEqual([5, 0])
    await book(database, given[4]!)
    expect(await many(6, give)).toEqual([...[0, 1, 2, 3, 4].map((i) => wallet.address(GAP + i)), 'ADDRESSES_USED_UP'])
  })

  test('many at once, in several processes, get one each', async () => {
    const database = await opens(freshDatabase())
    const processes = [shopOn(database, chain[kind]), shopOn(database, chain[kind])]
    const given = await Promise.all(Array.from({ length: 24 }, (_, i) => processes[i % 2]!()))
    expect(new Set(given.filter((address) => address !== 'ADDRESSES_USED_UP')).size).toBe(GAP)
    expect(given.filter((address) => address === 'ADDRESSES_USED_UP')).toHaveLength(4)
  })

  test('a chain that cannot be seen takes no address away', async () => {
    const database = await opens(freshDatabase())
    const give = shopOn(database, chain[kind])
    expect(await give()).toBe(wallet.address(0))
    chain.manner = 'error'
    expect(await give()).toBe('CHAIN_UNAVAILABLE')
    chain.manner = 'well'
    expect(await give()).toBe(wallet.address(1))
  })
})
