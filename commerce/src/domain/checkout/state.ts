/** A checkout as it is known, and everything that follows from it: shipping methods, voucher, prices, what is paid. */
import type { CheckoutGiftCardRow, CheckoutLineRow, CheckoutRow, PaymentSums } from '../../db/queries/checkout.ts'
import type { OrderPromotionRow } from '../../db/queries/order-promotions.ts'
import type { ChannelRow, Reference } from '../../db/queries/reference.ts'
import type { ShippingMethodRow } from '../../db/queries/shipping.ts'
import { type PaidStatus, paidStatus } from '../paid-status.ts'
import { type InputLine, price, type Prices } from '../pricing/price.ts'
import type { Reward } from '../pricing/promotion.ts'
import { rateOf, taxRulesOf } from '../pricing/tax.ts'
import { amountOff, isApplicable, isRunning, type Voucher, type VoucherSubject } from '../pricing/voucher.ts'
import { type Gift, giftLine, rewardOf } from './gift.ts'
import { offeredMethods, type OfferedMethod } from './offered.ts'

export type { OfferedMethod } from './offered.ts'

export type CheckoutLine = CheckoutLineRow

/** What is stored, with its channel and the voucher that its code stands for. */
export interface CheckoutState extends Omit<CheckoutRow, 'voucher' | 'channelId'> {
  channel: ChannelRow
  voucher: Voucher | null
}

export interface Checkout extends CheckoutState {
  /** Where it goes to; until that is known, where the bill goes to or the channel's own country. */
  country: string
  isShippingRequired: boolean
  methods: OfferedMethod[]
  /** The chosen method while it can be had. */
  method: OfferedMethod | null
  /** The voucher while it applies. */
  appliedVoucher: Voucher | null
  /** What an order promotion gives; never beside a voucher. A gift is the last of the lines. */
  reward: Reward<Gift> | null
  prices: Prices
  paid: PaidStatus
}

/** Data of the shop that prices depend on. */
export interface Rules {
  shop: Reference
  methods: readonly ShippingMethodRow[]
  promotions: readonly OrderPromotionRow[]
}

export const NO_PAYMENTS: PaymentSums = { count: 0, charged: 0, chargePending: 0, authorized: 0, authorizePending: 0 }

export function stateOf(row: CheckoutRow, shop: Reference): CheckoutState {
  const { voucher, channelId, ...rest } = row
  return { ...rest, channel: shop.channelById.get(channelId)!, voucher: voucher && readVoucher(voucher) }
}

export const readVoucher = (row: NonNullable<CheckoutRow['voucher']>): Voucher => ({
  ...row,
  startDate: new Date(row.startDate),
  endDate: row.endDate === null ? null : new Date(row.endDate),
})

export const countryOf = (c: Pick<CheckoutState, 'shippingAddress' | 'billingAddress' | 'channel'>): string =>
  c.shippingAddress?.country || c.billingAddress?.country || c.channel.defaultCountry

/** Works everything out. Pure. */
export function evaluate(state: CheckoutState, rules: Rules, now: Date): Checkout {
  const { channel } = state
  const country = countryOf(state)
  const own = ownLines(state)
  const running = state.voucher && isRunning(state.voucher, now) ? state.voucher : null
  const subject = subjectOf(state)
  const ofGoods = running && running.type !== 'SHIPPING' && isApplicable(running, subject) ? running : null

  const hasCode = state.voucher !== null || state.voucherCode !== null
  const reward = hasCode
    ? null
    : rewardOf(rules.promotions, {
        channel,
        lines: own,
        subtotal: subject.lines.reduce((n, l) => n + l.total, 0),
        warehouseIds: warehousesFor(rules.shop, channel.id, country),
        now,
      })
  const lines = reward?.gift ? [...own, giftLine(state.id, reward.gift)] : own
  const common = {
    currency: channel.currency,
    lines: lines.map((l) => asInput(l, rateOf(rules.shop, l.taxClassId, country), channel.currency)),
    orderDiscount: reward?.discount ?? 0,
    tax: taxRulesOf(rules.shop, channel),
  }
  const isShippingRequired = lines.some((l) => l.requiresShipping)
  const methods =
    isShippingRequired && state.shippingAddress
      ? offeredMethods(rules.shop, rules.methods, {
          channel,
          address: state.shippingAddress,
          spent: subject.lines.reduce((n, l) => n + l.total, 0) - goodsDiscount(common, ofGoods),
          weight: weightOf(lines),
          productIds: new Set(lines.map((l) => l.productId)),
        })
      : []
  const method = methods.find((m) => m.row.id === state.shippingMethodId) ?? null
  const shippingPrice = method?.price ?? null
  const appliedVoucher =
    running?.type === 'SHIPPING' ? (isApplicable(running, { ...subject, shippingPrice }) ? running : null) : ofGoods
  const prices = price({
    ...common,
    voucher: appliedVoucher,
    shippingPrice,
    shippingRate: rateOf(rules.shop, method?.row.taxClassId ?? null, country),
    giftCards: state.giftCards
      .filter((g) => isUsable(g, state, now))
      .map((g) => ({ id: g.id, balance: g.currentBalance })),
  })
  return {
    ...state,
    lines,
    country,
    isShippingRequired,
    methods,
    method,
    appliedVoucher,
    reward,
    prices,
    paid: paidStatus(prices.total.gross, state.payments, lines.length > 0),
  }
}

