/** Pictures over HTTP. Their names follow from their content, so that a client may keep them for good. */
import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { THUMBNAIL_SIZES, type ThumbnailFormat } from '../domain/media/port.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const FORMATS: Readonly<Record<string, ThumbnailFormat>> = { original: 'ORIGINAL', avif: 'AVIF', webp: 'WEBP' }
const SIZES: ReadonlySet<number> = new Set(THUMBNAIL_SIZES)

type Found = { content: Buffer; contentType: string } | null

export function mediaPlugin({ media }: Pick<Services, 'media'>): FastifyPluginAsync {
  return async (app) => {
    app.get('/media/*', async (request, reply) => send(request, reply, await media.original(rest(request))))
    app.get('/thumbnail/*', async (request, reply) => {
      // The path has the form <path>/<size>/<format>.
      const match = /^(.+)\/(\d{1,4})\/([a-z]+)$/.exec(rest(request))
      const format = match && FORMATS[match[3]!]
      // Only the sizes that the service's URLs name are made, because any others would fill the disk.
      if (!match || !format || !SIZES.has(Number(match[2]))) return missing(reply)
      return send(request, reply, await media.thumbnail(match[1]!, Number(match[2]), format))
    })
  }
}

const rest = (request: FastifyRequest): string => (request.params as { '*': string })['*']

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ errors: [{ code: 'NOT_FOUND', field: null, message: 'There is no such picture.' }] })

function send(request: FastifyRequest, reply: FastifyReply, found: Found) {
  if (!found) return missing(reply)
  const etag = `"${createHash('sha1').update(found.content).digest('base64url')}"`
  void reply.headers({
    'cache-control': FOREVER,
    etag,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    // An SVG that is opened by itself must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  const known = request.headers['if-none-match']
  if (known && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*'))
    return reply.code(304).send()
  return reply.type(found.contentType).send(found.content)
}
