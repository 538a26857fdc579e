import { createFileRoute } from '@tanstack/react-router'
import { CategoryPage } from '../features/products/catalogue/category-page.tsx'

export const Route = createFileRoute('/catalogue/categories/$id')({
  // The category under which a new one is made.
  validateSearch: ({ under }: Record<string, unknown>): { under?: string } =>
    typeof under === 'string' ? { under } : {},
  component: CategoryPage,
})
