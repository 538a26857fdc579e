/** The test gateway's hosted card page. Plain HTML without scripts; it says that no money moves. */
import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { decidePage, type OpenedPage, readPage } from '../domain/payment/test-card.ts'
import { toGlobalId, isUuid } from '../domain/global-id.ts'
import { CSS, renderMissing, renderPage } from './test-card-view.ts'

const STYLE_HASH = createHash('sha256').update(CSS).digest('base64')
const BODY_LIMIT = 1024

export function testCardPage(services: Services): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(body as string)))
      },
    )

    app.get<{ Params: { session: string } }>('/test-card/:session', async (request, reply) => {
      const page = isUuid(request.params.session)
        ? await readPage(services, request.params.session.toLowerCase())
        : null
      return show(services, reply, page)
    })

    app.post<{ Params: { session: string }; Body: { decision?: string } | null }>(
      '/test-card/:session',
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        if (!isSameOrigin(request)) return html(reply.code(403), renderMissing('EN'))
        const { session } = request.params
        const decision = request.body?.decision
        let page = isUuid(session) ? await readPage(services, session.toLowerCase()) : null
        if (!page) return show(services, reply, null)
        if (page.session.state === 'OPEN' && (decision === 'approve' || decision === 'decline')) {
          page = (await decidePage(services, page.session.id, decision === 'approve' ? 'APPROVED' : 'DECLINED'))!
        }
        const back = returnAddress(page)
        // What came too late is said here: the shop's page would only show the order.
        return back && page.session.state !== 'EXPIRED'
          ? reply.code(303).headers({ 'cache-control': 'no-store' }).redirect(back, 303)
          : show(services, reply, page)
      },
    )
  }
}

function show(services: Services, reply: FastifyReply, page: OpenedPage | null): FastifyReply {
  if (!page) return html(reply.code(404), renderMissing('EN'))
  return html(reply, renderPage(page, returnAddress(page), services.clock.now()), page.session.returnUrl)
}

/** The shop's page, told which order and payment this was about. */
function returnAddress({ session, orderId }: OpenedPage): string | null {
  if (!session.returnUrl) return null
  const url = new URL(session.returnUrl)
  if (orderId) url.searchParams.set('order', toGlobalId('Order', orderId))
  url.searchParams.set('transaction', toGlobalId('TransactionItem', session.transactionId))
  return url.href
}

/** Browsers name the page a form was sent from; one of another site is refused. */
function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') return false
  const { origin } = request.headers
  if (!origin) return true
  try {
    return new URL(origin).host === request.host
  } catch {
    return false
  }
}

function html(reply: FastifyReply, text: string, returnUrl = ''): FastifyReply {
  const back = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // A form's answer leads back to the shop, which browsers count among its targets.
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .send(text)
}
