/** The state of an offer, and until when it is on. */
import { m } from '../../paraglide/messages.js'
import { Tag } from '../../parts/figures.tsx'
import { momentText } from '../../platform/moments.ts'
import { type Dates, WHEN, whenOf } from './dates.ts'

export function OfferState(dates: Dates) {
  const [tone, text] = WHEN[whenOf(dates)]
  return <Tag tone={tone}>{text()}</Tag>
}

export const untilText = ({ startDate, endDate }: Dates): string =>
  whenOf({ startDate, endDate: endDate ?? null }) === 'SCHEDULED'
    ? m.offers_from_to({ from: momentText(startDate), to: endDate ? momentText(endDate) : m.offers_no_end() })
    : endDate
      ? m.offers_until({ to: momentText(endDate) })
      : m.offers_no_end()
