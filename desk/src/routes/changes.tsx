import { createFileRoute } from '@tanstack/react-router'
import { Changes } from '../features/changes/changes.tsx'
import { readChangeSearch } from '../features/changes/search.ts'

export const Route = createFileRoute('/changes')({ validateSearch: readChangeSearch, component: Changes })
