/** A variety as a card. On the server those that come again are not rendered again. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { KeptCard } from './kept-card.server.tsx'
import { PlainCard } from './plain-card.tsx'

export const VarietyCard = createIsomorphicFn().server(KeptCard).client(PlainCard)
