/** What a tax rate may be. */
import { type Refusal, refusal } from '../result.ts'

/** The largest rate that the tables hold. Percent. */
const MOST = 999.999

/** The refusal of rates that are no percentages, at `field`; none where all are. A rate of null is removed. */
export const rateFaults = (rates: readonly { rate?: number | null }[], field: string): Refusal<'INVALID'>[] =>
  rates.every(({ rate }) => rate == null || (rate >= 0 && rate <= MOST))
    ? []
    : [refusal('INVALID', field, `A rate is from 0 to ${MOST} percent.`)]
