// Written by `npm run generate`; not to be edited.
import type { Column, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  active_hooks: {
    params: readonly [readonly string[] | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'> & { appName: Column<'apps', 'name'>; appIdentifier: Column<'apps', 'identifier'>; appPermissions: Column<'apps', 'permissions'> }
    reads: Uses<'apps', 'id' | 'identifier' | 'is_active' | 'name' | 'permissions'> | Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  add_app_events: {
    params: readonly [JsonRecords<{ type: string; subjectType: string; subjectKey: string; snapshot: unknown }>]
    row: { added: number }
  }
  attempt_list: {
    params: readonly unknown[]
    row: Pick<Row<'event_delivery_attempts'>, 'id' | 'deliveryId' | 'duration' | 'response' | 'responseHeaders' | 'requestHeaders' | 'responseStatusCode' | 'status' | 'createdAt'>
    reads: Uses<'event_delivery_attempts', 'created_at' | 'delivery_id' | 'duration' | 'id' | 'request_headers' | 'response' | 'response_headers' | 'response_status_code' | 'status'>
  }
  count_waiting_deliveries: {
    params: readonly []
    row: { n: number }
    reads: Uses<'event_deliveries', 'status'>
  }
  delete_delivery: {
    params: readonly [number | bigint | null]
    row: object
    reads: Uses<'event_deliveries', 'id'>
  }
  delete_events_before: {
    params: readonly [Date | null, number | bigint | null]
    row: object
    reads: Uses<'app_events', 'created_at' | 'id'> | Uses<'event_deliveries', 'event_id' | 'status'>
  }
  delete_webhook: {
    params: readonly [number | null]
    row: object
    reads: Uses<'webhooks', 'id'>
  }
  delivery_by_id: {
    params: readonly [number | bigint | null]
    row: Pick<Row<'event_deliveries'>, 'id' | 'eventId' | 'webhookId' | 'payload' | 'status' | 'attempts' | 'nextAttemptAt' | 'claimedUntil' | 'createdAt'> & Pick<Row<'app_events'>, 'subjectType' | 'subjectKey' | 'snapshot' | 'userId' | 'actorAppId'> & { eventType: Column<'app_events', 'type'> }
    reads: Uses<'app_events', 'actor_app_id' | 'id' | 'snapshot' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'attempts' | 'claimed_until' | 'created_at' | 'event_id' | 'id' | 'next_attempt_at' | 'payload' | 'status' | 'webhook_id'>
  }
  delivery_claim: {
    params: readonly [Date | null, Written<'event_deliveries', 'claimedUntil'>, readonly number[] | null]
    row: Pick<Row<'event_deliveries'>, 'id' | 'eventId' | 'webhookId' | 'payload' | 'status' | 'attempts' | 'nextAttemptAt' | 'claimedUntil' | 'createdAt'> & Pick<Row<'app_events'>, 'subjectType' | 'subjectKey' | 'snapshot' | 'userId' | 'actorAppId'> & Pick<Row<'webhooks'>, 'appId'> & { eventType: Column<'app_events', 'type'> }
    reads: Uses<'app_events', 'actor_app_id' | 'id' | 'snapshot' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'attempts' | 'claimed_until' | 'created_at' | 'event_id' | 'id' | 'next_attempt_at' | 'payload' | 'status' | 'webhook_id'> | Uses<'webhooks', 'app_id' | 'id'>
    writes: Uses<'event_deliveries', 'claimed_until'>
  }
  delivery_list: {
    params: readonly unknown[]
    row: Pick<Row<'event_deliveries'>, 'id' | 'eventId' | 'webhookId' | 'payload' | 'status' | 'attempts' | 'nextAttemptAt' | 'claimedUntil' | 'createdAt'> & Pick<Row<'app_events'>, 'subjectType' | 'subjectKey' | 'snapshot' | 'userId' | 'actorAppId'> & { eventType: Column<'app_events', 'type'> }
    reads: Uses<'app_events', 'actor_app_id' | 'id' | 'snapshot' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'attempts' | 'claimed_until' | 'created_at' | 'event_id' | 'id' | 'next_attempt_at' | 'payload' | 'status' | 'webhook_id'>
  }
  insert_delivery: {
    params: { eventType: Written<'app_events', 'type'>; subjectType: Written<'app_events', 'subjectType'>; subjectKey: Written<'app_events', 'subjectKey'>; userId: Written<'app_events', 'userId'>; actorAppId: Written<'app_events', 'actorAppId'>; webhookId: Written<'event_deliveries', 'webhookId'>; payload: Written<'event_deliveries', 'payload'> }
    row: Pick<Row<'event_deliveries'>, 'id'>
    reads: Uses<'app_events', 'actor_app_id' | 'created_at' | 'id' | 'snapshot' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'id'>
    writes: Uses<'app_events', 'actor_app_id' | 'subject_key' | 'subject_type' | 'type' | 'user_id'> | Uses<'event_deliveries', 'event_id' | 'payload' | 'webhook_id'>
  }
  lock_webhook: {
    params: readonly [number | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'>
    reads: Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  retry_delivery: {
    params: readonly [number | bigint | null, Written<'event_deliveries', 'nextAttemptAt'>]
    row: object
    reads: Uses<'event_deliveries', 'id'>
    writes: Uses<'event_deliveries', 'attempts' | 'claimed_until' | 'next_attempt_at' | 'status'>
  }
  save_delivery_attempt: {
    params: { deliveryId: Written<'event_delivery_attempts', 'deliveryId'>; duration: Written<'event_delivery_attempts', 'duration'>; response: Written<'event_delivery_attempts', 'response'>; responseHeaders: Written<'event_delivery_attempts', 'responseHeaders'>; requestHeaders: Written<'event_delivery_attempts', 'requestHeaders'>; responseStatusCode: Written<'event_delivery_attempts', 'responseStatusCode'>; status: Written<'event_delivery_attempts', 'status'>; deliveryStatus: Written<'event_deliveries', 'status'>; next: Date | null }
    row: object
    reads: Uses<'event_deliveries', 'attempts' | 'id' | 'next_attempt_at'>
    writes: Uses<'event_deliveries', 'attempts' | 'claimed_until' | 'next_attempt_at' | 'status'> | Uses<'event_delivery_attempts', 'delivery_id' | 'duration' | 'request_headers' | 'response' | 'response_headers' | 'response_status_code' | 'status'>
  }
  save_delivery_payload: {
    params: readonly [number | bigint | null, Written<'event_deliveries', 'payload'>]
    row: object
    reads: Uses<'event_deliveries', 'id'>
    writes: Uses<'event_deliveries', 'payload'>
  }
  webhook_by_identifier: {
    params: readonly [number | null, string | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'>
    reads: Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  webhooks_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'>
    reads: Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
  webhooks_of_apps: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'webhooks'>, 'id' | 'appId' | 'identifier' | 'name' | 'targetUrl' | 'isActive' | 'events' | 'subscriptionQuery' | 'secretKey' | 'customHeaders' | 'createdAt'>
    reads: Uses<'webhooks', 'app_id' | 'created_at' | 'custom_headers' | 'events' | 'id' | 'identifier' | 'is_active' | 'name' | 'secret_key' | 'subscription_query' | 'target_url'>
  }
}
}
