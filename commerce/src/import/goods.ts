/**
 * The products and variants of the shop and of the files, which may be too many for memory. What the files say of them
 * stands in temporary tables, which end with the connection however that ends, and is asked for some rows at a time.
 */
import type { PoolClient } from 'pg'
import type { Counts } from '../db/statements/save.ts'
import { LOOK_ALIKES } from '@semena/contract/look-alikes'
import { type Facts, knownFacts } from './plate-facts.ts'

/** What a row of products.csv says about the channels that show the product. */
export interface ListingWish {
  /** Slugs of channels; empty for all in which a variant has a price. */
  channels: string[]
  isPublished: boolean | undefined
  publishedAt: Date | null | undefined
  isAvailable: boolean | undefined
  availableFrom: Date | null | undefined
}

export interface ProductThing {
  /** Missing while it is not in the database. */
  id: number | undefined
  name: string
  /** The slug of its type; missing where a row that is wrong names none. */
  type: string | undefined
}

export interface VariantThing {
  /** Of a variant that the files add, the id that it will have. */
  id: number
  isNew: boolean
  /** The slug of its product. */
  product: string
}

/** A product that lists may have to show. */
export interface ListedProduct {
  place: number
  id: number
  wish: ListingWish | null
}

const TABLES = `
  create temporary table import_products (place int generated always as identity primary key, slug text not null unique,
    line int, name text, type text, wish jsonb);
  create temporary table import_variants (sku text primary key, line int not null, product text not null, id int not null,
    is_new boolean not null);
  create index on import_variants (product, line);
  create temporary table import_stocks (variant_id int not null, warehouse_id uuid not null, quantity int)`

/** What a code looks like: two of the same look are hard to tell apart. */
const look = (sku: string): string => `translate(lower(normalize(${sku}, NFKC)), $1, $2)`

/** No text of the database holds a NUL character, so nothing has such a key. */
const possible = (keys: Iterable<string>): string[] => [...new Set(keys)].filter((key) => key && !key.includes('\0'))

export class Goods {
  readonly #client: PoolClient

  private constructor(client: PoolClient) {
    this.#client = client
  }

  /** Makes the tables. */
  static async open(client: PoolClient): Promise<Goods> {
    await client.query(TABLES)
    return new Goods(client)
  }

