/**
 * The common store (docs/rules.md#kept-on-the-device): data that every page may need, stored on the device. It is
 * loaded once the first page is idle, and on a later visit serves where the service does not answer.
 */
import type { QueryClient } from '@tanstack/react-query'
import { type CollectionItem, collectionsQuery } from './collections.ts'
import { countriesQuery } from '../../features/address/index.ts'
import { companyQuery, questionsQuery } from '../../features/content/index.ts'
import { channelsQuery } from '../../platform/channels.ts'
import { languageCode } from '../../platform/i18n.ts'
import { type Shop, shopQuery } from '../../platform/shop.ts'
import { type Frame, frameQuery } from '../frame.ts'

export { rememberLanguage } from './chosen-language.ts'

const KEY = 'semena.common'
/** Milliseconds for which stored data is not loaded again. */
const FRESH_MS = 10 * 60_000

interface Common {
  channel: string
  language: string
  at: number
  /**
   * Answers of queries by what they are: collections, menus with collections and social networks, countries, channels,
   * FAQ, company.
   */
  parts: Record<string, unknown>
}

const queriesOf = ({ channel: { slug: channel } }: Shop) => {
  const language = languageCode()
  return {
    collections: collectionsQuery(channel, language),
    menus: frameQuery(channel, language),
    countries: countriesQuery(language),
    channels: channelsQuery,
    faq: questionsQuery({ channel, language }),
    company: companyQuery(language),
  }
}

/** Puts an earlier visit's data into the query client with its age, so that queries still refresh what is too old. */
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

/** Loads the missing parts and stores all of them. A part that fails to load is tried again next time. */
export async function keepCommon(client: QueryClient): Promise<void> {
  const shop = client.getQueryData<Shop>(shopQuery.queryKey)
  if (!shop) return
  const kept = readCommon(shop)
  if (kept && Date.now() - kept.at < FRESH_MS) return
  const parts: Common['parts'] = {}
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
    /* Without storage, or without room in it, the service is asked again next time. */
  }
}

/** A collection that the menu leads to and the shop does not list is logged (docs/rules.md#missing-names). */
function tellMissing(menus: Frame | null, collections: readonly CollectionItem[] | null): void {
  const known = new Set(collections?.map(({ slug }) => `/collections/${slug}`))
  if (collections && menus?.collections.some(({ href }) => href.startsWith('/collections/') && !known.has(href)))
    console.error("Can't find collection in store")
}

/** The stored data; null if it is another channel's or language's, or not valid. */
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
