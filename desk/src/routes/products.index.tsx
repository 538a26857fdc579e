import { createFileRoute } from '@tanstack/react-router'
import { Products } from '../features/sheet/products.tsx'
import { readSheetSearch } from '../features/sheet/search.ts'

export const Route = createFileRoute('/products/')({ validateSearch: readSheetSearch, component: Products })
