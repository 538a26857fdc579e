/** Works out the rows of one order of the demo. Of the packs it takes what waits to be sent. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@semena/contract/time'
import type { DemoMethod, DemoPack } from '../../../db/queries/demo/goods.ts'
import type { NamedLine, NewOrder } from '../../../db/queries/order/order-insert.ts'
import type { orderEvents } from '../../../db/tables/index.ts'
import { toDecimal } from '../../money.ts'
import { orderPaidStatus } from '../../paid-status.ts'
import { sum, taxed, type Rate } from '../../pricing/tax.ts'
import type { Chance } from './chance.ts'
import type { Placed, Story } from './stories.ts'

export interface Goods {
  /** Packs by the channel's slug. */
  packs: ReadonlyMap<string, readonly DemoPack[]>
  methods: readonly DemoMethod[]
  rateOf: (country: string) => Rate
}

export interface DemoParcel {
  status: 'FULFILLED' | 'WAITING_FOR_APPROVAL' | 'RETURNED'
  trackingNumber: string
  at: Date
  lines: { orderLineId: string; stockId: number; quantity: number }[]
}

export interface DemoOrder {
  order: NewOrder
  lines: NamedLine[]
  events: { type: typeof orderEvents.$inferInsert.type; at: Date; parameters?: Record<string, unknown> }[]
  parcels: DemoParcel[]
  allocations: { orderLineId: string; stockId: number; quantity: number }[]
  /** What was paid, in minor units, and how much of it went back. */
  payment: { id: string; charged: number; refunded: number; at: Date; refundedAt: Date } | null
}

const STATUS: Readonly<Record<Story, NewOrder['status']>> = {
  DRAFT: 'DRAFT',
  UNPAID: 'UNCONFIRMED',
  TO_CONFIRM: 'UNCONFIRMED',
  LATER: 'UNFULFILLED',
  PAID: 'UNFULFILLED',
  PACKED: 'UNFULFILLED',
  PARTLY: 'PARTIALLY_FULFILLED',
  SENT: 'FULFILLED',
  RETURNED: 'RETURNED',
  PARTLY_RETURNED: 'PARTIALLY_RETURNED',
  REFUNDED: 'FULFILLED',
  CANCELED: 'CANCELED',
  EXPIRED: 'EXPIRED',
}
const UNPAID: ReadonlySet<Story> = new Set(['DRAFT', 'UNPAID', 'LATER', 'EXPIRED'])
const SENT: ReadonlySet<Story> = new Set(['SENT', 'RETURNED', 'PARTLY_RETURNED', 'REFUNDED'])
/** Those whose goods wait in the warehouse. */
const HELD: ReadonlySet<Story> = new Set(['UNPAID', 'TO_CONFIRM', 'LATER', 'PAID', 'PACKED', 'PARTLY'])
/** Those of which all of the money went back. */
const GIVEN_BACK: ReadonlySet<Story> = new Set(['RETURNED', 'REFUNDED', 'CANCELED'])

const RULES = { withTax: true, charge: true } as const

export interface OrderInput {
  placed: Placed
  goods: Goods
  chance: Chance
  now: Date
  uuid: () => string
  userId: number | null
}

