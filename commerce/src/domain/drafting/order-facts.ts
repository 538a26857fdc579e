/** What an order's prices are computed from while staff still work on it, and what is read from that. */
import type { ForSaleRow } from '../../db/queries/catalog/for-sale.ts'
import type { OrderDiscountRow, OrderLineRow, OrderRow } from '../../db/queries/order/order.ts'
import type { ChannelRow } from '../../db/queries/reference/reference.ts'
import type { TaxAnswerRow } from '../../db/queries/tax/tax-answer.ts'
import { pointOf, warehousesOf } from '../checkout/collection-point.ts'
import { type Rules, warehousesFor } from '../checkout/state.ts'
import { appMethodIdOf } from '../order/app-method.ts'
import type { Voucher } from '../pricing/voucher.ts'

export interface OrderFacts {
  /** The order as staff entered it; its prices are those of before. */
  order: OrderRow
  channel: ChannelRow
  lines: readonly OrderLineRow[]
  /** Lines that were added just now, and so have no prices yet. */
  newLines: ReadonlySet<string>
  /** How many each line had when it was priced before. */
  quantities: ReadonlyMap<string, number>
  /** What the channel knows of the lines' variants. */
  variants: ReadonlyMap<number, ForSaleRow>
  /** The voucher of the order's code; null where the channel has none. */
  voucher: Voucher | null
  /** Whether the customer is a member of staff. */
  isStaff: boolean
  discounts: readonly OrderDiscountRow[]
  /** What gift cards paid. */
  giftCards: readonly { id: number; balance: number }[]
  rules: Rules
  /** What an app said of the order's taxes. */
  taxes: TaxAnswerRow | null
  now: Date
  newId: () => string
}

/** Country of the shipping address, else of the billing address, else the channel's default. */
export const countryOfOrder = (
  order: Pick<OrderRow, 'shippingAddress' | 'billingAddress'>,
  channel: Pick<ChannelRow, 'defaultCountry'>,
): string => order.shippingAddress?.country || order.billingAddress?.country || channel.defaultCountry

/** Warehouses from which an order's goods may come, in the channel's order. */
export function warehousesOfOrder(
  shop: Rules['shop'],
  order: Pick<OrderRow, 'shippingAddress' | 'billingAddress' | 'collectionPointId'>,
  channel: ChannelRow,
): string[] {
  const point = pointOf(shop, { collectionPointId: order.collectionPointId, channel })
  return point ? warehousesOf(shop, channel.id, point) : warehousesFor(shop, channel.id, countryOfOrder(order, channel))
}

export const variantOf = (
  line: Pick<OrderLineRow, 'variantId'>,
  variants: OrderFacts['variants'],
): ForSaleRow | undefined => (line.variantId === null ? undefined : variants.get(line.variantId))

export const requiresShipping = (line: OrderLineRow, { variants, newLines, order }: OrderFacts): boolean =>
  (followsCatalog(line, { newLines, order }) ? variantOf(line, variants)?.requiresShipping : undefined) ??
  line.isShippingRequired

/** Whether a line is as the catalogue is today: one of a draft, or a new one. */
export const followsCatalog = (
  line: OrderLineRow,
  { newLines, order }: Pick<OrderFacts, 'newLines' | 'order'>,
): boolean => order.status === 'DRAFT' || newLines.has(line.id)

export const taxClassOf = (line: OrderLineRow, { variants }: OrderFacts): number | null => {
  const variant = variantOf(line, variants)
  return variant ? variant.taxClassId : line.taxClassId
}

/** The chosen method as the channel prices it; that of a placed order keeps its price, and so does one of an app. */
export function shippingOf({ order, channel, rules }: OrderFacts, isRequired: boolean) {
  const method = rules.methods.find((m) => m.id === order.shippingMethodId) ?? null
  if (order.status !== 'DRAFT') return { method, shippingPrice: order.undiscountedShipping }
  if (appMethodIdOf(order) !== null)
    return { method: null, shippingPrice: isRequired ? order.undiscountedShipping : null }
  const listing = method?.listings.find((l) => l.channelId === channel.id)
  return { method: listing ? method : null, shippingPrice: listing && isRequired ? listing.price : null }
}

/** Where in the catalogue a line's product stands; no product has the key 0. */
export const grouped = (line: OrderLineRow, { variants }: OrderFacts) => {
  const variant = variantOf(line, variants)
  return {
    variantId: line.variantId,
    productId: variant?.productId ?? 0,
    categoryId: variant?.categoryId ?? null,
    collectionIds: variant?.collectionIds ?? [],
  }
}
