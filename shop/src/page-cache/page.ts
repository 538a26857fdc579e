/** A rendered page as bytes: uncompressed at once, brotli and gzip when a client first asks for them. */
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface EncodedPage {
  /** Names and values in turn, the form that `writeHead` takes fastest. */
  headers: string[]
  body: Buffer
}

export interface Page {
  status: number
  etag: string
  tags: readonly string[]
  /**
   * For `fresh` seconds the page counts as fresh; for `again` seconds after that it is stale, and is shown while it is
   * renewed.
   */
  fresh: number
  again: number
  /** Whether every visitor may see the page; false means that it belongs to one visitor. */
  shared: boolean
  /** Whether a cache in front of the shop may keep it too: it says by itself for how long. */
  keepable: boolean
  /** Whether compressing the page makes it smaller, which pictures do not get. */
  compressible: boolean
  identity: EncodedPage
  br?: EncodedPage
  gzip?: EncodedPage
  /** The compressions that are running, so that each is made only once. */
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
  keepable: boolean
}

/** A quality that makes pages small, and is quick enough while somebody waits. */
const BROTLI_QUALITY = 5
const SMALLEST = 1024
/** A browser's Accept-Encoding has some thirty characters; who sends more gets the page as it is. */
const LONGEST_HEADER = 500

/** Makes a page with its etag; compressed forms come later. */
export function makePage(input: PageInput): Page {
  const { headers, body, ...rest } = input
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
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

/**
 * The page in an encoding if that is ready, or uncompressed if compressing is not worth it; undefined if it must be
 * made.
 */
export function encodedAtHand(page: Page, encoding: Encoding): EncodedPage | undefined {
  return page.identity.body.length < SMALLEST || !page.compressible ? page.identity : page[encoding]
}

/** The page in an encoding, which is made when it is not ready. */
export async function encodedOf(page: Page, encoding: Encoding): Promise<EncodedPage> {
  const found = encodedAtHand(page, encoding)
  if (found || encoding === 'identity') return found ?? page.identity
  const made = await (page.underWay[encoding] ??= compress(page.identity, encoding))
  page[encoding] = made
  delete page.underWay[encoding]
  return made
}

/** How many bytes the page takes in memory, roughly. */
export function sizeOf(page: Page): number {
  return 1024 + page.identity.body.length + (page.br?.body.length ?? 0) + (page.gzip?.body.length ?? 0)
}

/** The encoding with the smallest result among those that the Accept-Encoding header allows. */
export function encodingFor(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity'
  if (takes(accept, 'br')) return 'br'
  return takes(accept, 'gzip') ? 'gzip' : 'identity'
}

function takes(accept: string, encoding: string): boolean {
  if (accept.length > LONGEST_HEADER || !accept.includes(encoding)) return false
  if (!accept.includes('q=')) return true
  for (const part of accept.split(',')) {
    const [name, weight = ''] = part.split(';', 2)
    if (name!.trim() === encoding) return Number(/^\s*q=([\d.]+)\s*$/.exec(weight)?.[1] ?? 1) > 0
  }
  return false
}

async function compress({ headers, body }: EncodedPage, encoding: 'br' | 'gzip'): Promise<EncodedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const bytes = encoding === 'br' ? await promisify(brotliCompress)(body, { params }) : await promisify(gzip)(body)
  return { headers: [...headers.slice(0, -1), String(bytes.length), 'content-encoding', encoding], body: bytes }
}
