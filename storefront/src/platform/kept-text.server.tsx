/**
 * Parts of pages that the server keeps as text, because they come again on other pages and show the same there. A part
 * that comes for the second time is rendered once by itself; the browser gets what React would have made among the other
 * elements, and takes it over as if it were that. What belongs to one visitor must not be in such a part.
 *
 * The texts are bytes, which come into the page after it is rendered: React would make them one string with all else,
 * which is gone through several times and made into bytes on its way.
 */
import type { PagePiece } from '@semena/contract/shop-port'
import { type AnyRouter, RouterContextProvider, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ShopProvider, useShop } from './shop.ts'

/** What comes into a page by the number that stands in its place, as long as the page is made. */
const placed = new WeakMap<AnyRouter, (readonly PagePiece[])[]>()

/** What stands before and after the number. Nobody else knows it, so nothing on a page can look like a place. */
const [OPENING, CLOSING] = [`[${crypto.randomUUID()}:`, ']']
/** Stands in a part for a text that differs from page to page. */
export const GAP = `[${crypto.randomUUID()}]`

/** Answers what to give React as the inside of an element in place of these pieces, which nothing else looks at. */
export function usePlace(): (pieces: readonly PagePiece[]) => { __html: string } {
  const router = useRouter()
  return (pieces) => {
    let all = placed.get(router)
    if (!all) placed.set(router, (all = []))
    return { __html: `${OPENING}${all.push(pieces) - 1}${CLOSING}` }
  }
}

/** A page of this router with all pieces in their places. */
export function withPlaced(router: AnyRouter, page: readonly string[]): PagePiece[] {
  const pieces = placed.get(router) ?? []
  const all: PagePiece[] = []
  for (const text of page) {
    let keptTo = 0
    for (let at = text.indexOf(OPENING); at !== -1; at = text.indexOf(OPENING, keptTo)) {
      const end = text.indexOf(CLOSING, at + OPENING.length)
      all.push(text.slice(keptTo, at), ...pieces[Number(text.slice(at + OPENING.length, end))]!)
      keptTo = end + CLOSING.length
    }
    all.push(text.slice(keptTo))
  }
  return all
}

interface Kept {
  also: readonly unknown[]
  /** Names of parts that came once. */
  once: Set<string>
  texts: Map<string, Uint8Array[]>
}
const kept = new WeakMap<object, Kept>()

/** When data has so many texts, the oldest is forgotten. One of the largest takes some 8 kB. */
const MOST = 60
/** A longer name, such as one with the path of somebody who tries what there is, has its part rendered each time. */
const LONGEST_NAME = 300

export interface KeptPart {
  /** What the part shows. Its texts are kept as long as this object, which belongs to one host, channel and language. */
  of: object
  /** What it shows besides: when one of these is another, the texts are forgotten. */
  also: readonly unknown[]
  /** Names the part, and all else that its text follows from. */
  name: string
  /** The part itself. It is one element and uses no `useId`, which would count from the beginning. */
  part: ReactElement
}

/**
 * The text inside of the part's element as bytes, cut at its gaps; null when it came for the first time, because most
 * parts come once, and by themselves they would take longer. No other hook may follow in the component, because React
 * renders meanwhile.
 */
export function useKeptText({ of, also, name, part }: KeptPart): readonly Uint8Array[] | null {
  const [router, shop] = [useRouter(), useShop()]
  // Whoever edits the part sees it at once.
  if (import.meta.env.MODE === 'development' || name.length > LONGEST_NAME) return null
  let known = kept.get(of)
  if (!known || known.also.some((one, i) => one !== also[i])) {
    known = { also, once: new Set(), texts: new Map() }
    kept.set(of, known)
  }
  const { once, texts } = known
  const found = texts.get(name)
  if (found) return found
  if (!once.delete(name)) {
    if (once.size >= MOST) once.clear()
    once.add(name)
    return null
  }
  if (texts.size >= MOST) texts.delete(texts.keys().next().value!)
  const text = inside(
    renderToString(
      <RouterContextProvider router={router}>
        <ShopProvider value={shop}>{part}</ShopProvider>
      </RouterContextProvider>,
    ),
    router.options.ssr?.nonce,
  )
  texts.set(name, text)
  return text
}

/** The text between the tags of the element. Throws when something else stands before it, as a preload would. */
function inside(html: string, nonce: string | undefined): Uint8Array[] {
  const tag = /^<(?!link\b|script\b|style\b|meta\b)([a-z]+)/.exec(html)?.[1]
  const closing = `</${tag}>`
  if (!tag || !html.endsWith(closing)) throw new Error(`a kept part is not one element: ${html.slice(0, 80)}`)
  if (html.includes(OPENING)) throw new Error('a kept part has a place for what is on one page')
  // Nobody would take the secret out of it.
  if (nonce && html.includes(`nonce="${nonce}"`))
    throw new Error('a kept part has a script or style that the policy names')
  const text = html.slice(html.indexOf('>') + 1, -closing.length)
  return text.split(GAP).map((piece) => new TextEncoder().encode(piece))
}
