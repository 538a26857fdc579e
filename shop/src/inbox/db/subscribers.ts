/** The newsletter's addresses: those still to be confirmed, those confirmed, and those unsubscribed. */
import { prepared, statement } from '@semena/commerce/statements'

export interface Subscriber {
  email: string
  language: string
  origin: string
  state: 'ASKED' | 'CONFIRMED' | 'LEFT'
  leaveToken: string
}

const SUBSCRIBER = `s.email, s.language, s.origin, s.state, s.leave_token as "leaveToken"`

/**
 * Notes that an address was entered; null when it was too soon after the last time, or too often. It is a single
 * statement, so that of several processes at once only one gets the row. A confirmed address keeps its settings,
 * whatever somebody else enters. A known address keeps its token for leaving, and a token to confirm that was mailed
 * earlier becomes invalid. An address that was entered after `cooledBefore` gets no mail, nor one that was entered `most`
 * times in a window that began after `windowAfter`.
 */
export const insertSubscriber = prepared(
  'inbox_ask',
  `insert into inbox_subscribers as s
        (email, email_key, language, origin, state, confirm_hash, leave_token, asked_at, asks, asks_since)
      values ($email, $emailKey, $language, $origin, 'ASKED', $confirmHash, $leaveToken, $now, 1, $now)
      on conflict (email_key) do update set
        asked_at = excluded.asked_at,
        asks = case when s.asks_since <= $windowAfter then 1 else s.asks + 1 end,
        asks_since = case when s.asks_since <= $windowAfter then excluded.asked_at else s.asks_since end,
        email = case when s.state = 'CONFIRMED' then s.email else excluded.email end,
        language = case when s.state = 'CONFIRMED' then s.language else excluded.language end,
        origin = case when s.state = 'CONFIRMED' then s.origin else excluded.origin end,
        confirm_hash = case when s.state = 'CONFIRMED' then s.confirm_hash else excluded.confirm_hash end,
        left_at = null,
        state = case when s.state = 'CONFIRMED' then s.state else 'ASKED' end
      where s.asked_at <= $cooledBefore and (s.asks < $most or s.asks_since <= $windowAfter)
      returning ${SUBSCRIBER}`,
).first

/**
 * Confirms an address: [hash of its token, now, since when it may have been entered]. Of two requests at once the
 * second finds nothing.
 */
export const confirmSubscriber = prepared(
  'inbox_confirm',
  `update inbox_subscribers s set state = 'CONFIRMED', confirmed_at = $2
      where s.confirm_hash = $1 and s.state = 'ASKED' and s.asked_at > $3 returning ${SUBSCRIBER}`,
)

/** Finds the address that a token has confirmed: [hash]. */
export const findConfirmed = prepared(
  'inbox_confirmed',
  `select from inbox_subscribers where confirm_hash = $1 and state = 'CONFIRMED'`,
)

/** Unsubscribes an address, whose confirmation link becomes invalid: [its token for leaving, now]. */
export const removeSubscriber = prepared(
  'inbox_leave',
  `update inbox_subscribers set state = 'LEFT', left_at = coalesce(left_at, $2), confirm_hash = null
      where leave_token = $1`,
)

/** Confirmed addresses in the order of their ids: [id after which they are, most]. */
export const listSubscribers = statement(
  'inbox_list',
  `select s.id, s.email, s.language, s.origin, s.leave_token as "leaveToken", s.confirmed_at as "confirmedAt!"
      from inbox_subscribers s where s.state = 'CONFIRMED' and s.id > $1 order by s.id limit $2`,
)

/** Deletes old addresses: [entered before and never confirmed, unsubscribed before, most]. */
export const deleteSubscribersBefore = statement(
  'inbox_forget',
  `delete from inbox_subscribers where id in (select id from inbox_subscribers
      where (state = 'ASKED' and asked_at < $1) or (state = 'LEFT' and left_at < $2) limit $3)`,
)

/** Deletes addresses: [their keys]. */
export const deleteSubscribers = statement(
  'inbox_forget_some',
  'delete from inbox_subscribers where email_key = any($1::text[])',
)

/** What is stored of a reader: [key of the address]. */
export const subscriberOf = statement(
  'inbox_subscriber_of',
  `select email, language, state, asked_at as "askedAt", confirmed_at as "confirmedAt", left_at as "leftAt"
      from inbox_subscribers where email_key = $1`,
)

/** The newest readers in every state: [state, language, part of the address, id below which they are, most]. */
export const searchReaders = statement(
  'inbox_readers',
  `select s.id, s.email, s.language, s.state, s.asked_at as "askedAt", s.confirmed_at as "confirmedAt",
        s.left_at as "leftAt"
      from inbox_subscribers s
      where ($1::text is null or s.state = $1) and ($2::text is null or s.language = $2)
        and ($3::text = '' or position(lower($3) in s.email_key) > 0) and s.id < $4
      order by s.id desc limit $5`,
)

/** How many readers there are by state and language. */
export const countReaders = statement(
  'inbox_reader_counts',
  'select state, language, count(*) as n from inbox_subscribers group by state, language order by state, language',
)

/** Takes a reader off the list for staff: [id, now]. */
export const takeOffReader = statement(
  'inbox_take_off',
  `update inbox_subscribers set state = 'LEFT', left_at = coalesce(left_at, $2), confirm_hash = null where id = $1`,
)
