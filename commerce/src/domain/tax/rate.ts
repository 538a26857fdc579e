/** What a tax rate may be. Saleor takes rates below 0, too; below −100 percent a price would change its sign. */
import { type Refusal, refusal } from '../result.ts'

/** The largest rate that the tables hold. Percent. */
const MOST = 999.999
const LEAST = -99.999

/** The refusal of rates that are no percentages, at `field`; none where all are. A rate of null is removed. */
export const rateFaults = (rates: readonly { rate?: number | null }[], field: string): Refusal<'INVALID'>[] =>
  rates.every(({ rate }) => rate == null || (rate >= LEAST && rate <= MOST))
    ? []
    : [refusal('INVALID', field, `A rate is from ${LEAST} to ${MOST} percent.`)]
