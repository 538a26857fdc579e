/**
 * A page of one sentence and one button, for when the storefront cannot be shown. It has the shop's paper, ink and
 * fonts, and a plate of its own. It needs nothing else but the fonts, which come from the shop's static files.
 */
import { cookieIn } from '@semena/contract/texts'
import { createHash } from 'node:crypto'
import {
  DEFAULT_LANGUAGE,
  knownLanguage,
  type Language,
  LANGUAGE_FACTS,
  LANGUAGE_NAMES,
  languageNamed,
  languagePrefix,
  TRANSLATED_LANGUAGES,
} from '@semena/contract/languages'
import { foot, ink, ink2, leaf, onFoot, onLeaf, paper } from '@semena/contract/palette'
import { fontRules, fontTokens } from '@semena/contract/font-pairs'
import { type Look, lookColours, readLook, USUAL_LOOK } from '@semena/contract/look'
import { yearsOf } from '@semena/contract/own-words'
import { wordsOf } from '@semena/contract/usual-words'
import { colourRules } from '@semena/contract/plain-colours'
import { LANGUAGE_COOKIE } from '@semena/contract/shop-port'
import { seed } from '../icons/mark.ts'
import { fontFaces } from './fonts.ts'
import { plainPlate } from './plain-plate.ts'
import type { DrawnShop, KnownShop } from './known-shop.ts'
import type { Texts } from './texts.ts'
import { inOrder, shownLanguage, shownLanguages } from '@semena/contract/shop-languages'

const USUAL = { paper, ink, 'ink-2': ink2, leaf, 'on-leaf': onLeaf, foot, 'on-foot': onFoot }
/** Colours and faces of a look, as a stylesheet. */
function tokensOf(look: Look): string {
  const colour = lookColours(look)
  const { display, text } = { ...FACES, ...fontTokens(look.fonts) }
  const colours = Object.fromEntries(Object.entries(USUAL).map(([token, usual]) => [token, colour(token, usual)]))
  return `${fontRules(look.fonts)}\n${colourRules(colours)}\n:root{--display:${display};--text:${text}}`
}
const FACES = {
  display: '"Brygada 1918","Iowan Old Style",Georgia,serif',
  text: '"Golos Text","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
}

const styleOf = (faces: string, tokens: string, plate: { light: string; dark: string }): string => `${faces}
${tokens}
:root{${plate.light}}
@media (prefers-color-scheme:dark){:root{${plate.dark}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 var(--text)}
.wrap{width:100%;max-width:72rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,3rem)}
header .wrap:first-child{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 1.5rem;min-height:4.5rem}
.mark{display:flex;align-items:center;gap:.55rem;margin:0;font:500 1.75rem/1 var(--display);letter-spacing:.02em}
.mark svg{width:.8em;height:1.06em}
.mark img{display:block;width:auto;max-width:min(13rem,40vw);height:3rem;object-fit:contain}
.langs{display:flex;gap:.25rem;margin:0;padding:0;list-style:none;font-size:.9375rem}
.langs a{display:grid;place-items:center;min-width:2.75rem;min-height:2.75rem;color:inherit;text-decoration:none}
.langs a:hover,.langs [aria-current]{text-decoration:underline;text-underline-offset:.3em}
.langs [aria-current]{font-weight:600}
.rule{height:7px;border-top:3px solid var(--ink);border-bottom:1px solid var(--ink)}
main{flex:1;display:grid;align-content:start;align-items:center;gap:2rem;padding-block:clamp(1.5rem,5vw,4rem)}
main p{max-width:32rem;margin:0;color:var(--ink-2);font-size:1.1875rem}
h1{font:500 clamp(2.25rem,1.4rem + 4vw,4rem)/1.05 var(--display);letter-spacing:-.015em;text-wrap:balance;margin:0 0 1.25rem}
.btn{display:inline-flex;align-items:center;min-height:3.25rem;margin-top:1.75rem;padding:0 1.75rem;border-radius:3px;background:var(--leaf);color:var(--on-leaf);font-weight:500;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
figure{margin:0;justify-self:center}
figure svg{display:block;width:min(100%,17rem);height:auto;margin-inline:auto;box-shadow:0 18px 40px -18px rgb(31 28 20/.5)}
footer{background:var(--foot);color:var(--on-foot);font-size:.8125rem;line-height:1.5}
footer .wrap{display:flex;align-items:center;gap:1rem;padding-block:1.25rem}
footer p{margin:0;max-width:46rem}
.eighteen{display:grid;place-items:center;flex:none;width:2.5rem;height:2.5rem;border:1.5px solid;border-radius:50%;font-weight:600}
@media (min-width:52rem){main{grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-content:center;gap:3rem}figure svg{width:min(100%,26rem)}}`

