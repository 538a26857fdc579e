/** Shows what a query reads, or why it could not be read. */
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { ServiceError, troubleText } from '../platform/faults.ts'
import { type Back, Nothing, Page } from './page.tsx'

/** What stands where a form is on its way. */
export const Bones = () => (
  <div className="page-bones" aria-busy="true">
    {Array.from({ length: 9 }, (_, place) => (
      <span key={place} className="skeleton" />
    ))}
  </div>
)

interface Props<Data> {
  query: UseQueryResult<Data>
  /** Drawn once there is something; null of the server is told as missing. */
  children: (data: NonNullable<Data>) => ReactNode
}

export function Loaded<Data>({ query, back, children }: Props<Data> & { back?: Back }) {
  const { data, error } = query
  if (data !== undefined && data !== null) return <>{children(data)}</>
  if (data === null || (error instanceof ServiceError && error.code === 'NOT_FOUND'))
    return (
      <Nothing
        title={m.fault_not_found()}
        text={m.parts_missing_text()}
        action={
          back && (
            <Link {...(back as { to: '/' })} className="button button--line">
              {back.label}
            </Link>
          )
        }
      />
    )
  if (error)
    return (
      <Nothing
        title={m.parts_trouble()}
        text={troubleText(error)}
        action={
          <button type="button" className="button button--line" onClick={() => void query.refetch()}>
            {m.parts_again()}
          </button>
        }
      />
    )
  return <Bones />
}

/** The screen of one thing. `title` is its kind, and stands over the screen until the thing's own name does. */
export function LoadedPage<Data>({ query, title, back, children }: Props<Data> & { title: string; back?: Back }) {
  const { data } = query
  if (data !== undefined && data !== null) return <>{children(data)}</>
  return (
    <Page title={title} {...(back ? { back } : {})}>
      <Loaded query={query} {...(back ? { back } : {})}>
        {children}
      </Loaded>
    </Page>
  )
}
