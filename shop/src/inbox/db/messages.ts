/** The messages that visitors wrote to the shop. */
import type { Database } from '@semena/commerce/database'
import type { ContactTopic } from '@semena/contract/contact-limits'
import { type RowOf, statement } from '../../statement.ts'

type Db = Pick<Database['pool'], 'query'>

export interface NewMessage {
  name: string
  email: string
  emailKey: string
  topic: ContactTopic
  orderNumber: string
  message: string
  language: string
  origin: string
}

export type Message = RowOf<'inbox_message_by_number'>

const LOCK = 7_301_004
const COLUMNS = `number, created_at as "createdAt", name, email, email_key as "emailKey", topic,
  order_number as "orderNumber", message, language, origin`

const INBOX_LOCK_WRITER = statement('inbox_lock_writer', 'select pg_advisory_xact_lock($1, hashtext($2))')

/** Until the transaction ends, no other process stores a message of that address. */
export async function lockWriter(client: Db, emailKey: string): Promise<void> {
  await INBOX_LOCK_WRITER.run(client, [LOCK, emailKey])
}

const INBOX_REPEATED = statement(
  'inbox_repeated',
  `select from inbox_messages
      where email_key = $1 and created_at > $2 and topic = $3 and order_number = $4 and message = $5 limit 1`,
  { prepared: true },
)

/** Whether the same message was stored after `since`, as by a second click or a form that was sent again. */
export async function isRepeated(db: Db, m: NewMessage, since: Date): Promise<boolean> {
  return (await INBOX_REPEATED.run(db, [m.emailKey, since, m.topic, m.orderNumber, m.message])) === 1
}

const INBOX_RECEIPTS = statement(
  'inbox_receipts',
  'select count(*) as n from inbox_messages where email_key = $1 and created_at > $2 and has_receipt',
  { prepared: true },
)

/** Counts the receipts that were sent to an address after `since`. */
export async function countReceipts(db: Db, emailKey: string, since: Date): Promise<number> {
  return (await INBOX_RECEIPTS.only(db, [emailKey, since])).n
}

const INBOX_MESSAGE = statement(
  'inbox_message',
  `insert into inbox_messages
        (created_at, name, email, email_key, topic, order_number, message, language, origin, has_receipt)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning number`,
  { prepared: true },
)

/** Stores a message and answers its number. */
export async function insertMessage(db: Db, m: NewMessage, now: Date, hasReceipt: boolean): Promise<number> {
  return (
    await INBOX_MESSAGE.only(db, [
      now,
      m.name,
      m.email,
      m.emailKey,
      m.topic,
      m.orderNumber,
      m.message,
      m.language,
      m.origin,
      hasReceipt,
    ])
  ).number
}

const INBOX_MESSAGES_LIST = statement(
  'inbox_messages_list',
  `select ${COLUMNS} from inbox_messages where number < $1 and ($2::text is null or topic = $2)
      order by number desc limit $3`,
)

/**
 * Lists messages with a number below `before`, the newest first, at most `most` of them. Without a topic it lists all
 * topics.
 */
export async function listMessages(
  db: Db,
  { topic, before, most }: { topic: string | null; before: number; most: number },
): Promise<Message[]> {
  return INBOX_MESSAGES_LIST.rows(db, [before, topic, most])
}

const INBOX_MESSAGE_BY_NUMBER = statement(
  'inbox_message_by_number',
  `select ${COLUMNS} from inbox_messages where number = $1`,
)

export async function findMessage(db: Db, number: number): Promise<Message | null> {
  return INBOX_MESSAGE_BY_NUMBER.one(db, [number])
}

const INBOX_MESSAGES_FORGET = statement(
  'inbox_messages_forget',
  `delete from inbox_messages where number in (select number from inbox_messages where created_at < $1 limit $2)`,
)

/** Deletes at most `limit` messages from before a time; answers how many. */
export async function deleteMessagesBefore(db: Db, before: Date, limit: number): Promise<number> {
  return INBOX_MESSAGES_FORGET.run(db, [before, limit])
}

const INBOX_MESSAGES_FORGET_OF = statement(
  'inbox_messages_forget_of',
  'delete from inbox_messages where email_key = $1',
)

/** Deletes all messages of an address; answers how many. */
export async function forgetMessagesOf(db: Db, emailKey: string): Promise<number> {
  return INBOX_MESSAGES_FORGET_OF.run(db, [emailKey])
}

const INBOX_MESSAGES_OF = statement(
  'inbox_messages_of',
  `select number, created_at as "writtenAt", name, email, topic, order_number as "orderNumber", message, language
      from inbox_messages where email_key = $1 order by number`,
)

/** Every message that was sent from an address, oldest first. */
export async function messagesOf(db: Db, emailKey: string): Promise<object[]> {
  return INBOX_MESSAGES_OF.rows(db, [emailKey])
}
