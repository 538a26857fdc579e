/** The values from which gift cards are resolved. */
import type { GiftCardRow } from '../../db/queries/checkout/checkout.ts'
import type { GiftCardEventRow, GiftCardSettings, GiftCardTagRow } from '../../db/queries/gift-card/gift-card.ts'

export type GiftCardSource = GiftCardRow
export type GiftCardTagSource = GiftCardTagRow
export type GiftCardSettingsSource = GiftCardSettings

/** An event with the currency of its card. */
export interface GiftCardEventSource {
  row: GiftCardEventRow
  currency: string
}
