/** Lists of products: of the shop, a category or a collection. */
import { secondOf } from '../../memory/rows.ts'
import { catalogIndex, LARGE, sharedIndex } from '../../db/queries/catalog/catalog-version.ts'
import type { CatalogIndex } from '../../db/queries/catalog/catalog-index.ts'
import { catalogWords } from '../../db/queries/catalog/catalog-words.ts'
import {
  isListed,
  type ProductFilter,
  productList,
  type ProductScope,
  type ProductSort,
} from '../../db/queries/catalog/product-list.ts'
import { pagesWith } from '../../db/queries/content/page-words.ts'
import type { RowOf } from '../../db/statements/statement.ts'
import type { Reference } from '../../db/queries/reference/reference.ts'
import {
  countUpTo,
  type ListedRow,
  type ListSlice,
  type ListStatement,
  readList,
  type SortValue,
} from '../../db/statements/sql.ts'
import type { GraphqlContext } from '../context.ts'
import { seesAllProducts, shopData } from '../shared/channel.ts'
import { requirePermission } from '../shared/permission.ts'
import { ofOperation } from '../shared/of-operation.ts'
import { emptyList, type Listed, listed, type Shortcut } from '../shared/listed.ts'
import { OF_STOCKS } from './listings.ts'
import { inChannel } from './loaders.ts'
import { type ProductsArgs, readFilter, readSort } from './product-args.ts'
import { type ChannelRow, type ProductSource, productSource } from './sources.ts'

export interface ListOf {
  channel: ChannelRow | null
  /** False when the channel is unknown or closed, so that the list is empty. */
  isVisible: boolean
  /** Whether to leave out products that are hidden from listings. */
  listedOnly: boolean
  collectionId?: number
  /** Conditions of the list itself, besides those of the client. */
  also?: ProductFilter
  /** How many products it has for staff where the client names no condition and no channel. */
  count?: () => Promise<number>
}

/** The name of an order, with which its cursors begin. */
export const productOrder = (sort: ProductSort): string =>
  sort.by === 'ATTRIBUTE' ? `ATTRIBUTE ${sort.attributeId}` : sort.by

/** A list of products with the client's filter, search and order. Throws for arguments that Saleor refuses. */
export async function products(
  ctx: GraphqlContext,
  args: ProductsArgs,
  { channel, isVisible, listedOnly, collectionId, also, count }: ListOf,
): Promise<Listed<ProductSource>> {
  const facts = { data: await shopData(ctx), channel }
  const typed = readSort(args, facts)
  const asked = readFilter(args, facts)
  if (somewhere(asked, ({ stocks }) => stocks !== undefined)) requirePermission(ctx, ...OF_STOCKS)
  if (!isVisible) return emptyList(args)
  const now = ctx.clock.now()
  const second = secondOf(now)
  const kept = ofStock(asked) ? null : ctx.loaders.kept
  const scope: ProductScope = {
    channelId: channel?.id ?? null,
    staff: seesAllProducts(ctx),
    listedOnly,
    now,
    ...(collectionId === undefined ? {} : { collectionId }),
  }
  // Staff look for what they type; shoppers for what they mean.
  const read = scope.staff || !asked.search ? null : await understood(ctx, facts.data, scope, asked.search)
  const sort: ProductSort = read && typed.by === 'RANK' ? { ...typed, search: read.search } : typed
  const filter = narrowed(read ? withMeaning(asked, read.filter) : asked, also)
  const isSmall = facts.data.productCount < LARGE
  let made: ListStatement<RowOf<'product_list'>> | undefined
  const list = () => (made ??= productList(scope, filter, sort))
  return listed(
    ctx,
    args,
    productOrder(sort),
    list,
    (row): ProductSource => {
      ctx.loaders.productById.prime(row.id, row)
      if (!channel || !isListed(row)) return productSource(row, null)
      ctx.loaders.productListing.prime(inChannel(channel.id, row.id), row)
      return productSource(row, channel, row)
    },
    scope.staff
      ? count && scope.channelId === null && Object.keys(asked).length === 0
        ? { count }
        : {}
      : {
          ...(isSmall
            ? await bySharedIndex(ctx, scope, filter, sort, second)
            : await byIndex(ctx, facts.data, scope, filter, sort)),
          ...(kept
            ? {
                // All who ask within a second get what the first of them sees.
                kept: (slice, load) =>
                  kept.withinSecond(
                    second,
                    JSON.stringify(['list', { ...scope, now: null }, filter, sort, slice]),
                    load,
                  ),
              }
            : {}),
        },
  )
}

