/**
 * Cards on the server. Pages of the same second share their varieties (`read-list.server.ts`), and most of a page's
 * elements stand in its cards, so a card that comes again is kept as text. What a card shows follows from its
 * properties, the shop and the language; a variety belongs to one channel and one language. The pages of varieties, to
 * which cards lead and which would mark such a link, share none.
 */
import { useKeptText, usePlace } from '../../platform/kept-text.server.tsx'
import { type CardProps, PlainCard, cardClass } from './plain-card.tsx'

export function KeptCard(props: CardProps) {
  const { variety, ranks, heading, sizes, anchor, priority } = props
  const inPlace = usePlace()
  const part = <PlainCard {...props} />
  const text = useKeptText({
    of: variety,
    also: [ranks.bestsellers, ranks.newest, ranks.freeFrom],
    name: `${heading} ${priority} ${anchor} ${sizes}`,
    part,
  })
  return text === null ? part : <article className={cardClass(variety)} dangerouslySetInnerHTML={inPlace(text)} />
}
