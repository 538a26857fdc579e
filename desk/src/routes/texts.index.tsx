import { createFileRoute } from '@tanstack/react-router'
import { readTextsSearch } from '../features/texts/search.ts'
import { Texts } from '../features/texts/texts.tsx'

export const Route = createFileRoute('/texts/')({ validateSearch: readTextsSearch, component: Texts })
