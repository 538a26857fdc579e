/** The places where a shop reads what strangers send: headers, addresses, bodies, documents. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, type Request, RUNS } from './long-runs.ts'

export const SHORT = [15_000]
export const LONG = [15_000, 120_000]

/** Sends a request to the shop, as a customer where it says so. */
export type Send = (request: Request & { isCustomer?: boolean }) => Promise<unknown>

/** Every fourth run, other ones for each place: where what takes the text is the same for all, or costs much. */
export const some = (places: readonly Place[], of = 4): Place[] =>
  places.map((place, i) => ({ ...place, runs: RUNS.filter((_, run) => run % of === i % of) }))

/** Headers, some with what may stand before the run. */
const HEADERS = [
  'accept|accept-encoding|accept-encoding: gzip;q=|accept-language|accept-language: ru;q=|accept-charset|authorization',
  'authorization: Bearer |authorization: Bearer eyJhbGciOiJSUzI1NiJ9.|authorization: Basic |baggage|btcpay-sig',
  'btcpay-sig: sha256=|cache-control|content-encoding|content-type|content-type: application/json; charset=',
  'content-type: multipart/form-data; boundary=|cookie|cookie: refreshToken=|cookie: semena-desk=|cookie: semena_adult=',
  'cookie: semena_language=|expect|forwarded|forwarded: for=|host|idempotency-key|if-match|if-modified-since',
  'if-none-match|if-none-match: W/"|if-range|if-unmodified-since|origin|origin: https://|range|range: bytes=0-|referer',
  'referer: https://x/|sec-ch-ua|sec-fetch-dest|sec-fetch-mode|sec-fetch-site|stripe-signature',
  'stripe-signature: t=1,v1=|te|traceparent|traceparent: 00-|tracestate|transfer-encoding|user-agent|via',
  'x-forwarded-for|x-forwarded-for: 10.0.0.1, |x-forwarded-host|x-forwarded-proto|x-real-ip|x-request-id',
].flatMap((line) => line.split('|'))

export function headers(sent: Send, files: readonly string[]): Place[] {
  const targets: (Request & { method: string })[] = [
    { method: 'GET', path: '/faq' },
    ...files.map((path) => ({ method: 'GET', path })),
    { method: 'GET', path: '/api/channels/' },
    { method: 'GET', path: '/desk/' },
    { method: 'POST', path: '/graphql/', body: '{"query":"{ shop { name } }"}' },
    { method: 'POST', path: '/api/newsletter/', body: '{"email":"x"}' },
    { method: 'POST', path: '/webhooks/semena.stripe', body: '{}' },
    { method: 'POST', path: '/webhooks/semena.btcpay', body: '{}' },
    { method: 'POST', path: '/desk/session', body: '{}' },
  ]
  return targets.flatMap((target) =>
    HEADERS.map((header) => {
      const [name, before = ''] = header.split(': ') as [string, string?]
      return {
        name: `${target.method} ${target.path}, ${header}`,
        lengths: SHORT,
        send: (text: string) => sent({ ...target, headers: { [name]: before + text } }),
      }
    }),
  )
}

const ROUTES = readdirSync(join(import.meta.dirname, '../../storefront/src/routes'))
  .filter((file) => !/^(?:__root|dev\.)/.test(file))
  .map((file) =>
    file.replace(/(?:[._]index)?\.tsx?$/, '').replaceAll(/\[\.\]|_?\.(?!\w*\])/g, (dot) => (dot === '[.]' ? '.' : '/')),
  )
const OWN = 'api/health/ api/x media/ thumbnail/ assets/ desk/ graphql/ webhooks/ test-card/ mailbox/'.split(' ')
const SEARCHED = [
  ...'ru/catalog ru/login cs/compare contact finder ru/payment faq'.split(' '),
  'two-step-sign-in',
  'api/newsletter/unsubscribe',
]
const NAMES = 'search genetics price min-thc sort after next token v state other'.split(' ')
/** Stands in an address where the run is to come. */
const PLACE = '…'

