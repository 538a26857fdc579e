/** Messages and readers of the demo, written many at once. */
import { statement } from '@semena/commerce/statements'

/** Writes messages as they stand after they were read and answered: a list as JSON. */
export const insertDemoMessages = statement(
  'inbox_demo_messages',
  `insert into inbox_messages (created_at, name, email, email_key, topic, order_number, message, language, origin, has_receipt, done_at, answers)
    select x.at, x.name, x.email, x.email, x.topic, '', x.message, x.language, x.origin, true, x."doneAt", x.answers
    from jsonb_to_recordset($1::jsonb) as x(at timestamptz, name text, email text, topic text, message text, language text, origin text,
      "doneAt" timestamptz, answers jsonb) order by x.at`,
).run

/** Writes readers of the newsletter: a list as JSON. */
export const insertDemoSubscribers = statement(
  'inbox_demo_subscribers',
  `insert into inbox_subscribers (email, email_key, language, origin, state, leave_token, asked_at, asks, asks_since, confirmed_at, left_at)
    select x.email, x.email, x.language, x.origin, x.state, gen_random_uuid()::text, x.at, 1, x.at, x."confirmedAt", x."leftAt"
    from jsonb_to_recordset($1::jsonb) as x(email text, language text, origin text, state text, at timestamptz, "confirmedAt" timestamptz, "leftAt" timestamptz)
    order by x.at`,
).run
