/**
 * Holds a large catalogue's filters and orders in memory. With 200,000 products one count takes the database up to a
 * second, and a page of facets needs thirty. Here each condition is a set of bits that was read once (by the very SQL
 * of `product-list.ts`), each order is a list of ids, and ranges are compared with a column of numbers.
 * `catalog-version.ts` decides when an index is used and when it is read again.
 */
import { SIZES } from '../../../memory/sizes.ts'
import type { Ends } from '../../statements/conditions.ts'
import type { Pool } from 'pg'
import { type Bits, doubles, firstAbove, hasBit, integers, popcount, setBit } from './bits.ts'
import {
  productList,
  productListExamples,
  type ProductFilter,
  type ProductScope,
  type ProductSort,
} from './product-list.ts'
import { type ListStatement, orderBy } from '../../statements/sql.ts'
import { assembled, prepared } from '../../statements/statement.ts'

/** Number of conditions and orders of the last version that are read again before a new one is used. */
const WARMED = 60

/** Numbers of products in rising order; one product may have several. */
interface Column {
  places: Int32Array
  values: Float64Array
}

/** One condition of a filter: its name, and how its products are found. */
interface Condition {
  key: string
  find: () => Promise<Bits>
}

export interface IndexPage {
  sort: ProductSort
  /** Id of the product after which the page starts. */
  after: number | null
  limit: number
  backward: boolean
}

const INDEX_PRODUCTS = prepared(
  'index_products',
  `select string_agg(int4send(product_id), ''::bytea order by product_id) as ids,
          least(min(published_at) filter (where published_at > $2), min(available_for_purchase_at) filter (where available_for_purchase_at > $2)) as next
        from product_listings where channel_id = $1`,
)
const INDEX_NUMBERS = prepared(
  'index_numbers',
  `select string_agg(int4send(product_id), ''::bytea order by numeric) as ids, string_agg(float8send(numeric), ''::bytea order by numeric) as numbers
            from product_attribute_values where attribute_id = $1 and numeric is not null`,
)
const INDEX_PRICES = prepared(
  'index_prices',
  `select string_agg(int4send(v.product_id), ''::bytea order by vl.price) as ids, string_agg(float8send(vl.price::float8), ''::bytea order by vl.price) as numbers
          from variant_listings vl join variants v on v.id = vl.variant_id where vl.channel_id = $1`,
)
const INDEX_MINIMAL_PRICES = prepared(
  'index_minimal_prices',
  `select string_agg(int4send(product_id), ''::bytea order by shown_discounted_price) as ids, string_agg(float8send(shown_discounted_price::float8), ''::bytea order by shown_discounted_price) as numbers
          from product_listings where channel_id = $1 and shown_discounted_price is not null`,
)

const IDS_OF_LIST = assembled('ids_of_list', (list: ListStatement, order: string, values: readonly unknown[]) => ({
  text: `select string_agg(int4send(p.id), ''::bytea${order}) as ids ${list.from}`,
  values,
})).examples(() =>
  productListExamples().map(([scope, filter, sort]): [ListStatement, string, readonly unknown[]] => {
    const list = productList(scope, filter, sort)
    return [list, ` order by ${orderBy(list.keys, false)}`, []]
  }),
)

export class CatalogIndex {
  private readonly pool: Pool
  private readonly scope: ProductScope
  private readonly ids: Int32Array
  /** A product's position by its id, from 1; 0 where it has none. */
  private readonly placeOf: Int32Array
  private readonly sets = new Map<string, Promise<Bits>>()
  private readonly orders = new Map<string, Promise<Int32Array>>()
  private readonly columns = new Map<string, Promise<Column>>()
  private readonly again = new Map<string, (next: CatalogIndex) => Promise<unknown>>()
  /** The time at which it was read, and when the next product is published or becomes available for purchase. */
  readonly goodFrom: number
  readonly goodUntil: number

  private constructor(pool: Pool, scope: ProductScope, ids: Int32Array, goodUntil: number) {
    this.pool = pool
    this.scope = scope
    this.ids = ids
    this.goodFrom = scope.now.getTime()
    this.goodUntil = goodUntil
    this.placeOf = new Int32Array((ids.at(-1) ?? 0) + 1)
    ids.forEach((id, i) => {
      this.placeOf[id] = i + 1
    })
  }

