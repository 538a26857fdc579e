/** Texts of mails that the shop's owner wrote in place of the shop's own. */
import { type Queryable, statement } from '../../statements/statement.ts'
import { cached } from '../../../memory/memory.ts'

export interface MailTextRow {
  mail: string
  language: string
  key: string
  text: string
}

/** The texts as the database has them at this moment. */
export const readMailTexts = statement(
  'mail_texts',
  'select mail, language, key, text from mail_texts order by mail, language, key',
  {
    prepared: true,
  },
).many

/** The texts, at most a second old: a queue of mails reads them once a second. */
export const mailTexts = cached(
  {
    name: 'texts of mails',
    holds: 'texts that the owner wrote in place of the shop’s own',
    bound: 'a small table',
    lifeMs: 1000,
    tags: ['mails'],
  },
  readMailTexts,
)

/** Lets nobody else change texts until the transaction ends. */
export const lockMailTexts = statement(
  'mail_texts_lock',
  "select pg_advisory_xact_lock(hashtext('mail_texts'))::text as locked",
).many

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
