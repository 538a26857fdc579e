/** What the catalogue asks the service, as query options: pages load them on the server, and again in the browser when one moves on. */
import { ATTRIBUTES, MAX_PAGE_SIZE, PAGE_SIZE } from '@semena/contract/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import type { LanguageCode } from '../../platform/i18n.ts'
import { memo } from '../../platform/memo.ts'
import {
  CatalogBestsellersDocument,
  type CatalogBestsellersQuery,
  CatalogBySlugsDocument,
  CatalogCollectionDocument,
  CatalogFieldDocument,
  CatalogProductsDocument,
  CatalogRowDocument,
  CatalogScalesDocument,
  type CatalogScalesQuery,
} from './catalog.generated.ts'
import { type SortIds, toFilter, toOrder } from './filter.ts'
import type { View } from './pictures.ts'
import { type CatalogSearch, withLess } from './search.ts'
import { type Facts, type Named, type Variety, collectionName, factsOf, nameOf, toVariety } from './variety.ts'

export interface Place {
  channel: string
  language: LanguageCode
}

const FRESH = 60_000
const LONG = 5 * 60_000
const NEW_MS = 30 * 86_400_000

/** What filters, orders and badges need to know of the whole channel. */
export interface Scales extends SortIds {
  genetics: Named[]
  /** Scales that the shop measures its varieties by; the others are no filter. */
  measures: Measure[]
  price: readonly [least: number, most: number] | null
  /** Best selling first; none that has never been sold. */
  bestsellers: string[]
  /** The latest published, as far as they are new at all (docs/rules.md#badges). */
  newest: string[]
}

export type Measure = 'sativa' | 'thc' | 'days'

const MEASURES: Record<Measure, readonly string[]> = {
  sativa: [ATTRIBUTES.sativa],
  thc: [ATTRIBUTES.minThc, ATTRIBUTES.maxThc],
  days: [ATTRIBUTES.minTime, ATTRIBUTES.maxTime],
}

/** Those of which every attribute is there. */
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
  const { attributes, measures, cheapest, dearest, newest, older, all } = await request(CatalogScalesDocument, {
    channel,
    language,
    newSince: new Date(Date.now() - NEW_MS).toISOString(),
  })
  const find = (slug: string) => attributes?.edges.find(({ node }) => node.slug === slug)?.node
  const unitsSold = find(ATTRIBUTES.unitsSold)?.id ?? null
  const best = unitsSold ? await request(CatalogBestsellersDocument, { channel, attribute: unitsSold }) : null
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
    // When a product was published only staff may read; how many were before a day anybody may.
    newest: (newest?.edges ?? [])
      .slice(0, Math.max(0, (all?.totalCount ?? 0) - (older?.totalCount ?? 0)))
      .map(({ node }) => node.slug),
    bestsellers: (best?.products?.edges ?? []).filter(({ node }) => wasSold(node)).map(({ node }) => node.slug),
  }
}

/** A shop that keeps the number to itself has sold some, to stand in this order at all. */
function wasSold({ attributes }: SoldProduct): boolean {
  const sold = attributes.find(({ attribute }) => attribute.slug === ATTRIBUTES.unitsSold)?.values[0]?.name
  return sold === undefined || sold === null || Number(sold) > 0
}
type SoldProduct = NonNullable<CatalogBestsellersQuery['products']>['edges'][number]['node']

const priceOf = (list: CatalogScalesQuery['cheapest']): number | null =>
  list?.edges[0]?.node.pricing?.priceRange?.start?.gross.amount ?? null

