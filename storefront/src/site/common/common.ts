/**
 * The common store (docs/rules.md#kept-on-the-device): what every page may need, kept on the device. It is loaded once
 * the first page is still, and on a later visit stands in for the service where that does not answer.
 */
import type { QueryClient } from '@tanstack/react-query'
import { type CollectionItem, collectionsQuery } from './collections.ts'
import { companyQuery, questionsQuery } from '../../features/content/index.ts'
import { channelsQuery } from '../../platform/channels.ts'
import { languageCode } from '../../platform/i18n.ts'
import { type Shop, shopQuery } from '../../platform/shop.ts'
import { type Frame, frameQuery } from '../frame.ts'

export { rememberLanguage } from './chosen-language.ts'

const KEY = 'semena.common'
/** Kept for this long without asking again. */
const FRESH_MS = 10 * 60_000

interface Common {
  channel: string
  language: string
  at: number
  /** Answers of queries by what they are: collections, menus with collections and social networks, countries, channels, FAQ, company. */
  parts: Record<string, unknown>
}

const queriesOf = ({ channel: { slug: channel } }: Shop) => {
  const language = languageCode()
  return {
    collections: collectionsQuery(channel, language),
    menus: frameQuery(channel, language),
    channels: channelsQuery,
    faq: questionsQuery({ channel, language }),
    company: companyQuery(language),
  }
}

/** Puts back what an earlier visit left, as old as it is: queries that find it still ask again when they can. */
export function restoreCommon(client: QueryClient): void {
  const shop = client.getQueryData<Shop>(shopQuery.queryKey)
  const kept = shop && readCommon(shop)
  if (!kept) return
  for (const [name, { queryKey }] of Object.entries<{ queryKey: readonly unknown[] }>(queriesOf(shop))) {
    const value = kept.parts[name]
    if (value !== undefined && value !== null && client.getQueryData(queryKey) === undefined)
      client.setQueryData(queryKey, value, { updatedAt: kept.at })
  }
}

/** Loads what is not there yet, and keeps all of it. A part that cannot be had is left for the next time. */
export async function keepCommon(client: QueryClient): Promise<void> {
  const shop = client.getQueryData<Shop>(shopQuery.queryKey)
  if (!shop) return
  const kept = readCommon(shop)
  if (kept && Date.now() - kept.at < FRESH_MS) return
  const parts: Common['parts'] = { countries: shop.channel.countries }
  await Promise.all(
    Object.entries(queriesOf(shop)).map(async ([name, query]) => {
      try {
        parts[name] = await client.fetchQuery({ ...(query as typeof channelsQuery), staleTime: FRESH_MS })
      } catch {
        parts[name] = kept?.parts[name] ?? null
      }
    }),
  )
  tellMissing(parts['menus'] as Frame | null, parts['collections'] as CollectionItem[] | null)
  const common: Common = { channel: shop.channel.slug, language: languageCode(), at: Date.now(), parts }
  try {
    window.localStorage.setItem(KEY, JSON.stringify(common))
  } catch {
    /* no room, or storage is refused: the service is asked again next time */
  }
}

/** A collection that the menu leads to and the shop does not list is logged (docs/rules.md#missing-names). */
function tellMissing(menus: Frame | null, collections: readonly CollectionItem[] | null): void {
  const known = new Set(collections?.map(({ slug }) => `/collections/${slug}`))
  if (collections && menus?.collections.some(({ href }) => href.startsWith('/collections/') && !known.has(href)))
    console.error("Can't find collection in store")
}

/** Null for another channel's or language's, and for whatever else stands there. */
function readCommon(shop: Shop): Common | null {
  try {
    const found = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as Partial<Common> | null
    const fits =
      found?.channel === shop.channel.slug &&
      found.language === languageCode() &&
      Number.isFinite(found.at) &&
      typeof found.parts === 'object' &&
      found.parts !== null
    return fits ? (found as Common) : null
  } catch {
    return null
  }
}
