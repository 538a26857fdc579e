/**
 * products.csv: the varieties themselves; variants.csv gives them prices and stock. Both files are read and written some
 * rows at a time.
 */
import { deferDefaultVariants } from '../../db/driver/copy-in.ts'
import { searchTextOf } from '../../db/triggers/derived.ts'
import type { TextChanges } from '../../db/statements/save.ts'
import { productAttributeValues, products as table } from '../../db/tables/catalog.ts'
import { type Assigned, factsOf, readAssigned, writeAssigned } from '../assigned.ts'
import { CollectionPlaces } from '../collection-places.ts'
import { inSlices, noWrite, type Part, parted, type Reading, writeSheet, type Writing } from '../part.ts'
import { readMedia, writeMedia } from '../product-media.ts'
import type { Row } from '../row.ts'
import { slugOf } from '../slug.ts'
import { readTaxClass, taxClassIdOf } from '../tax-class.ts'

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

export const products: Part = async (r) => {
  const attributes = { known: r.known.attributes, noun: 'attribute' }
  const sheet = await r.longSheet('products.csv', {
    key: ['slug'],
    plain: COLUMNS,
    translated: Object.keys(TEXTS),
    by: { attr: attributes },
    metadata: true,
  })
  if (!sheet) return noWrite
  const showsPlates = sheet.has('media') || r.plateFacts.size > 0
  const places = new CollectionPlaces()
  for await (const rows of sheet.check(r.goods.productLines)) {
    const plans = await readProducts(r, rows, await lookUp(r, rows, showsPlates))
    await r.goods.addProducts(plans)
    await places.count(r.client, plans)
    r.read(sheet, rows.length)
  }
  return async (w) => {
    await deferDefaultVariants(w.client)
    await places.begin(w)
    await writeSheet(
      sheet,
      (rows) => lookUp(r, rows, showsPlates),
      (rows, found) => readProducts(r, rows, found),
      async (plans) => {
        await writeProducts(w, plans, places)
        w.wrote(plans.length)
      },
    )
  }
}

type ProductPlan = Awaited<ReturnType<typeof readProducts>>[number]

type Found = Awaited<ReturnType<typeof lookUp>>

/** What the database has of the rows' products, with what plates are drawn from where it is asked for. */
async function lookUp(r: Reading, rows: readonly Row[], showsPlates: boolean) {
  const slugs = rows.map((row) => row.cells.get('slug')!)
  return { known: await r.goods.stored(slugs), shopsFacts: showsPlates ? await r.goods.factsOf(slugs) : null }
}

/** What rows say; those of products that the database does not have are to be added. */
async function readProducts(r: Reading, rows: readonly Row[], { known, shopsFacts }: Found) {
  await r.markdown.readAhead(rows)
  return inSlices(rows, (row) => {
    const slug = slugOf(row)
    const before = known.get(slug)
    const name = row.needed('name', !before)
    if (!before || row.cells.get('type') === '') row.needed('type', !before)
    const type = row.ref('type', r.known.productTypes, 'product type') ?? undefined
    const shown = { name: name ?? before?.name ?? row.cells.get('name') ?? slug, type: type ?? before?.type }
    const assigned = readAssigned(
      r,
      row,
      shown.type === undefined ? undefined : r.known.productTypes.get(shown.type)?.own,
      shown.type ?? '',
    )
    const facts = shopsFacts?.get(slug) ?? new Map<string, string[]>()
    if (shopsFacts) for (const a of assigned) facts.set(a.attribute, factsOf(a))
    if (r.plateFacts.has(slug)) r.plateFacts.set(slug, facts)
    const wish = {
      channels: row.refs('channels', r.known.channels, 'channel') ?? [],
      isPublished: row.yesNo('isPublished', true),
      publishedAt: row.moment('publishedAt', r.zone),
      isAvailable: row.yesNo('isAvailable', true),
      availableFrom: row.moment('availableFrom', r.zone),
    }
    return {
      ...shown,
      line: row.line,
      slug,
      id: before?.id,
      isNew: !before,
      newType: type,
      wish,
      taxClass: readTaxClass(r, row),
      category: row.ref('category', r.known.categories, 'category'),
      collections: row.refs('collections', r.known.collections, 'collection'),
      media: readMedia(r, row, { slug, name: shown.name, facts }),
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
}

async function writeProducts(w: Writing, plans: readonly ProductPlan[], places: CollectionPlaces): Promise<void> {
  const { productTypes, categories } = w.known
  const rowOf = ({ id, newType, taxClass, category, values, translations, metadata }: ProductPlan) => ({
    id,
    values: {
      ...values,
      productTypeId: newType === undefined ? undefined : productTypes.get(newType)!.id!,
      taxClassId: taxClassIdOf(w, taxClass),
      categoryId: typeof category === 'string' ? categories.get(category)!.id! : category,
    },
    translations,
    metadata,
  })
  const { fresh, there } = parted(plans)
  await w.save(table, there.map(rowOf))
  const variants = await w.goods.variantsOf(fresh.map(({ slug }) => slug))
  // What follows from the variants is written at once, because a second look at each product would cost as much again.
  const added = fresh.map((plan) => {
    const own = variants.get(plan.slug) ?? []
    const row = rowOf(plan)
    return {
      ...row,
      values: {
        ...row.values,
        defaultVariantId: own[0]?.id,
        searchText: searchTextOf(
          plan.name,
          namesIn(plan.translations),
          own.map(({ sku }) => sku),
        ),
      },
    }
  })
  const ids = await w.addKnown(table, added)
  const idOf = new Map(fresh.map(({ slug }, i) => [slug, ids[i]!]))
  const saved = plans.map((plan) => ({ ...plan, id: plan.id ?? idOf.get(plan.slug)! }))
  const owners: readonly { id: number; isNew: boolean; assigned: readonly Assigned[] }[] = saved
  await writeAssigned(
    w,
    { table: productAttributeValues, owner: 'productId', prefix: 'product-', hasNumeric: true },
    owners,
  )
  await places.write(w, saved)
  await writeMedia(
    w,
    saved.flatMap(({ id, media }) => (media ? [{ productId: id, media }] : [])),
  )
}

/** The names in other languages, in the order in which the database keeps languages. */
const namesIn = (translations: TextChanges | undefined): string[] =>
  Object.keys(translations ?? {})
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .map((language) => translations![language]!.name)
    .filter((name): name is string => typeof name === 'string')
