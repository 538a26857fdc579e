/** Problems that apps report, and that apps or staff dismiss. */
import { LENGTHS } from '../lengths.ts'
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { MINUTE_MS } from '@semena/contract/time'
import type { AppProblemCreateErrorCode, AppProblemDismissErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import {
  dismissProblems,
  problemsByIds,
  type ProblemRow,
  reportProblem,
} from '../../db/queries/app/app-installation.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { ok, refuse, type Result } from '../result.ts'

export interface ProblemInput {
  message: string
  key: string
  /** From so many times on the problem is critical; null never. */
  criticalThreshold: number | null
  /** For so many minutes the same problem is counted and not listed anew. */
  aggregationPeriod: number
}

/** Stores or counts a problem of an app. */
export async function createProblem(
  { database, clock }: Pick<Ctx, 'database' | 'clock'>,
  appId: number,
  input: ProblemInput,
): Promise<Result<ProblemRow, AppProblemCreateErrorCode>> {
  const { message, key, criticalThreshold, aggregationPeriod } = input
  for (const [field, text, longest] of [
    ['message', message, LENGTHS.problemMessage],
    ['key', key, LENGTHS.problemKey],
  ] as const) {
    if (text.trim().length < 3) return refuse('INVALID', field, 'At least 3 characters.')
    if (text.length > longest) return refuse('INVALID', field, `At most ${longest} characters.`)
  }
  const now = clock.now()
  const since = new Date(now.getTime() - aggregationPeriod * MINUTE_MS)
  const told = { appId, key, message, criticalThreshold, now, since }
  return ok(await transaction(database.pool, (client) => reportProblem(client, told)))
}

export interface Dismissal {
  /** The app whose problems they are; null where any app's are meant. */
  appId: number | null
  ids: readonly number[]
  keys: readonly string[]
  /** Null when the app itself dismisses them. */
  userId: number | null
}

export async function dismiss(
  { database }: Pick<Ctx, 'database'>,
  { appId, ids, keys, userId }: Dismissal,
): Promise<Result<null, AppProblemDismissErrorCode>> {
  const field = ids.length ? 'ids' : 'keys'
  if (ids.length + keys.length === 0) return refuse('REQUIRED', field, 'Name the problems.')
  if (ids.length + keys.length > MAX_PAGE_SIZE) return refuse('INVALID', field, `At most ${MAX_PAGE_SIZE} at once.`)
  const found = await problemsByIds(database.pool, ids)
  if (found.length < new Set(ids).size) return refuse('NOT_FOUND', 'ids', 'There is no such problem.')
  if (appId !== null && found.some((p) => p.appId !== appId))
    return refuse('OUT_OF_SCOPE_APP', 'ids', 'This is a problem of another app.')
  await transaction(database.pool, (client) => dismissProblems(client, { appId, ids, keys, userId }))
  return ok(null)
}
