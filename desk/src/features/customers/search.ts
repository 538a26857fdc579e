/** What the address of the list of customers holds. */
import type { UserSortField } from '@semena/contract/enums'
import type { CustomerWhereInput } from '../../platform/inputs.generated.ts'

export const BOUGHT = ['none', 'once', 'again'] as const
export const STATES = ['active', 'inactive'] as const
export const JOINED = ['7', '30', '365'] as const
const SORTS: readonly UserSortField[] = ['LAST_NAME', 'EMAIL', 'ORDER_COUNT', 'CREATED_AT']

export interface CustomerSearch {
  search?: string | undefined
  bought?: (typeof BOUGHT)[number] | undefined
  state?: (typeof STATES)[number] | undefined
  /** Joined within so many days. */
  joined?: (typeof JOINED)[number] | undefined
  /** A field by which the list is ordered; with a minus the largest first. */
  sort?: string | undefined
}

const one = <Value extends string>(options: readonly Value[], found: unknown): Value | undefined =>
  options.find((option) => option === String(found))

/** Reads the address; whatever it does not know is left out. */
export function readCustomerSearch(found: Record<string, unknown>): CustomerSearch {
  const text = found['search']
  const sort = String(found['sort'] ?? '')
  return known({
    search: typeof text === 'string' || typeof text === 'number' ? String(text) || undefined : undefined,
    bought: one(BOUGHT, found['bought']),
    state: one(STATES, found['state']),
    joined: one(JOINED, found['joined']),
    sort: SORTS.some((field) => field === sort.replace(/^-/, '')) ? sort : undefined,
  })
}

export const known = (search: CustomerSearch): CustomerSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as CustomerSearch

export const sortOf = ({ sort, search }: CustomerSearch) =>
  sort
    ? { field: sort.replace(/^-/, '') as UserSortField, direction: sort.startsWith('-') ? 'DESC' : 'ASC' }
    : search
      ? null
      : { field: 'CREATED_AT', direction: 'DESC' }

const DAY_MS = 86_400_000
const ORDERS = { none: { eq: 0 }, once: { eq: 1 }, again: { range: { gte: 2 } } }

export function whereOf({ bought, state, joined }: CustomerSearch, now = Date.now()): CustomerWhereInput | null {
  // A whole hour, so that the same question is asked the same way for a while.
  const hour = Math.floor(now / 3_600_000) * 3_600_000
  const where: CustomerWhereInput = {
    ...(bought ? { numberOfOrders: ORDERS[bought] } : {}),
    ...(state ? { isActive: state === 'active' } : {}),
    ...(joined ? { dateJoined: { gte: new Date(hour - Number(joined) * DAY_MS).toISOString() } } : {}),
  }
  return Object.keys(where).length ? where : null
}