  /** Products by slug: those of the shop, and those of products.csv as far as it was read. */
  async products(slugs: Iterable<string>): Promise<Map<string, ProductThing>> {
    const { rows } = await this.#client.query<{ slug: string; id: number | null; name: string; type: string | null }>(
      `select k.slug, p.id, coalesce(f.name, p.name) as name, coalesce(f.type, t.slug) as type from unnest($1::text[]) k (slug)
        left join import_products f on f.slug = k.slug and f.line is not null
        left join products p on p.slug = k.slug left join product_types t on t.id = p.product_type_id
        where f.slug is not null or p.id is not null`,
      [possible(slugs)],
    )
    return new Map(
      rows.map(({ slug, id, name, type }) => [slug, { id: id ?? undefined, name, type: type ?? undefined }]),
    )
  }

  /** Those of the products that the database has, by slug. */
  async stored(slugs: Iterable<string>): Promise<Map<string, ProductThing & { id: number }>> {
    const { rows } = await this.#client.query<{ slug: string; id: number; name: string; type: string }>(
      `select p.slug, p.id, p.name, t.slug as type from products p join product_types t on t.id = p.product_type_id
        where p.slug = any($1)`,
      [possible(slugs)],
    )
    return new Map(rows.map(({ slug, ...thing }) => [slug, thing]))
  }

  /** Variants by SKU: those of the shop, and those of variants.csv as far as it was read. */
  async variants(skus: Iterable<string>): Promise<Map<string, VariantThing>> {
    const { rows } = await this.#client.query<VariantThing & { sku: string }>(
      `select k.sku, coalesce(v.id, f.id) as id, v.id is null as "isNew", coalesce(p.slug, f.product) as product
        from unnest($1::text[]) k (sku) left join import_variants f on f.sku = k.sku
        left join variants v on v.sku = k.sku left join products p on p.id = v.product_id
        where f.sku is not null or v.id is not null`,
      [possible(skus)],
    )
    return new Map(rows.map(({ sku, ...thing }) => [sku, thing]))
  }

  /** What plates of products are drawn from, as far as the shop knows it. */
  factsOf(slugs: Iterable<string>): Promise<Map<string, Facts>> {
    return knownFacts(this.#client, possible(slugs))
  }

  /** The lines on which the files have said something of these already. */
  productLines = (slugs: readonly string[]): Promise<Map<string, number>> =>
    this.#lines('select slug as key, line from import_products where slug = any($1) and line is not null', slugs)

  variantLines = (skus: readonly string[]): Promise<Map<string, number>> =>
    this.#lines('select sku as key, line from import_variants where sku = any($1)', skus)

  async #lines(text: string, keys: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.#client.query<{ key: string; line: number }>(text, [possible(keys)])
    return new Map(rows.map(({ key, line }) => [key, line]))
  }

  /** Notes rows of products.csv. */
  async addProducts(
    rows: readonly { line: number; slug: string; name: string; type: string | undefined; wish: ListingWish }[],
  ): Promise<void> {
    await this.#client.query(
      `insert into import_products (line, slug, name, type, wish)
        select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::jsonb[])`,
      [
        rows.map((row) => row.line),
        rows.map((row) => row.slug),
        rows.map((row) => row.name),
        rows.map((row) => row.type ?? null),
        rows.map((row) => JSON.stringify(row.wish)),
      ],
    )
  }

  /** Notes rows of variants.csv; new ones get their ids. */
  async addVariants(
    rows: readonly { line: number; sku: string; product: string; id: number | undefined }[],
  ): Promise<void> {
    await this.#client.query(
      `insert into import_variants (line, sku, product, id, is_new)
        select line, sku, product, coalesce(id, nextval(pg_get_serial_sequence('variants', 'id'))), id is null
        from unnest($1::int[], $2::text[], $3::text[], $4::int[]) r (line, sku, product, id)`,
      [
        rows.map((row) => row.line),
        rows.map((row) => row.sku),
        rows.map((row) => row.product),
        rows.map((row) => row.id ?? null),
      ],
    )
  }

  /** The first new SKUs that look like another one of the shop or of the file, each with the line it is on. */
  async lookAlikes(limit: number): Promise<{ line: number; sku: string; other: string }[]> {
    const { rows } = await this.#client.query<{ line: number; sku: string; other: string }>(
      `with known as (select sku, ${look('sku')} as look from import_variants
          union select sku, ${look('sku')} from variants where sku is not null)
        select f.line, f.sku, min(k.sku) as other from import_variants f
          join known own on own.sku = f.sku join known k on k.look = own.look and k.sku <> f.sku
          where f.is_new group by f.line, f.sku order by f.line limit $3`,
      [LOOK_ALIKES.from, LOOK_ALIKES.to, limit],
    )
    return rows
  }

  /** Notes products whose variants get prices, which lists may show from then on. */
  async addPriced(slugs: Iterable<string>): Promise<void> {
    await this.#client.query(
      'insert into import_products (slug) select unnest($1::text[]) on conflict (slug) do nothing',
      [possible(slugs)],
    )
  }

  /** Notes what lies in warehouses of variants that the shop has; null empties what is there. */
  async addStocks(
    rows: readonly { variantId: number; warehouseId: string; quantity: number | null | undefined }[],
  ): Promise<void> {
    const said = rows.filter(({ quantity }) => quantity !== undefined)
    if (said.length === 0) return
    await this.#client.query('insert into import_stocks select * from unnest($1::int[], $2::uuid[], $3::int[])', [
      said.map((row) => row.variantId),
      said.map((row) => row.warehouseId),
      said.map((row) => row.quantity ?? null),
    ])
  }

  /** Writes the stock that was noted. Rows are locked in the order of their ids, as buyers lock them. */
  async writeStocks(): Promise<Counts> {
    const changed = await this.#client.query(
      `with held as materialized (select s.id, coalesce(k.quantity, 0) as quantity
          from import_stocks k join stocks s on s.variant_id = k.variant_id and s.warehouse_id = k.warehouse_id
          where s.quantity <> coalesce(k.quantity, 0) order by s.id for update of s)
        update stocks s set quantity = held.quantity from held where s.id = held.id`,
    )
    const added = await this.#client.query(
      `insert into stocks as s (variant_id, warehouse_id, quantity)
        select k.variant_id, k.warehouse_id, k.quantity from import_stocks k where k.quantity is not null
          and not exists (select from stocks o where o.variant_id = k.variant_id and o.warehouse_id = k.warehouse_id)
        order by k.variant_id, k.warehouse_id
        on conflict (variant_id, warehouse_id) do update set quantity = excluded.quantity`,
    )
    return { added: added.rowCount ?? 0, changed: changed.rowCount ?? 0 }
  }

  /** The variants that variants.csv names of these products, in its order. */
  async variantsOf(slugs: Iterable<string>): Promise<Map<string, { sku: string; id: number }[]>> {
    const { rows } = await this.#client.query<{ product: string; sku: string; id: number }>(
      'select product, sku, id from import_variants where product = any($1) order by product, line',
      [possible(slugs)],
    )
    return Map.groupBy(rows, (row) => row.product)
  }

  /** Products that lists may have to show, in the order in which the files name them, a batch behind a place. */
  async listed(after: number, limit: number): Promise<ListedProduct[]> {
    const { rows } = await this.#client.query<ListedProduct>(
      `select f.place, p.id, f.wish from import_products f join products p on p.slug = f.slug
        where f.place > $1 order by f.place limit $2`,
      [after, limit],
    )
    // JSON keeps a date as a text.
    const dateOf = (value: Date | null | undefined): Date | null | undefined => (value ? new Date(value) : value)
    return rows.map(({ place, id, wish }) => ({
      place,
      id,
      wish: wish && { ...wish, publishedAt: dateOf(wish.publishedAt), availableFrom: dateOf(wish.availableFrom) },
    }))
  }

  /** How many products lists may have to show. */
  async listedCount(): Promise<number> {
    const { rows } = await this.#client.query<{ count: number }>('select count(*)::int as count from import_products')
    return rows[0]!.count
  }
}
