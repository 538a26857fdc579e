/**
 * Writes the Content-Security-Policy of pages that may be cached. A nonce would be the same for every visitor, so the
 * renderer marks its own inline scripts with a secret, and this module replaces the secret by the hashes of those
 * scripts.
 */
import { createHash } from 'node:crypto'

export interface Sealed {
  html: string
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

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
/** Data for search engines, which is never run, so the policy need not name it. */
const DATA = /\btype="application\/ld\+json"/i
const META = /<meta\b[^>]*\bcsp-nonce\b[^>]*>/gi

/**
 * Answers a function that seals a page: it hashes the scripts and styles that carry the secret, then removes the
 * secret.
 */
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
