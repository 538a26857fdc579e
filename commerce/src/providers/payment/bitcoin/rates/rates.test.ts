import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TurnedClock, turnedClock } from '../../../../testing/jobs.ts'
import type { RateSettings } from '../settings.ts'
import { createRates } from './rates.ts'
import { rateSource } from './sources.ts'

/** What the services answer, by the beginning of the path; a function may hang. */
let answers: Record<string, unknown> = {}
let asked: string[] = []
let server: Server
let clock: TurnedClock
let lines: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!)
    const [, answer] = Object.entries(answers).find(([path]) => request.url!.startsWith(path)) ?? []
    if (answer === 'hang') return
    if (answer === undefined) response.writeHead(503).end()
    else response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answers = {}
  asked = []
  lines = []
  clock = turnedClock()
})

const seconds = (ago = 0): number => Math.floor(clock.now().getTime() / 1000) - ago
const coinbase = (rates: Record<string, string>) => ({ '/v2/exchange-rates': { data: { currency: 'BTC', rates } } })
const mempool = (prices: Record<string, number>, ago = 0) => ({ '/api/v1/prices': { time: seconds(ago), ...prices } })
const open = (...kinds: Exclude<RateSettings['kind'], 'fixed'>[]) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createRates(
    kinds.map((kind) => rateSource({ kind, url }, clock)),
    { clock, patienceMs: 2000, report: (line) => lines.push(line) },
  )
}

describe('rates', () => {
  it('are read from each service as it writes them', async () => {
    const minuteAgo = seconds(60)
    answers = {
      ...coinbase({ USD: '98000.12', RUB: '9123456.789' }),
      '/api/v1/prices': { time: minuteAgo, USD: 98_001, EUR: 90_000 },
      '/api/v3/simple/price': { bitcoin: { usd: 98_002.5, last_updated_at: seconds(30) } },
      '/0/public/Ticker?pair=XBTUSD': { error: [], result: { XXBTZUSD: { c: ['98003.10000', '0.01'] } } },
    }
    const value = async (kind: Exclude<RateSettings['kind'], 'fixed'>, currency = 'USD') =>
      (await open(kind).quote(currency))?.value
    expect(await value('coinbase')).toBe('98000.12')
    expect(await value('coinbase', 'RUB')).toBe('9123456.789')
    expect(await value('mempool')).toBe('98001')
    expect(await value('coingecko')).toBe('98002.5')
    expect(await value('kraken')).toBe('98003.10000')
    expect(await open('mempool').quote('USD')).toEqual({
      value: '98001',
      currency: 'USD',
      source: 'mempool',
      at: new Date(minuteAgo * 1000),
    })
  })

  it('come from the first that answers and knows the currency', async () => {
    answers = { '/v2/exchange-rates': 'hang', ...mempool({ EUR: 90_000 }) }
    expect(await open('coinbase', 'mempool').quote('EUR')).toMatchObject({ source: 'mempool' })
    expect(lines).toEqual(['no EUR rate from coinbase: coinbase did not answer in time'])
    expect(await open('mempool', 'kraken').quote('RUB')).toBeNull()
  })

  it('are refused when the second contradicts the first', async () => {
    answers = { ...coinbase({ USD: '98000' }), ...mempool({ USD: 93_000 }) }
    expect(await open('coinbase', 'mempool').quote('USD')).toBeNull()
    expect(lines).toEqual(['no USD rate: coinbase says 98000 and mempool 93000'])
    answers = { ...coinbase({ USD: '98000' }), ...mempool({ USD: 93_200 }) }
    expect(await open('coinbase', 'mempool').quote('USD')).toMatchObject({ value: '98000' })
  })

  it('are refused when they are older than ten minutes, or from the future', async () => {
    answers = mempool({ USD: 98_000 }, 11 * 60)
    expect(await open('mempool').quote('USD')).toBeNull()
    answers = mempool({ USD: 98_000 }, -11 * 60)
    expect(await open('mempool').quote('USD')).toBeNull()
    answers = mempool({ USD: 98_000 }, 9 * 60)
    expect(await open('mempool').quote('USD')).not.toBeNull()
  })

  it.each([{ USD: 0 }, { USD: -5 }, { USD: 'much' }, { USD: 1e30 }, { USD: {} }])(
    'are refused when they are %j',
    async (prices) => {
      answers = mempool(prices as Record<string, number>)
      expect(await open('mempool').quote('USD')).toBeNull()
      expect(lines[0]).toMatch(/mempool sent no price/)
    },
  )

  it('are asked for once a minute, and kept for ten when nobody answers', async () => {
    answers = coinbase({ USD: '98000' })
    const rates = open('coinbase')
    await Promise.all([rates.quote('USD'), rates.quote('USD')])
    clock.turn(59_000)
    await rates.quote('USD')
    expect(asked).toHaveLength(1)
    answers = coinbase({ USD: '99000' })
    clock.turn(2000)
    expect(await rates.quote('USD')).toMatchObject({ value: '99000' })
    answers = {}
    clock.turn(9 * 60_000)
    expect(await rates.quote('USD')).toMatchObject({ value: '99000' })
    clock.turn(2 * 60_000)
    expect(await rates.quote('USD')).toBeNull()
  })

  it('may be fixed', async () => {
    const fixed = createRates([rateSource({ kind: 'fixed', prices: new Map([['USD', '98000']]) }, clock)], { clock })
    expect(await fixed.quote('USD')).toMatchObject({ value: '98000', source: 'fixed' })
    expect(await fixed.quote('EUR')).toBeNull()
  })
})
