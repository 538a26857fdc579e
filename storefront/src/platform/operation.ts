/**
 * Runs one operation for a component, keeps its result and whether it is running, and calls back
 * (docs/rules.md#asking-the-service).
 */
import type { TypedDocument } from '@semena/contract/document'
import { useCallback, useRef, useState } from 'react'
import type { ClientId } from './clients.ts'
import { ServiceError } from './errors.ts'
import { request } from './graphql.ts'

interface Callbacks<Result> {
  onData?: (data: Result) => void
  onError?: (error: unknown) => void
}

interface Running<Result> extends Callbacks<Result> {
  client: ClientId
}

/** Hands what fails to `onError`; answers the data, or null. Throws for a kind that is neither query nor mutation. */
export async function runOperation<Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { client, onData, onError }: Running<Result>,
): Promise<Result | null> {
  if (document.kind !== 'query' && document.kind !== 'mutation')
    throw new Error("Graphql method must be 'query' or 'mutation'.")
  let data: Result
  try {
    data = await request(document, variables, client)
  } catch (error) {
    // What got no answer is logged where it was asked.
    if (error instanceof ServiceError) console.error('GraphQL Query Error:', error.code)
    onError?.(error)
    return null
  }
  onData?.(data)
  return data
}

/** `runOperation` as a hook; a run is not started while another is under way. */
export function useOperation<Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  client: ClientId = 'public',
) {
  const [data, setData] = useState<Result | null>(null)
  const [loading, setLoading] = useState(false)
  const running = useRef(false)
  const run = useCallback(
    async (variables: Variables, { onData, onError }: Callbacks<Result> = {}): Promise<Result | null> => {
      if (running.current) return null
      running.current = true
      setLoading(true)
      const finish = (): void => {
        running.current = false
        setLoading(false)
      }
      return runOperation(document, variables, {
        client,
        onData: (result) => {
          setData(result)
          finish()
          onData?.(result)
        },
        onError: (error) => {
          finish()
          onError?.(error)
        },
      })
    },
    [client, document],
  )
  return { data, loading, run }
}