/** Whether a filter looks at stock, which changes with every order. */
const ofStock = (filter: ProductFilter): boolean =>
  somewhere(filter, ({ stock, stocks }) => stock !== undefined || stocks !== undefined)

/** Whether a condition of the filter, however deep, is such a one. */
const somewhere = (filter: ProductFilter, isSuch: (one: ProductFilter) => boolean): boolean =>
  isSuch(filter) || [...(filter.and ?? []), ...(filter.or ?? [])].some((one) => somewhere(one, isSuch))

/** The search of each request whose words are looked for. One request has one, because looking for them takes time. */
const searched = ofOperation((): { words?: string } => ({}))

/** A search as it is understood, and the filter that it means. */
interface Understood {
  search: string
  filter: ProductFilter
}

/** What a search means; where nothing has its words, what is near to them. Null where it stays as it is. */
async function understood(
  ctx: GraphqlContext,
  data: Reference,
  scope: ProductScope,
  search: string,
): Promise<Understood | null> {
  const { words } = Object.assign(searched(ctx), { words: searched(ctx).words ?? search })
  if (words !== search) return null
  const { pool } = ctx.database
  const { near, own } = await catalogWords(pool, data.catalogVersion)
  const read = (text: string): Understood => ({ search: text, filter: own.filterOf(text) ?? { search: text } })
  const [typed, meant] = [read(search), near.meant(search)]
  if (meant === search) return typed
  // The words may be those of a moment ago, and what a page tells of was not mistyped.
  const isFound =
    (await countUpTo(pool, productList(scope, typed.filter, { by: 'SLUG', desc: false }), 1)) > 0 ||
    (await pagesWith(pool, search)).length > 0
  return isFound ? typed : read(meant)
}

/** A filter with what its search means in place of the words. */
function withMeaning({ search: _words, ...rest }: ProductFilter, meaning: ProductFilter): ProductFilter {
  return meaning.and ? { ...rest, and: [...(rest.and ?? []), ...meaning.and] } : { ...rest, ...meaning }
}

/** Orders for which the database has an index, so that it finds a page without a filter at once. */
const INDEXED: ReadonlySet<string> = new Set(['SLUG', 'NAME', 'PRICE', 'MINIMAL_PRICE', 'PUBLISHED_AT'])

/** So many products that an index names are looked at for one page, at most. */
const MOST_TRIED = 2000

/** Answers filters, counts and orders of a large catalogue from the catalogue index in memory (decision 0012). */
async function byIndex(
  ctx: GraphqlContext,
  data: Reference,
  scope: ProductScope,
  filter: ProductFilter,
  sort: ProductSort,
): Promise<Shortcut<RowOf<'product_list'>>> {
  // The index holds no stock, because stock changes with every order.
  const found =
    scope.channelId === null || ofStock(filter)
      ? null
      : catalogIndex(ctx.database.pool, data, scope.channelId, scope.now)
  if (!found) return {}
  const index = await found
  const plainly = Object.keys(filter).length === 0 && scope.collectionId === undefined && INDEXED.has(sort.by)
  return {
    count: () => index.count(scope, filter),
    ...(plainly || sort.by === 'RANK'
      ? {}
      : {
          rows: async (slice) => {
            // Until it is read again the index names what is gone, and what follows takes its place.
            for (let { limit } = slice; limit <= MOST_TRIED; limit *= 4) {
              const ids = await idsByIndex(ctx, index, scope, filter, sort, { ...slice, limit })
              if (!ids) return null
              const list = productList(scope, { ids }, sort)
              const found = await readList(ctx.database.pool, list, { ...slice, from: null })
              if (found.length === slice.limit || ids.length < limit) return found
            }
            return null
          },
        }),
  }
}

