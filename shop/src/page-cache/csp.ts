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

/** Seals a page. `framedBy` is the source that may show it in a frame, as the policy names it: nobody unless said. */
export type Seal = (page: Buffer, framedBy?: string) => Sealed

const NOBODY = "'none'"
const OPENING = /^<(script|style)\b([^>]*)$/i
/** Data for search engines, which is never run, so the policy need not name it. */
const DATA = /\btype="application\/ld\+json"/i
const META = /^<meta\b[^>]*\bcsp-nonce\b/i

/**
 * Answers a function that seals a page in UTF-8: it hashes the scripts and styles that carry the secret, then removes
 * it.
 */
export function sealer(nonce: string, origins: Origins): Seal {
  const head = [
    "default-src 'self'",
    `connect-src ${["'self'", ...origins.connect].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...origins.images].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ].join('; ')
  return (page, framedBy = NOBODY) => {
    const hashes: Hashes = { script: new Set(), style: new Set() }
    const body = unmarked(page, nonce, hashes)
    return {
      body,
      policy: `${head}; frame-ancestors ${framedBy}; script-src ${sources(hashes.script)}; style-src ${origins.inlineStyles ? "'self' 'unsafe-inline'" : sources(hashes.style)}`,
    }
  }
}

type Hashes = Record<'script' | 'style', Set<string>>

/** A page without the secret. Adds the hashes of its marked scripts and styles. */
function unmarked(html: Buffer, nonce: string, hashes: Hashes): Buffer {
  const mark = `nonce="${nonce}"`
  const pieces: Buffer[] = []
  let keptTo = 0
  const drop = (from: number, to: number): void => {
    pieces.push(html.subarray(keptTo, from))
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
        const opening = html.toString('utf8', start, end)
        if (META.test(opening)) {
          drop(start, end + 1)
          continue
        }
        const [, element, attributes] = OPENING.exec(opening) ?? []
        if (element && attributes!.includes(mark)) {
          const closing = html.indexOf(`</${element}`, end)
          const text = html.subarray(end + 1, Math.max(closing, end + 1))
          if (text.length > 0 && !DATA.test(attributes!))
            hashes[element.toLowerCase() as keyof Hashes].add(`'sha256-${hash('sha256', text, 'base64')}'`)
          hashedTo = Math.max(end, closing)
        }
      }
    }
    const whole = html.toString('latin1', at - BEFORE.length, at + nonce.length + 1) === ` ${mark}`
    if (whole) drop(at - BEFORE.length, at + nonce.length + 1)
    else drop(at, at + nonce.length)
  }
  pieces.push(html.subarray(keptTo))
  return Buffer.concat(pieces)
}

/** What stands before the secret in a marked tag. */
const BEFORE = ' nonce="'
const sources = (hashes: Set<string>): string => ["'self'", ...hashes].join(' ')
