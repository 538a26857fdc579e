/**
 * The page to which `externalAuthenticationUrl` leads: it asks for e-mail, password and code and leads back to the
 * client. Plain HTML without scripts.
 */
import type { Language } from '@semena/contract/languages'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { readState, SIGN_IN_PAGE, submitPage } from '../domain/account/second-factor/by-page.ts'
import { plainText } from '../domain/text.ts'
import { formPolicy, sendHtml, styleSource } from './html.ts'
import { isSameOrigin } from './same-origin.ts'
import { CSS, askedLanguage, renderForm, renderGone, renderSetUp, textsOf } from './sign-in-view.ts'

const STYLE = styleSource(CSS)
const BODY_LIMIT = 32 * 1024

export function signInPage(services: Services): FastifyPluginAsync {
  const ctxOf = (request: FastifyRequest) => ({
    ...services,
    origin: `${request.protocol}://${request.host}`,
    remoteAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  })
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )

    app.get<{ Querystring: { state?: string } }>(SIGN_IN_PAGE, async (request, reply) => {
      const language = askedLanguage(request.headers['accept-language'])
      const { state } = request.query
      const read = typeof state === 'string' ? await readState(ctxOf(request), state) : null
      if (!read?.ok || typeof state !== 'string') return html(reply.code(404), renderGone(language))
      const form = { language, action: SIGN_IN_PAGE, state, email: '', fault: null }
      return html(reply, renderForm(form), read.value.redirectUri)
    })

    const fromHere = {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        if (!isSameOrigin(request))
          return html(reply.code(403), renderGone(askedLanguage(request.headers['accept-language'])))
      },
    }
    app.post<{ Body: URLSearchParams | null }>(SIGN_IN_PAGE, fromHere, async (request, reply) => {
      const language = askedLanguage(request.headers['accept-language'])
      const fields = request.body ?? new URLSearchParams()
      const field = (name: string): string => fields.get(name) ?? ''
      const state = field('state')
      const ctx = ctxOf(request)
      const read = await readState(ctx, state)
      if (!read.ok) return html(reply.code(403), renderGone(language))
      const { redirectUri } = read.value
      const done = await submitPage(ctx, state, {
        email: plainText(field('email')).trim(),
        password: field('password'),
        code: field('code'),
        challenge: field('challenge'),
      })
      const page = { language, action: SIGN_IN_PAGE, state }
      if (!done.ok) {
        const fault = faultOf(language, done.errors[0]!.code, done.errors[0]!.field)
        const status = done.errors[0]!.code === 'LOGIN_ATTEMPT_DELAYED' ? 429 : 422
        const text = field('challenge')
          ? renderSetUp({
              ...page,
              fault,
              challenge: field('challenge'),
              secret: field('secret'),
              otpauthUri: otpauth(field('otpauthUri')),
              recoveryCodes: fields.getAll('recovery'),
            })
          : renderForm({ ...page, fault, email: field('email') })
        return html(reply.code(status), text, redirectUri)
      }
      if ('setUp' in done.value)
        return html(reply, renderSetUp({ ...page, fault: null, ...done.value.setUp }), redirectUri)
      return reply.code(303).headers({ 'cache-control': 'no-store' }).redirect(done.value.leadTo, 303)
    })
  }
}

/** The page shows again what it was sent; nothing but the address of a secret may stand in its link. */
const otpauth = (text: string): string => (text.startsWith('otpauth://') ? text : '')

function faultOf(language: Language, code: string, field: string | null): string {
  const t = textsOf(language)
  if (code === 'LOGIN_ATTEMPT_DELAYED' || code === 'UNKNOWN_IP_ADDRESS') return t.wait
  if (code === 'ACCOUNT_NOT_CONFIRMED') return t.unconfirmed
  if (code === 'INACTIVE') return t.inactive
  if (field === 'code') return t.wrongCode
  if (code.startsWith('JWT_')) return t.goneHelp
  return t.wrong
}

const html = (reply: FastifyReply, text: string, redirectUri?: string): FastifyReply =>
  sendHtml(reply, text, formPolicy(STYLE, redirectUri), { vary: 'accept-language' })
