/** Money at the GraphQL edge: minor units become decimals here and nowhere else. */
import { fractionDigits, toDecimal } from '../../domain/money.ts'

/** Saleor's Money out of minor units. */
export const money = (minor: number, currency: string) => ({
  amount: toDecimal(minor, currency),
  currency,
  fractionDigits: fractionDigits(currency),
  fractionalAmount: minor,
})

/** Saleor's TaxedMoney. Most queries ask for one of its three amounts, so each is made when it is asked for. */
export class TaxedMoneyView {
  readonly currency: string
  private readonly netMinor: number
  private readonly grossMinor: number

  constructor(net: number, gross: number, currency: string) {
    this.currency = currency
    this.netMinor = net
    this.grossMinor = gross
  }
  get net() {
    return money(this.netMinor, this.currency)
  }
  get gross() {
    return money(this.grossMinor, this.currency)
  }
  get tax() {
    return money(this.grossMinor - this.netMinor, this.currency)
  }
}

/** Saleor's TaxedMoney out of minor units. */
export const taxedMoney = (net: number, gross: number, currency: string): TaxedMoneyView =>
  new TaxedMoneyView(net, gross, currency)

/** Removes the error of floating-point multiplication and keeps the number within PostgreSQL's bigint. */
const near = (n: number): number =>
  Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(n.toFixed(6))))

interface Bounds {
  gte?: number | null | undefined
  lte?: number | null | undefined
}

/** A range of decimal amounts in minor units; a bound between two units becomes the unit inside the range. */
export function minorRange({ gte, lte }: Bounds, currency: string): { gte: number | null; lte: number | null } {
  const unit = 10 ** fractionDigits(currency)
  return {
    gte: gte == null ? null : Math.ceil(near(gte * unit)),
    lte: lte == null ? null : Math.floor(near(lte * unit)),
  }
}