interface Looks {
  style: string
  policy: string
  plate: string
}

let looks: (Looks & { of: string | null }) | undefined
/** The page's stylesheet and plate are made once for a look, because they are the same for every visitor. */
function looksOf(look: string | null): Looks {
  if (looks?.of === look) return looks
  const plate = plainPlate()
  const style = styleOf(fontFaces(), tokensOf((look ? readLook(look) : null) ?? USUAL_LOOK), plate)
  const digest = createHash('sha256').update(style).digest('base64')
  looks = {
    of: look,
    style,
    plate: plate.svg,
    policy: `default-src 'none'; style-src 'sha256-${digest}'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
  return looks
}

export interface PlainPage {
  html: string
  headers: Record<string, string>
}

interface Wanted {
  /** Null where nothing is known of it. */
  shop: DrawnShop | null
  language: Language
  texts: Texts
  /** The address that the button leads to. */
  href: string
  /** The requested address, for the links to its other languages. */
  target: string
  /** The number of seconds after which a client may try again. */
  retryAfter: number
}

/** Makes the page and its headers. */
export function plainPage({
  shop,
  language,
  texts: { title, text, action },
  href,
  target,
  retryAfter,
}: Wanted): PlainPage {
  const { style, policy, plate } = looksOf(shop?.look ?? null)
  const called = shop?.name ? [escape(shop.name)] : []
  const years = yearsOf(shop?.age)
  const { law } = wordsOf(language, shop?.words, years)
  const age = years === null ? '' : `<span class="eighteen" aria-hidden="true">${years}+</span>`
  const foot = law && `<footer><div class="wrap">${age}<p>${escape(law)}</p></div></footer>`
  const logo = shop?.drawnLogo
  const mark = logo
    ? `<picture>${logo.dark === logo.light ? '' : `<source media="(prefers-color-scheme:dark)" srcset="${escape(logo.dark)}">`}<img src="${escape(logo.light)}" alt="${called.join('')}"></picture>`
    : `<svg viewBox="0 0 24 32" aria-hidden="true">${seed('currentColor', 'var(--paper)')}</svg>${called.join('')}`
  const languages = inOrder(shownLanguages(shop?.languages))
  const switchable = languages.length > 1 ? languages : []
  const links = switchable
    .map(
      (one) =>
        `<li><a href="${escape(inLanguage(target, one))}" lang="${one}" hreflang="${one}" title="${LANGUAGE_NAMES[one]}"${one === language ? ' aria-current="true"' : ''}>${one.toUpperCase()}</a></li>`,
    )
    .join('')
  const html = `<!doctype html>
<html lang="${language}" dir="${LANGUAGE_FACTS[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${[title, ...called].join(' · ')}</title><style>${style}</style></head>
<body><header><div class="wrap"><p class="mark">${mark}</p>${links && `<nav><ul class="langs">${links}</ul></nav>`}</div><div class="wrap"><div class="rule"></div></div></header>
<main class="wrap"><div><h1>${title}</h1><p>${text}</p><a class="btn" href="${escape(href)}">${action}</a></div><figure>${plate}</figure></main>
${foot}</body></html>
`
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'retry-after': String(retryAfter),
      vary: 'accept-language, cookie',
    },
  }
}

/**
 * The page's address in a language. An address without a prefix may be answered in the language that the browser asks
 * for, so English is asked for by name.
 */
function inLanguage(target: string, language: Language): string {
  const asked = target.split('?', 1)[0]!
  const prefix = TRANSLATED_LANGUAGES.map(languagePrefix).find((one) => asked === one || asked.startsWith(`${one}/`))
  const path = `/${asked.slice(prefix?.length ?? 0).replace(/^[/\\]+/, '')}`
  if (language === DEFAULT_LANGUAGE) return `${path}?${ASKED}=${language}`
  return `${languagePrefix(language)}${path === '/' ? '' : path}`
}

const ASKED = 'in'

/**
 * The language of the address, else the one that the visitor chose before, else the one that the browser asks for; the
 * main one of the shop where that is not shown.
 */
export function languageOf(
  target: string,
  cookies = '',
  accept = '',
  shop: Pick<KnownShop, 'languages'> | null = null,
): Language {
  const chosen = cookieIn(cookies, LANGUAGE_COOKIE)
  const asked = accept
    .split(',')
    .map((part) => knownLanguage(part.trim()))
    .find(Boolean)
  const language =
    languageNamed(new URLSearchParams(target.split('?', 2)[1]).get(ASKED)) ??
    languageNamed(/^\/([a-z]{2})(?:[/?]|$)/.exec(target)?.[1]) ??
    languageNamed(chosen) ??
    asked ??
    DEFAULT_LANGUAGE
  return shownLanguage(language, shownLanguages(shop?.languages))
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
