import { createFileRoute } from '@tanstack/react-router'
import { OnePromotion } from '../features/offers/promotion.tsx'

export const Route = createFileRoute('/offers/promotions/$id')({ component: OnePromotion })