  static async read(pool: Pool, channelId: number, now: Date): Promise<CatalogIndex> {
    const { ids, next } = await INDEX_PRODUCTS.single(pool, channelId, now)
    return new CatalogIndex(
      pool,
      { channelId, staff: false, listedOnly: false, now },
      integers(ids),
      next?.getTime() ?? Number.POSITIVE_INFINITY,
    )
  }

  /** This index, which reads what it lacks over another pool: one operation's connections may be closed to the next. */
  over(pool: Pool): CatalogIndex {
    return Object.assign(Object.create(this) as CatalogIndex, { pool })
  }

  /** Reads in advance what nearly every shopper needs. */
  async prepare(): Promise<void> {
    await this.match({ ...this.scope, listedOnly: true }, {})
    for (const by of ['PUBLISHED_AT', 'NAME', 'MINIMAL_PRICE', 'SLUG'] as const)
      await this.order(this.scope, { by, desc: false })
  }

  /** Reads what the last version was used for, so that nobody waits for it. */
  async warm(last: CatalogIndex): Promise<void> {
    for (const read of [...last.again.values()].slice(-WARMED)) await read(this)
  }

  /** How many products fit; `among` leaves out those whose bit is not set there. */
  async count(scope: ProductScope, filter: ProductFilter, among: Bits | null = null): Promise<number> {
    const found = await this.match(scope, filter)
    if (among) for (let i = 0; i < found.length; i++) found[i]! &= among[i]!
    return popcount(found)
  }

  /** The products that fit a filter at a time; read from the database and not kept. */
  async among(filter: ProductFilter, now: Date): Promise<Bits> {
    return this.find({ ...this.scope, now }, filter)
  }

  /**
   * Ids of a page in its reading direction; null when the order has not been read yet, or the product after which to
   * start is gone.
   */
  async page(
    scope: ProductScope,
    filter: ProductFilter,
    { sort, after, limit, backward }: IndexPage,
  ): Promise<number[] | null> {
    const order = await this.order(scope, sort)
    const bits = await this.match(scope, filter)
    const down = sort.desc !== backward
    let at = down ? order.length - 1 : 0
    if (after !== null) {
      const place = order.indexOf(after)
      if (place < 0) return null
      at = down ? place - 1 : place + 1
    }
    const found: number[] = []
    for (; at >= 0 && at < order.length && found.length < limit; at += down ? -1 : 1) {
      const place = (this.placeOf[order[at]!] ?? 0) - 1
      if (place >= 0 && hasBit(bits, place)) found.push(order[at]!)
    }
    return found
  }

  private async match(scope: ProductScope, filter: ProductFilter): Promise<Bits> {
    const conditions = this.conditions(scope, filter)
    const sets = await Promise.all(conditions.map((c) => this.remember(c)))
    const all = sets[0]!.slice()
    for (const set of sets.slice(1)) for (let i = 0; i < all.length; i++) all[i]! &= set[i]!
    return all
  }

  private conditions(scope: ProductScope, filter: ProductFilter): Condition[] {
    const bySql = (part: ProductFilter, listedOnly = false): Condition => ({
      key: JSON.stringify([listedOnly, part]),
      find: () => this.ask({ ...this.scope, listedOnly }, part),
    })
    const { attributes = [], price, minimalPrice, ...rest } = filter
    return [
      bySql({}, scope.listedOnly),
      ...(scope.collectionId === undefined ? [] : [bySql({ collectionIds: [scope.collectionId] })]),
      ...Object.entries(rest).map(([field, value]) => bySql({ [field]: value })),
      ...attributes.map((a): Condition => {
        const { attributeId, ofProduct, ofVariant, range, ...others } = a
        if (!range || attributeId === null || !ofProduct || ofVariant || Object.keys(others).length)
          return bySql({ attributes: [a] })
        return this.inRange(`attribute ${attributeId}`, range, () => INDEX_NUMBERS.single(this.pool, attributeId))
      }),
      ...(price ? [this.inRange('price', price, () => INDEX_PRICES.single(this.pool, this.scope.channelId))] : []),
      ...(minimalPrice
        ? [
            bySql({ isAvailable: true }),
            this.inRange('minimal price', minimalPrice, () =>
              INDEX_MINIMAL_PRICES.single(this.pool, this.scope.channelId),
            ),
          ]
        : []),
    ]
  }

