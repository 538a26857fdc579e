/** What mails about orders share: the facts, the goods with their prices, the addresses. */
import { codeOf, type Language } from '@semena/contract/languages'
import { asTyped } from '@semena/contract/typed-address'
import type { OrderMailParts } from '../../db/queries/mail/mail.ts'
import type { OrderLineRow, OrderRow } from '../../db/queries/order/order.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import type { Block, Line, Sum } from './blocks.ts'
import { amount, country, countedRange, instant, withoutLinks } from './format.ts'
import { FIXED } from './texts/by-language.ts'
import { fill, type MailTexts } from './texts/texts.ts'

export interface OrderMailInput {
  language: Language
  texts: MailTexts
  shopName: string
  now: Date
  order: OrderRow
  lines: readonly OrderLineRow[]
  parts: OrderMailParts
  /** Name of a discount on the whole order, not on single lines. */
  discountName: string | null
  /** Whether prices were entered with tax; then a line's discount includes tax, too. */
  withTax: boolean
  /** Null where nobody knows the shop's address. */
  orderUrl: string | null
  contactUrl: string | null
}

export const hasEnded = ({ status }: OrderRow): boolean => status === 'EXPIRED' || status === 'CANCELED'

/** Puts the shop's name, the order's number and other values into the places of a text. */
export const said = (
  { shopName, order }: OrderMailInput,
  text: string,
  more: Readonly<Record<string, string>> = {},
): string => fill(text, { shop: shopName, number: order.number, ...more })

export const factsBlock = (
  input: OrderMailInput,
  more: { label: string; value: string; url?: string }[] = [],
): Block => {
  const { order, language, texts } = input
  return {
    is: 'FACTS',
    rows: [
      { label: said(input, texts.order.number), value: String(order.number) },
      { label: said(input, texts.order.placedAt), value: instant(order.createdAt, language) },
      ...more,
    ],
  }
}

/** How long delivery usually takes; nothing where the shop does not say. */
export function deliveryFact(
  input: OrderMailInput,
  say: 'deliveryTime' | 'wayTime' = 'deliveryTime',
): { label: string; value: string }[] {
  const { order: words } = input.texts
  const { minDays, maxDays } = input.parts.method ?? {}
  if (maxDays == null) return []
  const time = countedRange(minDays ?? maxDays, maxDays, FIXED[input.language].days, input.language)
  return [{ label: said(input, words.delivery), value: said(input, words[say], { time }) }]
}

const nameOf = (l: OrderLineRow): string => l.translatedProductName || l.productName
const packOf = (l: OrderLineRow): string => l.translatedVariantName || l.variantName

/** Goods and sums. The lines, discounts and additions make the total, to the cent. */
export function linesBlock(input: OrderMailInput): Block {
  const { order, lines, language, parts } = input
  const words = input.texts.order
  const money = (minor: number): string => amount(minor, order.currency, language)
  const isDiscounted = input.discountName !== null
  const shown = lines.map((l) => (isDiscounted ? beforeOrderDiscount(l, input.withTax) : l.totalGross))
  const subtotal = add(shown)
  const cards = add(parts.giftCards.map((g) => g.amount))
  const given = add(lines.map((l) => l.totalGross)) + order.shippingGross - cards - order.totalGross
  // An order that ended has given its gift cards back what they paid; its total is still without that.
  const back = hasEnded(order) && given > 0 ? given : 0
  const off = subtotal + order.shippingGross - cards - back - order.totalGross
  const hasShipping = order.shippingMethodName !== null || order.shippingGross > 0
  const tax = order.totalGross - order.totalNet
  const paid = order.totalCharged + parts.refunded + parts.refundPending
  // An order that was paid once is not to be paid again because money of it went back, and one that ended not at all.
  const toPay = paid < order.totalGross && !hasEnded(order) ? order.totalGross - order.totalCharged : 0
  const sums: Sum[] = [
    { label: said(input, words.subtotal), amount: money(subtotal) },
    ...(off === 0 ? [] : [{ label: named(input, 'discount', input.discountName ?? ''), amount: money(-off) }]),
    ...(hasShipping
      ? [{ label: named(input, 'shipping', shippingName(input)), amount: money(order.shippingGross) }]
      : []),
    ...parts.giftCards.map((g) => ({ label: said(input, words.giftCard, { end: g.end }), amount: money(-g.amount) })),
    ...(back === 0 ? [] : [{ label: said(input, words.giftCardsBack), amount: money(-back) }]),
    { label: said(input, words.total), amount: money(order.totalGross), isTotal: true },
    ...(tax > 0 ? [{ label: said(input, words.tax), amount: money(tax) }] : []),
    ...(paid > 0 ? [{ label: said(input, words.paid), amount: money(paid) }] : []),
    ...(parts.refunded > 0 ? [{ label: said(input, words.refunded), amount: money(-parts.refunded) }] : []),
    ...(order.totalCharged > 0 && toPay > 0 ? [{ label: said(input, words.toPay), amount: money(toPay) }] : []),
  ]
  return {
    is: 'LINES',
    title: said(input, words.lines),
    lines: lines.map((l, i) => ({ ...goods(l, l.quantity, said(input, words.gift)), amount: money(shown[i]!) })),
    sums,
  }
}

