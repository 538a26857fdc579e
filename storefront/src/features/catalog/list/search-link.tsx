/** A link to the same list with other parameters. */
import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import type { CatalogSearch } from '../search.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  search: CatalogSearch
  /** Keeps the scroll position, for links that only change the list. */
  stay?: boolean
  /** The fragment to which a browser without scripts scrolls; the router does not scroll to it. */
  hash?: string
  /** Replaces this page in the browser's history. */
  replace?: boolean
}

export function SearchLink({ search, stay = true, ...rest }: Props) {
  // Two routes show lists and read these parameters, so the router cannot know the type here.
  return <Link to="." search={search as never} resetScroll={!stay} hashScrollIntoView={false} {...(rest as object)} />
}
