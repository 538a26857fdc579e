/**
 * Pages of the orders: seven rows (docs/rules.md#account-pages), moved through by the service's cursors, which stand in
 * the address.
 */

export const ROWS = 7

/** A place in the list of orders; with neither cursor it is the page of the newest orders. */
export interface OrdersPlace {
  /** The page shows orders older than this cursor's. */
  after?: string | undefined
  /** The page shows orders newer than this cursor's. */
  before?: string | undefined
}

export const pageArguments = ({ after, before }: OrdersPlace) =>
  before ? { last: ROWS, before } : { first: ROWS, after: after ?? null }

interface PageInfo {
  hasNextPage: boolean
  hasPreviousPage: boolean
  startCursor: string | null
  endCursor: string | null
}

/** The places that the links "Newer" and "Older" lead to; null where there are no such orders. */
export function neighbourPages(
  place: OrdersPlace,
  { hasNextPage, hasPreviousPage, startCursor, endCursor }: PageInfo,
): { newer: OrdersPlace | null; older: OrdersPlace | null } {
  const isFirst = !place.after && !place.before
  return {
    newer: !isFirst && hasPreviousPage && startCursor ? { before: startCursor } : null,
    older: hasNextPage && endCursor ? { after: endCursor } : null,
  }
}

/** Whether the address without cursors shows the same or more: the place is the newest page, or no longer exists. */
export const belongsAtStart = (place: OrdersPlace, { hasPreviousPage }: PageInfo, rows: number): boolean =>
  (place.before !== undefined && !hasPreviousPage) || (place.after !== undefined && rows === 0)
