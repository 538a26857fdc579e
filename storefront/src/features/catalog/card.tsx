/**
 * A variety as a card: plate, name, facts, price and the two buttons to buy. The name's link covers the whole card, and
 * the buttons lie above it.
 */
import { goneText } from './gone.ts'
import { Link } from '@tanstack/react-router'
import { AddToBasketButton } from '../basket/index.ts'
import { FavouriteButton } from '../favourites/index.ts'
import { type Ranks, badgesOf } from './badge.ts'
import { CompareButton } from './compare/compare-button.tsx'
import { Badges } from './badges.tsx'
import { FactList } from './facts/fact-list.tsx'
import { numberText } from './facts/words.ts'
import { VarietyPicture } from './plate-picture.tsx'
import { PackPrice } from './price.tsx'
import { QuickOrder } from './quick-order.tsx'
import type { Variety } from './variety.ts'

interface CardProps {
  variety: Variety
  ranks: Ranks
  priority?: 'first' | 'eager' | undefined
  /** The heading level of the variety's name, one below the list's own heading. */
  heading?: 'h2' | 'h3'
  sizes: string
  /** The id of the card's link, for addresses that lead to it. */
  anchor?: string | undefined
}

const cardClass = ({ pack }: Variety): string => (pack ? 'product-card' : 'product-card product-card--out')

export function VarietyCard({ variety, ranks, priority, heading: Heading = 'h3', sizes, anchor }: CardProps) {
  const { id, slug, name, facts, plate, pack } = variety
  return (
    <article className={cardClass(variety)}>
      <div className="product-card-picture">
        <span className="plate">
          {plate && <VarietyPicture picture={plate} sizes={sizes} alt="" priority={priority} />}
        </span>
        <Badges badges={badgesOf(variety, ranks)} />
        <div className="product-card-marks">
          <FavouriteButton slug={slug} name={name} />
          <CompareButton slug={slug} name={name} />
        </div>
      </div>
      <p className="product-card-top">
        <span>{facts.genetics?.name}</span>
        <span>{facts.number !== null && numberText(facts.number)}</span>
      </p>
      <Heading className="product-card-name">
        <Link id={anchor} to="/sort/$slug" params={{ slug }}>
          {name}
        </Link>
      </Heading>
      <p className="product-card-aroma">{facts.aroma.join(', ').toLowerCase()}</p>
      <FactList facts={facts} />
      <div className="product-card-buy">
        <PackPrice {...variety} />
        {pack ? (
          <AddToBasketButton look="square" variantId={pack.id} productName={name} variantName={pack.name} />
        ) : (
          <span className="product-card-gone">{goneText(variety)}</span>
        )}
        {pack && <QuickOrder id={id} name={name} look="link" />}
      </div>
    </article>
  )
}