export function orderOf({ placed: { person, story, age }, goods, chance, now, uuid, userId }: OrderInput): DemoOrder {
  const { address, channel, language } = person
  const id = uuid()
  const at = new Date(now.getTime() - age * MINUTE_MS)
  const later = (ms: number): Date => new Date(Math.min(at.getTime() + ms, now.getTime() - MINUTE_MS))
  const packs = goods.packs.get(channel)!
  const { channelId, currency } = packs[0]!
  const rate = goods.rateOf(address.country)
  const price = (amount: number) => taxed(amount, rate, RULES, currency)
  const chosen = choose(packs, story, chance)
  const lines = chosen.map(({ pack, quantity }, ordinal) => {
    const [unit, total] = [price(pack.discountedPrice), price(pack.discountedPrice * quantity)]
    const [whole, all] = [price(pack.price), price(pack.price * quantity)]
    const off = pack.price - pack.discountedPrice
    return {
      id: uuid(),
      orderId: id,
      ordinal,
      variantId: pack.variantId,
      isShippingRequired: true,
      quantity,
      quantityFulfilled: 0,
      taxRate: rate / 100_000,
      unitNet: unit.net,
      unitGross: unit.gross,
      totalNet: total.net,
      totalGross: total.gross,
      undiscountedUnitNet: whole.net,
      undiscountedUnitGross: whole.gross,
      undiscountedTotalNet: all.net,
      undiscountedTotalGross: all.gross,
      unitDiscount: off,
      unitDiscountValue: toDecimal(off, currency),
      unitDiscountType: 'FIXED' as const,
      productName: null,
      variantName: null,
      translatedProductName: null,
      translatedVariantName: null,
      productSku: null,
      isGiftCard: null,
      taxClassName: null,
    }
  })
  const subtotal = sum(
    lines.map((line) => ({ net: line.totalNet, gross: line.totalGross, currency })),
    currency,
  )
  const method = methodFor(goods.methods, channelId, address.country, subtotal.gross, chance)
  const shipping = price(method.price)
  const total = sum([subtotal, shipping], currency)
  const before = sum(
    [...lines.map((l) => ({ net: l.undiscountedTotalNet, gross: l.undiscountedTotalGross, currency })), shipping],
    currency,
  )
  const charged = UNPAID.has(story) ? 0 : total.gross
  const refunded = GIVEN_BACK.has(story) ? total.gross : story === 'PARTLY_RETURNED' ? lines[0]!.totalGross : 0
  const held = { charged: charged - refunded, authorized: 0 }
  const paidAt = later(4 * MINUTE_MS)
  const sentAt = later(chance.whole(20, 44) * HOUR_MS)
  const backAt = later(9 * DAY_MS)
  const part = (place: number, quantity = chosen[place]!.quantity) => ({
    orderLineId: lines[place]!.id,
    stockId: chosen[place]!.pack.stockId,
    quantity,
  })
  const whole = chosen.map((_, place) => part(place))
  const tracking = `SM${chance.whole(100_000_000, 999_999_999)}`
  const parcels: DemoParcel[] = SENT.has(story)
    ? sentParcels(story, whole, { trackingNumber: tracking, sentAt, backAt })
    : story === 'PACKED'
      ? [{ status: 'WAITING_FOR_APPROVAL', trackingNumber: '', at: sentAt, lines: whole }]
      : story === 'PARTLY'
        ? [{ status: 'FULFILLED', trackingNumber: tracking, at: sentAt, lines: [part(0)] }]
        : []
  for (const { lines: inside } of parcels)
    for (const { orderLineId, quantity } of inside)
      lines.find((line) => line.id === orderLineId)!.quantityFulfilled += quantity
  return {
    order: {
      id,
      channelId,
      origin: story === 'DRAFT' ? 'DRAFT' : 'CHECKOUT',
      status: STATUS[story],
      userId,
      userEmail: person.email,
      languageCode: language,
      currency,
      billingAddress: address,
      shippingAddress: address,
      shippingMethodId: method.id,
      shippingMethodName: method.name,
      shippingTaxRate: rate / 100_000,
      shippingNet: shipping.net,
      shippingGross: shipping.gross,
      undiscountedShipping: shipping.gross,
      subtotalNet: subtotal.net,
      subtotalGross: subtotal.gross,
      totalNet: total.net,
      totalGross: total.gross,
      undiscountedTotalNet: before.net,
      undiscountedTotalGross: before.gross,
      weight: chosen.reduce((all, { pack, quantity }) => all + pack.weight * quantity, 0),
      linesCount: lines.length,
      totalCharged: held.charged,
      ...orderPaidStatus(total.gross, held),
      createdAt: at,
      updatedAt: parcels.at(-1)?.at ?? at,
    },
    lines,
    events: eventsOf(story, { at, paidAt, sentAt, backAt, expiredAt: later(HOUR_MS) }),
    parcels,
    allocations: HELD.has(story) ? (story === 'PARTLY' ? whole.slice(1) : whole) : [],
    payment: charged
      ? { id: uuid(), charged, refunded, at: paidAt, refundedAt: story === 'CANCELED' ? sentAt : backAt }
      : null,
  }
}

