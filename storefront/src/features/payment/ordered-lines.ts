/** The lines of an order as they are shown, in the order's own language where the shop has translated them. */
import { packName } from '../../platform/units.ts'
import { packImages } from '../basket/index.ts'
import type { OrderedLine } from '../checkout/index.ts'
import type { Ledger } from '../sums/index.ts'
import type { PaymentOrder } from './api.ts'

export const orderedLines = (order: PaymentOrder, before?: Ledger['before']): OrderedLine[] =>
  order.lines.map((line) => ({
    id: line.id,
    product: line.translatedProductName || line.productName,
    variant: packName({ name: line.variantName, translation: { name: line.translatedVariantName } }),
    quantity: line.quantity,
    image: packImages(line.variant?.product ?? { thumbnail: line.thumbnail, media: null }),
    total: line.totalPrice.gross,
    before: before?.get(line.id),
  }))
