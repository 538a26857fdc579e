/** A checkout with everything that is computed from it: shipping methods, voucher, prices, what is paid. */
import type {
  CheckoutGiftCardRow,
  CheckoutLineRow,
  CheckoutRow,
  PaymentSums,
} from '../../db/queries/checkout/checkout.ts'
import type { OrderPromotionRow } from '../../db/queries/order/order-promotions.ts'
import type { ChannelRow, CollectionPoint, Reference } from '../../db/queries/reference/reference.ts'
import type { ShippingMethodRow } from '../../db/queries/shipping/shipping.ts'
import { type PaidStatus, paidStatus } from '../paid-status.ts'
import { type InputLine, price, type Prices } from '../pricing/price.ts'
import type { Reward } from '../pricing/promotion.ts'
import { taxBaseOf, withAppTaxes } from '../pricing/app-taxes.ts'
import { rateOf, taxAppOf, taxRulesOf, weighsShipping } from '../pricing/tax.ts'
import { type Taxing, taxingOf } from '../pricing/tax-apps.ts'
import { amountOff, isApplicable, isRunning, type Voucher, type VoucherSubject } from '../pricing/voucher.ts'
import { excluding, type MethodsQuestion, methodsQuestion, offeredByApp } from './app-methods.ts'
import { pointOf, pointsOf, warehousesOf } from './collection-point.ts'
import { type Gift, giftLine, rewardOf } from './gift.ts'
import { offeredMethods, type OfferedMethod, type Shipment } from './offered.ts'
import { dayOf } from '../day.ts'

export type { OfferedMethod } from './offered.ts'

export type CheckoutLine = CheckoutLineRow

/** What is stored of a checkout, with its channel and the voucher to which its code belongs. */
export interface CheckoutState extends Omit<CheckoutRow, 'voucher' | 'channelId'> {
  channel: ChannelRow
  voucher: Voucher | null
}

export interface Checkout extends CheckoutState {
  /** The country of the shipping address, else that of the billing address, else the channel's own. */
  country: string
  isShippingRequired: boolean
  methods: OfferedMethod[]
  /** The chosen method; null where it is not available any more. */
  method: OfferedMethod | null
  /** What apps are asked about shipping methods; null where none is to be asked. */
  asking: MethodsQuestion | null
  /** Where the buyer fetches the goods, in place of a shipping method. */
  collectionPoint: CollectionPoint | null
  /** The voucher; null where it does not apply. */
  appliedVoucher: Voucher | null
  /** What an order promotion gives; null beside a voucher. A gift is the last of the lines. */
  reward: Reward<Gift> | null
  prices: Prices
  /** What an app is asked about taxes; null where rates decide. Without its answer prices are without taxes. */
  taxing: Taxing | null
  paid: PaidStatus
}

/** Data of the shop on which prices depend. */
export interface Rules {
  shop: Reference
  methods: readonly ShippingMethodRow[]
  promotions: readonly OrderPromotionRow[]
}

export const NO_PAYMENTS: PaymentSums = {
  count: 0,
  charged: 0,
  chargePending: 0,
  authorized: 0,
  authorizePending: 0,
  recorded: 0,
}

export function stateOf(row: CheckoutRow, shop: Reference): CheckoutState {
  const { voucher, channelId, ...rest } = row
  return { ...rest, channel: shop.channelById.get(channelId)!, voucher: voucher && readVoucher(voucher) }
}

export const readVoucher = (row: NonNullable<CheckoutRow['voucher']>): Voucher => ({
  ...row,
  startDate: new Date(row.startDate),
  endDate: row.endDate === null ? null : new Date(row.endDate),
})

/** Country of the shipping address, else of the billing address, else the channel's default. */
export const countryOf = (c: Pick<CheckoutState, 'shippingAddress' | 'billingAddress' | 'channel'>): string =>
  c.shippingAddress?.country || c.billingAddress?.country || c.channel.defaultCountry