/** A sum's label, with the name of what it is where there is one. */
const named = (input: OrderMailInput, sum: 'discount' | 'shipping', name: string): string =>
  said(input, input.texts.order[name ? (`${sum}Named` as const) : sum], { name })

/** Some of the goods, without prices. */
export const parcelBlock = (
  input: OrderMailInput,
  sent: readonly { orderLineId: string; quantity: number }[],
): Block => {
  const words = input.texts.order
  const byId = new Map(input.lines.map((l) => [l.id, l]))
  return {
    is: 'LINES',
    title: said(input, words.sent),
    lines: sent.flatMap(({ orderLineId, quantity }) => {
      const line = byId.get(orderLineId)
      return line ? [{ ...goods(line, quantity, said(input, words.gift)), amount: '' }] : []
    }),
    sums: [],
  }
}

const goods = (l: OrderLineRow, quantity: number, gift: string): Omit<Line, 'amount'> => ({
  name: nameOf(l),
  detail: [packOf(l), `× ${quantity}`, l.isGift ? gift : ''].filter(Boolean).join(', ').replace(/, × /, ' × '),
})

/** The total of a line without its share of the whole order's discount. */
function beforeOrderDiscount(l: OrderLineRow, withTax: boolean): number {
  const off = l.unitDiscount * l.quantity
  if (withTax || off === 0) return l.undiscountedTotalGross - off
  const net = l.undiscountedTotalNet - off
  return l.undiscountedTotalNet === 0 ? 0 : Math.round((l.undiscountedTotalGross * net) / l.undiscountedTotalNet)
}

function shippingName({ order, parts, language }: OrderMailInput): string {
  const translated = parts.method?.translations[codeOf(language)]?.name
  return typeof translated === 'string' && translated ? translated : (order.shippingMethodName ?? '')
}

export function addressesBlock(input: OrderMailInput): Block[] {
  const { order, language } = input
  const words = input.texts.order
  const { shippingAddress: to, billingAddress: bill } = order
  const columns = [
    ...(to ? [{ title: said(input, words.shipTo), lines: addressLines(to, language) }] : []),
    ...(bill ? [{ title: said(input, words.billTo), lines: addressLines(bill, language) }] : []),
  ]
  const isSame = columns.length === 2 && columns[0]!.lines.join('\n') === columns[1]!.lines.join('\n')
  return columns.length ? [{ is: 'COLUMNS', columns: isSame ? columns.slice(0, 1) : columns }] : []
}

export function addressLines(address: StoredAddress, language: Language): string[] {
  const a = asTyped(address, address.metadata)
  const city = [a.postalCode, [a.city, a.cityArea].filter(Boolean).join(', '), a.countryArea].filter(Boolean).join(' ')
  return [`${a.firstName} ${a.lastName}`, a.companyName, a.streetAddress1, a.streetAddress2, city]
    .map(withoutLinks)
    .concat(a.country ? country(a.country, language) : '')
    .concat(withoutLinks(a.phone))
    .filter(Boolean)
}

const add = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
