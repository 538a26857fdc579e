/** A link to a screen that may not be there, because of what the desk is made of or what the server offers. */
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface Place {
  to: string
  params?: Record<string, string>
  search?: Record<string, unknown>
}

/** Leads to the first of the places whose screen there is; a text where there is none. */
export function Way({ to, className, children }: { to: readonly Place[]; className?: string; children: ReactNode }) {
  const { routesByPath } = useRouter()
  const known = Object.keys(routesByPath).map(bare)
  const place = to.find((one) => known.includes(bare(one.to)))
  if (!place) return <span className={className}>{children}</span>
  return (
    <Link {...(place as { to: '/' })} className={className}>
      {children}
    </Link>
  )
}

/** Whether the desk has a screen at that address. */
export function useScreen(to: string): boolean {
  const { routesByPath } = useRouter()
  return Object.keys(routesByPath).some((path) => bare(path) === bare(to))
}

const bare = (path: string): string => path.replace(/(.)\/$/, '$1')

/** The places of one order: its page, else the list that shows it alone. */
export const orderPlaces = ({ id, number }: { id: string; number: string }): Place[] => [
  { to: '/orders/$id', params: { id } },
  { to: '/orders', search: { search: number } },
]
