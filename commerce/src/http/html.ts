/** Sends the service's own HTML pages: one inline stylesheet, no scripts, a strict content security policy. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** The styles of a page as its policy names them. */
export const styleSource = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/**
 * The policy of a page with a form. The answer to the form may redirect to the site of `leadsTo`, because browsers check
 * that address by `form-action`, too.
 */
export function formPolicy(style: string, leadsTo?: string): string {
  const elsewhere = leadsTo ? ` ${new URL(leadsTo).origin}` : ''
  return `default-src 'none'; style-src ${style}; form-action 'self'${elsewhere}; base-uri 'none'; frame-ancestors 'none'`
}

/**
 * Sends a page that is kept nowhere, found by no search engine, and able to do only what its policy says. `more` are
 * headers beside or instead of the usual ones.
 */
export const sendHtml = (
  reply: FastifyReply,
  html: string,
  policy: string,
  more: Readonly<Record<string, string>> = {},
): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      ...more,
    })
    .send(html)
