/** Texts of mails that the shop's owner wrote in place of the shop's own. */
import { prepared, type RowOf, statement } from '../../statements/statement.ts'
import { cached } from '../../../memory/memory.ts'

export type MailTextRow = RowOf<'mail_texts'>

/** The texts as the database has them at this moment. */
export const readMailTexts = prepared(
  'mail_texts',
  'select mail, language, key, text from mail_texts order by mail, language, key',
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

export const setMailText = statement(
  'mail_text_set',
  `insert into mail_texts (mail, language, key, text) values ($mail, $language, $key, $text)
      on conflict (mail, language, key) do update set text = excluded.text`,
).run

/** Brings the shop's own text back. */
export const removeMailText = statement(
  'mail_text_remove',
  'delete from mail_texts where mail = $mail and language = $language and key = $key',
).run
