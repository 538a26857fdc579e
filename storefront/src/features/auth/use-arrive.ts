/** On to the page that was asked for; whoever asked for nothing goes to their account. */
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { HOME, ownPath } from './next.ts'

export function useArrive(next: string | undefined): () => Promise<void> {
  const navigate = useNavigate()
  return useCallback(() => navigate({ href: ownPath(next) ?? HOME, replace: true }), [navigate, next])
}
