/** Delays after wrong passwords, counted in the table of attempts. */
import { prepared } from '../../statements/statement.ts'

/** Failures by key whose window began after `since`, with the delays that follow. */
export const waitingOf = prepared(
  'sign_in_waiting',
  `select key, count, blocked_until as "blockedUntil" from attempts where key = any($1) and window_started_at > $2`,
).many

/** Adds a failure; answers how many there are since `since`. */
export const addFailure = prepared(
  'sign_in_failure',
  `insert into attempts (key, count, window_started_at) values ($1, 1, $2)
      on conflict (key) do update set
        count = case when attempts.window_started_at > $3 then attempts.count + 1 else 1 end,
        window_started_at = $2
      returning count`,
).value

/** Refuses attempts with a key until a moment. */
export const block = prepared('sign_in_block', 'update attempts set blocked_until = $2 where key = $1').run

export const clearFailures = prepared('sign_in_forget', 'delete from attempts where key = any($1)').run
