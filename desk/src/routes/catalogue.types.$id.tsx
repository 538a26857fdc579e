import { createFileRoute } from '@tanstack/react-router'
import { TypePage } from '../features/products/catalogue/type-page.tsx'

export const Route = createFileRoute('/catalogue/types/$id')({ component: TypePage })
