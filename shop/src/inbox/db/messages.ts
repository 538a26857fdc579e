/** What visitors wrote to the shop. */
import type { Database } from '@semena/commerce/database'
import type { ContactTopic } from '@semena/contract/contact-limits'

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

export interface Message extends NewMessage {
  number: number
  createdAt: Date
}

const LOCK = 7_301_004
const COLUMNS = `number, created_at as "createdAt", name, email, email_key as "emailKey", topic,
  order_number as "orderNumber", message, language, origin`

/** Until the transaction ends nobody else writes for that address, in whatever process. */
export async function lockWriter(client: Db, emailKey: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, emailKey])
}

/** Whether the very same was written since a moment: a second click, or a form that was sent again. */
export async function isRepeated(db: Db, m: NewMessage, since: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'inbox-repeated',
    text: `select from inbox_messages
      where email_key = $1 and created_at > $2 and topic = $3 and order_number = $4 and message = $5 limit 1`,
    values: [m.emailKey, since, m.topic, m.orderNumber, m.message],
  })
  return rowCount === 1
}

export async function countReceipts(db: Db, emailKey: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ n: number }>({
    name: 'inbox-receipts',
    text: 'select count(*) as n from inbox_messages where email_key = $1 and created_at > $2 and has_receipt',
    values: [emailKey, since],
  })
  return rows[0]!.n
}

/** Answers its number. */
export async function insertMessage(db: Db, m: NewMessage, now: Date, hasReceipt: boolean): Promise<number> {
  const { rows } = await db.query<{ number: number }>({
    name: 'inbox-message',
    text: `insert into inbox_messages
        (created_at, name, email, email_key, topic, order_number, message, language, origin, has_receipt)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning number`,
    values: [now, m.name, m.email, m.emailKey, m.topic, m.orderNumber, m.message, m.language, m.origin, hasReceipt],
  })
  return rows[0]!.number
}

/** The newest first, a part at a time: those with a number below `before`. No topic: all of them. */
export async function listMessages(
  db: Db,
  { topic, before, most }: { topic: string | null; before: number; most: number },
): Promise<Message[]> {
  const { rows } = await db.query<Message>(
    `select ${COLUMNS} from inbox_messages where number < $1 and ($2::text is null or topic = $2)
      order by number desc limit $3`,
    [before, topic, most],
  )
  return rows
}

export async function findMessage(db: Db, number: number): Promise<Message | null> {
  const { rows } = await db.query<Message>(`select ${COLUMNS} from inbox_messages where number = $1`, [number])
  return rows[0] ?? null
}

/** At most `limit`; answers how many. */
export async function forgetMessages(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from inbox_messages where number in (select number from inbox_messages where created_at < $1 limit $2)`,
    [before, limit],
  )
  return rowCount ?? 0
}

export async function forgetMessagesOf(db: Db, emailKey: string): Promise<number> {
  const { rowCount } = await db.query('delete from inbox_messages where email_key = $1', [emailKey])
  return rowCount ?? 0
}

/** Everything that was written from an address, oldest first. */
export async function messagesOf(db: Db, emailKey: string): Promise<object[]> {
  const { rows } = await db.query<object>(
    `select number, created_at as "writtenAt", name, email, topic, order_number as "orderNumber", message, language
      from inbox_messages where email_key = $1 order by number`,
    [emailKey],
  )
  return rows
}
