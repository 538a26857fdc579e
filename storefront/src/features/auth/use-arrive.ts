/** Goes to the page that was asked for before signing in, or to the account when none was. */
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { HOME, ownPath } from './next.ts'

export function useArrive(next: string | undefined): () => Promise<void> {
  const navigate = useNavigate()
  return useCallback(() => navigate({ href: ownPath(next) ?? HOME, replace: true }), [navigate, next])
}
