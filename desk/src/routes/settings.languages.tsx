import { createFileRoute } from '@tanstack/react-router'
import { LanguageSettings } from '../features/settings/languages.tsx'

export const Route = createFileRoute('/settings/languages')({ component: LanguageSettings })
