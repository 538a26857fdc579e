/** The messages that visitors wrote to the shop. */
import { prepared, type RowOf, statement } from '@semena/commerce/statements'

/** An answer that staff sent by mail. `by` is the address of whoever wrote it, `at` an ISO moment. */
export interface Answer {
  at: string
  by: string
  text: string
}

export type Message = RowOf<'inbox_message_by_number'>

const LOCK = 7_301_004
const COLUMNS = `number, created_at as "createdAt", name, email, email_key as "emailKey", topic,
  order_number as "orderNumber", message, language, origin, done_at as "doneAt", answers`

/** Until the transaction ends, no other process stores a message of that address. */
export const lockWriter = statement('inbox_lock_writer', `select pg_advisory_xact_lock(${LOCK}, hashtext($1))`).run

/** Whether the same message was stored after `since`, as by a second click or a form that was sent again. */
export const isRepeated = prepared(
  'inbox_repeated',
  `select from inbox_messages
      where email_key = $emailKey and created_at > $since and topic = $topic and order_number = $orderNumber and message = $message limit 1`,
).touches

/** Counts receipts: [key of the address, since]. */
export const countReceipts = prepared(
  'inbox_receipts',
  'select count(*) as n from inbox_messages where email_key = $1 and created_at > $2 and has_receipt',
)

/** Stores a message and answers its number. */
export const insertMessage = prepared(
  'inbox_message',
  `insert into inbox_messages
        (created_at, name, email, email_key, topic, order_number, message, language, origin, has_receipt)
      values ($now, $name, $email, $emailKey, $topic, $orderNumber, $message, $language, $origin, $hasReceipt) returning number`,
).value

/** The newest messages: [number below which they are, topic or null for all, most]. */
export const listMessages = statement(
  'inbox_messages_list',
  `select ${COLUMNS} from inbox_messages where number < $1 and ($2::text is null or topic = $2)
      order by number desc limit $3`,
)

export const findMessage = statement(
  'inbox_message_by_number',
  `select ${COLUMNS} from inbox_messages where number = $1`,
)

/** `$3` is part of what stands in a message, or its number. */
const FILTER = `($1::text is null or topic = $1)
      and ($2::text is null or (done_at is null) = ($2 = 'OPEN'))
      and ($3::text = '' or position(lower($3) in lower(name || ' ' || email || ' ' || order_number || ' ' || message)) > 0
        or number::text = $3)`

/** The newest messages of a filter: [topic, state, search, number below which they are, most]. */
export const searchMessages = prepared(
  'inbox_messages_found',
  `select ${COLUMNS} from inbox_messages where ${FILTER} and number < $4 order by number desc limit $5`,
)

/** How many messages wait for somebody, and how many a filter finds: [topic, state, search]. */
export const countMessages = statement(
  'inbox_messages_count',
  `select count(*) filter (where done_at is null) as open, count(*) filter (where ${FILTER}) as found from inbox_messages`,
)

/** Keeps answers with their message, which is done then: [number, list of answers as JSON, now]. */
export const insertAnswer = statement(
  'inbox_answer',
  `update inbox_messages set answers = answers || $2::jsonb, done_at = coalesce(done_at, $3) where number = $1
      returning ${COLUMNS}`,
)

/** Marks a message as done, or as waiting: [number, time or null]. */
export const markDone = statement(
  'inbox_done',
  `update inbox_messages set done_at = case when $2::timestamptz is null then null else coalesce(done_at, $2) end
      where number = $1 returning ${COLUMNS}`,
)

/** Tells staff's open pages, once the transaction is over, that messages have changed. */
export const notifyStaff = statement('inbox_tell', `select pg_notify('semena_news', 'messages')`)

/** Deletes old messages: [before which time, most]. */
export const deleteMessagesBefore = statement(
  'inbox_messages_forget',
  `delete from inbox_messages where number in (select number from inbox_messages where created_at < $1 limit $2)`,
)

/** Deletes all messages of people: [keys of addresses]. */
export const deleteMessagesOf = statement(
  'inbox_messages_forget_of',
  'delete from inbox_messages where email_key = any($1::text[])',
)

/** Every message that was sent from an address, oldest first. */
export const messagesOf = statement(
  'inbox_messages_of',
  `select number, created_at as "writtenAt", name, email, topic, order_number as "orderNumber", message, language,
      done_at as "doneAt", answers
      from inbox_messages where email_key = $1 order by number`,
)
