/** A page of one sentence and one button, with no script and no file, for when the storefront cannot be shown. */
import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@semena/contract/limits'
import { LANGUAGE_COOKIE } from '@semena/contract/shop-port'
import type { Texts } from './texts.ts'

const STYLE = `:root{color-scheme:light dark;--paper:#f5efe2;--ink:#1f2620;--soft:#3d443b;--leaf:#3c5d31;--on-leaf:#fbf7ee}
@media (prefers-color-scheme:dark){:root{--paper:#161a15;--ink:#f1ebdd;--soft:#c9c4b4;--leaf:#a9c38f;--on-leaf:#161a15}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Golos Text","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{max-width:34rem;padding:2rem 1.5rem}
p{color:var(--soft)}
h1{font:500 clamp(1.75rem,6vw,2.5rem)/1.15 "Brygada 1918","Iowan Old Style",Georgia,serif;margin:0 0 1rem}
.brand{margin:0 0 2.5rem;color:var(--ink);font:500 1.25rem "Brygada 1918","Iowan Old Style",Georgia,serif}
a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:1rem;padding:0 1.5rem;border-radius:3px;background:var(--leaf);color:var(--on-leaf);text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:3px}`
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export interface PlainPage {
  html: string
  headers: Record<string, string>
}

/** The page with its headers; `href` is where the button leads. */
export function plainPage(
  language: Language,
  { title, text, action }: Texts,
  href: string,
  retryAfter: number,
): PlainPage {
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Semena</title><style>${STYLE}</style></head>
<body><main><p class="brand">Semena</p><h1>${title}</h1><p>${text}</p><a href="${escape(href)}">${action}</a></main></body></html>
`
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'retry-after': String(retryAfter),
      vary: 'accept-language, cookie',
    },
  }
}

/** By the address, else what the visitor chose before, else what the browser asks for. */
export function languageOf(target: string, cookies = '', accept = ''): Language {
  const known = (value: string | undefined) => LANGUAGES.find((language) => language === value)
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies)?.[1]
  const asked = accept
    .split(',')
    .map((part) => known(part.trim().slice(0, 2).toLowerCase()))
    .find(Boolean)
  return known(/^\/([a-z]{2})(?:[/?]|$)/.exec(target)?.[1]) ?? known(chosen) ?? asked ?? DEFAULT_LANGUAGE
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