type Chosen = { pack: DemoPack; quantity: number }

/** Of so many packs one is bought by everybody. */
const LOVED_EVERY = 20
/** So many pieces of a pack are left for shoppers. */
const LEFT = 3

/**
 * Some packs of a channel, each once. Some are chosen as often as all others together. What waits to be sent
 * is taken of what is free.
 */
function choose(packs: readonly DemoPack[], story: Story, chance: Chance): Chosen[] {
  const isHeld = HELD.has(story)
  const there = isHeld ? packs.filter(({ free }) => free > LEFT * 2) : packs
  const loved = there.filter((_, place) => place % LOVED_EVERY === 0)
  const least = story === 'PARTLY' || story === 'PARTLY_RETURNED' ? 2 : 1
  const count = Math.max(least, chance.weighed(LINES))
  const chosen = new Map<number, Chosen>()
  while (chosen.size < count) {
    const pack = chance.of(chance.next() < 0.5 ? loved : there)
    chosen.set(pack.variantId, { pack, quantity: chance.weighed(PIECES) })
  }
  if (isHeld) for (const { pack, quantity } of chosen.values()) pack.free -= quantity
  return [...chosen.values()]
}

/** How many lines an order has, and how many pieces a line, each with how often that is so. */
const LINES = [
  [1, 5],
  [2, 4],
  [3, 2],
  [4, 1],
] as const
const PIECES = [
  [1, 7],
  [2, 2],
  [3, 1],
] as const

/** The cheapest way of shipping that an order may have, at times the next one. */
function methodFor(
  methods: readonly DemoMethod[],
  channelId: number,
  country: string,
  subtotal: number,
  chance: Chance,
): DemoMethod {
  const offered = methods.filter(
    (one) => one.channelId === channelId && one.countries.includes(country) && one.minOrder <= subtotal,
  )
  return offered.length > 1 && chance.next() < 0.15 ? offered.at(-1)! : offered[0]!
}

/** Parcels of an order that was sent whole; goods that came back stand in a parcel of their own. */
function sentParcels(
  story: Story,
  whole: DemoParcel['lines'],
  { trackingNumber, sentAt, backAt }: { trackingNumber: string; sentAt: Date; backAt: Date },
): DemoParcel[] {
  const back = story === 'RETURNED' ? whole : story === 'PARTLY_RETURNED' ? whole.slice(0, 1) : []
  const rest = whole.slice(back.length)
  return [
    ...(rest.length ? [{ status: 'FULFILLED' as const, trackingNumber, at: sentAt, lines: rest }] : []),
    ...(back.length ? [{ status: 'RETURNED' as const, trackingNumber: '', at: backAt, lines: back }] : []),
  ]
}

interface Moments {
  at: Date
  paidAt: Date
  sentAt: Date
  backAt: Date
  expiredAt: Date
}

function eventsOf(story: Story, { at, paidAt, sentAt, backAt, expiredAt }: Moments): DemoOrder['events'] {
  if (story === 'DRAFT') return [{ type: 'DRAFT_CREATED', at }]
  const events: DemoOrder['events'] = [{ type: 'PLACED', at }]
  if (story === 'EXPIRED') return [...events, { type: 'EXPIRED', at: expiredAt }]
  if (!UNPAID.has(story)) events.push({ type: 'ORDER_FULLY_PAID', at: paidAt })
  if (story !== 'UNPAID' && story !== 'TO_CONFIRM') events.push({ type: 'CONFIRMED', at: paidAt })
  if (story === 'CANCELED') events.push({ type: 'CANCELED', at: sentAt })
  if (story === 'PACKED') events.push({ type: 'FULFILLMENT_AWAITS_APPROVAL', at: sentAt })
  if (SENT.has(story) || story === 'PARTLY') events.push({ type: 'FULFILLMENT_FULFILLED_ITEMS', at: sentAt })
  if (story === 'RETURNED' || story === 'PARTLY_RETURNED') events.push({ type: 'FULFILLMENT_RETURNED', at: backAt })
  return events
}
