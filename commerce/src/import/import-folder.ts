/** Brings the shop to the state that a folder of CSV, Markdown and JSON files describes: completely, or not at all. */
import type { PoolClient } from 'pg'
import type { Services } from '../context.ts'
import { TELL_WHO_ACTS, whoActs } from '../db/driver/acting.ts'
import { analyzeFilled } from '../db/driver/analyze.ts'
import { refreshListedPrices, refreshPrices, refreshSearchText } from '../db/triggers/derived.ts'
import { effectsOfRules, markUpToDate, PRICES_LOCK } from '../db/queries/catalog/by-clock.ts'
import { shopZone } from '@semena/contract/days'
import { coverEverything } from '../domain/catalog/covered.ts'
import { takeOwnStaleProducts } from '../db/queries/promotion/rule-variants.ts'
import { takeAllTime, takeRoom } from '../db/driver/patience.ts'
import { statement } from '../db/statements/statement.ts'
import { keepUploads } from '../domain/media/uploads.ts'
import { Folder } from './folder.ts'
import { Goods } from './goods.ts'
import { loadKnown } from './known.ts'
import { makerOf } from './maker.ts'
import { MarkdownReader } from './markdown-reader.ts'
import { type Part, Reading, type Write, Writing } from './part.ts'
import { attributes, attributeValues } from './parts/attributes.ts'
import { categories } from './parts/categories.ts'
import { channels, taxClasses, taxes, warehouses } from './parts/channels.ts'
import { collections } from './parts/collections.ts'
import { giftCards } from './parts/gift-cards.ts'
import { listings } from './parts/listings.ts'
import { menus } from './parts/menus.ts'
import { pages } from './parts/pages.ts'
import { products } from './parts/products.ts'
import { promotions } from './parts/promotions.ts'
import { shipping } from './parts/shipping.ts'
import { shop } from './parts/shop.ts'
import { pageTypes, productTypes } from './parts/types.ts'
import { variants } from './parts/variants.ts'
import { vouchers } from './parts/vouchers.ts'
import { Pictures, tooLargeIn } from './pictures.ts'
import type { PlatesAhead } from './plates-ahead.ts'
import { Problems, type Problem } from './problems.ts'
import { Progress } from './progress.ts'

export { ImportError } from './problems.ts'

/** The parts in such an order that each refers only to earlier ones. */
const PARTS: readonly Part[] = [
  shop,
  warehouses,
  channels,
  taxes,
  taxClasses,
  attributes,
  attributeValues,
  productTypes,
  pageTypes,
  categories,
  collections,
  products,
  variants,
  shipping,
  listings,
  promotions,
  vouchers,
  giftCards,
  pages,
  menus,
]

/** The names of the files that are read, besides `pages/*.md`. */
export const FILES = [
  'shop.json',
  'warehouses.csv',
  'channels.csv',
  'taxes.csv',
  'tax-classes.csv',
  'shipping-methods.csv',
  'attributes.csv',
  'attribute-values.csv',
  'product-types.csv',
  'page-types.csv',
  'categories.csv',
  'collections.csv',
  'products.csv',
  'variants.csv',
  'promotions.csv',
  'vouchers.csv',
  'gift-cards.csv',
  'menus.csv',
]

const LOCK = 7_301_004
const IMPORT_LOCK = statement('import_lock', 'select pg_advisory_lock($1)')
const IMPORT_SHOP_METADATA = statement('import_shop_metadata', 'select metadata from shops order by id limit 1')
const IMPORT_PRICES_LOCK = statement('import_prices_lock', 'select pg_advisory_xact_lock($1)')

export interface ImportReport {
  /** Number of rows that were read, by file; all pages count as one file. */
  files: Record<string, number>
  /** Number of table rows that were added (and changed). Both are 0 when the shop was in that state already. */
  added: number
  changed: number
  /** Number of pictures that were stored, now or by an earlier import. */
  pictures: number
  /** What may be a slip, and hindered nothing. */
  warnings: readonly Problem[]
}