export function addresses(sent: Send): Place[] {
  const paths = [
    ...ROUTES.map((route) => (route.includes('$') ? route.replace(/\$\w*/, PLACE) : `${route}/${PLACE}`)),
    ...OWN.flatMap((path) => [`${path}${PLACE}`, `${path}?${PLACE}`]),
    ...SEARCHED.flatMap((path) => NAMES.map((name) => `${path}?${name}=${PLACE}`)),
    ...SEARCHED.map((path) => `${path}?${PLACE}`),
  ]
  return paths.map((path) => ({
    name: `GET /${path}`,
    lengths: SHORT,
    send: (text) => {
      // Most of a run is sent as it is; what would end the address is written as browsers do.
      const written = text.replaceAll(/[^!-~]|#/gu, encodeURIComponent)
      // Its end stays where it is cut, so that a longer text is of the same kind as a shorter one.
      const room = SHORT[0]! - path.length
      const run = written.length > room ? `${written.slice(0, room - 1)}!` : written
      return sent({ path: `/${path.replace(PLACE, () => run)}` })
    },
  }))
}

const form = (sent: Send, path: string, most: number, fields: Record<string, string>): Place[] =>
  [...Object.keys(fields), 'other', ''].map((name) => ({
    name: `form ${path}, ${name || 'the whole'}`,
    lengths: [most],
    send: (text) =>
      sent({
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: name ? new URLSearchParams({ ...fields, [name]: text }).toString().slice(0, most) : text,
      }),
  }))
const json = (sent: Send, path: string, most: number, fields: Record<string, unknown>): Place[] =>
  [...Object.keys(fields), 'other', ''].map((name) => ({
    name: `JSON ${path}, ${name || 'the whole'}`,
    lengths: [most],
    send: (text) => sent({ path, body: name ? JSON.stringify({ ...fields, [name]: text }) : text }),
  }))

const UPLOAD = 'mutation($f: Upload!) { userAvatarUpdate(image: $f) { errors { code } } }'
const PARTS_OF_UPLOAD = {
  operations: JSON.stringify({ query: UPLOAD, variables: { f: null } }),
  map: '{"0":["variables.f"]}',
  name: '0',
  filename: 'a.png',
  'content-type': 'image/png',
  header: 'x-other',
  boundary: 'b',
}

function uploadForm(parts: Partial<typeof PARTS_OF_UPLOAD>): Parameters<Send>[0] {
  const { boundary, ...all } = { ...PARTS_OF_UPLOAD, ...parts }
  const part = (head: string, body: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const file = `name="${all.name}"; filename="${all.filename}"\r\n${all.header}: x\r\ncontent-type: ${all['content-type']}`
  return {
    path: '/graphql/',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    isCustomer: true,
    body: `${part('name="operations"', all.operations)}${part('name="map"', all.map)}${part(file, 'x')}--${boundary}--\r\n`,
  }
}

export function bodies(sent: Send): Place[] {
  const message = {
    topic: 'order',
    name: 'Ann',
    email: 'ann@example.com',
    message: 'Hello there',
    language: 'en',
    order: '1',
  }
  return [
    ...form(sent, '/api/contact/', 60_000, message),
    ...json(sent, '/api/contact/', 30_000, message),
    ...form(sent, '/api/newsletter/', 3900, { email: 'a@example.com', language: 'en' }),
    ...json(sent, '/api/newsletter/', 3900, { email: 'a@example.com', language: 'en' }),
    ...json(sent, '/api/newsletter/confirm/', 3900, { token: 'x' }),
    ...form(sent, '/two-step-sign-in', 31_000, { state: 'x', email: 'a@example.com', password: 'x', code: '1' }),
    ...form(sent, '/test-card/00000000-0000-4000-8000-000000000000', 1000, { decision: 'pay' }),
    ...Object.keys(PARTS_OF_UPLOAD).map((what): Place => ({
      name: `a form with files, ${what}`,
      lengths: what === 'boundary' ? SHORT : LONG,
      send: (text) => sent(uploadForm({ [what]: text })),
    })),
    ...['stripe', 'btcpay'].map((provider): Place => ({
      name: `webhook of ${provider}`,
      lengths: [120_000, 500_000],
      send: (text) =>
        sent({
          path: `/webhooks/semena.${provider}`,
          headers: { 'stripe-signature': 't=1,v1=aa', 'btcpay-sig': `sha256=${'a'.repeat(64)}` },
          body: text,
        }),
    })),
  ]
}

/** Documents whose parts are as long or as many as they may be. */
const DOCUMENTS: Readonly<Record<string, (n: number) => string>> = {
  'a long name': (n) => `{ ${'a'.repeat(n)} }`,
  'long names': (n) => `{ ${Array.from({ length: n / 120 }, (_, i) => `a${i}${'x'.repeat(100)}`).join(' ')} }`,
  'one field many times': (n) => `{ ${'shop { name } '.repeat(n / 14)} }`,
  'one field under many names': (n) =>
    `{ ${Array.from({ length: n / 20 }, (_, i) => `a${i}: shop { name }`).join(' ')} }`,
  'one name for fields with fields': (n) => `{ ${'shop { ...on Shop { name id: name } } '.repeat(n / 38)} }`,
  'fragments of one another': (n) =>
    `{ shop { ...f0 } } ${Array.from({ length: Math.min(98, n / 40) }, (_, i) => `fragment f${i} on Shop { name ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f${Math.floor(Math.min(98, n / 40))} on Shop { name }`,
  'fragments that differ': (n) =>
    `{ shop { ${Array.from({ length: Math.min(90, n / 40) }, (_, i) => `...f${i}`).join(' ')} } } ${Array.from({ length: Math.min(90, n / 40) }, (_, i) => `fragment f${i} on Shop { ${'name description '.repeat(20)} }`).join(' ')}`,
  directives: (n) => `{ shop { name ${'@a '.repeat(n / 3)} } }`,
  'directives that are there': (n) => `{ shop { name ${'@include(if: true) '.repeat(n / 19)} } }`,
  comments: (n) => `{ shop { name } } ${'#\n'.repeat(n / 2)}`,
  'one comment': (n) => `{ shop { name } } #${'a'.repeat(n)}`,
  brackets: (n) => `{ products(first: 1, channel: ${'['.repeat(n)}`,
  'lists in lists': (n) => `{ products(first: 1, channel: ${'['.repeat(n / 2)}${']'.repeat(n / 2)}) { totalCount } }`,
  'objects in objects': (n) =>
    `{ products(first: 1, filter: ${'{a:'.repeat(n / 4)}1${'}'.repeat(n / 4)}) { totalCount } }`,
  braces: (n) => '{a'.repeat(n / 2),
  'inline fragments': (n) => `${'{... on Query '.repeat(n / 16)}{ shop { name } }${'}'.repeat(n / 16)}`,
  'a text': (n) => `{ products(first: 1, channel: "${'a'.repeat(n)}") { totalCount } }`,
  'a text of escapes': (n) => `{ products(first: 1, channel: "${String.raw`\u0041`.repeat(n / 6)}") { totalCount } }`,
  'a text without end': (n) => `{ products(first: 1, channel: "${'a'.repeat(n)}`,
  'a block of lines': (n) => `{ products(first: 1, channel: """${' \n'.repeat(n / 2)}""") { totalCount } }`,
  'a block of quotes': (n) => `{ products(first: 1, channel: """${'\\"""'.repeat(n / 4)}""") { totalCount } }`,
  'a block without end': (n) => `{ products(first: 1, channel: """${'" '.repeat(n / 2)}`,
  'a whole number': (n) => `{ products(first: ${'1'.repeat(n)}, channel: "us") { totalCount } }`,
  'a number': (n) => `{ products(first: 1.${'1'.repeat(n)}, channel: "us") { totalCount } }`,
  variables: (n) => `query(${Array.from({ length: n / 16 }, (_, i) => `$v${i}: String`).join(' ')}) { shop { name } }`,
  'one variable many times': (n) => `query(${'$v: String '.repeat(n / 11)}) { shop { name } }`,
  'variables of one name used': (n) =>
    `query($v: String) { ${Array.from({ length: n / 50 }, (_, i) => `a${i}: category(slug: $v) { id }`).join(' ')} }`,
  'unknown arguments': (n) => `{ shop { name(${Array.from({ length: n / 8 }, (_, i) => `a${i}: 1`).join(' ')}) } }`,
  'one argument many times': (n) => `{ category(${'slug: "a" '.repeat(n / 10)}) { id } }`,
  'unknown fields': (n) => `{ ${Array.from({ length: n / 8 }, (_, i) => `nam${i}`).join(' ')} }`,
  'fields of an unknown type': (n) => `{ ${'... on Nothing { a } '.repeat(n / 22)} }`,
  'one field of an object many times': (n) =>
    `{ products(first: 1, filter: {${'search: "a" '.repeat(n / 12)}}) { totalCount } }`,
  operations: (n) => Array.from({ length: n / 24 }, (_, i) => `query q${i} { shop { name } }`).join(' '),
  spreads: (n) => `{ ${'...a '.repeat(n / 5)} } fragment a on Query { shop { name } }`,
  'commas and byte order marks': (n) => `{ shop { name${',\uFEFF'.repeat(n / 2)} } }`,
}
export const documents = (sent: Send): Place[] =>
  Object.entries(DOCUMENTS).map(([name, make]) => ({
    name: `document, ${name}`,
    lengths: [3000, 6000, 12_000, 24_000, 48_000, 99_000],
    runs: [(length: number) => (length ? make(length) : '{ shop { name } }')],
    send: (text: string) => sent({ path: '/graphql/', body: JSON.stringify({ query: text || '{ shop { name } }' }) }),
  }))