  private inRange(
    name: string,
    { gte, lte }: Ends<number>,
    read: () => Promise<{ ids: Buffer | null; numbers: Buffer | null }>,
  ): Condition {
    return {
      key: `${name} ${gte ?? ''} ${lte ?? ''}`,
      find: async () => {
        const load = async (): Promise<Column> => {
          const { ids, numbers } = await read()
          return {
            places: integers(ids).map((id) => this.placeOf[id] ?? 0),
            values: doubles(numbers),
          }
        }
        let column = this.columns.get(name)?.catch(load)
        if (!column) this.keep(this.columns, name, (column = load()))
        const { places, values } = await column
        const bits = this.none()
        const end = lte == null ? values.length : firstAbove(values, lte, true)
        for (let i = gte == null ? 0 : firstAbove(values, gte, false); i < end; i++) {
          const place = places[i]! - 1
          if (place >= 0) setBit(bits, place)
        }
        return bits
      },
    }
  }

  private remember({ key, find }: Condition): Promise<Bits> {
    const known = this.sets.get(key)
    if (known) {
      // Moved to the end, so that the sets at the beginning are those not used for longest.
      this.sets.delete(key)
      this.sets.set(key, known)
      // Another operation reads it, whose time may be over before that of this one.
      return known.catch(find)
    }
    const found = find()
    this.keep(this.sets, key, found)
    if (this.sets.size > SIZES.catalogIndex.conditions) this.sets.delete(this.sets.keys().next().value!)
    return found
  }

  private async ask(scope: ProductScope, filter: ProductFilter): Promise<Bits> {
    this.rememberToRead(JSON.stringify([scope.listedOnly, filter]), (next) => next.match(scope, filter))
    return this.find(scope, filter)
  }

  private async find(scope: ProductScope, filter: ProductFilter): Promise<Bits> {
    const list = productList(scope, filter, { by: 'SLUG', desc: false })
    const bits = this.none()
    for (const id of await this.idsOf(list, '', list.params.values.slice(0, list.counted))) {
      const place = (this.placeOf[id] ?? 0) - 1
      if (place >= 0) setBit(bits, place)
    }
    return bits
  }

  private order(scope: ProductScope, sort: ProductSort): Promise<Int32Array> {
    const rising = { ...sort, desc: false }
    const own =
      sort.by === 'COLLECTION' && scope.collectionId !== undefined
        ? { ...this.scope, collectionId: scope.collectionId }
        : this.scope
    const key = JSON.stringify([rising, own.collectionId])
    let order = this.orders.get(key)
    if (!order) {
      const list = productList(own, {}, rising)
      order = this.idsOf(list, ` order by ${orderBy(list.keys, false)}`, list.params.values)
      this.keep(this.orders, key, order)
      if (this.orders.size > SIZES.catalogIndex.orders) this.orders.delete(this.orders.keys().next().value!)
      this.rememberToRead(key, (next) => next.order(own, rising))
      return order
    }
    this.orders.delete(key)
    this.orders.set(key, order)
    return order.catch(() => this.order(scope, sort))
  }

  private async idsOf(list: ListStatement, order: string, values: unknown[]): Promise<Int32Array> {
    const { ids } = await IDS_OF_LIST.single(this.pool, list, order, values)
    return integers(ids)
  }

  /** What a later version reads in advance; as much as is kept at most, because people search for ever new words. */
  private rememberToRead(key: string, read: (next: CatalogIndex) => Promise<unknown>): void {
    this.again.delete(key)
    this.again.set(key, read)
    if (this.again.size > SIZES.catalogIndex.conditions) this.again.delete(this.again.keys().next().value!)
  }

  private none(): Bits {
    return new Uint32Array((this.ids.length + 31) >>> 5)
  }

  /** A read that failed is not kept. */
  private keep<T>(map: Map<string, Promise<T>>, key: string, value: Promise<T>): void {
    map.set(key, value)
    value.catch(() => {
      if (map.get(key) === value) map.delete(key)
    })
  }
}
