/** A link to the privacy policy. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PRIVACY_POLICY, useHasPolicy } from './policy.ts'

/**
 * Renders nothing where the shop has no such page. `beside` opens a new window, so that typed text
 * stays.
 */
export function PolicyLink({ beside = false, children }: { beside?: boolean; children: ReactNode }) {
  if (!useHasPolicy()) return null
  return (
    <Link to="/pages/$slug" params={{ slug: PRIVACY_POLICY }} {...(beside ? { target: '_blank', className: '' } : {})}>
      {children}
    </Link>
  )
}
