/** products.csv: the varieties themselves; variants.csv gives them prices and stock. */
import { collectionProducts, productAttributeValues, products as table } from '../../db/tables/catalog.ts'
import { factsOf, readAssigned, writeAssigned } from '../assigned.ts'
import { placesFor } from '../order.ts'
import { noWrite, type Part, thingOf, type Writing } from '../part.ts'
import { type MediaWish, readMedia, writeMedia } from '../product-media.ts'
import { slugOf } from '../slug.ts'
import { readTaxClass, taxClassIdOf } from '../tax-class.ts'
import { statement } from '../../db/statement.ts'

const COLUMNS = [
  'type',
  'taxClass',
  'category',
  'collections',
  'channels',
  'isPublished',
  'publishedAt',
  'isAvailable',
  'availableFrom',
  'media',
  'rating',
  'weight',
]
const TEXTS = { name: 'text', description: 'rich', seoTitle: 'text', seoDescription: 'text' } as const

export const products: Part = (r) => {
  const attributes = { known: r.known.attributes, noun: 'attribute' }
  const sheet = r.sheet('products.csv', {
    key: ['slug'],
    plain: COLUMNS,
    translated: Object.keys(TEXTS),
    by: { attr: attributes },
    metadata: true,
  })
  if (!sheet) return noWrite
  const rows = sheet.rows.map((row) => {
    const slug = slugOf(row)
    const { thing, isNew } = thingOf(r.known.products, slug, () => ({
      name: row.cells.get('name') ?? slug,
      type: undefined,
    }))
    const name = row.needed('name', isNew)
    thing.name = name ?? thing.name
    if (isNew || row.cells.get('type') === '') row.needed('type', isNew)
    const type = row.ref('type', r.known.productTypes, 'product type') ?? undefined
    thing.type = type ?? thing.type
    const assigned = readAssigned(
      r,
      row,
      thing.type === undefined ? undefined : r.known.productTypes.get(thing.type)?.own,
      thing.type ?? '',
    )
    const facts = r.known.facts.get(slug) ?? new Map<string, string[]>()
    for (const a of assigned) facts.set(a.attribute, factsOf(a))
    r.known.facts.set(slug, facts)
    r.listings.set(slug, {
      channels: row.refs('channels', r.known.channels, 'channel') ?? [],
      isPublished: row.yesNo('isPublished', true),
      publishedAt: row.date('publishedAt'),
      isAvailable: row.yesNo('isAvailable', true),
      availableFrom: row.date('availableFrom'),
    })
    const plan: ProductPlan = {
      thing,
      type,
      taxClass: readTaxClass(r, row),
      category: row.ref('category', r.known.categories, 'category'),
      collections: row.refs('collections', r.known.collections, 'collection'),
      media: readMedia(r, row, slug),
    }
    return {
      ...plan,
      assigned,
      values: {
        slug,
        name,
        description: row.richText('description'),
        seoTitle: row.text('seoTitle'),
        seoDescription: row.text('seoDescription'),
        rating: row.decimal('rating', { min: 0, max: 5 }),
        weight: row.decimal('weight', { min: 0 }),
      },
      translations: row.translations(TEXTS),
      metadata: row.metadata(),
    }
  })
  return async (w) => {
    const { productTypes, categories } = w.known
    await w.saveKnown(
      table,
      rows.map(({ thing, type, taxClass, category, values, translations, metadata }) => ({
        thing,
        values: {
          ...values,
          productTypeId: type === undefined ? undefined : productTypes.get(type)!.id!,
          taxClassId: taxClassIdOf(w, taxClass),
          categoryId: typeof category === 'string' ? categories.get(category)!.id! : category,
        },
        translations,
        metadata,
      })),
    )
    await writeAssigned(
      w,
      { table: productAttributeValues, owner: 'productId', prefix: 'product-', hasNumeric: true },
      rows.map(({ thing, assigned }) => ({ id: thing.id!, assigned })),
    )
    await writeCollections(w, rows)
    await writeMedia(
      w,
      rows.flatMap(({ thing, media }) => (media ? [{ productId: thing.id!, media }] : [])),
    )
  }
}

interface ProductPlan {
  thing: { id?: number }
  type: string | undefined
  taxClass: string | null | undefined
  category: string | null | undefined
  collections: string[] | undefined
  media: MediaWish[] | undefined
}

const IMPORT_COLLECTION_PLACES = statement(
  'import_collection_places',
  'select collection_id as collection, product_id as key, sort from collection_products',
)

async function writeCollections(w: Writing, rows: readonly ProductPlan[]): Promise<void> {
  const named = rows.filter((row) => row.collections)
  const there = await IMPORT_COLLECTION_PLACES.rows(w.client)
  const members = named.flatMap(({ thing, collections }) =>
    collections!.map((slug) => ({ collectionId: w.known.collections.get(slug)!.id!, productId: thing.id! })),
  )
  const places = new Map<object, number | undefined>()
  for (const [collection, own] of Map.groupBy(members, (m) => m.collectionId)) {
    placesFor(
      own.map((m) => m.productId),
      there.filter((t) => t.collection === collection),
    ).forEach((place, i) => places.set(own[i]!, place))
  }
  await w.saveSet(
    collectionProducts,
    members.map((m) => ({ ...m, sort: places.get(m) })),
    {
      key: ['collectionId', 'productId'],
      within: named.map(({ thing }) => ({ productId: thing.id! })),
    },
  )
}
