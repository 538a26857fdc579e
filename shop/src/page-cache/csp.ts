/**
 * The Content-Security-Policy of a page that may be kept: a nonce would be the same for every visitor, so the
 * renderer marks its own inline scripts with a secret, which is replaced here by the hash of what they say.
 */
import { createHash } from 'node:crypto'

export interface Sealed {
  html: string
  /** Value of the header. */
  policy: string
}

export interface Origins {
  /** Where the browser sends GraphQL, beside the page's own origin. */
  connect: string[]
  /** Where pictures come from, beside the page's own origin. */
  images: string[]
  /** In development Vite puts styles into the page as it goes. */
  inlineStyles?: boolean
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
/** Data for search engines: never run, so no policy speaks of it. */
const DATA = /\btype="application\/ld\+json"/i
const META = /<meta\b[^>]*\bcsp-nonce\b[^>]*>/gi

/** Answers a function that seals one page after another: hashes what carries the secret, then takes the secret out. */
export function sealer(nonce: string, origins: Origins): (html: string) => Sealed {
  const mark = `nonce="${nonce}"`
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
  return (html) => {
    const hashes = { script: new Set<string>(), style: new Set<string>() }
    for (const [, element, attributes, text] of html.matchAll(ELEMENT)) {
      if (attributes!.includes(mark) && text && !DATA.test(attributes!))
        hashes[element!.toLowerCase() as 'script' | 'style'].add(hash(text))
    }
    return {
      html: html
        .replace(META, (meta) => (meta.includes(nonce) ? '' : meta))
        .replaceAll(` ${mark}`, '')
        .replaceAll(nonce, ''),
      policy: `${head}; script-src ${sources(hashes.script)}; style-src ${origins.inlineStyles ? "'self' 'unsafe-inline'" : sources(hashes.style)}`,
    }
  }
}

const sources = (hashes: Set<string>): string => ["'self'", ...hashes].join(' ')
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
