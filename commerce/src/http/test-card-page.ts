/** The test gateway's hosted card page. Plain HTML without scripts; it says that no money moves. */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Services } from '../context.ts'
import { decidePage, type OpenedPage, readPage } from '../domain/payment/test-card.ts'
import { isUuid } from '../domain/global-id.ts'
import { BANK_CODE, isDecision } from '../domain/payment/test-card-outcome.ts'
import { backTo } from '../providers/payment/return-url.ts'
import { formPolicy, sendHtml, styleSource } from './html.ts'
import { isSameOrigin } from './same-origin.ts'
import { CSS, renderMissing, renderPage } from './test-card-view.ts'

const STYLE = styleSource(CSS)
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

    app.post<{ Params: { session: string }; Body: { decision?: string; code?: string } | null }>(
      '/test-card/:session',
      {
        bodyLimit: BODY_LIMIT,
        onRequest: async (request, reply) => {
          if (!isSameOrigin(request)) return html(reply.code(403), renderMissing(DEFAULT_LANGUAGE))
        },
      },
      async (request, reply) => {
        const { session } = request.params
        const page = isUuid(session) ? await readPage(services, session.toLowerCase()) : null
        if (!page) return show(services, reply, null)
        const { decision, code } = request.body ?? {}
        if (decision === 'confirm' && code?.replaceAll(/\s/g, '') !== BANK_CODE && page.session.state === 'SECURE')
          return show(services, reply.code(422), page, true)
        const after = isDecision(decision) ? (await decidePage(services, page.session.id, decision))! : page
        const back = returnAddress(after)
        const { state } = after.session
        // The bank's question has a page of its own. An expired page says so itself, because the shop's page would only
        // show the order.
        if (state === 'SECURE') return away(reply, request.url)
        return back && state !== 'EXPIRED' ? away(reply, back) : show(services, reply, after)
      },
    )
  }
}

const away = (reply: FastifyReply, url: string): FastifyReply =>
  reply.code(303).headers({ 'cache-control': 'no-store' }).redirect(url, 303)

function show(services: Services, reply: FastifyReply, page: OpenedPage | null, wrongCode = false): FastifyReply {
  if (!page) return html(reply.code(404), renderMissing(DEFAULT_LANGUAGE))
  const text = renderPage(page, { back: returnAddress(page), now: services.clock.now(), wrongCode })
  return html(reply, text, page.session.returnUrl)
}

const returnAddress = ({ session, orderId }: OpenedPage): string | null =>
  session.returnUrl ? backTo(session.returnUrl, orderId, session.transactionId) : null

const html = (reply: FastifyReply, text: string, returnUrl?: string): FastifyReply =>
  sendHtml(reply, text, formPolicy(STYLE, returnUrl), { 'referrer-policy': 'same-origin' })
