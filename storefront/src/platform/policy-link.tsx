/** The privacy policy, which forms link to: its page, where the shop has one. */
import { Link } from '@tanstack/react-router'
import { type ReactNode, createContext, useContext } from 'react'

export const PRIVACY_POLICY = 'privacy-policy'

const HasPolicy = createContext(true)
export const PolicyProvider = HasPolicy.Provider
export const useHasPolicy = (): boolean => useContext(HasPolicy)

/** Nothing, where the shop has no such page. `beside`: what was typed stays in this window. */
export function PolicyLink({ beside = false, children }: { beside?: boolean; children: ReactNode }) {
  if (!useHasPolicy()) return null
  return (
    <Link
      to="/pages/$slug"
      params={{ slug: PRIVACY_POLICY }}
      {...(beside ? { target: '_blank', className: 'underline' } : {})}
    >
      {children}
    </Link>
  )
}