/** What the buyer chose: all but gifts. */
export const ownLines = ({ lines }: Pick<CheckoutState, 'lines'>): CheckoutLine[] => lines.filter((l) => !l.isGift)

/** What a voucher is held against; the price of shipping is for the caller to add. */
export const subjectOf = (state: CheckoutState): VoucherSubject => ({
  lines: ownLines(state).map((l) => ({
    ...l,
    total: unitPrices(l, state.channel.currency).discountedPrice * l.quantity,
  })),
  shippingPrice: null,
  shippingCountry: state.shippingAddress?.country ?? null,
  isStaff: state.customer?.isStaff ?? false,
})

/** Kilograms. */
export const weightOf = (lines: readonly CheckoutLine[]): number =>
  lines.reduce((n, l) => n + (l.weight ?? 0) * l.quantity, 0)

/** Of one piece: the catalogue's or an app's, before and after the catalogue promotion. */
function unitPrices(l: CheckoutLine, currency: string): Pick<InputLine, 'price' | 'discountedPrice'> {
  if (l.priceOverride === null) return { price: l.price ?? 0, discountedPrice: l.discountedPrice ?? 0 }
  const off = l.sale ? amountOff(l.sale, l.priceOverride, currency) : 0
  return { price: l.priceOverride, discountedPrice: l.priceOverride - off }
}

const asInput = (l: CheckoutLine, rate: number, currency: string): InputLine => ({
  id: l.id,
  quantity: l.quantity,
  ...unitPrices(l, currency),
  rate,
  productId: l.productId,
  categoryId: l.categoryId,
  collectionIds: l.collectionIds,
})

/** What is taken off before shipping is looked at. */
const goodsDiscount = (
  common: Omit<Parameters<typeof price>[0], 'voucher' | 'shippingPrice' | 'shippingRate' | 'giftCards'>,
  voucher: Voucher | null,
): number =>
  voucher || common.orderDiscount > 0
    ? price({ ...common, voucher, shippingPrice: null, shippingRate: 0, giftCards: [] }).discount
    : 0

/** Active, in the channel's currency, not past its last day, and kept for nobody else. Whose card it is must never show. */
export const isUsable = (
  card: Pick<CheckoutGiftCardRow, 'isActive' | 'currency' | 'expiryDate' | 'assignedToUserId' | 'assignedToEmail'>,
  { channel, userId }: { channel: Pick<ChannelRow, 'currency'>; userId: number | null },
  now: Date,
): boolean =>
  card.isActive &&
  card.currency === channel.currency &&
  (card.expiryDate === null || card.expiryDate >= now.toISOString().slice(0, 10)) &&
  // Kept for an account that is gone, it is nobody's.
  (card.assignedToUserId === null ? card.assignedToEmail === null : card.assignedToUserId === userId)

/** Warehouses of a channel that serve a country. */
export function warehousesFor(shop: Reference, channelId: number, country: string): string[] {
  const own = shop.channelWarehouses.get(channelId)
  if (!own) return []
  const serving = shop.zones
    .filter((z) => z.channelIds.includes(channelId) && z.countries.includes(country))
    .flatMap((z) => z.warehouseIds)
  return [...new Set(serving)].filter((id) => own.has(id))
}
