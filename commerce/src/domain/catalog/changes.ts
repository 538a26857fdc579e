/** Tells caches of the catalogue (pages, lists in memory, other processes) that it changed. */
import type { Pool, PoolClient } from 'pg'

/**
 * Names of what changed, as pages carry them: `site`, `products`, `collections`, `pages`. `promotions` says that a
 * promotion is not what it was while the prices that follow from it still are: no page shows that. `stock` says that
 * something is sold out or there again; listeners hear of it as of `products` and `collections`, some seconds apart.
 */
export type ChangeTags = readonly string[]

export interface CatalogChanges {
  /**
   * Tells every process on the database, this one included; without tags anything may have changed. On a client inside
   * a transaction the notice is sent when it commits, and not at all when it is rolled back.
   */
  tell(on: Pick<Pool | PoolClient, 'query'>, tags?: ChangeTags): Promise<void>
  /**
   * Calls `listener` for each change, and after any time in which none could be heard. Answers a function that stops
   * it.
   */
  hear(listener: (tags?: ChangeTags) => void): () => void
  /**
   * Calls `listener` with the noun of what happened in the shop, such as `orders`, for staff's open pages; an empty noun
   * means that anything may have. Answers a function that stops it.
   */
  hearNews(listener: (noun: string) => void): () => void
  /** Tells staff's open pages of all processes within a moment what happened, where no trigger of a table does. */
  emitNews(noun: string): void
}