export interface ImportOptions {
  /** Gets a line when something begins that may take a while. */
  log?: (line: string) => void
  /** Nothing is kept: everything is written, told to `onWritten`, and rolled back. */
  isPreview?: boolean
  /** Is told how much is done of how much, many times; may throw to end the import. */
  onStep?: (done: number, of: number) => void
  /** Looks at what was written, in the same transaction. */
  onWritten?: (client: PoolClient) => Promise<void>
  /** Plates of the folder that were drawn while the import could not begin. */
  platesAhead?: Pick<PlatesAhead, 'end'> | undefined
}

/**
 * Imports a folder. Throws an `ImportError` that names every bad row, and then nothing was written. Only one import
 * runs at a time.
 */
export async function importFolder(
  {
    database,
    media,
    clock,
    changes,
  }: Pick<Services, 'database' | 'media' | 'clock'> & {
    changes: Pick<Services['changes'], 'tell'>
  },
  path: string,
  { log = () => {}, isPreview = false, onStep = () => {}, onWritten, platesAhead }: ImportOptions = {},
): Promise<ImportReport> {
  const client = await database.pool.connect()
  const markdown = new MarkdownReader()
  try {
    await takeAllTime(client)
    await takeRoom(client)
    await IMPORT_LOCK.run(client, LOCK)
    const problems = new Problems()
    const progress = new Progress(onStep)
    const folder = new Folder(path, problems)
    problems.throwIfAny()
    folder.refuseUnknown(FILES)
    const pictures = new Pictures(folder, await tooLargeIn(folder, media), platesAhead?.end())
    const reading = new Reading({
      folder,
      problems,
      known: await loadKnown(client),
      client,
      goods: await Goods.open(client),
      pictures,
      markdown,
      now: clock.now(),
      zone: shopZone((await IMPORT_SHOP_METADATA.first(client))?.metadata),
      maker: await makerOf(folder, client),
      progress,
    })
    const writes: Write[] = []
    for (const part of PARTS) writes.push(await part(reading))
    await reading.checkLater()
    problems.throwIfAny()
    progress.at('read', 1)

    if (pictures.count) log(`Preparing ${pictures.count} pictures …`)
    await pictures.store(media, (paths) => keepUploads({ clock }, client, paths))

    log('The files are right. Writing …')
    const writing = new Writing(client, reading)
    await client.query('begin')
    const who = whoActs()
    if (who) await client.query(TELL_WHO_ACTS, [JSON.stringify(who)])
    try {
      // Only one process may work out prices at a time. The lock is taken before any other, so that no two wait for
      // each other.
      await IMPORT_PRICES_LOCK.run(client, PRICES_LOCK)
      for (const write of writes) await write(writing)
      progress.at('list', 1)
      const now = clock.now()
      await coverEverything(client)
      const effects = await effectsOfRules(client, now)
      const { prices } = await refreshPrices(client, now)
      await refreshSearchText(client)
      // Buyers wait for stock that is being changed, so it is changed last.
      await writing.writeStocks()
      const restocked = await takeOwnStaleProducts(client)
      if (restocked.length > 0) await refreshListedPrices(client, now, restocked)
      progress.at('price', 1)
      await onWritten?.(client)
      if (!isPreview && writing.counts.added + writing.counts.changed + prices > 0) {
        await markUpToDate(client, now, effects)
        await changes.tell(client)
      }
      await client.query(isPreview ? 'rollback' : 'commit')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
    const { added, changed } = writing.counts
    // Without fresh statistics the first lists after a large import are slow.
    if (added > 0 && !isPreview) await analyzeFilled(client)
    return { files: reading.rows, added, changed, pictures: pictures.count, warnings: problems.warnings }
  } finally {
    await markdown.close()
    // The connection is closed, which releases the lock and drops its settings.
    client.release(true)
  }
}
