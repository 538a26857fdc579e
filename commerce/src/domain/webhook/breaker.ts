/**
 * Spares shoppers the wait for an app that fails: after some failures in a row it is not asked for a while (OPEN), then
 * once (HALF_OPEN), and again as ever when that went well (CLOSED).
 */
import type { AppErrorCode } from '@semena/contract/enums'
import type { Ctx, Services } from '../../context.ts'
import { type AppRow, appsByIds, setBreaker } from '../../db/queries/app/app.ts'
import { held } from '../../memory/memory.ts'
import { ok, refuse, type Result } from '../result.ts'

type BreakerCtx = Pick<Services, 'database' | 'clock'>

const MOST_FAILURES = 10
const REST_MS = 60_000

/** Failures in a row of each app, as this process has seen them. */
const failures = held(
  {
    name: 'failures of apps',
    holds: 'how often each app failed in a row',
    bound: 'a number for each app',
    lifeMs: Number.POSITIVE_INFINITY,
    tags: null,
  },
  () => new Map<number, number>(),
)

/** Whether the app may be asked now. The first question after a rest makes it HALF_OPEN, and others wait for its end. */
export async function mayAsk(ctx: BreakerCtx, appId: number): Promise<boolean> {
  const [app] = await appsByIds(ctx.database.pool, [appId])
  if (!app) return false
  if (app.breakerState === 'CLOSED') return true
  const since = app.breakerChangedAt?.getTime() ?? 0
  const now = ctx.clock.now()
  if (now.getTime() - since < REST_MS) return false
  return setBreaker(ctx.database.pool, { id: app.id, from: app.breakerChangedAt, state: 'HALF_OPEN', now })
}

/** Notes how an app answered. */
export async function noteAnswer(ctx: BreakerCtx, appId: number, wentWell: boolean): Promise<void> {
  const counts = failures(ctx.database.pool)
  const failed = wentWell ? 0 : (counts.get(appId) ?? 0) + 1
  counts.set(appId, failed)
  const [app] = await appsByIds(ctx.database.pool, [appId])
  if (!app) return
  const { breakerState: is, breakerChangedAt: from } = app
  const state = wentWell ? 'CLOSED' : is === 'HALF_OPEN' || failed >= MOST_FAILURES ? 'OPEN' : is
  if (state !== is) await setBreaker(ctx.database.pool, { id: appId, from, state, now: ctx.clock.now() })
}

/** Lets an app be asked again at once. */
export async function closeBreaker(
  ctx: Pick<Ctx, 'database' | 'clock'>,
  appId: number,
): Promise<Result<AppRow, AppErrorCode>> {
  const { pool } = ctx.database
  failures(ctx.database.pool).delete(appId)
  const [app] = await appsByIds(pool, [appId])
  if (!app) return refuse('NOT_FOUND', 'appId', 'There is no such app.')
  if (app.breakerState !== 'CLOSED')
    await setBreaker(pool, { id: appId, from: app.breakerChangedAt, state: 'CLOSED', now: ctx.clock.now() })
  return ok((await appsByIds(pool, [appId]))[0] ?? app)
}
