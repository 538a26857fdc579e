/** What mails about orders share: the facts, the goods with their prices, the addresses. */
import type { Language } from '@semena/contract/limits'
import type { OrderMailParts } from '../../db/queries/mail.ts'
import type { OrderLineRow, OrderRow } from '../../db/queries/order.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import type { Block, Line, Sum } from './blocks.ts'
import { amount, country, countedRange, instant, withoutLinks } from './format.ts'
import { TEXTS } from './texts/by-language.ts'
import type { MailTexts } from './texts/texts.ts'

export interface OrderMailInput {
  language: Language
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

export const wordsOf = ({ language }: OrderMailInput): MailTexts => TEXTS[language]

export const factsBlock = (
  input: OrderMailInput,
  more: { label: string; value: string; url?: string }[] = [],
): Block => {
  const { order: words } = wordsOf(input)
  const { order, language } = input
  return {
    is: 'FACTS',
    rows: [
      { label: words.number, value: String(order.number) },
      { label: words.placedAt, value: instant(order.createdAt, language) },
      ...more,
    ],
  }
}

/** How long delivery usually takes; nothing where the shop does not say. */
export function deliveryFact(
  input: OrderMailInput,
  say: 'deliveryTime' | 'wayTime' = 'deliveryTime',
): { label: string; value: string }[] {
  const { order: words, days } = wordsOf(input)
  const { minDays, maxDays } = input.parts.method ?? {}
  if (maxDays == null) return []
  const time = countedRange(minDays ?? maxDays, maxDays, days, input.language)
  return [{ label: words.delivery, value: words[say](time) }]
}

const nameOf = (l: OrderLineRow): string => l.translatedProductName || l.productName
const packOf = (l: OrderLineRow): string => l.translatedVariantName || l.variantName

/** Goods and sums. The lines, discounts and additions make the total, to the cent. */
export function linesBlock(input: OrderMailInput): Block {
  const { order, lines, language, parts } = input
  const { order: words } = wordsOf(input)
  const money = (minor: number): string => amount(minor, order.currency, language)
  const isDiscounted = input.discountName !== null
  const shown = lines.map((l) => (isDiscounted ? beforeOrderDiscount(l, input.withTax) : l.totalGross))
  const subtotal = add(shown)
  const cards = add(parts.giftCards.map((g) => g.amount))
  const off = subtotal + order.shippingGross - cards - order.totalGross
  const hasShipping = order.shippingMethodName !== null || order.shippingGross > 0
  const tax = order.totalGross - order.totalNet
  const balance = order.totalGross - order.totalCharged
  const sums: Sum[] = [
    { label: words.subtotal, amount: money(subtotal) },
    ...(off === 0 ? [] : [{ label: words.discount(input.discountName ?? ''), amount: money(-off) }]),
    ...(hasShipping ? [{ label: words.shipping(shippingName(input)), amount: money(order.shippingGross) }] : []),
    ...parts.giftCards.map((g) => ({ label: words.giftCard(g.end), amount: money(-g.amount) })),
    { label: words.total, amount: money(order.totalGross), isTotal: true },
    ...(tax > 0 ? [{ label: words.tax, amount: money(tax) }] : []),
    ...(order.totalCharged > 0 ? [{ label: words.paid, amount: money(order.totalCharged) }] : []),
    ...(order.totalCharged > 0 && balance > 0 ? [{ label: words.toPay, amount: money(balance) }] : []),
  ]
  return {
    is: 'LINES',
    title: words.lines,
    lines: lines.map((l, i) => ({ ...goods(l, l.quantity, words.gift), amount: money(shown[i]!) })),
    sums,
  }
}

/** Some of the goods, without prices. */
export const parcelBlock = (
  input: OrderMailInput,
  sent: readonly { orderLineId: string; quantity: number }[],
): Block => {
  const { order: words } = wordsOf(input)
  const byId = new Map(input.lines.map((l) => [l.id, l]))
  return {
    is: 'LINES',
    title: words.sent,
    lines: sent.flatMap(({ orderLineId, quantity }) => {
      const line = byId.get(orderLineId)
      return line ? [{ ...goods(line, quantity, words.gift), amount: '' }] : []
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
  const translated = parts.method?.translations[language.toUpperCase()]?.name
  return typeof translated === 'string' && translated ? translated : (order.shippingMethodName ?? '')
}

export function addressesBlock(input: OrderMailInput): Block[] {
  const { order, language } = input
  const { order: words } = wordsOf(input)
  const { shippingAddress: to, billingAddress: bill } = order
  const columns = [
    ...(to ? [{ title: words.shipTo, lines: addressLines(to, language) }] : []),
    ...(bill ? [{ title: words.billTo, lines: addressLines(bill, language) }] : []),
  ]
  const isSame = columns.length === 2 && columns[0]!.lines.join('\n') === columns[1]!.lines.join('\n')
  return columns.length ? [{ is: 'COLUMNS', columns: isSame ? columns.slice(0, 1) : columns }] : []
}

export function addressLines(a: StoredAddress, language: Language): string[] {
  const city = [a.postalCode, [a.city, a.cityArea].filter(Boolean).join(', '), a.countryArea].filter(Boolean).join(' ')
  return [`${a.firstName} ${a.lastName}`, a.companyName, a.streetAddress1, a.streetAddress2, city]
    .map(withoutLinks)
    .concat(a.country ? country(a.country, language) : '')
    .concat(withoutLinks(a.phone))
    .filter(Boolean)
}

const add = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
