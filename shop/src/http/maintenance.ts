/** While the shop is closed for maintenance: 503 with a page in the visitor's language, or JSON for programs. */
import { isOwnRequest } from '@semena/commerce/traffic'
import type { FastifyInstance } from 'fastify'
import type { DrawnShop } from '../pages/known-shop.ts'
import { languageOf, plainPage } from '../pages/plain-page.ts'
import { MAINTENANCE } from '../pages/texts.ts'

const RETRY_AFTER_S = 600
const STILL_SERVED = /^\/(?:api\/(?:health|ready)\/?$|metrics$|(?:assets|fonts)\/)/

/**
 * Answers every request except those for health, metrics and static files. The page's button writes to `contact`, or
 * else to `info@` at the shop's host.
 */
export function closeForMaintenance(
  app: FastifyInstance,
  contact: string | null,
  knownShop: () => DrawnShop | null,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!
    // The page's logo is fetched by the shop itself.
    if (STILL_SERVED.test(path) || isOwnRequest(request.headers)) return
    if (/^\/(?:graphql|api)(?:\/|$)/.test(path)) {
      const message = 'The shop is closed for maintenance.'
      await reply
        .code(503)
        .headers({ 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' })
        .send(
          path.startsWith('/api')
            ? { code: 'MAINTENANCE', field: null, message }
            : { errors: [{ message, extensions: { exception: { code: 'Maintenance' } } }] },
        )
      return
    }
    const shop = knownShop()
    const language = languageOf(request.url, request.headers.cookie, request.headers['accept-language'], shop)
    const mail = `mailto:${contact ?? `info@${request.hostname || 'localhost'}`}`
    const { html, headers } = plainPage({
      shop,
      language,
      texts: MAINTENANCE[language],
      href: mail,
      target: request.url,
      retryAfter: RETRY_AFTER_S,
    })
    await reply.code(503).headers(headers).send(html)
  })
}
