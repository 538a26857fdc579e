/**
 * Files in a bucket that speaks Amazon's S3: on AWS, or at anybody who offers the same interface. Requests are signed
 * with Signature Version 4 by aws4fetch. The bucket is named in the path, which all of them understand.
 */
import { createHash, type Hash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { isPrivateFile, MediaUnavailable } from '../../domain/media/port.ts'
import { bucketKey, contentTypeOf, type FileStore, folderKey, ORIGINALS, PRIVATES, type StoredFile } from './store.ts'

export interface BucketSettings {
  /** Address of the service without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Where everybody may fetch the bucket's public files, without a slash at the end; null: the shop passes them on. */
  publicUrl: string | null
}

/** How the bucket is asked and waited for. */
export interface BucketManners {
  /** For the head of an answer. Milliseconds. */
  answerMs: number
  /** For a whole file to go, and its answer. Milliseconds. */
  sendMs: number
  /** For each piece of a file to come, however long the whole takes. Milliseconds. */
  fileMs: number
  /** Before the second try; before each further one twice as long. Milliseconds. */
  pauseMs: number
  /** How many files one page of a list names. */
  listed: number
}

const MANNERS: BucketManners = { answerMs: 4000, sendMs: 20_000, fileMs: 30_000, pauseMs: 100, listed: 1000 }
const TRIES = 3
/** Names derive from the content, or are never used again. */
const FOREVER = 'public, max-age=31536000, immutable'
const NEVER = 'private, no-store'
/** How many files are deleted at a time. */
const AT_ONCE = 8

/** A whole file on its way: its bytes, or the file of the disk that holds them, and their SHA-256 in hexadecimal. */
type Body = { content: Buffer | Blob; sha256: string }
type Ask = { body?: Body; headers?: Record<string, string>; query?: Record<string, string> }

/** Keeps files in a bucket. Originals for staff only lie beside the others, under `private/`. */
export function bucketStore(settings: BucketSettings, manners: BucketManners = MANNERS): FileStore {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, publicUrl } = settings
  // Tries are counted here, because the library's own end at a connection that fails.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const name = `the bucket ${bucket} at ${new URL(endpoint).host}`
  const addressOf = (key: string, query: Record<string, string> = {}): string => {
    const search = new URLSearchParams(query).toString()
    return `${endpoint}/${bucket}${key && `/${key}`}${search && `?${search}`}`
  }

  /** One answer of the bucket; what may pass by itself is tried again. Every request may be sent twice without harm. */
  async function ask(method: string, key: string, { body, headers, query }: Ask = {}): Promise<Response> {
    for (let turn = 1; ; turn++) {
      const fault = await once(method, addressOf(key, query), body, headers)
      if (fault instanceof Response) return fault
      if (!fault.passes || turn === TRIES)
        throw new MediaUnavailable(`${name} ${fault.text}`, fault.cause ? { cause: fault.cause } : undefined)
      await pause(manners.pauseMs * 2 ** (turn - 1) * (0.5 + Math.random()))
    }
  }

  type Fault = { text: string; passes: boolean; cause?: unknown }

  async function once(
    method: string,
    address: string,
    body: Body | undefined,
    headers: Record<string, string> = {},
  ): Promise<Response | Fault> {
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(), body ? manners.sendMs + largeMs(body) : manners.answerMs)
    try {
      const request = await client.sign(address, {
        method,
        headers: {
          ...headers,
          // The service compares the hash with what arrives.
          'x-amz-content-sha256': body?.sha256 ?? EMPTY,
        },
        ...(body ? { body: Buffer.isBuffer(body.content) ? new Uint8Array(body.content) : body.content } : {}),
      })
      const answer = await fetch(request, { signal: over.signal, redirect: 'manual' })
      if (answer.ok || answer.status === 404) return answer
      const told = /<Code>([^<]{1,80})<\/Code>/.exec((await whole(answer)).toString('utf8'))?.[1]
      return {
        text: `answered ${answer.status}${told ? ` (${told})` : ''}`,
        passes: answer.status >= 500 || answer.status === 429 || answer.status === 408,
      }
    } catch (error) {
      // Who waited once does not wait three times.
      if (over.signal.aborted) return { text: 'did not answer in time', passes: false, cause: error }
      return { text: 'could not be reached', passes: true, cause: error }
    } finally {
      clearTimeout(timer)
    }
  }

  /** The answer for a file; null where there is none. A bucket that is not there is no missing file. */
  async function find(method: 'GET' | 'HEAD', key: string): Promise<Response | null> {
    const answer = await ask(method, bucketKey(key))
    if (answer.ok) return answer
    const text = (await whole(answer)).toString('utf8')
    if (text.includes('<Code>NoSuchBucket</Code>')) throw new MediaUnavailable(`${name} does not exist`)
    return null
  }

  /**
   * The pieces of an answer. Only the bucket has to be quick with each: whoever reads them may take time, and the whole
   * may be large.
   */
  function piecesOf(body: NonNullable<Response['body']>): AsyncIterableIterator<Uint8Array> {
    const reader = body.getReader()
    const leave = (): void => void reader.cancel().catch(() => {})
    return {
      async next() {
        const late = Promise.withResolvers<never>()
        const timer = setTimeout(() => late.reject(new Error('the next piece did not come in time')), manners.fileMs)
        try {
          const { done, value } = await Promise.race([reader.read(), late.promise])
          return done ? { done, value: undefined } : { done, value: value as Uint8Array }
        } catch (error) {
          leave()
          throw new MediaUnavailable(`${name} broke off in the middle of a file`, { cause: error })
        } finally {
          clearTimeout(timer)
        }
      },
      async return() {
        leave()
        return { done: true, value: undefined }
      },
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  const whole = async ({ body }: Response): Promise<Buffer> => {
    const pieces: Uint8Array[] = []
    if (body) for await (const piece of piecesOf(body)) pieces.push(piece)
    return Buffer.concat(pieces)
  }
  const sizeOf = (answer: Response): number => Number(answer.headers.get('content-length') ?? 0)

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    // The first version of the list, whose next page is asked for by the last key: every service knows it.
    for (let marker = '', isMore = true; isMore;) {
      const query = { 'max-keys': String(manners.listed), prefix, ...(marker && { marker }) }
      const answer = await ask('GET', '', { query })
      if (!answer.ok) throw new MediaUnavailable(`${name} does not exist`)
      const text = (await whole(answer)).toString('utf8')
      const before = marker
      for (const entry of text.split('<Contents>').slice(1)) {
        const key = field(entry, 'Key')
        if (key === null) continue
        marker = key
        yield {
          key: folderKey(key),
          size: Number(field(entry, 'Size')),
          changedAt: new Date(field(entry, 'LastModified') ?? 0),
        }
      }
      isMore = marker !== before && field(text, 'IsTruncated') === 'true'
    }
  }

  return {
    name,
    read: async (key) => {
      const answer = await find('GET', key)
      return answer && whole(answer)
    },
    open: async (key) => {
      const answer = await find('GET', key)
      if (!answer?.body) return null
      return { size: sizeOf(answer), body: Readable.from(piecesOf(answer.body), { objectMode: false }) }
    },
    has: async (key) => (await find('HEAD', key)) !== null,
    holds: async (key, content) => {
      const answer = await find('HEAD', key)
      return answer !== null && sizeOf(answer) === content.length
    },
    async write(key, content) {
      const headers = {
        'content-type': contentTypeOf(key),
        'cache-control': isPrivateFile(key) ? NEVER : FOREVER,
      }
      await withBody(content, async (body) => {
        const answer = await ask('PUT', bucketKey(key), { body, headers })
        if (!answer.ok) throw new MediaUnavailable(`${name} does not exist`)
        await answer.body?.cancel()
      })
    },
    async remove(keys) {
      for (let i = 0; i < keys.length; i += AT_ONCE)
        await Promise.all(
          keys.slice(i, i + AT_ONCE).map(async (key) => {
            const answer = await ask('DELETE', bucketKey(key))
            await answer.body?.cancel()
          }),
        )
    },
    async *list(prefix) {
      yield* list(prefix)
      // Originals for staff only stand among the others for whoever asks.
      if (prefix.startsWith(ORIGINALS)) yield* list(`${PRIVATES}${prefix.slice(ORIGINALS.length)}`)
    },
    publicUrl: (key) => (publicUrl === null || isPrivateFile(key) ? null : `${publicUrl}/${key}`),
  }
}

const EMPTY = createHash('sha256').digest('hex')
/** A file of this many bytes has a millisecond more to go, that is 256 kB a second. */
const BYTES_A_MS = 256
const largeMs = ({ content }: Body): number => (Buffer.isBuffer(content) ? 0 : content.size / BYTES_A_MS)

/**
 * Gives a file to the work. What comes in pieces is gathered on the disk first, because a bucket wants to know length
 * and hash before the first byte.
 */
async function withBody(
  content: Buffer | AsyncIterable<Uint8Array>,
  work: (body: Body) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256')
  if (Buffer.isBuffer(content)) return work({ content, sha256: hash.update(content).digest('hex') })
  const folder = await mkdtemp(join(tmpdir(), 'semena-file-'))
  try {
    const file = join(folder, 'file')
    await writeFile(file, hashed(content, hash))
    await work({ content: await openAsBlob(file), sha256: hash.digest('hex') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* hashed(pieces: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of an element that has no others inside. */
function field(xml: string, element: string): string | null {
  const [, after] = xml.split(`<${element}>`, 2)
  const found = after?.slice(0, after.indexOf('<'))
  return found === undefined || !after!.startsWith(`</${element}>`, found.length)
    ? null
    : found.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!)
}
