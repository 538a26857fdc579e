/** Shows what a query reads, or why it could not be read. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { troubleText } from '../platform/faults.ts'
import { Nothing } from './page.tsx'

/** `children` are drawn once there is something; null of the server is told as missing. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>
  children: (data: NonNullable<Data>) => ReactNode
}) {
  const { data, error } = query
  if (data !== undefined && data !== null) return <>{children(data)}</>
  if (data === null) return <Nothing title={m.fault_not_found()} />
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
  return <div className="list-bone" aria-busy="true" />
}
