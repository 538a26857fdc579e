/**
 * The way in which staff and apps change the shop: one transaction that writes, says what became stale, and tells apps
 * what happened. The change log is written by the database itself (`db/triggers/change-log.ts`).
 */
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { type AppEvent, addAppEvents } from '../../db/queries/webhook/app-event.ts'
import { forget } from '../../memory/memory.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import type { Result } from '../result.ts'

export type ChangingCtx = Pick<Ctx, 'database' | 'changes'>

export interface Change {
  client: PoolClient
  /**
   * Names what became stale, by the tags of `CatalogChanges`: `site` for what every page shows (menus, channels,
   * categories, shipping), `products`, `collections`, `pages`, `mails` for their texts. Kept pages, indexes and copies in memory are made anew,
   * in every process, once the transaction has ended.
   */
  stale(...tags: StaleTag[]): void
  /** Names what happened, for the apps that asked to be told. */
  event(type: AppEvent['type'], subjectType: string, key: string | number, snapshot?: Record<string, unknown>): void
}

export type StaleTag = 'site' | 'products' | 'collections' | 'pages' | 'promotions' | 'mails'

/**
 * Runs `work` in a transaction. A refusal rolls back whatever it did. `work` may run several times. This process's copies
 * of what became stale are gone when it answers; other processes hear of it within a moment.
 */
export async function changing<T, Code extends string>(
  { database, changes }: ChangingCtx,
  work: (change: Change) => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> {
  const tags = new Set<StaleTag>()
  const result = await transaction<Result<T, Code>>(database.pool, async (client) => {
    tags.clear()
    const events: AppEvent[] = []
    const done = await work({
      client,
      stale: (...more) => {
        for (const tag of more) tags.add(tag)
      },
      event: (type, subjectType, key, snapshot) => {
        events.push({ type, subjectType, subjectKey: String(key), snapshot: snapshot ?? null })
      },
    })
    if (!done.ok) return new Undone(done)
    if (events.length) await addAppEvents(client, events)
    if (tags.size) await changes.tell(client, [...tags])
    return done
  })
  if (result.ok && tags.size) forget(database.pool, [...tags])
  return result
}
