import { createFileRoute } from '@tanstack/react-router'
import { Today } from '../features/today/today.tsx'

export const Route = createFileRoute('/')({ component: Today })