/** Computes everything that follows from a checkout's state. Pure. */
export function evaluate(state: CheckoutState, rules: Rules, now: Date): Checkout {
  const { channel } = state
  const country = countryOf(state)
  const bought = ownLines(state)
  const running = state.voucher && isRunning(state.voucher, now) ? state.voucher : null
  const subject = subjectOf(state)
  const ofGoods = running && running.type !== 'SHIPPING' && isApplicable(running, subject) ? running : null

  const hasCode = state.voucher !== null || state.voucherCode !== null
  const reward = hasCode
    ? null
    : rewardOf(rules.promotions, {
        channel,
        lines: bought,
        subtotal: subject.lines.reduce((n, l) => n + l.total, 0),
        shippingPrice:
          state.appMethod?.price ??
          rules.methods.find((m) => m.id === state.shippingMethodId)?.listings.find((l) => l.channelId === channel.id)
            ?.price ??
          0,
        warehouseIds: warehousesFor(rules.shop, channel.id, country),
        now,
      })
  const lines = reward?.gift ? [...bought, giftLine(state.id, reward.gift)] : bought
  const taxApp = lines.length ? taxAppOf(rules.shop, channel, country) : null
  const rate = (taxClassId: number | null) => (taxApp ? 0 : rateOf(rules.shop, taxClassId, country))
  const weighs = !taxApp && weighsShipping(rules.shop, channel, country)
  const common = {
    currency: channel.currency,
    lines: lines.map((l) => asInput(l, rate(l.taxClassId), channel.currency)),
    orderDiscount: reward?.discount ?? 0,
    tax: taxRulesOf(rules.shop, channel, country),
  }
  const isShippingRequired = lines.some((l) => l.requiresShipping)
  const collectionPoint = isShippingRequired ? pointOf(rules.shop, state) : null
  const offeredAt = (address: Shipment['address']): OfferedMethod[] =>
    isShippingRequired
      ? offeredMethods(rules.shop, rules.methods, {
          channel,
          address,
          spent: subject.lines.reduce((n, l) => n + l.total, 0) - goodsDiscount(common, ofGoods),
          weight: weightOf(lines),
          productIds: new Set(lines.map((l) => l.productId)),
        })
      : []
  const own = state.shippingAddress ? offeredAt(state.shippingAddress) : []
  const asking =
    rules.shop.asksForShipping && isShippingRequired && state.shippingAddress
      ? methodsQuestion(own, [rules.shop.asksForShipping, ...shippingContext(state, subject)], state.shipping, now)
      : null
  // Until apps have answered, a method of theirs that was chosen is there as it was.
  const chosen = rules.shop.asksForShipping && state.appMethod ? [offeredByApp(state.appMethod)] : []
  const methods = asking?.kept
    ? excluding([...own, ...asking.kept.methods.map(offeredByApp)], asking.kept.excluded)
    : [...own, ...(asking ? chosen : [])]
  // A method that was chosen stays while the address is missing, as after a collection point was given up.
  const method =
    (collectionPoint
      ? []
      : state.shippingAddress
        ? methods
        : [...offeredAt({ country, postalCode: '' }), ...(isShippingRequired ? chosen : [])]
    ).find((m) => m.id === methodIdOf(state) && m.isActive) ?? null
  const shippingPrice = method?.price ?? null
  const appliedVoucher =
    running?.type === 'SHIPPING' ? (isApplicable(running, { ...subject, shippingPrice }) ? running : null) : ofGoods
  const input = {
    ...common,
    voucher: appliedVoucher,
    shippingPrice,
    shippingRate: rate(weighs ? null : (method?.row.taxClassId ?? null)),
    weighsShipping: weighs,
    giftCards: state.giftCards
      .filter((g) => isUsable(g, state, now))
      .map((g) => ({ id: g.id, balance: g.currentBalance })),
  }
  const bare = price(input)
  const taxing =
    taxApp &&
    taxingOf(
      taxApp,
      taxBaseOf(bare, {
        ...input,
        channelId: channel.id,
        address: state.shippingAddress ?? state.billingAddress,
        discountName: appliedVoucher?.name ?? (reward?.discount ? reward.promotion.name : null),
      }),
      taxContext(state, method),
      state.taxes,
      now,
    )
  const taxes = taxing?.kept?.taxes
  const prices = taxes ? price(withAppTaxes(input, taxes)) : bare
  return {
    ...state,
    lines,
    country,
    isShippingRequired,
    methods,
    method,
    asking,
    collectionPoint,
    appliedVoucher,
    reward,
    prices,
    taxing,
    paid: paidStatus(prices.total.gross, state.payments, lines.length > 0),
  }
}

/** What an app may look at besides prices. */
const taxContext = (state: CheckoutState, method: OfferedMethod | null): unknown => [
  method?.id,
  state.collectionPointId,
  state.userId,
  state.email,
  state.billingAddress,
  state.metadata,
  state.privateMetadata,
  state.lines.map((l) => [l.id, l.metadata]),
]

