/** The catalogue's queries: pages load them on the server, and in the browser after a navigation. */
import { ATTRIBUTES, MAX_PAGE_SIZE, PAGE_SIZE } from '@semena/contract/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { request } from '../../platform/graphql.ts'
import type { LanguageCode } from '../../platform/i18n.ts'
import { memo } from '../../platform/memo.ts'
import {
  CatalogBestsellersDocument,
  CatalogBySlugsDocument,
  CatalogCollectionDocument,
  CatalogProductsDocument,
  type CatalogProductsQueryVariables,
  CatalogScalesDocument,
  type CatalogScalesQuery,
} from './catalog.generated.ts'
import { type SortIds, toFilter, toOrder } from './filter.ts'
import type { View } from './pictures.ts'
import { readListOnServer } from './read-list.server.ts'
import { withSaleDays } from './sale-days.ts'
import { type CatalogSearch, withLess } from './search.ts'
import { type VarietyList, toList } from './to-list.ts'
import { offerOf } from './pack.ts'
import { type Named, type Variety, collectionName, toVariety } from './variety.ts'

export interface Place {
  channel: string
  language: LanguageCode
}

const FRESH = 60_000
export const LONG = 5 * 60_000
const NEW_MS = 30 * 86_400_000

/** Facts about the whole channel that filters, orders and badges need. */
export interface Scales extends SortIds {
  genetics: Named[]
  /** The scales that the shop has attributes for; only these are offered as filters. */
  measures: Measure[]
  price: readonly [least: number, most: number] | null
  /** Slugs of varieties that have been sold, the best-selling first. */
  bestsellers: string[]
  /** Slugs of the varieties that count as new, the latest first (docs/rules.md#badges). */
  newest: string[]
}

export type Measure = 'sativa' | 'thc' | 'days'

const MEASURES: Record<Measure, readonly string[]> = {
  sativa: [ATTRIBUTES.sativa],
  thc: [ATTRIBUTES.minThc, ATTRIBUTES.maxThc],
  days: [ATTRIBUTES.minTime, ATTRIBUTES.maxTime],
}

/** The scales of which the shop has every attribute. */
export function measuresOf(slugs: readonly (string | null)[]): Measure[] {
  return (['sativa', 'thc', 'days'] as const).filter((measure) =>
    MEASURES[measure].every((slug) => slugs.includes(slug)),
  )
}

export const scalesQuery = ({ channel, language }: Place) =>
  queryOptions({
    queryKey: ['scales', channel, language],
    staleTime: LONG,
    queryFn: () => memo(['scales', channel, language], () => readScales({ channel, language })),
  })

async function readScales({ channel, language }: Place): Promise<Scales> {
  const {
    attributes,
    unitsSold: soldAttribute,
    measures,
    cheapest,
    dearest,
    newest,
    older,
    all,
  } = await request(CatalogScalesDocument, {
    channel,
    language,
    newSince: new Date(Date.now() - NEW_MS).toISOString(),
  })
  const find = (slug: string) => attributes?.edges.find(({ node }) => node.slug === slug)?.node
  const unitsSold = soldAttribute?.id ?? null
  const best = unitsSold
    ? await request(CatalogBestsellersDocument, {
        channel,
        attribute: unitsSold,
      })
    : null
  const [least, most] = [priceOf(cheapest), priceOf(dearest)]
  return {
    unitsSold,
    maxThc: find(ATTRIBUTES.maxThc)?.id ?? null,
    genetics: (find(ATTRIBUTES.genetics)?.choices?.edges ?? []).map(({ node }) => ({
      slug: node.slug ?? '',
      name: node.translation?.name || (node.name ?? ''),
    })),
    measures: measuresOf(measures?.edges.map(({ node }) => node.slug) ?? []),
    price: least !== null && most !== null && least < most ? [Math.floor(least), Math.ceil(most)] : null,
    // Only staff may read when a product was published, but anybody may count those published before a day.
    newest: (newest?.edges ?? [])
      .slice(0, Math.max(0, (all?.totalCount ?? 0) - (older?.totalCount ?? 0)))
      .map(({ node }) => node.slug),
    bestsellers: (best?.products?.edges ?? []).map(({ node }) => node.slug),
  }
}

/** The price on the card of a list's first variety. */
const priceOf = (list: CatalogScalesQuery['cheapest']): number | null =>
  list?.edges[0] ? (offerOf(list.edges[0].node).price?.amount ?? null) : null

