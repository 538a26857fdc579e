import { createFileRoute } from '@tanstack/react-router'
import { readCatalogueSearch } from '../features/products/catalogue/frame.tsx'
import { CategoryTree } from '../features/products/catalogue/lists.tsx'

export const Route = createFileRoute('/catalogue/categories/')({
  validateSearch: readCatalogueSearch,
  component: CategoryTree,
})
