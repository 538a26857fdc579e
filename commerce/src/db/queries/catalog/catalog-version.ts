/**
 * Decides which version of a large catalogue answers: the last one that was read, until a newer one is ready. A change
 * that is told is read at once. A change that nobody told shows in the database's own counts, and is read some seconds
 * after somebody asked.
 */
import type { Pool } from 'pg'
import { needNewRows } from '../../driver/connect.ts'
import { held, shopPool } from '../../../memory/memory.ts'
import type { SharedRows } from '../../../memory/rows.ts'
import { CatalogIndex } from './catalog-index.ts'
import type { Reference } from '../reference/reference.ts'

/** Catalogues with fewer products are quick enough without an index. */
export const LARGE = 5000
/** The least time between two versions where no change was told. */
const PAUSE_MS = 5000

interface Kept {
  version: number
  at: number
  index: Promise<CatalogIndex>
  ready: CatalogIndex | null
  renewing: Promise<void> | null
}

const kept = held(
  {
    name: 'index of a large catalogue',
    holds: 'filters, orders and numbers of varieties of each channel, as bits',
    bound: '500 conditions and 100 orders of a channel',
    lifeMs: Number.POSITIVE_INFINITY,
    // A newer version takes its place once it is read (`renewCatalogIndexes`).
    tags: null,
  },
  () => new Map<number, Kept>(),
)

/** The index of a channel, or null where the catalogue is small. A changed catalogue is read again while the last version still answers. */
export function catalogIndex(
  asked: Pool,
  data: Pick<Reference, 'productCount' | 'catalogVersion'>,
  channelId: number,
  now: Date,
): Promise<CatalogIndex> | null {
  if (data.productCount < LARGE) return null
  const pool = shopPool(asked)
  const channels = kept(pool)
  const known = channels.get(channelId)
  if (!known) return begin(channels, pool, channelId, data.catalogVersion, now)
  const old = known.version !== data.catalogVersion || (known.ready !== null && now.getTime() >= known.ready.goodUntil)
  if (old && known.ready && !known.renewing && performance.now() - known.at >= PAUSE_MS)
    known.renewing = renew(channels, known, pool, channelId, data.catalogVersion, now)
  return known.index
}

/**
 * The index of a small catalogue for visitors; null while few ask, because it costs some statements. It is kept as long
 * as the rows that visitors share (decision 0071), and read again when something is published.
 */
export async function sharedIndex(
  rows: SharedRows,
  pool: Pool,
  channelId: number,
  now: Date,
): Promise<CatalogIndex | null> {
  if (!rows.isBusy) return null
  const key = `index ${channelId}`
  const read = () => CatalogIndex.read(pool, channelId, now)
  const index = await rows.once(key, read)
  // Who began in the second before may have what this second publishes.
  if (now.getTime() >= index.goodFrom - 1000 && now.getTime() < index.goodUntil) return index.over(pool)
  rows.forget(key, index)
  return (await rows.once(key, read)).over(pool)
}

/** Reads every version again, now. Answers whether there was any. */
export async function renewCatalogIndexes(pool: Pool, now: Date): Promise<boolean> {
  const channels = kept(pool)
  if (channels.size === 0) return false
  await Promise.all(
    [...channels].map(async ([channelId, found]) => {
      // A read that is running may have begun before the change.
      await (found.renewing ?? found.index.catch(() => {}))
      const known = channels.get(channelId)
      if (!known?.ready) return
      known.renewing = renew(channels, known, pool, channelId, known.version, now)
      await known.renewing
    }),
  )
  return true
}

function begin(
  channels: Map<number, Kept>,
  pool: Pool,
  channelId: number,
  version: number,
  now: Date,
): Promise<CatalogIndex> {
  // A list from this index names rows that a replica may not have yet.
  needNewRows(pool)
  const entry: Kept = {
    version,
    at: performance.now(),
    index: CatalogIndex.read(pool, channelId, now),
    ready: null,
    renewing: null,
  }
  channels.set(channelId, entry)
  entry.index
    .then((index) => {
      entry.ready = index
      return index.prepare()
    })
    .catch(() => {
      channels.delete(channelId)
    })
  return entry.index
}

async function renew(
  channels: Map<number, Kept>,
  old: Kept,
  pool: Pool,
  channelId: number,
  version: number,
  now: Date,
): Promise<void> {
  try {
    const index = await CatalogIndex.read(pool, channelId, now)
    needNewRows(pool)
    await index.warm(old.ready!)
    channels.set(channelId, {
      version,
      at: performance.now(),
      index: Promise.resolve(index),
      ready: index,
      renewing: null,
    })
  } catch {
    // The database cannot be reached: the next request begins anew.
    channels.delete(channelId)
  }
}
