/**
 * What is in the card of a variety: plate, name, facts, price and the two buttons to buy. The name's link covers the whole
 * card, and the buttons lie above it. No component listens to the buttons: `serve-list.ts`, `pressed-buttons.tsx`.
 */
import { goneText } from './gone.ts'
import { Link } from '@tanstack/react-router'
import { AddSquare } from '../basket/index.ts'
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

export interface CardProps {
  variety: Variety
  ranks: Ranks
  priority?: 'first' | 'eager' | undefined
  /** The heading level of the variety's name, one below the list's own heading. */
  heading?: 'h2' | 'h3'
  sizes: string
  /** The id of the card's link, for addresses that lead to it. */
  anchor?: string | undefined
}

export function CardContent({ variety, ranks, priority, heading: Heading = 'h3', sizes, anchor }: CardProps) {
  const { id, slug, name, facts, plate, pack } = variety
  return (
    <>
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
          <AddSquare variantId={pack.id} productName={name} variantName={pack.name} />
        ) : (
          <span className="product-card-gone">{goneText(variety)}</span>
        )}
        {pack && <QuickOrder id={id} name={name} look="link" />}
      </div>
    </>
  )
}
