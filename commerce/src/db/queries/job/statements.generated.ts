// Written by `npm run generate`; not to be edited.
import type { Column, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  ensure_jobs: {
    params: readonly [readonly string[] | null, readonly Date[] | null, readonly Date[] | null]
    row: object
    reads: Uses<'jobs', 'due_at' | 'name'>
    writes: Uses<'jobs', 'due_at' | 'name'>
  }
  job_claim: {
    params: readonly [readonly string[] | null, Written<'jobs', 'lastStartedAt'>, Written<'jobs', 'claimedUntil'>]
    row: Pick<Row<'jobs'>, 'name'> & { claimedUntil: NonNullable<Column<'jobs', 'claimedUntil'>> }
    reads: Uses<'jobs', 'claimed_until' | 'due_at' | 'name'>
    writes: Uses<'jobs', 'claimed_until' | 'last_started_at'>
  }
  job_finish: {
    params: readonly [string | null, Date | null, Written<'jobs', 'dueAt'>, Date | null, Written<'jobs', 'lastError'> | null]
    row: object
    reads: Uses<'jobs', 'claimed_until' | 'last_finished_at' | 'name'>
    writes: Uses<'jobs', 'claimed_until' | 'due_at' | 'last_error' | 'last_finished_at'>
  }
  job_renew: {
    params: readonly [string | null, Date | null, Written<'jobs', 'claimedUntil'>]
    row: object
    reads: Uses<'jobs', 'claimed_until' | 'name'>
    writes: Uses<'jobs', 'claimed_until'>
  }
}
}
