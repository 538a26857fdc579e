/** A variety as a card on pages whose cards come from the browser alone, such as the favourites. */
import { CardContent, type CardProps } from './card-content.tsx'
import { cardClass } from './card.tsx'

export const OwnCard = (card: CardProps) => (
  <article className={cardClass(card.variety)}>
    <CardContent {...card} />
  </article>
)
