/** A link to the same list with other parameters. */
import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import type { CatalogSearch } from '../search.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  search: CatalogSearch
  /** Keeps the place on the page: for what only changes the list. */
  stay?: boolean
  /** Where a browser begins that loads the whole page; the router itself stays. */
  hash?: string
  /** Takes the place of this page in the browser's history. */
  replace?: boolean
}

export function SearchLink({ search, stay = true, ...rest }: Props) {
  // Two routes show lists; both read these parameters.
  return <Link to="." search={search as never} resetScroll={!stay} hashScrollIntoView={false} {...(rest as object)} />
}
