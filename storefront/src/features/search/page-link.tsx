/** A link to a page that a search has found. */
import { Link } from '@tanstack/react-router'
import type { AriaRole } from 'react'
import { Icon } from '@semena/ui/icon'
import type { FoundPage } from './to-pages.ts'

interface Props {
  page: FoundPage
  className: string
  id?: string
  role?: AriaRole
  tabIndex?: number
  'aria-selected'?: boolean
  onClick?: () => void
}

export function PageLink({ page: { path, hash, title }, ...props }: Props) {
  return (
    // The service gives the address, so the type of a route cannot be named here.
    <Link to={path as '/'} {...(hash ? { hash } : {})} {...props}>
      {title}
      <Icon name="right" small />
    </Link>
  )
}
