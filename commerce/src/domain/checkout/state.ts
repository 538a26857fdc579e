/** A checkout as it is known, and everything that follows from it: shipping methods, voucher, prices, what is paid. */
import type { CheckoutLineRow, CheckoutRow, GiftCardRow, PaymentSums } from '../../db/queries/checkout.ts'
import type { ChannelRow, Reference } from '../../db/queries/reference.ts'
import type { ShippingMethodRow } from '../../db/queries/shipping.ts'
import { type PaidStatus, paidStatus } from '../payment/status.ts'
import { type InputLine, price, type Prices } from '../pricing/price.ts'
import { toRate } from '../pricing/tax.ts'
import { isApplicable, isRunning, type Voucher } from '../pricing/voucher.ts'

export type CheckoutLine = CheckoutLineRow

/** What is stored, with its channel and the voucher that its code stands for. */
export interface CheckoutState extends Omit<CheckoutRow, 'voucher' | 'channelId'> {
  channel: ChannelRow
  voucher: Voucher | null
}

/** A way to ship at this checkout's price, in minor units. */
export interface OfferedMethod {
  row: ShippingMethodRow
  price: number
  minOrder: number | null
  maxOrder: number | null
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
  prices: Prices
  paid: PaidStatus
}

/** Data of the shop that prices depend on. */
export interface Rules {
  shop: Reference
  methods: readonly ShippingMethodRow[]
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
  const country = countryOf(state)
  const lines = state.lines.map(asInput)
  const isShippingRequired = state.lines.some((l) => l.requiresShipping)
  const common = {
    currency: state.channel.currency,
    lines,
    rate: toRate(rules.shop.taxRates.get(country) ?? 0),
    pricesWithTax: rules.shop.shop.pricesEnteredWithTax,
  }
  const totals = state.lines.map((l, i) => ({ ...l, total: lines[i]!.discountedPrice * l.quantity }))
  const running = state.voucher && isRunning(state.voucher, now) ? state.voucher : null
  const ofGoods =
    running &&
    running.type !== 'SHIPPING' &&
    isApplicable(running, { lines: totals, shippingPrice: null, shippingCountry: null })
      ? running
      : null

  const spent = ofGoods
    ? baseSubtotal(price({ ...common, voucher: ofGoods, shippingPrice: null, giftCards: [] }), common.pricesWithTax)
    : totals.reduce((n, l) => n + l.total, 0)
  const methods =
    isShippingRequired && state.shippingAddress ? offered(state, rules, state.shippingAddress.country, spent) : []
  const method = methods.find((m) => m.row.id === state.shippingMethodId) ?? null
  const shippingPrice = method?.price ?? null
  const appliedVoucher =
    running?.type === 'SHIPPING'
      ? isApplicable(running, { lines: totals, shippingPrice, shippingCountry: state.shippingAddress?.country ?? null })
        ? running
        : null
      : ofGoods
  const prices = price({
    ...common,
    voucher: appliedVoucher,
    shippingPrice,
    giftCards: state.giftCards
      .filter((g) => isUsable(g, state.channel.currency, now))
      .map((g) => ({ id: g.id, balance: g.currentBalance })),
  })
  return {
    ...state,
    country,
    isShippingRequired,
    methods,
    method,
    appliedVoucher,
    prices,
    paid: paidStatus(prices.total.gross, state.payments, state.lines.length > 0),
  }
}

const asInput = (l: CheckoutLine): InputLine => ({
  id: l.id,
  quantity: l.quantity,
  price: l.price ?? 0,
  discountedPrice: l.discountedPrice ?? 0,
  productId: l.productId,
  categoryId: l.categoryId,
  collectionIds: l.collectionIds,
})

const baseSubtotal = (p: Prices, withTax: boolean): number => (withTax ? p.subtotal.gross : p.subtotal.net)

/** Cheapest first. */
function offered(
  { channel }: CheckoutState,
  { shop, methods }: Rules,
  country: string,
  spent: number,
): OfferedMethod[] {
  const zones = new Set(
    shop.zones.filter((z) => z.channelIds.includes(channel.id) && z.countries.includes(country)).map((z) => z.id),
  )
  const found: OfferedMethod[] = []
  for (const row of methods) {
    const listing = zones.has(row.zoneId) ? row.listings.find((l) => l.channelId === channel.id) : undefined
    if (
      !listing ||
      (listing.minOrder !== null && spent < listing.minOrder) ||
      (listing.maxOrder !== null && spent > listing.maxOrder)
    )
      continue
    found.push({ row, price: listing.price, minOrder: listing.minOrder, maxOrder: listing.maxOrder })
  }
  return found.sort((a, b) => a.price - b.price || a.row.id - b.row.id)
}

/** Active, in this currency and not past its last day. */
export const isUsable = (
  card: Pick<GiftCardRow, 'isActive' | 'currency' | 'expiryDate'>,
  currency: string,
  now: Date,
): boolean =>
  card.isActive &&
  card.currency === currency &&
  (card.expiryDate === null || card.expiryDate >= now.toISOString().slice(0, 10))

/** Warehouses of a channel that serve a country. */
export function warehousesFor(shop: Reference, channelId: number, country: string): string[] {
  const own = shop.channelWarehouses.get(channelId)
  if (!own) return []
  const serving = shop.zones
    .filter((z) => z.channelIds.includes(channelId) && z.countries.includes(country))
    .flatMap((z) => z.warehouseIds)
  return [...new Set(serving)].filter((id) => own.has(id))
}
