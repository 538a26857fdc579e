/** The day from which a variety is for sale, for those few that are not yet. */
import { shopZone, shownIn } from '@semena/contract/days'

/** The day in the shop's time zone, such as `2027-01-01`; null where nobody knows. */
export const saleDay = (availableAt: string | null, timeZone: string | null): string | null =>
  availableAt && shownIn(shopZone(timeZone ? { timeZone } : null), new Date(availableAt)).slice(0, 10)
