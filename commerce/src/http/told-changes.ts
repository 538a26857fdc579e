/**
 * Adds a header with the ids of the changes that a mutation logged, so that the client can offer to undo them by
 * `/api/changes/undo/`. Changes that cannot be undone, and those of permissions, are left out.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../context.ts'
import { notingChanges } from '../db/driver/acting.ts'
import { LOGGED_TABLES } from '../db/triggers/change-log.ts'
import { changesOutside } from '../db/queries/change/changes.ts'
import { RIGHTS } from '../domain/changes/nouns.ts'

/** The header with the ids, separated by commas. */
export const CHANGES_HEADER = 'semena-changes'

const NEVER = [...[...LOGGED_TABLES.values()].filter(({ isBooks }) => isBooks).map(({ name }) => name), ...RIGHTS]

/** Runs `work`, and names in the answer what it changed. */
export async function tellingChanges<T>(
  { database }: Pick<Services, 'database'>,
  reply: { header(name: string, value: string): unknown; log: Pick<FastifyBaseLogger, 'warn'> },
  work: () => Promise<T>,
): Promise<T> {
  const ids = new Set<number>()
  const done = await notingChanges(ids, work)
  if (ids.size === 0) return done
  try {
    const told = await changesOutside(database.pool, [...ids], NEVER)
    if (told.length > 0) void reply.header(CHANGES_HEADER, told.join(','))
  } catch (error) {
    // The work is done, and must not be answered as failed: whoever asks again would do it twice.
    reply.log.warn({ err: error }, 'The changes that can be undone could not be named')
  }
  return done
}
