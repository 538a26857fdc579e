/**
 * Writes the Content-Security-Policy of pages that may be cached. A nonce would be the same for every visitor, so the
 * renderer marks its own inline scripts with a secret, and this module replaces the secret by the hashes of those
 * scripts.
 */
import { hash } from 'node:crypto'

export interface Sealed {
  /** The page in UTF-8. */
  body: Buffer
  /** The value of the header. */
  policy: string
}

export interface Origins {
  /** Origins to which the browser sends GraphQL, besides the page's own. */
  connect: string[]
  /** Origins from which pictures come, besides the page's own. */
  images: string[]
  /** Whether inline styles are allowed, since in development Vite adds styles to the open page. */
  inlineStyles?: boolean
}

const OPENING = /^<(script|style)\b([^>]*)$/i
/** Data for search engines, which is never run, so the policy need not name it. */
const DATA = /\btype="application\/ld\+json"/i
const META = /^<meta\b[^>]*\bcsp-nonce\b/i

/** Answers a function that seals a page: it hashes the scripts and styles that carry the secret, then removes it. */
export function sealer(nonce: string, origins: Origins): (page: string) => Sealed {
  const head = [
    "default-src 'self'",
    `connect-src ${["'self'", ...origins.connect].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...origins.images].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ].join('; ')
  return (page) => {
    const hashes: Hashes = { script: new Set(), style: new Set() }
    const body = Buffer.from(unmarked(page, nonce, hashes))
    return {
      body,
      policy: `${head}; script-src ${sources(hashes.script)}; style-src ${origins.inlineStyles ? "'self' 'unsafe-inline'" : sources(hashes.style)}`,
    }
  }
}

type Hashes = Record<'script' | 'style', Set<string>>

/** A page without the secret. Adds the hashes of its marked scripts and styles. */
function unmarked(html: string, nonce: string, hashes: Hashes): string {
  const mark = `nonce="${nonce}"`
  const pieces: string[] = []
  let keptTo = 0
  const drop = (from: number, to: number): void => {
    pieces.push(html.slice(keptTo, from))
    keptTo = to
  }
  /** The end of the last script or style whose text is hashed. */
  let hashedTo = 0
  // Pages are long and have few marks, so they are gone through once, and only what stands around a mark is looked at.
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, Math.max(keptTo, at + nonce.length))) {
    if (at >= hashedTo) {
      const start = html.lastIndexOf('<', at)
      const end = html.indexOf('>', at)
      if (start >= keptTo && end !== -1) {
        const opening = html.slice(start, end)
        if (META.test(opening)) {
          drop(start, end + 1)
          continue
        }
        const [, element, attributes] = OPENING.exec(opening) ?? []
        if (element && attributes!.includes(mark)) {
          const closing = html.indexOf(`</${element}`, end)
          const text = closing === -1 ? '' : html.slice(end + 1, closing)
          if (text && !DATA.test(attributes!)) hashes[element.toLowerCase() as keyof Hashes].add(sourceOf(text))
          hashedTo = Math.max(end, closing)
        }
      }
    }
    const whole = html.startsWith(` ${mark}`, at - BEFORE.length)
    if (whole) drop(at - BEFORE.length, at + nonce.length + 1)
    else drop(at, at + nonce.length)
  }
  pieces.push(html.slice(keptTo))
  return pieces.join('')
}

/** What stands before the secret in a marked tag. */
const BEFORE = ' nonce="'
const sources = (hashes: Set<string>): string => ["'self'", ...hashes].join(' ')

/** Scripts that are the same on many pages, with their hashes. The one with a page's own data is longer. */
const known = new Map<string, string>()
const SHORT = 2000
const MOST_KNOWN = 50

/** How a policy names a script or a style. */
function sourceOf(text: string): string {
  const kept = text.length < SHORT ? known.get(text) : undefined
  if (kept) return kept
  const source = `'sha256-${hash('sha256', text, 'base64')}'`
  if (text.length < SHORT) {
    if (known.size === MOST_KNOWN) known.clear()
    // A copy, because a part of a page's text would hold the whole of it in memory.
    known.set(Buffer.from(text).toString(), source)
  }
  return source
}
