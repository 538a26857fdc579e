/** The day from which a variety is for sale, for those few that are not yet. */
import { shopZone, shownIn } from '@semena/contract/days'
import { formatDate } from '../../../platform/dates.ts'
import { request } from '../../../platform/graphql.ts'
import { currentLanguage } from '../../../platform/i18n.ts'
import type { Variety } from '../variety.ts'
import { CatalogZoneDocument } from './zone.generated.ts'

/** The day in the shop's time zone, such as `2027-01-01`; null where nobody knows. */
export const saleDay = (availableAt: string | null, timeZone: string | null): string | null =>
  availableAt && shownIn(shopZone(timeZone ? { timeZone } : null), new Date(availableAt)).slice(0, 10)

/** Varieties with the day of the shop, in the page's language, in place of the moment that the service says. */
export async function dated<V extends Pick<Variety, 'saleDay'>>(varieties: readonly V[]): Promise<V[]> {
  const { shop } = await request(CatalogZoneDocument, {})
  return varieties.map((variety) => {
    const day = saleDay(variety.saleDay, shop.timeZone)
    return day ? { ...variety, saleDay: formatDate(day, currentLanguage()) } : variety
  })
}
