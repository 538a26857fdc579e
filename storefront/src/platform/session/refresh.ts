/** Requests a new access token; only the shared worker, or the tab that holds the lock, does so. */
import { RefreshAccessTokenDocument, type RefreshAccessTokenMutation } from './token.generated.ts'

/**
 * The result of a renewal. `refused` means that the refresh token is no longer valid, `unreachable` that a later try
 * may succeed.
 */
export type Renewal =
  | { kind: 'updated'; token: string }
  | { kind: 'refused' }
  | { kind: 'unreachable'; message: string }

/** Requests a new access token from `url`, GraphQL's absolute address. Never throws: failures are results. */
export async function renewToken(url: string, refreshToken: string): Promise<Renewal> {
  const { source: query, name: operationName } = RefreshAccessTokenDocument
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, operationName, variables: { refreshToken } }),
    })
    const { data } = (await response.json()) as { data?: RefreshAccessTokenMutation | null }
    const answer = data?.tokenRefresh
    if (answer?.token) return { kind: 'updated', token: answer.token }
    if (answer && answer.errors.length > 0) return { kind: 'refused' }
    return { kind: 'unreachable', message: `the service answered ${response.status}` }
  } catch (error) {
    return { kind: 'unreachable', message: error instanceof Error ? error.message : String(error) }
  }
}
