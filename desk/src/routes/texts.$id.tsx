import { createFileRoute } from '@tanstack/react-router'
import { OnePage } from '../features/texts/page.tsx'

export const Route = createFileRoute('/texts/$id')({ component: OnePage })
