import { createFileRoute } from '@tanstack/react-router'
import { OneCard } from '../features/offers/card.tsx'

export const Route = createFileRoute('/offers/cards/$id')({ component: OneCard })
