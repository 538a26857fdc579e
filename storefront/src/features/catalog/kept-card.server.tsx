/**
 * Cards on the server. Pages of the same second share their varieties (`read-list.server.ts`), and most of a page's
 * elements stand in its cards, so a card that comes again is rendered once by itself and kept as text, as long as its
 * variety. What a card shows follows from its properties, the shop and the language; a variety belongs to one channel
 * and one language. The pages of varieties, to which cards lead and which would mark such a link, share none.
 */
import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { ShopProvider, useShop } from '../../platform/shop.ts'
import type { Ranks } from './badge.ts'
import { type CardProps, PlainCard, cardClass } from './plain-card.tsx'
import type { Variety } from './variety.ts'

interface Kept {
  ranks: Ranks
  /** What stands inside of the card, by its other properties. */
  texts: Map<string, string>
}
const kept = new WeakMap<Variety, Kept>()

export function KeptCard(props: CardProps) {
  const [router, shop] = [useRouter(), useShop()]
  const { variety, ranks, ...look } = props
  const known = kept.get(variety)
  // Most varieties are shown once, and by themselves they would take longer.
  if (!known || !isSame(known.ranks, ranks)) {
    kept.set(variety, { ranks, texts: new Map() })
    return <PlainCard {...props} />
  }
  const key = JSON.stringify([look.heading, look.sizes, look.anchor, look.priority])
  let text = known.texts.get(key)
  // React can render within a rendering, but no hook of this component may follow.
  if (text === undefined) {
    text = inside(
      renderToString(
        <RouterContextProvider router={router}>
          <ShopProvider value={shop}>
            <PlainCard {...props} />
          </ShopProvider>
        </RouterContextProvider>,
      ),
    )
    known.texts.set(key, text)
  }
  return <article className={cardClass(variety)} dangerouslySetInnerHTML={{ __html: text }} />
}

const isSame = (a: Ranks, b: Ranks): boolean =>
  a.bestsellers === b.bestsellers && a.newest === b.newest && a.freeFrom === b.freeFrom

/** The text between the tags of the card. Throws when something else stands before it, as a preload would. */
function inside(html: string): string {
  if (!html.startsWith('<article ')) throw new Error(`a card begins otherwise: ${html.slice(0, 80)}`)
  return html.slice(html.indexOf('>') + 1, html.lastIndexOf('</'))
}