/** What apps may look at besides the shop's own methods when they are asked about shipping. */
const shippingContext = (state: CheckoutState, { lines }: VoucherSubject): unknown[] => [
  state.channel.id,
  state.shippingAddress,
  state.billingAddress,
  state.userId,
  state.email,
  state.voucherCode,
  state.metadata,
  state.privateMetadata,
  ownLines(state).map((l, i) => [l.variantId, l.quantity, lines[i]?.total, l.metadata]),
]

/** The chosen shipping method: the number of the shop's own, or the global id of an app's. Null where none is chosen. */
export const methodIdOf = (state: Pick<CheckoutState, 'shippingMethodId' | 'appMethod'>): OfferedMethod['id'] | null =>
  state.shippingMethodId ?? state.appMethod?.id ?? null

/** The lines that the buyer chose: all except gifts. */
export const ownLines = ({ lines }: Pick<CheckoutState, 'lines'>): CheckoutLine[] => lines.filter((l) => !l.isGift)

/** What a voucher's conditions are checked against; the caller adds the price of shipping. */
export const subjectOf = (state: CheckoutState): VoucherSubject => ({
  lines: ownLines(state).map((l) => ({
    ...l,
    total: unitPrices(l, state.channel.currency).discountedPrice * l.quantity,
  })),
  shippingPrice: null,
  shippingCountry: state.shippingAddress?.country ?? null,
  isStaff: state.customer?.isStaff ?? false,
})

/** The weight of the lines in kilograms. */
export const weightOf = (lines: readonly CheckoutLine[]): number =>
  lines.reduce((n, l) => n + (l.weight ?? 0) * l.quantity, 0)

/** Prices of one piece before and after the catalogue promotion; an app's own price replaces the catalogue's. */
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
  variantId: l.variantId,
  productId: l.productId,
  categoryId: l.categoryId,
  collectionIds: l.collectionIds,
})

/** The discount on goods, which is needed before shipping methods are chosen by price. */
const goodsDiscount = (
  common: Omit<Parameters<typeof price>[0], 'voucher' | 'shippingPrice' | 'shippingRate' | 'giftCards'>,
  voucher: Voucher | null,
): number =>
  voucher || common.orderDiscount > 0
    ? price({ ...common, voucher, shippingPrice: null, shippingRate: 0, giftCards: [] }).discount
    : 0

/**
 * Whether the buyer may pay with a gift card: it is active, in the channel's currency, not past its last day, and
 * assigned to nobody else. Whose card it is must never show.
 */
export const isUsable = (
  card: Pick<CheckoutGiftCardRow, 'isActive' | 'currency' | 'expiryDate' | 'assignedToUserId' | 'assignedToEmail'>,
  { channel, userId }: { channel: Pick<ChannelRow, 'currency'>; userId: number | null },
  now: Date,
): boolean =>
  card.isActive &&
  card.currency === channel.currency &&
  (card.expiryDate === null || card.expiryDate >= dayOf(now)) &&
  // A card assigned to an account that is deleted belongs to nobody.
  (card.assignedToUserId === null ? card.assignedToEmail === null : card.assignedToUserId === userId)

/** Warehouses of a channel that ship to a country, in the channel's order. */
export function warehousesFor(shop: Reference, channelId: number, country: string): string[] {
  const own = shop.channelWarehouses.get(channelId)
  if (!own) return []
  const serving = new Set(
    shop.zones
      .filter((z) => z.channelIds.includes(channelId) && z.countries.includes(country))
      .flatMap((z) => z.warehouseIds),
  )
  return [...own].filter((id) => serving.has(id))
}

/** Warehouses that count for what may be put into a checkout: until its delivery is chosen, collection points do, too. */
export function warehousesIn(
  shop: Reference,
  checkout: Pick<CheckoutState, 'channel' | 'collectionPointId' | 'shippingMethodId' | 'appMethod'>,
  country: string,
): string[] {
  const { channel } = checkout
  const point = pointOf(shop, checkout)
  if (point) return warehousesOf(shop, channel.id, point)
  const shipping = warehousesFor(shop, channel.id, country)
  return methodIdOf(checkout) === null
    ? [...new Set([...shipping, ...pointsOf(shop, channel.id).map((p) => p.id)])]
    : shipping
}
