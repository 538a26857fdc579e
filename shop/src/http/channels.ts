/** GET /api/channels/: where the shop sells, in what currency and to which countries. */
import type { FastifyPluginAsync } from 'fastify'
import { changesHeard, type GraphqlPort } from '@semena/contract/shop-port'
import { declareCache } from '@semena/commerce/memory'

export interface ChannelEntry {
  slug: string
  name: string
  currencyCode: string
  countries: { code: string; country: string }[]
}

const FRESH_MS = 30_000
const LIST = '{ channels { slug name isActive currencyCode countries { code country } } }'
// What anybody may read of one channel. Its currency is read from a price (docs/rules.md#channel-list).
const ONE = `query($slug: String!) {
  channel(slug: $slug) { slug countries { code country } }
  products(first: 1, channel: $slug) { edges { node { pricing { priceRange { start { gross { currency } } } } } } }
}`

declareCache({
  name: 'list of channels',
  holds: 'where the shop sells, for `/api/channels/`',
  bound: 'one list',
  lifeMs: FRESH_MS,
  tags: [],
})

interface Listed {
  channels: (ChannelEntry & { isActive: boolean })[] | null
}
interface Single {
  channel: Pick<ChannelEntry, 'slug' | 'countries'> | null
  products: {
    edges: { node: { pricing: { priceRange: { start: { gross: { currency: string } } | null } | null } | null } }[]
  } | null
}

/**
 * Answers a function that reads the channels from the service: all active ones with the token, only the default channel
 * without one.
 */
export function channelList(
  port: GraphqlPort,
  token: string | null,
  defaultChannel: string,
): () => Promise<ChannelEntry[]> {
  const ask = async <T>(
    query: string,
    variables: Record<string, unknown>,
    headers: Record<string, string>,
  ): Promise<T> => {
    const { status, body } = await port({ query, variables, headers })
    const { data } = (body ?? {}) as { data?: T | null }
    if (status !== 200 || !data) throw new Error(`the service answered ${status} ${JSON.stringify(body).slice(0, 300)}`)
    return data
  }
  return async () => {
    if (token) {
      const { channels } = await ask<Listed>(LIST, {}, { authorization: `Bearer ${token}` })
      if (!channels) throw new Error('the token may not list the channels')
      return channels
        .filter((c) => c.isActive)
        .map(({ slug, name, currencyCode, countries }) => ({ slug, name, currencyCode, countries }))
    }
    const { channel, products } = await ask<Single>(ONE, { slug: defaultChannel }, {})
    const currencyCode = products?.edges[0]?.node.pricing?.priceRange?.start?.gross.currency
    if (!channel || !currencyCode) throw new Error(`channel ${defaultChannel} has no price to read its currency from`)
    return [{ slug: channel.slug, name: channel.slug, currencyCode, countries: channel.countries }]
  }
}

/**
 * Serves the list. It is cached for half a minute or until something changed, and longer while the service does not
 * answer.
 */
export function channelsRoute(list: () => Promise<ChannelEntry[]>, now: () => number = Date.now): FastifyPluginAsync {
  let kept: { at: number; heard: number; channels: ChannelEntry[] } | undefined
  let running: { heard: number; list: Promise<ChannelEntry[]> } | undefined
  const read = (): Promise<ChannelEntry[]> => {
    const heard = changesHeard()
    // One that began before the last change may answer what was true before it.
    if (running?.heard === heard) return running.list
    const reading = {
      heard,
      list: list()
        .then((channels) => {
          if (!kept || kept.heard <= heard) kept = { at: now(), heard, channels }
          return channels
        })
        .finally(() => {
          if (running === reading) running = undefined
        }),
    }
    running = reading
    return reading.list
  }
  return async (app) => {
    for (const url of ['/api/channels/', '/api/channels']) {
      app.get(url, async (request, reply) => {
        if (kept?.heard === changesHeard() && now() - kept.at < FRESH_MS)
          return reply.header('cache-control', 'public, max-age=30').send(kept.channels)
        try {
          return reply.header('cache-control', 'public, max-age=30').send(await read())
        } catch (error) {
          request.log.error({ err: error }, 'the channels could not be read')
          if (kept) return reply.header('cache-control', 'no-store').send(kept.channels)
          return reply
            .code(503)
            .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
            .send({ code: 'UNAVAILABLE', field: null, message: 'The channels cannot be read now.' })
        }
      })
    }
  }
}
