import { createFileRoute } from '@tanstack/react-router'
import { Imports } from '../features/imports/imports.tsx'

export const Route = createFileRoute('/import')({ component: Imports })
