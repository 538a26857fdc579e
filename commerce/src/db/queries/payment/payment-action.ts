/** Payment actions, kept as an outbox (decision 0020). */
import { columnsOf } from '../../statements/columns-of.ts'
import { paymentActions } from '../../tables/index.ts'
import { statement } from '../../statements/statement.ts'

export type PaymentActionRow = typeof paymentActions.$inferSelect
const COLUMNS = columnsOf(paymentActions, 'a')

export const findAction = statement(
  'payment_action_by_id',
  `select ${COLUMNS} from payment_actions a where id = $1`,
).first

export const lockAction = statement(
  'payment_action_lock',
  `select ${COLUMNS} from payment_actions a where id = $1 for update`,
).first

/** Claims the action that has been due longest until `lease`, for one attempt; null where none is due. */
export const claimAction = statement(
  'payment_action_claim',
  `update payment_actions a set attempts = attempts + 1, next_attempt_at = $2 where id = (
        select id from payment_actions where state = 'WAITING' and next_attempt_at <= $1 order by next_attempt_at limit 1 for update skip locked)
      returning ${COLUMNS}`,
).first

/** Postpones an action to the given time. */
export const postponeAction = statement(
  'payment_action_postpone',
  `update payment_actions set next_attempt_at = $2, error = $3, updated_at = $4 where id = $1 and state = 'WAITING'`,
).run

/** Writes how an action went: state, reference, error, and when. */
export const answerAction = statement(
  'payment_action_answer',
  'update payment_actions set state = $2, psp_reference = $3, error = $4, updated_at = $5 where id = $1',
).run

/**
 * The reference of an action that takes effect in our own database: the one that it had, or else this one from now on.
 */
export const keepReference = statement(
  'payment_action_refer',
  `update payment_actions set psp_reference = case when psp_reference = '' then $2 else psp_reference end where id = $1
      returning psp_reference as "pspReference"`,
).value

/**
 * Ends actions of a payment and a kind that waited for their provider or for people, once an event with their reference
 * tells the state in which they ended.
 */
export const endAction = statement(
  'payment_action_end',
  `update payment_actions set state = $4, psp_reference = $3, updated_at = $5
      where transaction_id = $1 and kind = $2 and state in ('PENDING', 'BY_HAND') and (psp_reference = $3 or id::text = $3)`,
).run

/**
 * Gives a request event the reference of its answer, so that both are counted as one, and the address where people take
 * it further.
 */
export const setRequestReference = statement(
  'transaction_event_refer',
  `update transaction_events set psp_reference = $2, external_url = case when $3 = '' then external_url else $3 end where id = $1`,
).run

/** Adds the order's event of the request, once, whichever process comes first. */
export const noteRequest = statement(
  'payment_action_note',
  `insert into order_events (order_id, type, user_id, app_id, parameters, created_at) select $orderId::uuid, $type, $userId::int, $appId::int, $parameters::jsonb, $at::timestamptz
      where not exists (select 1 from order_events where order_id = $orderId and type = $type and parameters ->> 'action' = $actionId)`,
).run
