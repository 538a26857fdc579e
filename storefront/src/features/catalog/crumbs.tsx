/** The breadcrumbs of a page. */
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Crumb } from '../../platform/seo.ts'

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={m.catalog_crumbs()}>
      {crumbs.map(({ name, path }, i) =>
        i === crumbs.length - 1 ? (
          <span key={path} aria-current="page">
            {name}
          </span>
        ) : (
          <Fragment key={path}>
            <Link to={path as '/'}>{name}</Link>
            <span aria-hidden="true">/</span>
          </Fragment>
        ),
      )}
    </nav>
  )
}
