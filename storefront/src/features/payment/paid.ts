/** What the page of a paid order tells besides its sums; a service may keep any of it from the visitor. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import type { Money } from '../../platform/money.ts'
import { minorOf, ofMinor } from '../../platform/minor-units.ts'
import { request } from '../../platform/graphql.ts'
import {
  type PaidBuyerQuery,
  type PaidFactsQuery,
  type PaidSellerQuery,
  PaidBuyerDocument,
  PaidFactsDocument,
  PaidSellerDocument,
} from './paid.generated.ts'

export type Buyer = NonNullable<PaidBuyerQuery['order']>
export type PaidFacts = NonNullable<PaidFactsQuery['order']>

/** Null where the service does not tell who has bought. */
export const fetchBuyer = (id: string): Promise<Buyer | null> =>
  request(PaidBuyerDocument, { id }).then(
    ({ order }) => order,
    () => null,
  )

/** Null where the service does not answer. */
export const fetchFacts = (id: string, language: LanguageCodeEnum): Promise<PaidFacts | null> =>
  request(PaidFactsDocument, { id, language }).then(
    ({ order }) => order,
    () => null,
  )

/** Null where the service does not tell the company's address. */
export const fetchSeller = (): Promise<PaidSellerQuery['shop'] | null> =>
  request(PaidSellerDocument, {}).then(
    ({ shop }) => shop,
    () => null,
  )

interface Method {
  minimumDeliveryDays: number | null
  maximumDeliveryDays: number | null
  translation: { name: string | null } | null
}

/** The method's name in the page's language while the shop has the method, else as the order recorded it. */
export function methodOf({ deliveryMethod, shippingMethodName }: PaidFacts): {
  name: string | null
  method: Method | null
} {
  const method = deliveryMethod && 'minimumDeliveryDays' in deliveryMethod ? (deliveryMethod as Method) : null
  return { name: method?.translation?.name || shippingMethodName, method }
}

export interface Tax {
  /** In percent; null where the taxes of several rates are told as one sum. */
  rate: number | null
  amount: Money
}

/** The taxes by rate, in the service's own amounts; one sum where those of the lines do not add up to it. */
export function taxesOf({ total: { tax }, shippingPrice, shippingTaxRate, lines }: PaidFacts): Tax[] {
  if (tax.amount <= 0) return []
  const rates = new Map<number, number>()
  for (const [rate, part] of [
    ...lines.map((line) => [line.taxRate, line.totalPrice.tax] as const),
    [shippingTaxRate, shippingPrice.tax] as const,
  ])
    if (part.amount > 0) rates.set(percent(rate), (rates.get(percent(rate)) ?? 0) + minorOf(part))
  const sum = [...rates.values()].reduce((all, one) => all + one, 0)
  if (sum !== minorOf(tax)) return [{ rate: null, amount: tax }]
  return [...rates]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, amount]) => ({ rate, amount: ofMinor(amount, tax.currency) }))
}

/** A rate of 0.2 is 20 percent. */
const percent = (rate: number | null): number => Math.round((rate ?? 0) * 10_000) / 100
