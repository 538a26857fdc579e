/** Whether, and for how long, lines of checkouts keep pieces of stock (docs/rules.md#reservations). */
import type { Ctx } from '../context.ts'
import type { Reference } from '../db/queries/reference/reference.ts'

/** Whether lines of checkouts may keep pieces in this shop. */
export const isReserving = ({ settings: shop }: Pick<Reference, 'settings'>): boolean =>
  Boolean(shop.reserveStockDurationAnonymousUser || shop.reserveStockDurationAuthenticatedUser)

/** For how many minutes lines that this viewer adds keep their pieces; null where they keep none. */
export const minutesOf = (
  { viewer }: Pick<Ctx, 'viewer'>,
  { settings: shop }: Pick<Reference, 'settings'>,
): number | null =>
  (viewer.kind === 'user' ? shop.reserveStockDurationAuthenticatedUser : shop.reserveStockDurationAnonymousUser) || null
