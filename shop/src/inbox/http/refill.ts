/** A page of the shop with a form on it, as it comes back to somebody who sent that form in vain: what was typed still stands there. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Fields } from '../fields.ts'

/** Of the visit, not of the form: who comes, from where, and for which of the shop's hosts. */
const PASSED = /^(?:host|cookie|user-agent|accept-language|x-forwarded-.*|forwarded|x-real-ip)$/
/** Of a page without scripts that belongs to one visitor. */
const DROPPED =
  /^(?:content-length|content-encoding|transfer-encoding|etag|last-modified|cache-control|age|link|connection|keep-alive|date)$/

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** Puts the texts into the fields of the form that is sent to `action`. Null: there is no such form. */
export function filledForm(html: string, action: string, fields: Fields): string | null {
  const start = html.search(new RegExp(`<form\\b[^>]*\\baction="${action}/?"`))
  const end = html.indexOf('</form>', start)
  if (start < 0 || end < 0) return null
  const textOf = (name: string | undefined): string | null => {
    const text = name === undefined ? undefined : fields[name]
    return typeof text === 'string' && text !== '' ? escaped(text) : null
  }
  const form = html
    .slice(start, end)
    .replace(/<input\b(?![^>]*\b(?:type="hidden"|value=))[^>]*?\bname="(\w+)"[^>]*?(?=\/?>)/g, (tag, name: string) => {
      const text = textOf(name)
      return text === null ? tag : `${tag} value="${text}"`
    })
    // A line break right behind the tag does not count.
    .replace(/(<textarea\b[^>]*?\bname="(\w+)"[^>]*>)(<\/textarea>)/g, (whole, open: string, name: string) => {
      const text = textOf(name)
      return text === null ? whole : `${open}\n${text}</textarea>`
    })
  return html.slice(0, start) + form + html.slice(end)
}

/** Scripts would take the page for the one at the address it was sent to, and empty it. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')

export interface FilledPage {
  html: string
  headers: Record<string, string | string[]>
}

/** The page at `path`, filled in. Null: it cannot be had now, or has no such form. */
export async function filledPage(
  app: FastifyInstance,
  request: FastifyRequest,
  { path, action, fields }: { path: string; action: string; fields: Fields },
): Promise<FilledPage | null> {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => PASSED.test(name)))
  const page = await app
    .inject({ url: path, remoteAddress: request.ip, headers: { ...headers, accept: 'text/html' } })
    .catch(() => null)
  if (page?.statusCode !== 200 || !String(page.headers['content-type']).startsWith('text/html')) return null
  const html = filledForm(page.body, action, fields)
  if (html === null) return null
  const kept = Object.entries(page.headers).filter(([name]) => !DROPPED.test(name))
  return { html: withoutScripts(html), headers: Object.fromEntries(kept) as FilledPage['headers'] }
}
