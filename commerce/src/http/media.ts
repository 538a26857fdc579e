/** Pictures and files over HTTP. Their names follow from their content, so that a client may keep them for good. */
import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { faultText } from '../domain/fault-text.ts'
import { MediaUnavailable, type ServedFile, THUMBNAIL_SIZES, type ThumbnailFormat } from '../domain/media/port.ts'
import { isOwnRequest } from './limits/own-request.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** What leads to a public address may change with the settings. */
const A_DAY = 'public, max-age=86400'
const NEVER = 'private, no-store'
const RETRY_AFTER_S = 10
const FORMATS: Readonly<Record<string, ThumbnailFormat>> = { original: 'ORIGINAL', avif: 'AVIF', webp: 'WEBP' }
const SIZES: ReadonlySet<number> = new Set(THUMBNAIL_SIZES)

export function mediaPlugin({ media }: Pick<Services, 'media'>): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof MediaUnavailable)) throw error
      request.log.error({ fault: faultText(error) }, 'a file could not be fetched')
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S })
        .send({ errors: [{ code: 'UNAVAILABLE', field: null, message: 'The file cannot be fetched at the moment.' }] })
    })
    app.get('/media/*', async (request, reply) => {
      const path = rest(request)
      return send(
        request,
        reply,
        isOwnRequest(request.headers) ? whole(await media.original(path)) : await media.serve(path),
      )
    })
    app.get('/thumbnail/*', async (request, reply) => {
      // The path has the form <path>/<size>/<format>.
      const match = /^(.+)\/(\d{1,4})\/([a-z]+)$/.exec(rest(request))
      const format = match && FORMATS[match[3]!]
      // Only the sizes that the service's URLs name are made, because any others would fill the disk.
      if (!match || !format || !SIZES.has(Number(match[2]))) return missing(reply)
      const size = [match[1]!, Number(match[2]), format] as const
      return send(
        request,
        reply,
        isOwnRequest(request.headers) ? whole(await media.thumbnail(...size)) : await media.serveThumbnail(...size),
      )
    })
  }
}

const rest = (request: FastifyRequest): string => (request.params as { '*': string })['*']

/** The shop's own process wants bytes, wherever everybody else may fetch them. */
const whole = (found: { content: Buffer; contentType: string } | null): ServedFile | null =>
  found && {
    is: 'BYTES',
    body: found.content,
    size: found.content.length,
    contentType: found.contentType,
    isPrivate: false,
  }

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ errors: [{ code: 'NOT_FOUND', field: null, message: 'There is no such picture.' }] })

function send(request: FastifyRequest, reply: FastifyReply, found: ServedFile | null) {
  if (!found) return missing(reply)
  if (found.is === 'ELSEWHERE')
    return reply.headers({ 'cache-control': A_DAY, 'access-control-allow-origin': '*' }).redirect(found.url)
  const { body, size, contentType, isPrivate } = found
  // What is under an address never changes, so the address stands for the content.
  const etag = `"${createHash('sha1').update(request.url).digest('base64url')}"`
  void reply.headers({
    'cache-control': isPrivate ? NEVER : FOREVER,
    etag,
    ...(isPrivate ? {} : { 'access-control-allow-origin': '*' }),
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    // An SVG that is opened by itself must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  const known = request.headers['if-none-match']
  if (known && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')) {
    if (!Buffer.isBuffer(body)) body.destroy()
    return reply.code(304).send()
  }
  return reply.type(contentType).header('content-length', size).send(body)
}