/**
 * Answers lists of a small catalogue for visitors from an index that they share, with rows that they share, so that they
 * need no statement (decision 0071). Numbers of what is in stock are those of the second.
 */
async function bySharedIndex(
  ctx: GraphqlContext,
  scope: ProductScope,
  { stock, ...filter }: ProductFilter,
  sort: ProductSort,
  second: number,
): Promise<Shortcut<RowOf<'product_list'>>> {
  const { pool } = ctx.database
  const { kept } = ctx.loaders
  const { channelId } = scope
  const index =
    kept && channelId !== null && !ofStock(filter) ? await sharedIndex(kept, pool, channelId, scope.now) : null
  if (!kept || !index) return {}
  if (stock)
    return {
      count: async () => {
        const key = JSON.stringify(['stock', channelId, stock])
        return index.count(scope, filter, await kept.withinSecond(second, key, () => index.among({ stock }, scope.now)))
      },
    }
  const count = () => index.count(scope, filter)
  if (sort.by === 'RANK') return { count }
  const order = JSON.stringify(['listed', channelId, scope.listedOnly, scope.collectionId, sort])
  const rows = kept.through<number, ListedRow<RowOf<'product_list'>> | null>(order, async (ids) => {
    const found = await readList(pool, productList(scope, { ids: [...ids] }, sort), {
      limit: ids.length,
      backward: false,
      from: null,
    })
    const byId = new Map(found.map((listed) => [listed.row.id, listed]))
    return ids.map((id) => byId.get(id) ?? null)
  })
  return {
    count,
    rows: async (slice) => {
      const ids = await idsByIndex(ctx, index, scope, filter, sort, slice)
      const found = ids && (await rows(ids))
      // Where one is gone, the statement says what stands in its place.
      return found?.every((row) => row !== null) ? found : null
    },
  }
}

/** Ids of a page in its reading direction; null where the index cannot tell. */
async function idsByIndex(
  ctx: GraphqlContext,
  index: CatalogIndex,
  scope: ProductScope,
  filter: ProductFilter,
  sort: ProductSort,
  { limit, backward, from }: ListSlice,
): Promise<number[] | null> {
  const after = from ? await startOf(ctx, scope, sort, from) : null
  if (from && after === null) return null
  return index.page(scope, filter, { sort, after, limit, backward })
}

/**
 * Id of the product at which a cursor stands; its last value is a slug or an id. Null where the product is gone or has
 * other values now, and so stands somewhere else than the cursor.
 */
async function startOf(
  ctx: GraphqlContext,
  scope: ProductScope,
  sort: ProductSort,
  from: readonly SortValue[],
): Promise<number | null> {
  const last = from.at(-1)!
  const itself = typeof last === 'number' ? { ids: [last] } : { slugs: [last] }
  const [found] = await readList(ctx.database.pool, productList(scope, itself, sort), {
    limit: 1,
    backward: false,
    from: null,
  })
  return found && JSON.stringify(found.key) === JSON.stringify(from) ? found.row.id : null
}

/** Joins the client's conditions with those of the list itself. Only categories can stand in both. */
function narrowed(asked: ProductFilter, also: ProductFilter | undefined): ProductFilter {
  if (!also) return asked
  if (!also.categoryIds || !asked.categoryIds) return { ...asked, ...also }
  return { ...asked, withinCategoryIds: also.categoryIds }
}
