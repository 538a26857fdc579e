/** Counts attempts in the database, so that every process sees the same count. */
import { prepared } from '../../statements/statement.ts'

/**
 * Counts one attempt, in one statement: attempts at the same moment are counted one after the other. The attempt after
 * `max` begins a refusal for one window. Refused attempts are not counted, so the refusal ends in time.
 */
export const countAttempt = prepared(
  'attempt_count',
  `insert into attempts as a (key, count, window_started_at) values ($key, 1, $now::timestamptz)
      on conflict (key) do update set
        count = case when a.blocked_until > $now then a.count
          when a.blocked_until is not null or a.window_started_at <= $now - $windowMs * interval '1 millisecond' then 1 else a.count + 1 end,
        window_started_at = case when a.blocked_until > $now then a.window_started_at
          when a.blocked_until is not null or a.window_started_at <= $now - $windowMs * interval '1 millisecond' then $now else a.window_started_at end,
        blocked_until = case when a.blocked_until > $now then a.blocked_until
          when a.blocked_until is not null or a.window_started_at <= $now - $windowMs * interval '1 millisecond' then null
          when a.count >= $max::int then $now + $windowMs * interval '1 millisecond' end
      returning a.count, a.blocked_until as "blockedUntil"`,
).single

/**
 * Takes a key until a moment; false when somebody has it. It is one statement, so that of many callers only one gets
 * it.
 */
export const takeLease = prepared(
  'attempt_turn',
  `insert into attempts (key, count, window_started_at, blocked_until) values ($1, 0, $2, $3)
      on conflict (key) do update set blocked_until = excluded.blocked_until
      where attempts.blocked_until is null or attempts.blocked_until <= $2`,
).touches

/** Takes one attempt back. A refusal that has begun goes on. */
export const uncountAttempt = prepared(
  'attempt_uncount',
  'update attempts set count = count - 1 where key = $1 and count > 0 and blocked_until is null',
).run

/** Deletes attempts whose last one was before a moment and that are not refused any more; answers how many rows. */
export const deleteAttemptsBefore = prepared(
  'attempts_delete',
  'delete from attempts where window_started_at < $1 and (blocked_until is null or blocked_until < $1)',
).run
