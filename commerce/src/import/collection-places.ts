/**
 * The places of products in collections. A file that names all products of a collection sets their order; otherwise
 * those that are there stay, and new ones come last (`order.ts`). Rows come some at a time, so it is counted first
 * whether all are named.
 */
import { statement } from '../db/statements/statement.ts'
import { collectionProducts } from '../db/tables/catalog.ts'
import { parted, type Writing } from './part.ts'

const IMPORT_COLLECTIONS_OF = statement(
  'import_collections_of',
  `select c.slug as collection, cp.product_id as product from collection_products cp
    join collections c on c.id = cp.collection_id where cp.product_id = any($1::int[])`,
)
const IMPORT_COLLECTION_SIZES = statement(
  'import_collection_sizes',
  `select c.slug as collection, count(*)::int as "size!", max(cp.sort) as "last!" from collection_products cp
    join collections c on c.id = cp.collection_id group by 1`,
)

interface Member {
  id: number | undefined
  isNew: boolean
  collections: string[] | undefined
}

const pairOf = (collection: string, product: number): string => `${product} ${collection}`

export class CollectionPlaces {
  /** How many products of a collection are named again. */
  readonly #named = new Map<string, number>()
  /** The place of the next product that gets one, where not all are named. */
  readonly #free = new Map<string, number>()
  /** The place of the next product that is named, where all are. */
  readonly #next = new Map<string, number>()

  /** Counts those of the rows that are there. */
  async count(client: Writing['client'], members: readonly Member[]): Promise<void> {
    const there = await this.#there(client, members)
    for (const { id, collections } of members)
      for (const slug of collections ?? [])
        if (id !== undefined && there.has(pairOf(slug, id))) this.#named.set(slug, (this.#named.get(slug) ?? 0) + 1)
  }

  /** Looks at the collections, before any row is written. */
  async begin({ client }: Writing): Promise<void> {
    for (const { collection, size, last } of await IMPORT_COLLECTION_SIZES.many(client))
      if (this.#named.get(collection) !== size) this.#free.set(collection, last + 1)
  }

  /** Writes in which collections products are. */
  async write(w: Writing, products: readonly (Member & { id: number })[]): Promise<void> {
    const there = await this.#there(w.client, products)
    const named = products.filter((product) => product.collections)
    const placed = named.map(({ id, isNew, collections }) => ({
      id,
      isNew,
      rows: collections!.map((slug) => ({
        collectionId: w.known.collections.get(slug)!.id!,
        productId: id,
        sort: this.#place(slug, there.has(pairOf(slug, id))),
      })),
    }))
    const { fresh, there: known } = parted(placed)
    await w.addSet(
      collectionProducts,
      fresh.flatMap(({ rows }) => rows),
    )
    await w.saveSet(
      collectionProducts,
      known.flatMap(({ rows }) => rows),
      { key: ['collectionId', 'productId'], within: known.map(({ id }) => ({ productId: id })) },
    )
  }

  /** The place of the next product in a collection; undefined for one that stays where it is. */
  #place(slug: string, isThere: boolean): number | undefined {
    const places = this.#free.has(slug) ? this.#free : this.#next
    if (places === this.#free && isThere) return undefined
    const place = places.get(slug) ?? 0
    places.set(slug, place + 1)
    return place
  }

  async #there(client: Writing['client'], members: readonly Member[]): Promise<ReadonlySet<string>> {
    const ids = members.flatMap(({ id, isNew }) => (isNew || id === undefined ? [] : id))
    if (ids.length === 0) return new Set()
    const rows = await IMPORT_COLLECTIONS_OF.many(client, ids)
    return new Set(rows.map(({ collection, product }) => pairOf(collection, product)))
  }
}
