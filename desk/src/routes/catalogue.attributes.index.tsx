import { createFileRoute } from '@tanstack/react-router'
import { readCatalogueSearch } from '../features/products/catalogue/frame.tsx'
import { AttributeList } from '../features/products/catalogue/lists.tsx'

export const Route = createFileRoute('/catalogue/attributes/')({
  validateSearch: readCatalogueSearch,
  component: AttributeList,
})
