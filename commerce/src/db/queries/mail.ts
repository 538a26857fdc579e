/** Mails that wait to be sent. */
import type { Pool, PoolClient } from 'pg'

export interface NewMail {
  kind: string
  recipient: string
  languageCode: string
  payload: object
  onceKey: string | null
}

export async function insertMail(on: Pool | PoolClient, mail: NewMail): Promise<void> {
  await on.query({
    name: 'mail-insert',
    text: `insert into mails (kind, recipient, language_code, payload, once_key) values ($1, $2, $3, $4, $5)
      on conflict (once_key) do nothing`,
    values: [mail.kind, mail.recipient, mail.languageCode, mail.payload, mail.onceKey],
  })
}