export interface VarietyList {
  total: number
  varieties: Variety[]
  /** Cursors of the pages beside this one. */
  before: string | null
  after: string | null
}

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
      const ask = async (part: Part): Promise<VarietyList> => {
        const { products } = await request(CatalogProductsDocument, {
          channel,
          language,
          // A shop without that figure has no such order either.
          filter: toFilter(scales.maxThc ? search : { ...search, sort: undefined }, collection),
          search: search.search,
          sortBy: toOrder(search.sort, scales),
          ...part,
        })
        const info = products?.pageInfo
        return {
          total: products?.totalCount ?? 0,
          varieties: products?.edges.map(({ node }) => toVariety(node)) ?? [],
          before: info?.hasPreviousPage ? info.startCursor : null,
          after: info?.hasNextPage ? info.endCursor : null,
        }
      }
      if (search.before !== undefined) return ask({ last: size, before: search.before })
      const less = withLess(search)
      const shown =
        less && client.getQueryState(listQuery({ channel, language, search: less, scales, collection, size }).queryKey)
      // What stands on the page already is not asked for again, as long as it is fresh.
      if (shown?.data?.after && Date.now() - shown.dataUpdatedAt < FRESH)
        return joined(shown.data, await ask({ first: size, after: shown.data.after }))
      return ask({ first: size * (Number(search.more ?? 0) + 1), after: search.after })
    },
  })

type Part = { first: number; after: string | undefined } | { last: number; before: string }

/** A variety that moved down while one looked stands in the list once. */
function joined(shown: VarietyList, next: VarietyList): VarietyList {
  const known = new Set(shown.varieties.map(({ slug }) => slug))
  return {
    ...next,
    before: shown.before,
    varieties: [...shown.varieties, ...next.varieties.filter(({ slug }) => !known.has(slug))],
  }
}

/** `view` is which picture their `plate` is. */
export const bySlugsQuery = ({ channel, language }: Place, slugs: readonly string[], view: View = 'plate') =>
  queryOptions({
    queryKey: ['varieties-named', channel, language, slugs, view],
    queryFn: async (): Promise<Variety[]> => {
      if (slugs.length === 0) return []
      const asks = Array.from({ length: Math.ceil(slugs.length / MAX_PAGE_SIZE) }, (_, page) => {
        const some = slugs.slice(page * MAX_PAGE_SIZE, (page + 1) * MAX_PAGE_SIZE)
        return request(CatalogBySlugsDocument, { channel, language, slugs: some, first: some.length })
      })
      const found = new Map(
        (await Promise.all(asks)).flatMap(({ products }) =>
          (products?.edges ?? []).map(({ node }) => [node.slug, toVariety(node, view)] as const),
        ),
      )
      return slugs.flatMap((slug) => found.get(slug) ?? [])
    },
  })

export const collectionQuery = ({ channel, language }: Place, slug: string) =>
  queryOptions({
    queryKey: ['collection', channel, language, slug],
    staleTime: LONG,
    queryFn: async () => {
      const { collection } = await request(CatalogCollectionDocument, { channel, language, slug })
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
    },
  })

export type Collection = {
  id: string
  slug: string
  name: string
  description: string | null
  seoTitle: string | null
  seoDescription: string | null
  image: string | null
}

/** A variety as a mark on the field map, where its facts give it a place. */
export interface MapPoint {
  slug: string
  name: string
  facts: Pick<Facts, 'indica' | 'thc' | 'genetics'>
}

export const mapQuery = ({ channel, language }: Place) =>
  queryOptions({
    queryKey: ['field', channel, language],
    staleTime: LONG,
    queryFn: () =>
      memo(['field', channel, language], async (): Promise<MapPoint[]> => {
        const { products } = await request(CatalogFieldDocument, { channel, language })
        return (products?.edges ?? []).map(({ node }) => {
          const { indica, thc, genetics } = factsOf(node.attributes)
          return { slug: node.slug, name: nameOf(node), facts: { indica, thc, genetics } }
        })
      }),
  })

export interface TableRow {
  slug: string
  name: string
  total: number
  varieties: Variety[]
}

/** The first varieties of a collection, for a row on another page. Null: the channel has no such collection. */
export const tableQuery = ({ channel, language }: Place, slug: string, first: number, scales: SortIds) =>
  queryOptions({
    queryKey: ['row', channel, language, slug, first],
    queryFn: async (): Promise<TableRow | null> => {
      const { collection } = await request(CatalogRowDocument, {
        channel,
        language,
        slug,
        first,
        sortBy: toOrder('best', scales),
      })
      return (
        collection && {
          slug: collection.slug,
          name: collectionName(collection),
          total: collection.products?.totalCount ?? 0,
          varieties: collection.products?.edges.map(({ node }) => toVariety(node)) ?? [],
        }
      )
    },
  })
