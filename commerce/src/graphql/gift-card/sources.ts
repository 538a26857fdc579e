/** The value from which a gift card is resolved. */
import type { GiftCardRow } from '../../db/queries/checkout.ts'

export type GiftCardSource = GiftCardRow
