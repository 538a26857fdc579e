/**
 * Suggestions while one types, as other features may use them. They are loaded with the first use; the form works
 * without them.
 */
import { type FunctionComponent, lazy } from 'react'
import type { SuggestionsProps } from './suggestions.tsx'

const Nothing: FunctionComponent<SuggestionsProps> = () => null

export const Suggestions = lazy<FunctionComponent<SuggestionsProps>>(() =>
  import('./suggestions.tsx').catch(() => ({ default: Nothing })),
)
