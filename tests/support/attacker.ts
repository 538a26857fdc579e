/**
 * A visitor who asks for as much as the limits allow, over 20 connections, in a process of its own: `node attacker.ts
 * <url> <address to come from> <seconds>`. It ends by itself or with its parent, and prints how many answers of each
 * status it got.
 */
import { Agent, request } from 'node:http'
import { random } from './random-document.ts'

const CONNECTIONS = 20
const MOST_REQUESTS = 20_000
const LONGEST_MS = 30_000
const [url, localAddress, seconds] = process.argv.slice(2) as [string, string, string]
const until = performance.now() + Number(seconds) * 1000
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const r = random(7)
const statuses: Record<string, number> = {}
let sent = 0
process.once('disconnect', () => process.exit())

function send(path: string, body?: object): Promise<void> {
  return new Promise((resolve) => {
    const note = (what: string | number): void => {
      statuses[what] = (statuses[what] ?? 0) + 1
      resolve()
    }
    const going = request(
      `${url}${path}`,
      {
        agent,
        localAddress,
        method: body ? 'POST' : 'GET',
        headers: body ? { 'content-type': 'application/json' } : {},
        timeout: LONGEST_MS,
      },
      (response) => {
        response.resume()
        response.once('end', () => note(response.statusCode!))
        response.once('error', () => note('broken'))
      },
    )
    going.once('timeout', () => going.destroy())
    going.once('error', () => note('broken'))
    going.end(body && JSON.stringify(body))
  })
}

const numbers = (count: number): number[] => Array.from({ length: count }, () => r.below(1_000_000) / 1e6)
const conditions = (count: number): object[] =>
  numbers(count).map((gte, i) => ({ slug: i % 2 ? 'max-thc' : 'min-thc', value: { numeric: { range: { gte } } } }))
const aliases = (count: number, one: string): string =>
  Array.from({ length: count }, (_, i) => `a${i}: ${one}`).join(' ')
const words = (count: number): string =>
  numbers(count)
    .map((n) => String.fromCharCode(97 + n * 26))
    .join(' ')

/** The kinds of requests, sent in turn. Each request differs from the one before, so that no cache can answer it. */
const KINDS: readonly (() => Promise<void>)[] = [
  () =>
    send('/graphql/', {
      query: `query($w: ProductWhereInput) { ${aliases(12, 'products(first: 100, channel: "us", where: $w) { totalCount edges { node { id } } }')} }`,
      variables: { w: { AND: conditions(30).map((c) => ({ attributes: [c] })) } },
    }),
  () =>
    send('/graphql/', {
      query: `query($f: ProductFilterInput) { ${aliases(12, 'products(first: 1, channel: "us", filter: $f) { edges { node { id } } }')} }`,
      variables: {
        f: {
          attributes: numbers(120).map((gte, i) => ({ slug: i % 2 ? 'max-thc' : 'min-thc', valuesRange: { gte } })),
        },
      },
    }),
  () =>
    send('/graphql/', {
      query: `query($s: String) { ${aliases(90, 'products(first: 100, channel: "us", search: $s, sortBy: { field: NAME, direction: DESC }) { totalCount edges { node { id name } } }')} }`,
      variables: { s: words(100) },
    }),
  () =>
    send('/graphql/', {
      query: `{ products(last: 100, channel: "us") { edges { node { id name description variants { id name sku pricing { price { gross { amount } } priceUndiscounted { gross { amount } } } media { url } attributes { attribute { slug } values { name } } } media { url alt } attributes { attribute { slug name } values { name slug } } collections { name slug } category { name ancestors(first: 5) { edges { node { name } } } } } } } } # ${r.next()}`,
    }),
  // This is a long document that the service has never seen.
  () => send('/graphql/', { query: `{ shop { name } } ${`# ${r.next()}\n`.repeat(4000)}`.slice(0, 95_000) }),
  () => send(`/catalog?search=${r.below(1e9)}`),
  () => send(`/catalog?min-thc=${1 + r.below(29)}&after=${r.below(1e9)}`),
  () =>
    send('/graphql/', {
      query:
        'mutation($lines: [CheckoutLineInput!]!) { checkoutCreate(input: { channel: "us", lines: $lines }) { checkout { id } errors { code } } }',
      variables: {
        lines: Array.from({ length: 100 }, () => ({
          quantity: 1,
          variantId: Buffer.from(`ProductVariant:${1 + r.below(300)}`).toString('base64'),
        })),
      },
    }),
]

await Promise.all(
  Array.from({ length: CONNECTIONS }, async (_, i) => {
    for (let turn = i; performance.now() < until && sent < MOST_REQUESTS; turn++) {
      sent++
      await KINDS[turn % KINDS.length]!()
    }
  }),
)
console.log(JSON.stringify(statuses))
agent.destroy()
if (process.connected) process.disconnect()
