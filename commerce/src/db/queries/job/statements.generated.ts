// Written by `npm run generate`; not to be edited.
import type { Column, JsonRecords, Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  ensure_jobs: {
    params: readonly [JsonRecords<{ name: string; dueAt: Date | string; latest: Date | string }>]
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
    params: { dueAt: Written<'jobs', 'dueAt'>; error: Written<'jobs', 'lastError'> | null; now: Date | null; name: string | null; claimedUntil: Date | null }
    row: object
    reads: Uses<'jobs', 'claimed_until' | 'last_finished_at' | 'name'>
    writes: Uses<'jobs', 'claimed_until' | 'due_at' | 'last_error' | 'last_finished_at'>
  }
  job_renew: {
    params: { until: Written<'jobs', 'claimedUntil'>; name: string | null; claimedUntil: Date | null }
    row: object
    reads: Uses<'jobs', 'claimed_until' | 'name'>
    writes: Uses<'jobs', 'claimed_until'>
  }
}
}
