import { createFileRoute } from '@tanstack/react-router'
import { ShopSettings } from '../features/settings/shop.tsx'

export const Route = createFileRoute('/settings/shop')({ component: ShopSettings })
