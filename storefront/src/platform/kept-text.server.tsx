/**
 * Parts of pages that the server keeps as text, because they come again on other pages and show the same there. A part
 * that comes for the second time is rendered once by itself; the browser gets what React would have made among the other
 * elements, and takes it over as if it were that. What belongs to one visitor must not be in such a part.
 *
 * Long texts are put into the page when it is rendered: React would make them one string with all else, which is gone
 * through several times on its way.
 */
import { type AnyRouter, RouterContextProvider, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ShopProvider, useShop } from './shop.ts'

/** Texts by the number that stands in their place, as long as their page is made. */
const textsOf = new WeakMap<AnyRouter, string[]>()

/** What stands before and after the number. Nobody else knows it, so nothing on a page can look like a place. */
const [OPENING, CLOSING] = [`[${crypto.randomUUID()}:`, ']']

/**
 * Answers what to give React as the inside of an element in place of a text. The text holds whole tags, and no script or
 * style that the policy would have to name.
 */
export function usePlace(): (text: string) => { __html: string } {
  const router = useRouter()
  return (text) => {
    let texts = textsOf.get(router)
    if (!texts) textsOf.set(router, (texts = []))
    return { __html: `${OPENING}${texts.push(text) - 1}${CLOSING}` }
  }
}

/** A page of this router in pieces, with the texts in their places. */
export function withTexts(router: AnyRouter, pieces: readonly string[]): string[] {
  const texts = textsOf.get(router) ?? []
  const all: string[] = []
  for (const piece of pieces) {
    let keptTo = 0
    for (let at = piece.indexOf(OPENING); at !== -1; at = piece.indexOf(OPENING, keptTo)) {
      const end = piece.indexOf(CLOSING, at + OPENING.length)
      all.push(piece.slice(keptTo, at), texts[Number(piece.slice(at + OPENING.length, end))]!)
      keptTo = end + CLOSING.length
    }
    all.push(piece.slice(keptTo))
  }
  return all
}

interface Kept {
  also: readonly unknown[]
  /** Null for a part that came once. */
  texts: Map<string, string | null>
}
const kept = new WeakMap<object, Kept>()

/** When data has so many texts, all of them are forgotten. One of the largest takes some 20 kB. */
const MOST = 60

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
 * What stands inside of the part's element; null when it came for the first time, because most parts come once, and by
 * themselves they would take longer. No other hook may follow in the component, because React renders meanwhile.
 */
export function useKeptText({ of, also, name, part }: KeptPart): string | null {
  const [router, shop] = [useRouter(), useShop()]
  let known = kept.get(of)
  if (!known || known.also.some((one, i) => one !== also[i])) {
    known = { also, texts: new Map() }
    kept.set(of, known)
  }
  let text = known.texts.get(name)
  if (typeof text === 'string') return text
  if (known.texts.size >= MOST) known.texts.clear()
  text =
    text === undefined
      ? null
      : inside(
          renderToString(
            <RouterContextProvider router={router}>
              <ShopProvider value={shop}>{part}</ShopProvider>
            </RouterContextProvider>,
          ),
        )
  known.texts.set(name, text)
  return text
}

/** The text between the tags of the element. Throws when something else stands before it, as a preload would. */
function inside(html: string): string {
  const tag = /^<(?!link\b|script\b|style\b|meta\b)([a-z]+)/.exec(html)?.[1]
  const closing = `</${tag}>`
  if (!tag || !html.endsWith(closing)) throw new Error(`a kept part is not one element: ${html.slice(0, 80)}`)
  if (html.includes(OPENING)) throw new Error('a kept part has a place for a text of one page')
  return html.slice(html.indexOf('>') + 1, -closing.length)
}
