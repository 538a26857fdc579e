import { createFileRoute } from '@tanstack/react-router'
import { readCatalogueSearch } from '../features/products/catalogue/frame.tsx'
import { CollectionList } from '../features/products/catalogue/lists.tsx'

export const Route = createFileRoute('/catalogue/collections/')({
  validateSearch: readCatalogueSearch,
  component: CollectionList,
})
