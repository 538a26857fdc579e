import { createFileRoute } from '@tanstack/react-router'
import { readCatalogueSearch } from '../features/products/catalogue/frame.tsx'
import { TypeList } from '../features/products/catalogue/lists.tsx'

export const Route = createFileRoute('/catalogue/types/')({ validateSearch: readCatalogueSearch, component: TypeList })
