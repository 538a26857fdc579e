/** Reads what a screen needs while its code is still on the way. */
import type { QueryClient } from '@tanstack/react-query'
import { person } from './session.ts'

/**
 * Begins to read for a route's loader, which does not wait for it: the screen shows by itself what is missing, and tells
 * what cannot be read. Nothing is read for somebody who has yet to sign in.
 */
export function readAhead(client: QueryClient, read: (client: QueryClient) => Promise<unknown>): void {
  if (person()) read(client).catch(() => {})
}
