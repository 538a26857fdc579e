import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '../features/products/product-page.tsx'

export const Route = createFileRoute('/products/$id')({ component: ProductPage })
