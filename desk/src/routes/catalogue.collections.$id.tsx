import { createFileRoute } from '@tanstack/react-router'
import { CollectionPage } from '../features/products/catalogue/collection-page.tsx'

export const Route = createFileRoute('/catalogue/collections/$id')({ component: CollectionPage })
