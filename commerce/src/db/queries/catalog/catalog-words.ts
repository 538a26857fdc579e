/** The words of what shoppers can find, kept in memory, so that a search knows which words were meant. */
import type { Pool } from 'pg'
import { held, shopPool } from '../../../memory/memory.ts'
import { statement } from '../../statements/statement.ts'
import { NearWords } from './near-words.ts'
import { type OwnThing, OwnWords } from './own-words.ts'

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

// The names of what shoppers can see besides products.
const OWN_THINGS = statement(
  'own_things',
  `select 'choice' as "kind!", v.id as "id!", v.attribute_id as "attributeId", v.slug as "slug!",
      v.name || array(select t.value ->> 'name' from jsonb_each(v.translations) t where t.value ->> 'name' is not null) as "names!"
    from attribute_values v join attributes a on a.id = v.attribute_id
    where a.input_type in ('DROPDOWN', 'MULTISELECT', 'SWATCH') and a.visible_in_storefront
      and exists (select from product_type_attributes x where x.attribute_id = a.id and not x.of_variant)
  union all
  select 'category', c.id, null, c.slug,
      c.name || array(select t.value ->> 'name' from jsonb_each(c.translations) t where t.value ->> 'name' is not null)
    from categories c
  union all
  select 'collection', c.id, null, c.slug,
      c.name || array(select t.value ->> 'name' from jsonb_each(c.translations) t where t.value ->> 'name' is not null)
    from collections c
    where exists (select from collection_listings l where l.collection_id = c.id and l.is_published and (l.published_at is null or l.published_at <= now()))`,
)

const ATTRIBUTE_WORDS = statement(
  'attribute_words',
  `select id as "attributeId", metadata ->> 'searchWords' as "words!" from attributes where metadata ? 'searchWords' order by slug`,
)

/** What a search is read with: the words of the catalogue, and what they mean besides names. */
export interface CatalogWords {
  near: NearWords
  own: OwnWords
}

interface Kept {
  /** Of the catalogue that was read last, or is being read. */
  version: number
  isOld: boolean
  ready: CatalogWords | null
  reading: Promise<CatalogWords> | null
  /** Milliseconds of the last reading. */
  took: number
  /** When the last reading began. */
  at: number
}

const kept = held(
  {
    name: 'words of the catalogue',
    holds: 'words of published varieties and of what else they are called by, for the search',
    bound: 'the distinct words',
    lifeMs: Number.POSITIVE_INFINITY,
    tags: [],
  },
  (): Kept => ({ version: -1, isOld: true, ready: null, reading: null, took: 0, at: 0 }),
  {
    // They answer on while they are read again.
    spoil: (known) => {
      known.isOld = true
    },
  },
)

/** The words of published products and of what else they are called by. `version` is that of the catalogue, so that changes that nobody told are seen, too. */
export async function catalogWords(asked: Pool, version: number): Promise<CatalogWords> {
  const pool = shopPool(asked)
  const known = kept(pool)
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

async function read(pool: Pool, known: Kept): Promise<CatalogWords> {
  known.at = performance.now()
  const [words, things, attributes] = await Promise.all([
    CATALOGUE_WORDS.many(pool),
    OWN_THINGS.many(pool),
    ATTRIBUTE_WORDS.many(pool),
  ])
  const own = new OwnWords(things as OwnThing[], attributes)
  const near = new NearWords([...words, ...own.words().map((word) => ({ word, products: 0 }))])
  known.took = performance.now() - known.at
  return { near, own }
}
