/** What happened, for the apps whose webhooks ask for it. */
import type { WebhookEventTypeAsyncEnum } from '@semena/contract/enums'
import { type Queryable, statement } from '../statement.ts'

export interface AppEvent {
  type: WebhookEventTypeAsyncEnum
  /** The GraphQL type and the key of what it happened to. */
  subjectType: string
  subjectKey: string
  /** What cannot be read any more, such as the last state of something deleted. */
  snapshot: Record<string, unknown> | null
}

const ADD_APP_EVENTS = statement(
  'add_app_events',
  `insert into app_events (type, subject_type, subject_key, snapshot)
    select e.type, e."subjectType", e."subjectKey", e.snapshot
    from jsonb_to_recordset($1::jsonb) as e(type text, "subjectType" text, "subjectKey" text, snapshot jsonb)
    where exists (select from webhooks w join apps a on a.id = w.app_id
      where w.is_active and a.is_active and w.events && array[e.type, 'ANY_EVENTS'])`,
)

/** Adds the events that at least one active webhook asks for, in their order. */
export async function addAppEvents(on: Queryable, events: readonly AppEvent[]): Promise<void> {
  await ADD_APP_EVENTS.run(on, [JSON.stringify(events)])
}
