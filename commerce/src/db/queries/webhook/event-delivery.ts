/** What apps were told, attempt by attempt. */
import { columnsOf } from '../../statements/columns-of.ts'
import { prepared, statement } from '../../statements/statement.ts'
import { type appEvents, eventDeliveries, eventDeliveryAttempts } from '../../tables/index.ts'
import { equals } from '../../statements/conditions.ts'
import { integer, listBy, time } from '../../statements/list-by.ts'

type EventRow = typeof appEvents.$inferSelect
/** A delivery with its event. */
export type DeliveryRow = typeof eventDeliveries.$inferSelect &
  Omit<EventRow, 'id' | 'type' | 'createdAt'> & { eventType: EventRow['type'] }
export type AttemptRow = typeof eventDeliveryAttempts.$inferSelect

const OWN = columnsOf(eventDeliveries, 'd')
const COLUMNS = `${OWN}, e.type as "eventType", e.subject_type as "subjectType", e.subject_key as "subjectKey", e.snapshot, e.user_id as "userId", e.actor_app_id as "actorAppId"`
const FROM = 'from event_deliveries d join app_events e on e.id = d.event_id'
const ATTEMPT = columnsOf(eventDeliveryAttempts, 'x')

/** A delivery with the app to which it goes. */
export type ClaimedDelivery = DeliveryRow & { appId: number }

// The first of each webhook is found by the index, however many deliveries of an app that is away wait before it.
/**
 * Claims the delivery that has waited longest, but none to certain apps. A claim whose time is over counts as left by a
 * process that died.
 */
export const claimDelivery = prepared(
  'delivery_claim',
  `update event_deliveries d set claimed_until = $2 from app_events e, webhooks w where e.id = d.event_id and w.id = d.webhook_id and d.id = (
      select first.id from webhooks h cross join lateral (
          select id, next_attempt_at from event_deliveries where webhook_id = h.id and status = 'PENDING' and next_attempt_at <= $1
            and (claimed_until is null or claimed_until <= $1) order by next_attempt_at, id limit 1 for update skip locked) first
        where h.app_id <> all($3::int[]) order by first.next_attempt_at, first.id limit 1)
    returning ${COLUMNS}, w.app_id as "appId"`,
).first

export const savePayload = prepared(
  'save_delivery_payload',
  'update event_deliveries set payload = $2 where id = $1',
).run

/** Deletes a delivery of which the app wants to hear nothing. */
export const deleteDelivery = statement('delete_delivery', 'delete from event_deliveries where id = $1').run

/** Stores an attempt and what follows of it; `next` is when the next one is due. */
export const saveAttempt = prepared(
  'save_delivery_attempt',
  `with a as (insert into event_delivery_attempts (delivery_id, duration, response, response_headers, request_headers, response_status_code, status)
      select $deliveryId::bigint, $duration, $response, $responseHeaders, $requestHeaders, $responseStatusCode, $status
        where exists (select from event_deliveries where id = $deliveryId))
    update event_deliveries set status = $deliveryStatus, attempts = attempts + 1, next_attempt_at = coalesce($next, next_attempt_at), claimed_until = null
      where id = $deliveryId`,
).run

export const deliveryById = statement('delivery_by_id', `select ${COLUMNS} ${FROM} where d.id = $1`).first

/** Puts one delivery down, whose payload is made, for a webhook that need not have asked. Answers its id. */
export const insertDelivery = statement(
  'insert_delivery',
  `with e as (insert into app_events (type, subject_type, subject_key, user_id, actor_app_id) values ($eventType, $subjectType, $subjectKey, $userId, $actorAppId) returning *)
    insert into event_deliveries as d (event_id, webhook_id, payload) select e.id, $webhookId, $payload from e returning d.id`,
).value

/** Makes a delivery due again, as if it had never been tried. */
export const retryDelivery = statement(
  'retry_delivery',
  `update event_deliveries set status = 'PENDING', next_attempt_at = $2, attempts = 0, claimed_until = null where id = $1`,
).run

export const deliveryList = listBy('delivery_list', {
  select: COLUMNS,
  from: FROM.replace('from ', ''),
  conditions: {
    webhookId: equals('d.webhook_id', 'int'),
    status: equals('d.status', 'text'),
    eventType: equals('e.type', 'text'),
  },
  orders: { CREATED_AT: [time('d.created_at'), integer('d.id')] },
})

export const attemptList = listBy('attempt_list', {
  select: ATTEMPT,
  from: 'event_delivery_attempts x',
  conditions: { deliveryId: equals('x.delivery_id', 'int') },
  orders: { CREATED_AT: [time('x.created_at'), integer('x.id')] },
})

export const countWaitingDeliveries = statement(
  'count_waiting_deliveries',
  `select count(*) as n from event_deliveries where status = 'PENDING'`,
).value

/** Deletes events of before a moment with their deliveries, at most `limit`; answers how many. */
export const deleteEventsBefore = statement(
  'delete_events_before',
  `delete from app_events where id in (select e.id from app_events e where e.created_at < $1
    and not exists (select from event_deliveries d where d.event_id = e.id and d.status = 'PENDING') limit $2)`,
).run
