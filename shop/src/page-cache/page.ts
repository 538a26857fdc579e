/** A rendered page as bytes: plain at once, brotli and gzip from the first time somebody asks for them. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface EncodedPage {
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: string[]
  body: Buffer
}

export interface Page {
  status: number
  etag: string
  tags: readonly string[]
  /** Seconds the page counts as fresh, and seconds after that in which it is shown once more while it is renewed. */
  fresh: number
  again: number
  /** False: for this visitor only. */
  shared: boolean
  /** False for pictures, which are as small as they get. */
  compressible: boolean
  identity: EncodedPage
  br?: EncodedPage
  gzip?: EncodedPage
  /** Compressions under way, so that each is made once. */
  underWay: Partial<Record<Encoding, Promise<EncodedPage>>>
}

export interface PageInput {
  status: number
  headers: [string, string][]
  body: Buffer
  tags: readonly string[]
  fresh: number
  again: number
  shared: boolean
}

/** Good enough for a page, and quick enough to be made while somebody waits. */
const BROTLI_QUALITY = 5
const SMALLEST = 1024

export function makePage(input: PageInput): Page {
  const { headers, body, ...rest } = input
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const all = [...headers, ...(input.shared ? [['etag', etag]] : []), ['vary', 'accept-encoding']].flat()
  const compressible = !headers.some(([name, value]) => name === 'content-type' && value.startsWith('image/'))
  return {
    ...rest,
    etag,
    compressible,
    identity: { headers: [...all, 'content-length', String(body.length)], body },
    underWay: {},
  }
}

/** The page in an encoding, if it is there already or none is worth it. */
export function encodedAtHand(page: Page, encoding: Encoding): EncodedPage | undefined {
  return page.identity.body.length < SMALLEST || !page.compressible ? page.identity : page[encoding]
}

/** The page in an encoding, made if need be. */
export async function encodedOf(page: Page, encoding: Encoding): Promise<EncodedPage> {
  const found = encodedAtHand(page, encoding)
  if (found || encoding === 'identity') return found ?? page.identity
  const made = await (page.underWay[encoding] ??= compress(page.identity, encoding))
  page[encoding] = made
  delete page.underWay[encoding]
  return made
}

/** Bytes the page holds. */
export function sizeOf(page: Page): number {
  return 1024 + page.identity.body.length + (page.br?.body.length ?? 0) + (page.gzip?.body.length ?? 0)
}

/** The smallest encoding a client takes, by its Accept-Encoding. */
export function encodingFor(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity'
  if (takes(accept, 'br')) return 'br'
  return takes(accept, 'gzip') ? 'gzip' : 'identity'
}

function takes(accept: string, encoding: string): boolean {
  if (!accept.includes(encoding)) return false
  if (!accept.includes('q=')) return true
  const weight = new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`).exec(accept)
  return weight !== null && Number(weight[1] ?? 1) > 0
}

async function compress({ headers, body }: EncodedPage, encoding: 'br' | 'gzip'): Promise<EncodedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const bytes = encoding === 'br' ? await promisify(brotliCompress)(body, { params }) : await promisify(gzip)(body)
  return { headers: [...headers.slice(0, -1), String(bytes.length), 'content-encoding', encoding], body: bytes }
}
