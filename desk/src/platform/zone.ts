/** The shop's time zone, in which forms have moments, wherever their reader is. */
import { momentIn, shopZone, shownIn, TIME_ZONE_KEY } from '@semena/contract/days'
import { stored } from './stored.ts'

/** The zone that was last heard of: forms are there before the shop has answered. */
const kept = stored('semena.desk.zone', (found) =>
  shopZone({ [TIME_ZONE_KEY]: typeof found === 'string' ? found : '' }),
)

/** Takes over what the shop's public metadata says. */
export const setZone = (named: string | null | undefined): void => kept.set(shopZone({ [TIME_ZONE_KEY]: named ?? '' }))

/** A moment as the browser's own field has it, such as `2026-11-22T18:00`; empty for none. */
export const fieldMoment = (moment: string | null | undefined): string =>
  moment ? shownIn(kept.get(), new Date(moment)) : ''

/** The moment that such a field holds; null for none. */
export const ofField = (text: string): string | null => (text ? momentIn(kept.get(), text).toISOString() : null)
