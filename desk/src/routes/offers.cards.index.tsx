import { createFileRoute } from '@tanstack/react-router'
import { CardList } from '../features/offers/cards.tsx'
import { readOfferSearch } from '../features/offers/search.ts'

export const Route = createFileRoute('/offers/cards/')({ validateSearch: readOfferSearch, component: CardList })
