/**
 * The inbox over HTTP: newsletter and contact form take JSON from scripts and programs, and plain forms from an owner's
 * own pages.
 */
import { pathTo } from '@semena/contract/page-paths'
import { createWindow, networkOf } from '@semena/commerce/traffic'
import { languageNamed } from '@semena/contract/languages'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../pages/plain-page.ts'
import { receiveMessage } from '../contact.ts'
import type { InboxCtx, Visit } from '../context.ts'
import type { Fields } from '../fields.ts'
import { linkOrigin } from '../links.ts'
import { subscribe, confirmSubscription, unsubscribe } from '../newsletter.ts'
import type { Fault, Outcome } from '../result.ts'
import { FORM, type FormPage, isForm, pageAfter, readForm } from './form.ts'
import { isFromElsewhere } from './own-site.ts'

interface Endpoint {
  path: string
  bodyLimit: number
  page: FormPage
  work(ctx: InboxCtx, fields: Fields, visit: Visit): Promise<Outcome>
  /** Fields that are repeated in the page's address when something was wrong. */
  kept?: readonly string[]
}

const SMALL = 4096
const ENDPOINTS: readonly Endpoint[] = [
  { path: '/api/newsletter', bodyLimit: SMALL, page: { path: pathTo('newsletter') }, work: subscribe },
  {
    path: '/api/newsletter/confirm',
    bodyLimit: SMALL,
    page: { path: pathTo('newsletter.confirm') },
    work: confirmSubscription,
  },
  {
    path: '/api/newsletter/unsubscribe',
    bodyLimit: SMALL,
    page: { path: pathTo('newsletter.unsubscribe') },
    work: unsubscribe,
  },
  {
    path: '/api/contact',
    // This is enough for 5000 characters of any script, encoded as a form.
    bodyLimit: 64 * 1024,
    page: { path: pathTo('contact'), hash: '#write' },
    work: receiveMessage,
    kept: ['topic'],
  },
]
/**
 * How many requests one network may send in a minute, whatever comes of them. The limit is high because a mail provider
 * unsubscribes many people.
 */
const REQUESTS_PER_MINUTE = 300

/** The inbox's routes. Each network may send a limited number of requests, and other sites' pages may send none. */
export function inboxRoutes(ctx: InboxCtx): FastifyPluginAsync {
  const { publicUrl, redirectHosts, rateLimits } = ctx.settings
  const requests = rateLimits ? createWindow({ name: 'inbox', max: REQUESTS_PER_MINUTE, windowMs: 60_000 }) : null
  const visitOf = (request: FastifyRequest, { language }: Fields): Visit => ({
    language: languageNamed(language) ?? languageOf('', request.headers.cookie),
    origin: linkOrigin({ publicUrl, redirectHosts }, `${request.protocol}://${request.host}`),
    remoteAddress: request.ip,
  })
  return async (app) => {
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, readForm(body as string)),
    )
    app.removeContentTypeParser('text/plain')
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const seconds = requests?.take(networkOf(request.ip)) ?? 0
      if (seconds > 0)
        return reply
          .code(429)
          .header('retry-after', seconds)
          .send({ code: 'TOO_MANY_REQUESTS', field: null, message: 'Too many requests. Try again later.' })
      if (request.method === 'POST' && isFromElsewhere(request, publicUrl))
        return reply.code(403).send({ code: 'FORBIDDEN', field: null, message: 'Sent from another site.' })
    })
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
      fail(request, reply, ENDPOINTS.find(({ path }) => isAt(request, path)) ?? ENDPOINTS[0]!, error),
    )
    for (const door of ENDPOINTS) {
      for (const url of [`${door.path}/`, door.path])
        app.post(url, { bodyLimit: door.bodyLimit }, async (request, reply) => {
          const fields = { ...tokenOfAddress(request), ...bodyOf(request) }
          const visit = visitOf(request, fields)
          const database = ctx.database.forVisitor('buying', networkOf(request.ip))
          const outcome = await door.work({ ...ctx, database }, fields, visit)
          return answer(request, reply, { door, fields, visit, outcome })
        })
    }
    // Some mail programs open the address of `List-Unsubscribe` instead of posting to it.
    for (const url of ['/api/newsletter/unsubscribe/', '/api/newsletter/unsubscribe'])
      app.get<{ Querystring: Record<string, unknown> }>(url, async (request, reply) => {
        const { token } = request.query
        const language = languageOf('', request.headers.cookie, request.headers['accept-language'])
        const page = pageAfter({ path: pathTo('newsletter.unsubscribe') }, language, []).split('?', 1)[0]!
        return reply.redirect(typeof token === 'string' ? `${page}?token=${encodeURIComponent(token)}` : page, 303)
      })
  }
}

const isAt = ({ url }: FastifyRequest, path: string): boolean => url.split('?', 1)[0]!.replace(/\/$/, '') === path

/**
 * With one-click unsubscribing (RFC 8058) the token stands in the address, and the body says only that it is one click.
 */
function tokenOfAddress({ query }: FastifyRequest): Fields {
  const { token } = query as Fields
  return typeof token === 'string' ? { token } : {}
}

function bodyOf({ body }: FastifyRequest): Fields {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields
  throw Object.assign(new Error('the body is no object'), { statusCode: 400 })
}

interface Done {
  door: Endpoint
  fields: Fields
  visit: Visit
  outcome: Outcome
}

function answer(request: FastifyRequest, reply: FastifyReply, { door, fields, visit, outcome }: Done): FastifyReply {
  const faults = outcome.ok ? [] : outcome.faults
  const wait = outcome.ok ? undefined : outcome.retryAfterMs
  if (wait !== undefined) void reply.header('retry-after', Math.ceil(wait / 1000))
  const isOneClick = fields['List-Unsubscribe'] === 'One-Click'
  if (isForm(request) && !isOneClick) {
    const kept = Object.fromEntries(
      (door.kept ?? []).flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
    )
    return reply.redirect(pageAfter(door.page, visit.language, faults, kept), 303)
  }
  if (outcome.ok) return reply.code(202).send({ status: 'accepted' })
  return wait === undefined ? reply.code(400).send(faults) : reply.code(429).send(faults[0])
}

type Refused = Omit<Fault, 'code'> & { code: string }
const REFUSALS: Record<number, Omit<Refused, 'field'>> = {
  400: { code: 'BAD_REQUEST', message: 'The body cannot be read.' },
  413: { code: 'TOO_LARGE', message: 'The body is too large.' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Try again later.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: `Send application/json or ${FORM}.` },
}

/** Answers a request that could not be read or that failed. Nothing of it was done. */
function fail(
  request: FastifyRequest,
  reply: FastifyReply,
  { page }: Endpoint,
  error: Error & { statusCode?: number },
): FastifyReply {
  const status = error.statusCode !== undefined && REFUSALS[error.statusCode] ? error.statusCode : 503
  if (status === 503) {
    request.log.error({ err: error }, 'the inbox failed')
    void reply.header('retry-after', 10)
  }
  const refusal: Refused = {
    field: null,
    ...(REFUSALS[status] ?? { code: 'UNAVAILABLE', message: 'This cannot be done now. Try again in a moment.' }),
  }
  if (!isForm(request)) return reply.code(status).send(refusal)
  const language = languageOf('', request.headers.cookie, request.headers['accept-language'])
  return reply.redirect(pageAfter(page, language, [refusal]), 303)
}
