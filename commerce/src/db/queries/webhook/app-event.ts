/** What happened, put down for each webhook that asks for it. */
import type { WebhookEventTypeAsyncEnum } from '@semena/contract/enums'
import type { Pool, PoolClient } from 'pg'
import { statement } from '../../statements/statement.ts'
import { afterCommit } from '../../driver/transaction.ts'

export interface AppEvent {
  type: WebhookEventTypeAsyncEnum
  /** The GraphQL type and the key of what it happened to. */
  subjectType: string
  subjectKey: string
  /** What cannot be read any more, such as the last state of something deleted, and what else belongs to the event. */
  snapshot: Record<string, unknown> | null
}

const listeners = new Set<() => void>()

/** Calls `listener` after each transaction of this process that put a delivery down. Answers a function that stops it. */
export function onDelivery(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notify = (): void => {
  for (const listener of listeners) listener()
}

/** Makes the sending of deliveries look for new ones once the transaction has been committed. */
export const notifyDelivery = (on: Pool | PoolClient): void => afterCommit(on, notify)

const ADD_APP_EVENTS = statement(
  'add_app_events',
  `select coalesce(sum(semena_emit(array[e.type], e."subjectType", e."subjectKey", nullif(e.snapshot, 'null'))), 0)::int as "added!"
    from jsonb_to_recordset($1::jsonb) as e(type text, "subjectType" text, "subjectKey" text, snapshot jsonb)`,
)

/** Puts the events down, each once, for every active webhook that asks for them, in their order, as what whoever acts did. */
export async function addAppEvents(on: Pool | PoolClient, events: readonly AppEvent[]): Promise<void> {
  if (events.length === 0) return
  const each = new Map(events.map((event) => [JSON.stringify(event), event]))
  const { added } = await ADD_APP_EVENTS.single(on, [...each.values()])
  if (added) notifyDelivery(on)
}
