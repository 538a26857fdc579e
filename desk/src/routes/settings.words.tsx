import { createFileRoute } from '@tanstack/react-router'
import { WordsSettings } from '../features/settings/words.tsx'

export const Route = createFileRoute('/settings/words')({ component: WordsSettings })
