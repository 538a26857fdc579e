/** When each recurring job is due next, and which process has claimed it. */
import { prepared, type RowOf, statement } from '../../statements/statement.ts'

export type ClaimedJob = RowOf<'job_claim'>

/** Makes rows for new jobs. The others keep theirs, but for those that are due later than by a right clock they can be. */
export const ensureJobs = statement(
  'ensure_jobs',
  `with given as (select * from jsonb_to_recordset($1::jsonb) as g(name text, "dueAt" timestamptz, latest timestamptz)),
      late as (update jobs j set due_at = g.latest from given g where j.name = g.name and j.due_at > g.latest)
    insert into jobs (name, due_at) select name, "dueAt" from given on conflict (name) do nothing`,
).run

/** Claims a job that is due. A claim whose time is over counts as left by a process that died. */
export const claimJob = prepared(
  'job_claim',
  `update jobs set claimed_until = $3, last_started_at = $2 where name = (
        select name from jobs where name = any($1) and due_at <= $2 and (claimed_until is null or claimed_until <= $2)
        order by due_at limit 1 for update skip locked)
      returning name, claimed_until as "claimedUntil!"`,
).first

/** Makes a claim hold longer; false when it was over already and another process may have the job. */
export const renewJob = prepared(
  'job_renew',
  'update jobs set claimed_until = $until where name = $name and claimed_until = $claimedUntil',
).touches

/** Ends a claim; false when it was over already and another process may have the job. */
export const finishJob = prepared(
  'job_finish',
  `update jobs set due_at = $dueAt, claimed_until = null, last_error = $error,
        last_finished_at = case when $error::text is null then $now else last_finished_at end
      where name = $name and claimed_until = $claimedUntil`,
).touches