export interface ListAsked extends Place {
  search: CatalogSearch
  scales: SortIds
  collection?: string | undefined
  size?: number
}

export const listQuery = ({ channel, language, search, scales, collection, size = PAGE_SIZE }: ListAsked) =>
  queryOptions({
    queryKey: ['varieties', channel, language, collection ?? null, search, size],
    placeholderData: keepPreviousData,
    queryFn: async ({ client }): Promise<VarietyList> => {
      const ask = (part: Part): Promise<VarietyList> =>
        readList({
          channel,
          language,
          // A shop without the attribute cannot sort by it.
          filter: toFilter(scales.maxThc ? search : { ...search, sort: undefined }, collection),
          search: search.search,
          sortBy: toOrder(search.sort, scales),
          ...part,
        })
      if (search.before !== undefined) return ask({ last: size, before: search.before })
      const less = withLess(search)
      const shown =
        less &&
        client.getQueryState(
          listQuery({
            channel,
            language,
            search: less,
            scales,
            collection,
            size,
          }).queryKey,
        )
      // Pages that are shown already are not loaded again while they are fresh.
      if (shown?.data?.after && Date.now() - shown.dataUpdatedAt < FRESH)
        return joined(shown.data, await ask({ first: size, after: shown.data.after }))
      return ask({
        first: size * (Number(search.more ?? 0) + 1),
        after: search.after,
      })
    },
  })

const readList = createIsomorphicFn()
  .server(readListOnServer)
  .client(async (asked: CatalogProductsQueryVariables): Promise<VarietyList> => {
    const { products } = await request(CatalogProductsDocument, asked)
    return toList(products, await withSaleDays(products?.edges.map(({ node }) => toVariety(node)) ?? []))
  })

type Part = { first: number; after: string | undefined } | { last: number; before: string }

/** Joins two pages of a list; a variety that has moved from one to the other meanwhile is listed once. */
function joined(shown: VarietyList, next: VarietyList): VarietyList {
  const known = new Set(shown.varieties.map(({ slug }) => slug))
  return {
    ...next,
    before: shown.before,
    varieties: [...shown.varieties, ...next.varieties.filter(({ slug }) => !known.has(slug))],
  }
}

/** The query for varieties by their slugs; `view` chooses which of their pictures becomes their `plate`. */
export const bySlugsQuery = ({ channel, language }: Place, slugs: readonly string[], view: View = 'plate') =>
  queryOptions({
    queryKey: ['varieties-named', channel, language, slugs, view],
    queryFn: async (): Promise<Variety[]> => {
      if (slugs.length === 0) return []
      const asks = Array.from({ length: Math.ceil(slugs.length / MAX_PAGE_SIZE) }, (_, page) => {
        const some = slugs.slice(page * MAX_PAGE_SIZE, (page + 1) * MAX_PAGE_SIZE)
        return request(CatalogBySlugsDocument, {
          channel,
          language,
          slugs: some,
          first: some.length,
        })
      })
      const found = (await Promise.all(asks)).flatMap(({ products }) =>
        (products?.edges ?? []).map(({ node }) => toVariety(node, view)),
      )
      const bySlug = new Map((await withSaleDays(found)).map((variety) => [variety.slug, variety]))
      return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
    },
  })

export const collectionQuery = ({ channel, language }: Place, slug: string) =>
  queryOptions({
    queryKey: ['collection', channel, language, slug],
    staleTime: LONG,
    queryFn: () => memo(['collection', channel, language, slug], () => readCollection({ channel, language }, slug)),
  })

async function readCollection({ channel, language }: Place, slug: string): Promise<Collection | null> {
  const { collection } = await request(CatalogCollectionDocument, {
    channel,
    language,
    slug,
  })
  if (!collection) return null
  const { id, translation, backgroundImage } = collection
  return {
    id,
    slug: collection.slug,
    name: collectionName(collection),
    description: translation?.description || collection.description,
    seoTitle: translation?.seoTitle || collection.seoTitle,
    seoDescription: translation?.seoDescription || collection.seoDescription,
    image: backgroundImage?.url ?? null,
  }
}

export type Collection = {
  id: string
  slug: string
  name: string
  description: string | null
  seoTitle: string | null
  seoDescription: string | null
  image: string | null
}
