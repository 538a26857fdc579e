/** Texts of mails that the shop's owner wrote in place of the shop's own. */
import type { Pool } from 'pg'
import { shopPool } from '../../driver/connect.ts'
import { type Queryable, statement } from '../../statements/statement.ts'

export interface MailTextRow {
  mail: string
  language: string
  key: string
  text: string
}

const MAIL_TEXTS = statement(
  'mail_texts',
  'select mail, language, key, text from mail_texts order by mail, language, key',
  {
    prepared: true,
  },
)

/** The texts as the database has them at this moment. */
export const readMailTexts = (db: Queryable): Promise<MailTextRow[]> => MAIL_TEXTS.rows(db, [])

/** For processes that hear of no changes, such as the outbox alone. */
const LIFE_MS = 1000
const kept = new WeakMap<Pool, { at: number; value: Promise<MailTextRow[]> }>()

/** The texts, at most a second old: a queue of mails reads them once a second. */
export function mailTexts(asked: Pool): Promise<MailTextRow[]> {
  const pool = shopPool(asked)
  const now = performance.now()
  const hit = kept.get(pool)
  if (hit && now - hit.at < LIFE_MS) return hit.value
  const value = readMailTexts(pool)
  kept.set(pool, { at: now, value })
  value.catch(() => {
    if (kept.get(pool)?.value === value) kept.delete(pool)
  })
  return value
}

/** Drops the copy after a change that must show at once. */
export const dropMailTexts = (pool: Pool): void => {
  kept.delete(shopPool(pool))
}

const MAIL_TEXTS_LOCK = statement(
  'mail_texts_lock',
  "select pg_advisory_xact_lock(hashtext('mail_texts'))::text as locked",
)

/** Lets nobody else change texts until the transaction ends. */
export async function lockMailTexts(client: Queryable): Promise<void> {
  await MAIL_TEXTS_LOCK.rows(client, [])
}

const MAIL_TEXT_SET = statement(
  'mail_text_set',
  `insert into mail_texts (mail, language, key, text) values ($1, $2, $3, $4)
      on conflict (mail, language, key) do update set text = excluded.text`,
)

export async function setMailText(client: Queryable, { mail, language, key, text }: MailTextRow): Promise<void> {
  await MAIL_TEXT_SET.run(client, [mail, language, key, text])
}

const MAIL_TEXT_REMOVE = statement(
  'mail_text_remove',
  'delete from mail_texts where mail = $1 and language = $2 and key = $3',
)

/** Brings the shop's own text back. */
export async function removeMailText(
  client: Queryable,
  { mail, language, key }: Omit<MailTextRow, 'text'>,
): Promise<void> {
  await MAIL_TEXT_REMOVE.run(client, [mail, language, key])
}
