import { createFileRoute } from '@tanstack/react-router'
import { AttributePage } from '../features/products/catalogue/attribute-page.tsx'

export const Route = createFileRoute('/catalogue/attributes/$id')({ component: AttributePage })
