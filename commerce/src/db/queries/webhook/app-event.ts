/** What happened, put down for each webhook that asks for it. */
import type { WebhookEventTypeAsyncEnum } from '@semena/contract/enums'
import type { Pool, PoolClient } from 'pg'
import { type Acting, whoActs } from '../../driver/acting.ts'
import { notToldYet } from '../../triggers/event-triggers.ts'
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

const heard = new Set<() => void>()

/** Calls `listener` after each transaction of this process that put a delivery down. Answers a function that stops it. */
export function onDelivery(listener: () => void): () => void {
  heard.add(listener)
  return () => heard.delete(listener)
}

const tell = (): void => {
  for (const listener of heard) listener()
}

/** Makes the sending of deliveries look for new ones once the transaction has been committed. */
export const tellDelivery = (on: Pool | PoolClient): void => afterCommit(on, tell)

const ADD_APP_EVENTS = statement(
  'add_app_events',
  `with happened as (
      insert into app_events (type, subject_type, subject_key, snapshot, user_id, actor_app_id)
      select e.type, e."subjectType", e."subjectKey", nullif(e.snapshot, 'null'), $2, $3
      from jsonb_to_recordset($1::jsonb) as e(type text, "subjectType" text, "subjectKey" text, snapshot jsonb)
      where ${notToldYet('e.type', 'e."subjectType"', 'e."subjectKey"', `nullif(e.snapshot, 'null')`)}
        and exists (select from webhooks w join apps a on a.id = w.app_id where w.is_active and a.is_active and w.events && array[e.type, 'ANY_EVENTS'])
      returning id, type)
    insert into event_deliveries (event_id, webhook_id)
    select h.id, w.id from happened h join webhooks w on w.is_active and w.events && array[h.type, 'ANY_EVENTS']
      join apps a on a.id = w.app_id and a.is_active
    order by h.id, w.id`,
)

/** Puts the events down, each once, for every active webhook that asks for them, in their order, as what `who` did. */
export async function addAppEvents(
  on: Pool | PoolClient,
  events: readonly AppEvent[],
  who: Pick<Acting, 'userId' | 'appId'> | undefined = whoActs(),
): Promise<void> {
  if (events.length === 0) return
  const each = new Map(events.map((event) => [JSON.stringify(event), event]))
  const added = await ADD_APP_EVENTS.run(on, [
    JSON.stringify([...each.values()]),
    who?.userId ?? null,
    who?.appId ?? null,
  ])
  if (added) tellDelivery(on)
}
