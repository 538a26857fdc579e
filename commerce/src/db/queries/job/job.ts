/** When each recurring job is due next, and which process has claimed it. */
import { type Queryable, statement } from '../../statements/statement.ts'

export interface ClaimedJob {
  name: string
  claimedUntil: Date
}

const ENSURE_JOBS = statement(
  'ensure_jobs',
  `with given as (select * from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as g(name, due_at, latest)),
      late as (update jobs j set due_at = g.latest from given g where j.name = g.name and j.due_at > g.latest)
    insert into jobs (name, due_at) select name, due_at from given on conflict (name) do nothing`,
)

/** Makes rows for new jobs. The others keep theirs, but for those that are due later than by a right clock they can be. */
export async function ensureJobs(
  db: Queryable,
  jobs: readonly { name: string; dueAt: Date; latest: Date }[],
): Promise<void> {
  await ENSURE_JOBS.run(db, [jobs.map((j) => j.name), jobs.map((j) => j.dueAt), jobs.map((j) => j.latest)])
}

/** Claims a job that is due. A claim whose time is over counts as left by a process that died. */
export const claimJob = statement(
  'job_claim',
  `update jobs set claimed_until = $3, last_started_at = $2 where name = (
        select name from jobs where name = any($1) and due_at <= $2 and (claimed_until is null or claimed_until <= $2)
        order by due_at limit 1 for update skip locked)
      returning name, claimed_until as "claimedUntil!"`,
  { prepared: true },
).first

const JOB_RENEW = statement('job_renew', 'update jobs set claimed_until = $3 where name = $1 and claimed_until = $2', {
  prepared: true,
})

/** Makes a claim hold longer; false when it was over already and another process may have the job. */
export async function renewJob(db: Queryable, { name, claimedUntil }: ClaimedJob, until: Date): Promise<boolean> {
  return (await JOB_RENEW.run(db, [name, claimedUntil, until])) === 1
}

const JOB_FINISH = statement(
  'job_finish',
  `update jobs set due_at = $3, claimed_until = null, last_error = $5,
        last_finished_at = case when $5::text is null then $4 else last_finished_at end
      where name = $1 and claimed_until = $2`,
  { prepared: true },
)

/** Ends a claim; false when it was over already and another process may have the job. */
export async function finishJob(
  db: Queryable,
  { name, claimedUntil }: ClaimedJob,
  { now, dueAt, error }: { now: Date; dueAt: Date; error: string | null },
): Promise<boolean> {
  return (await JOB_FINISH.run(db, [name, claimedUntil, dueAt, now, error])) === 1
}
