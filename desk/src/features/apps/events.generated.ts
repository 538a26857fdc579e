/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskWebhookEventsQueryVariables = { [key: string]: never; }

export type DeskWebhookEventsQuery = { later: { enumValues: Array<{ name: string }> | null } | null, now: { enumValues: Array<{ name: string }> | null } | null }

export const DeskWebhookEventsDocument: TypedDocument<DeskWebhookEventsQuery, DeskWebhookEventsQueryVariables> = { name: 'DeskWebhookEvents', kind: 'query', source: "query DeskWebhookEvents{later:__type(name:\"WebhookEventTypeAsyncEnum\"){enumValues{name}}now:__type(name:\"WebhookEventTypeSyncEnum\"){enumValues{name}}}" }
