/** collections.csv: hand-picked groups of products, and the channels that show them. */
import { collectionListings, collections as table } from '../../db/tables/catalog.ts'
import { idsOf, noWrite, type Part, type Reading, thingOf } from '../part.ts'
import type { Picture } from '../pictures.ts'
import { plateFacts } from '../plate-facts.ts'
import type { MetadataChanges } from '../../db/statements/save.ts'
import type { Row } from '../row.ts'
import { slugOf } from '../slug.ts'
import { statement } from '../../db/statements/statement.ts'

const PLATE = 'plate:'

interface Background {
  picture: Picture | null
  /** The collection's picture on dark ground. */
  night: Picture | null
  alt: string
}

const IMPORT_COLLECTION_LISTINGS = statement(
  'import_collection_listings',
  'select collection_id as "collectionId", channel_id as "channelId", published_at as "publishedAt" from collection_listings where collection_id = any($1::int[])',
)

export const collections: Part = async (r) => {
  const sheet = await r.sheet('collections.csv', {
    key: ['slug'],
    plain: ['channels', 'background', 'seoTitle', 'seoDescription'],
    translated: ['name', 'description'],
    metadata: true,
  })
  if (!sheet) return noWrite
  const rows = sheet.rows.map((row) => {
    const slug = slugOf(row)
    const { thing, isNew } = thingOf(r.known.collections, slug, () => ({}))
    return {
      thing,
      channels: row.refs('channels', r.known.channels, 'channel'),
      background: readBackground(r, row),
      values: {
        slug,
        name: row.needed('name', isNew),
        description: row.richText('description'),
        seoTitle: row.text('seoTitle'),
        seoDescription: row.text('seoDescription'),
      },
      translations: row.translations({ name: 'text', description: 'rich' }),
      metadata: row.metadata(),
    }
  })
  return async (w) => {
    await w.saveKnown(
      table,
      rows.map((row) => ({
        ...row,
        values: { ...row.values, ...pathOf(row.background) },
        metadata: nightOf(row.background, row.metadata),
      })),
    )
    const named = rows.filter((row) => row.channels)
    const there = await IMPORT_COLLECTION_LISTINGS.many(
      w.client,
      named.map(({ thing }) => thing.id!),
    )
    const publishedAt = (collectionId: number, channelId: number): Date =>
      there.find((t) => t.collectionId === collectionId && t.channelId === channelId)?.publishedAt ?? w.now
    await w.saveSet(
      collectionListings,
      named.flatMap(({ thing, channels }) =>
        idsOf(w.known.channels, channels!).map((channelId) => ({
          collectionId: thing.id!,
          channelId,
          isPublished: true,
          publishedAt: publishedAt(thing.id!, channelId),
        })),
      ),
      { key: ['collectionId', 'channelId'], within: named.map(({ thing }) => ({ collectionId: thing.id! })) },
    )
  }
}

function readBackground(r: Reading, row: Row): Background | undefined {
  const cell = row.text('background')
  if (cell === undefined) return undefined
  const background: Background = { picture: null, night: null, alt: '' }
  if (cell === null) return background
  if (!cell.startsWith(PLATE)) {
    const picture = r.pictures.file(cell)
    if ('fault' in picture) row.wrong(picture.fault, 'background', picture.params)
    else background.picture = picture
    return background
  }
  // The product may stand in a file that is read later.
  const slug = cell.slice(PLATE.length)
  r.plateFacts.set(slug, null)
  r.later(async () => {
    const product = (await r.goods.products([slug])).get(slug)
    if (!product) return row.wrong('UNKNOWN_REFERENCE', 'background', { noun: 'product', value: slug })
    const own = r.plateFacts.get(slug) ?? (await r.goods.factsOf([slug])).get(slug)
    const facts = plateFacts(slug, product.name, own, r.maker)
    background.picture = r.pictures.plate({ facts, view: 'leaf', theme: 'paper', caption: false })
    background.night = r.pictures.plate({ facts, view: 'leaf', theme: 'night', caption: false })
    background.alt = product.name
  })
  return background
}

const pathOf = (background: Background | undefined) =>
  background && { backgroundPath: background.picture?.path ?? null, backgroundAlt: background.alt }

const nightOf = (
  background: Background | undefined,
  metadata: MetadataChanges | undefined,
): MetadataChanges | undefined =>
  background ? { ...metadata, nightBackground: background.night?.path ?? null } : metadata
