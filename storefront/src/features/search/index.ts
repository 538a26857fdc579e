/** Search as one types, as other rooms may use it: fetched when somebody begins. Where it cannot be fetched, the form works without. */
import { type FunctionComponent, lazy } from 'react'
import type { SuggestionsProps } from './suggestions.tsx'

const Nothing: FunctionComponent<SuggestionsProps> = () => null

export const Suggestions = lazy<FunctionComponent<SuggestionsProps>>(() =>
  import('./suggestions.tsx').catch(() => ({ default: Nothing })),
)
