import { createFileRoute } from '@tanstack/react-router'
import { PromotionList } from '../features/offers/promotions.tsx'
import { readOfferSearch } from '../features/offers/search.ts'

export const Route = createFileRoute('/offers/')({ validateSearch: readOfferSearch, component: PromotionList })
