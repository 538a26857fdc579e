import { GRAPHQL_PORT, type GraphqlPort, SERVER_SETTINGS, type ServerSettings } from '@semena/contract/shop-port'
import { afterEach, describe, expect, it } from 'vitest'
import { ServiceUnreachable } from './errors.ts'
import { shopFor } from './shop.server.ts'
import { withVisit } from './visit.server.ts'

const ports = globalThis as { [GRAPHQL_PORT]?: GraphqlPort; [SERVER_SETTINGS]?: ServerSettings }

/** A stand-in service that is asked without a token and has these channels, each with the currencies of its prices. */
function service(channels: Record<string, (string | null)[]>): { asked: string[] } {
  const asked: string[] = []
  ports[SERVER_SETTINGS] = {
    mode: 'demo',
    testPayments: false,
    publicUrl: null,
    defaultChannel: 'home',
    graphqlUrl: 'http://saleor.example/graphql/',
    measuresVisits: false,
    appToken: null,
    cspNonce: '',
  }
  ports[GRAPHQL_PORT] = ({ variables }) => {
    const slug = String(variables?.['slug'])
    asked.push(slug)
    const edges = (channels[slug] ?? []).map((currency) => ({
      node: { pricing: currency && { priceRange: { start: { gross: { currency } } } } },
    }))
    const channel = channels[slug] ? { slug, countries: [] } : null
    return Promise.resolve({ status: 200, body: { data: { shop: { name: 'Test' }, channel, products: { edges } } } })
  }
  return { asked }
}

const channelOf = async (url: string) => (await shopFor(new Request(url))).channel

afterEach(() => {
  delete ports[GRAPHQL_PORT]
  delete ports[SERVER_SETTINGS]
})

describe('a service that lists its channels to nobody', () => {
  it('is asked for the channel of the host, once', async () => {
    const { asked } = service({ nord: ['EUR'] })
    expect(await channelOf('http://nord.shop.localhost/')).toMatchObject({ slug: 'nord', currency: 'EUR' })
    expect(await channelOf('http://nord.shop.localhost/catalog')).toMatchObject({ slug: 'nord' })
    expect(asked).toEqual(['nord'])
  })

  it('is asked for the default channel where the host names none of its', async () => {
    service({ home: ['CZK'] })
    expect(await channelOf('http://nowhere.shop.localhost/')).toMatchObject({ slug: 'home', currency: 'CZK' })
  })

  it('has a currency as soon as one product has a price', async () => {
    service({ sued: [null, 'CHF'] })
    expect(await channelOf('http://sued.shop.localhost/')).toMatchObject({ currency: 'CHF' })
  })

  it('has a shop even before it sells anything', async () => {
    service({ west: [] })
    expect(await channelOf('http://west.shop.localhost/')).toMatchObject({ slug: 'west' })
  })

  it('has no shop before its owner has made a channel, which is told as an answer that nobody keeps', async () => {
    service({})
    ports[SERVER_SETTINGS] = { ...ports[SERVER_SETTINGS]!, defaultChannel: 'early' }
    await withVisit({}, async (visit) => {
      await expect(channelOf('http://early.shop.localhost/')).rejects.toThrow(ServiceUnreachable)
      expect(visit.unreachable).toBe(true)
    })
  })
})
