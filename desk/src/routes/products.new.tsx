import { createFileRoute } from '@tanstack/react-router'
import { NewProduct } from '../features/products/new-product.tsx'
import { readNewProduct } from '../features/products/search.ts'

export const Route = createFileRoute('/products/new')({ validateSearch: readNewProduct, component: NewProduct })
