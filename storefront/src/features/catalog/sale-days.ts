/** Says of varieties that are not for sale yet from which day they are. */
import type { Variety } from './variety.ts'

/** Few are not for sale, so others load nothing for this. */
export const withSaleDays = async <V extends Pick<Variety, 'saleDay'>>(varieties: V[]): Promise<V[]> =>
  varieties.some(({ saleDay }) => saleDay) ? (await import('./product/sale-day.ts')).dated(varieties) : varieties
