/** Pictures of people that are to be deleted from the storage. */
import { statement } from '../../statements/statement.ts'

/** Notes a picture that no row names, so that it is deleted even if this process ends. */
export const addRemoval = statement(
  'media_removal_add',
  'insert into media_removals (path) values ($1) on conflict (path) do nothing',
).run

/** Takes the picture that has waited longest; it is due again at `until`, unless it is deleted meanwhile. */
export const claimRemoval = statement(
  'media_removal_claim',
  `update media_removals set attempts = attempts + 1, next_attempt_at = $2 where path = (
        select path from media_removals where next_attempt_at <= $1 order by next_attempt_at limit 1 for update skip locked)
      returning path, attempts`,
).first

export const deferRemoval = statement(
  'media_removal_defer',
  'update media_removals set next_attempt_at = $2 where path = $1',
).run

/** Forgets a picture that is deleted. */
export const endRemoval = statement('media_removal_end', 'delete from media_removals where path = $1').run

export const countRemovals = statement(
  'media_removal_count',
  'select count(*)::int as "count!" from media_removals',
).value
