/** Tags that caches in front of the shop are still to drop. */
import type { PoolClient } from 'pg'
import { statement } from '../../statements/statement.ts'

export interface PurgeRow {
  tag: string
  /** How often the tag had been told when it was claimed. */
  told: number
  attempts: number
}

/** Puts tags down that are to be purged from `due` on. One that waits already is purged once for both. */
export const addPurges = statement(
  'cdn_purge_add',
  `insert into cdn_purges (tag, due_at) select distinct t, $2::timestamptz from unnest($1::text[]) t order by t
    on conflict (tag) do update set told = cdn_purges.told + 1, is_repeated = true, due_at = least(cdn_purges.due_at, excluded.due_at)`,
).run

/** Claims tags that are due, the oldest first. A claim whose time is over counts as left by a process that died. */
export const claimPurges = statement(
  'cdn_purge_claim',
  `update cdn_purges set claimed_until = $2, attempts = attempts + 1 where tag in (
      select tag from cdn_purges where due_at <= $1 and (claimed_until is null or claimed_until <= $1)
      order by due_at, tag limit $3 for update skip locked)
    returning tag, told, attempts`,
).many

const LOCK = statement('cdn_purge_lock', 'select 1 from cdn_purges where tag = any($1::text[]) order by tag for update')
const END = statement(
  'cdn_purge_end',
  `delete from cdn_purges c using unnest($1::text[], $2::int[]) d(tag, told)
    where c.tag = d.tag and c.told = d.told and not c.is_repeated`,
)
const REPEAT = statement(
  'cdn_purge_repeat',
  `update cdn_purges c set claimed_until = null, attempts = 0, is_repeated = c.told <> d.told,
      due_at = case when c.told = d.told then $3::timestamptz else c.due_at end
    from unnest($1::text[], $2::int[]) d(tag, told) where c.tag = d.tag`,
)

/**
 * Notes that the tags were purged: each is purged once more at `again`, and ends after that unless it was told anew.
 * In a transaction: the rows are locked in the order of their tags, as `ADD` does, so that nothing is told in between and
 * nobody waits for somebody who waits for them.
 */
export async function endPurges(db: PoolClient, done: readonly PurgeRow[], again: Date): Promise<void> {
  const [tags, told] = [done.map((row) => row.tag), done.map((row) => row.told)]
  await LOCK.run(db, tags)
  await END.run(db, tags, told)
  await REPEAT.run(db, tags, told, again)
}

const DEFER = statement(
  'cdn_purge_defer',
  'update cdn_purges set claimed_until = null, due_at = $2 where tag = any($1)',
)

/** Notes in a transaction that the tags could not be purged; they are due again at `until`. */
export async function deferPurges(db: PoolClient, tags: readonly string[], until: Date): Promise<void> {
  await LOCK.run(db, [...tags])
  await DEFER.run(db, [...tags], until)
}

export const countPurges = statement('cdn_purge_count', 'select count(*)::int as "count!" from cdn_purges').value
