/**
 * Serves the client build: files whose names hold a hash of their contents may be cached for a year, all others for an
 * hour.
 */
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/** Serves the folder's files below `prefix`, such as `/desk/`; they were compressed when they were built. */
export function assets(folder: string, prefix = '/'): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      // Each plugin of this kind would add the same method to the reply.
      decorateReply: prefix === '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.html'],
      setHeaders: (reply, path) => {
        void reply.header(
          'cache-control',
          /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
        void reply.header('x-content-type-options', 'nosniff')
      },
    })
    // A missing file belongs to an older build. It gets a plain 404, not the storefront's page.
    app.get(`${prefix}assets/*`, (_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n'),
    )
  }
}
