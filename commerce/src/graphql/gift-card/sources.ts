/** What a gift card is resolved from. */
import type { GiftCardRow } from '../../db/queries/checkout.ts'

export type GiftCardSource = GiftCardRow
