/**
 * Pages of the orders: seven rows (docs/rules.md#account-pages), moved through by the service's cursors, which stand in
 * the address.
 */

export const ROWS = 7

/** Neither: the newest orders. */
export interface OrdersPlace {
  /** Older ones than this cursor's. */
  after?: string | undefined
  /** Newer ones. */
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

/** Where Newer and Older lead; null where there is nothing. */
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

/** Going back has arrived at the newest, or the place is no longer there: the plain address shows the same, or more. */
export const belongsAtStart = (place: OrdersPlace, { hasPreviousPage }: PageInfo, rows: number): boolean =>
  (place.before !== undefined && !hasPreviousPage) || (place.after !== undefined && rows === 0)
