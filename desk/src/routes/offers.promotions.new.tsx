import { createFileRoute } from '@tanstack/react-router'
import { NewPromotion } from '../features/offers/promotion.tsx'

export const Route = createFileRoute('/offers/promotions/new')({ component: NewPromotion })
