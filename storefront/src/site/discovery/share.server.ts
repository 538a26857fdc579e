/**
 * `/share/….jpg`: the picture for shared links to a page. What stands on it is found here, and the shop's process draws
 * it.
 */
import { SHARE_PORT, type ShareCard, type SharePort } from '@semena/contract/shop-port'
import type { QueryClient } from '@tanstack/react-query'
import { collectionQuery, varietyCard } from '../../features/catalog/index.ts'
import { pageCard } from '../../features/content/index.ts'
import { m } from '../../paraglide/messages.js'
import { cachedForAll } from '../../platform/cache-headers.ts'
import { languageCode } from '../../platform/i18n.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { firstText } from '../../platform/rich-text/blocks.ts'
import type { Shop } from '../../platform/shop.ts'
import { shopFor } from '../../platform/shop.server.ts'
import { laterResponse, textResponse } from './answers.server.ts'

interface Place {
  channel: string
  language: ReturnType<typeof languageCode>
}
type Card = Omit<ShareCard, 'shop' | 'look' | 'logo'> | null
type Find = (client: QueryClient, place: Place, slug: string) => Promise<Card>

const KINDS: Readonly<Record<string, Find>> = {
  sort: varietyCard,
  collections: collectionCard,
  blog: (client, place, slug) => pageCard(client, place, slug, true),
  pages: (client, place, slug) => pageCard(client, place, slug, false),
}
const missing = (): Response => textResponse('There is no such picture.\n', 404)

/** `name` is what follows `/share/`. */
export async function shareImage(visit: Request, name: string): Promise<Response> {
  const draw = (globalThis as { [SHARE_PORT]?: SharePort })[SHARE_PORT]
  const [, kind, slug] = /^(?:([a-z]+)\/)?([^/]{1,255})\.jpg$/.exec(name) ?? []
  if (!draw || !slug) return missing()
  try {
    const shop = await shopFor(visit)
    const card = await cardOf(shop, kind, slug)
    if (!card) return missing()
    const picture = await draw({ ...card, shop: shop.name, look: shop.look?.sheet, logo: shop.logo?.url })
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/jpeg', ...cachedForAll('site', 'products', 'collections', 'pages') },
    })
  } catch {
    return laterResponse('The picture cannot be drawn now.\n')
  }
}

async function cardOf({ channel, share }: Shop, kind: string | undefined, slug: string): Promise<Card> {
  if (!kind)
    return slug === 'site'
      ? { title: m.site_title(), text: m.site_description(), ...(share ? { whole: share } : {}) }
      : null
  const find = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (!find) return null
  return find(createQueryClient(), { channel: channel.slug, language: languageCode() }, slug)
}

async function collectionCard(client: QueryClient, place: Place, slug: string): Promise<Card> {
  const collection = await client.fetchQuery(collectionQuery(place, slug))
  if (!collection) return null
  const { name, image, seoDescription, description } = collection
  return {
    title: name,
    over: m.catalog_title(),
    text: seoDescription || firstText(description),
    ...(image ? { picture: image } : {}),
  }
}
