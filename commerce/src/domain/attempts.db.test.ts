/** Attempts are counted over all connections, refused for one window, then allowed again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import type { Database } from '../db/driver/connect.ts'
import { type AttemptsCtx, deleteOldAttempts, giveAttemptBack, limitAttempts } from './attempts.ts'

let database: Database
let ctx: AttemptsCtx
let now = Date.parse('2026-06-01T12:00:00Z')
beforeAll(async () => {
  database = await freshDatabase()
  ctx = { database, clock: { now: () => new Date(now) }, settings: settings(true) }
})
afterAll(() => database?.close())

const settings = (rateLimits: boolean): AttemptsCtx['settings'] => ({
  mode: 'demo',
  publicUrl: null,
  redirectHosts: [],
  rateLimits,
})
const MINUTE = 60_000
const limit = (key: string, max = 3) => ({ name: 'test', key, max, windowMs: 10 * MINUTE })
const attempt = async (key: string, max?: number) => (await limitAttempts(ctx, limit(key, max))).ok

describe('attempts', () => {
  it('are refused after as many as are allowed, for one window', async () => {
    expect([await attempt('a'), await attempt('a'), await attempt('a'), await attempt('a')]).toEqual([
      true,
      true,
      true,
      false,
    ])
    now += 4 * MINUTE
    expect(await limitAttempts(ctx, limit('a'))).toEqual({ ok: false, retryAfterMs: 6 * MINUTE })
    now += 6 * MINUTE
    expect(await attempt('a')).toBe(true)
  })

  it('of a window that is over do not count', async () => {
    for (let i = 0; i < 3; i++) expect(await attempt('b')).toBe(true)
    now += 10 * MINUTE
    for (let i = 0; i < 3; i++) expect(await attempt('b')).toBe(true)
    expect(await attempt('b')).toBe(false)
  })

  it('count by name and key', async () => {
    expect(await attempt('c', 1)).toBe(true)
    expect(await attempt('c', 1)).toBe(false)
    expect(await attempt('d', 1)).toBe(true)
    expect((await limitAttempts(ctx, { ...limit('c', 1), name: 'other' })).ok).toBe(true)
  })

  it('at the same moment are let through no more than allowed', async () => {
    const results = await Promise.all(Array.from({ length: 40 }, () => attempt('e', 7)))
    expect(results.filter(Boolean)).toHaveLength(7)
  })

  it('that went well can be given back, but a closed door stays closed', async () => {
    for (let i = 0; i < 9; i++) {
      expect(await attempt('f', 2)).toBe(true)
      await giveAttemptBack(ctx, { name: 'test', key: 'f' })
    }
    await attempt('f', 2)
    await attempt('f', 2)
    expect(await attempt('f', 2)).toBe(false)
    await giveAttemptBack(ctx, { name: 'test', key: 'f' })
    expect(await attempt('f', 2)).toBe(false)
  })

  it('are not counted while rate limits are off', async () => {
    for (let i = 0; i < 5; i++)
      expect((await limitAttempts({ ...ctx, settings: settings(false) }, limit('g', 1))).ok).toBe(true)
    expect(await attempt('g', 1)).toBe(true)
  })

  it('leave no address in the table, and are forgotten after a day', async () => {
    await attempt('ann@example.com')
    const keys = async () => (await database.pool.query<{ key: string }>('select key from attempts')).rows
    expect(JSON.stringify(await keys())).not.toContain('ann')
    now += 25 * 60 * MINUTE
    await attempt('new')
    expect(await deleteOldAttempts(ctx)).toBeGreaterThan(3)
    expect(await keys()).toHaveLength(1)
  })
})
