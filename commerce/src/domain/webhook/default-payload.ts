/** The payload of a webhook without a subscription query: only what it happened to, which the app then asks for. */
import { toGlobalId } from '../global-id.ts'
import type { HookEvent } from './port.ts'

/** Saleor's form: a list of one object with its type and id, and who caused it. */
export const defaultPayload = (event: HookEvent): unknown => [
  {
    type: event.subjectType,
    id: toGlobalId(event.subjectType, event.subjectKey),
    meta: {
      issued_at: event.issuedAt.toISOString(),
      version: '3.23',
      issuing_principal:
        event.userId !== null
          ? { id: toGlobalId('User', event.userId), type: 'user' }
          : event.actorAppId !== null
            ? { id: toGlobalId('App', event.actorAppId), type: 'app' }
            : { id: null, type: null },
    },
  },
]
