/** The channel that an operation on an account names. */
import type { Ctx } from '../../context.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { ok, refuse, type Result } from '../result.ts'

/** Refuses a missing slug, an unknown channel and one that is not active. */
export async function checkChannel(
  { database }: Pick<Ctx, 'database'>,
  slug: string | null,
): Promise<Result<null, 'MISSING_CHANNEL_SLUG' | 'NOT_FOUND' | 'CHANNEL_INACTIVE'>> {
  if (!slug) return refuse('MISSING_CHANNEL_SLUG', 'channel', 'Which channel? This operation needs its slug.')
  const channel = (await reference(database.pool)).channelBySlug.get(slug)
  if (!channel) return refuse('NOT_FOUND', 'channel', `There is no channel ${JSON.stringify(slug)}.`)
  if (!channel.isActive) return refuse('CHANNEL_INACTIVE', 'channel', 'This channel is not active.')
  return ok(null)
}
