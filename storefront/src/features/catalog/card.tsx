/** A variety as a card. On pages that the server makes, what is in it stays the server's (`plain.tsx`). */
import { createIsomorphicFn } from '@tanstack/react-start'
import { useState } from 'react'
import { CardContent, type CardProps } from './card-content.tsx'
import { Plain, fetched } from './plain.tsx'
import type { Variety } from './variety.ts'

const onServer = createIsomorphicFn()
  .server(() => CardContent)
  .client(() => null)
const CONTENT = fetched(onServer(), () => import('./card-content.tsx').then(({ CardContent: Content }) => Content))
/** Fetches the code for cards that the browser makes. */
export const fetchCards = CONTENT.fetch

export const cardClass = ({ pack }: Variety): string => (pack ? 'product-card' : 'product-card product-card--out')

export function VarietyCard(card: CardProps) {
  // A picture that is loading already is not asked for again where its card moves in a list.
  const [priority] = useState(card.priority)
  const { variety } = card
  return (
    <Plain as="article" className={cardClass(variety)} of={variety} content={CONTENT} shown={{ ...card, priority }} />
  )
}
