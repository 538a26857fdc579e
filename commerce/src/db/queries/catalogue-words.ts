/** The words of what shoppers can find, kept in memory, so that a search knows which words were meant. */
import type { Pool } from 'pg'
import { shopPool } from '../connect.ts'
import { statement } from '../statement.ts'
import { NearWords } from './near-words.ts'

/** Words that took longer to read answer on while they are read again. */
const QUICK_MS = 100
/** The least time from one such reading to the next. */
const PAUSE_MS = 5000

// Words with digits are SKUs and numbers, which are found exactly or not at all.
const CATALOGUE_WORDS = statement(
  'catalogue_words',
  `select w.word as "word!", count(*)::int as "products!" from products p, unnest(string_to_array(btrim(p.search_text), ' ')) as w(word)
    where exists (select from product_listings l where l.product_id = p.id and l.is_published) and w.word <> '' and w.word !~ '[0-9]'
    group by w.word`,
)

interface Kept {
  /** Of the catalogue that was read last, or is being read. */
  version: number
  isOld: boolean
  ready: NearWords | null
  reading: Promise<NearWords> | null
  /** Milliseconds of the last reading. */
  took: number
  /** When the last reading began. */
  at: number
}

const kept = new WeakMap<Pool, Kept>()

/** The words of published products. `version` is that of the catalogue, so that changes that nobody told are seen, too. */
export async function catalogueWords(asked: Pool, version: number): Promise<NearWords> {
  const pool = shopPool(asked)
  let known = kept.get(pool)
  if (!known) kept.set(pool, (known = { version, isOld: true, ready: null, reading: null, took: 0, at: 0 }))
  if (known.isOld || known.version !== version) {
    const isSlow = known.took > QUICK_MS
    if (!isSlow || (!known.reading && performance.now() - known.at >= PAUSE_MS)) startReading(pool, known, version)
  }
  if (known.reading && !(known.ready && known.took > QUICK_MS)) return known.reading
  return known.ready!
}

function startReading(pool: Pool, known: Kept, version: number): void {
  known.version = version
  known.isOld = false
  const reading = read(pool, known)
  known.reading = reading
  // Another reading may have begun after a change.
  const isLast = (): boolean => known.reading === reading
  void (async () => {
    try {
      const words = await reading
      if (isLast()) known.ready = words
    } catch {
      known.isOld = true
    }
    if (isLast()) known.reading = null
  })()
}

async function read(pool: Pool, known: Kept): Promise<NearWords> {
  known.at = performance.now()
  const words = new NearWords(await CATALOGUE_WORDS.rows(pool))
  known.took = performance.now() - known.at
  return words
}

/** After a change they are read again with the next search. */
export function dropCatalogueWords(pool: Pool): void {
  const known = kept.get(shopPool(pool))
  if (known) known.isOld = true
}
