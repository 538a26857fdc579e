/** The customer's sessions, from the shop's own API, which an outside service does not have. */
import { queryOptions } from '@tanstack/react-query'
import { isOwnService } from '../../../platform/endpoint.ts'
import { ServiceUnreachable } from '../../../platform/errors.ts'
import { ownRequest } from '../../../platform/session/own-request.ts'
import type { Me } from '../../../platform/user-store.ts'

export interface Session {
  id: string
  browser: string | null
  system: string | null
  lastUsedAt: string
  isCurrent: boolean
}

/** The sessions; null where the service does not list them. */
export const sessionsQuery = ({ id }: Me) =>
  queryOptions({
    queryKey: ['me', id, 'sessions'],
    queryFn: async ({ signal }): Promise<Session[] | null> =>
      isOwnService() ? ((await ask('GET', '', signal)).json() as Promise<Session[]>) : null,
    staleTime: 0,
  })

export const endSession = async (id: string): Promise<void> => {
  await ask('DELETE', `${id}/`)
}

export const endOtherSessions = async (): Promise<void> => {
  await ask('DELETE', '')
}

/** A session that has already ended counts as success. Throws as `ownRequest` does. */
async function ask(method: 'GET' | 'DELETE', path: string, signal?: AbortSignal): Promise<Response> {
  const response = await ownRequest(method, `/api/sessions/${path}`, { signal })
  if (response.ok || (method === 'DELETE' && response.status === 404)) return response
  throw new ServiceUnreachable()
}
