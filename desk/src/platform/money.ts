/** Amounts as text, and text as amounts. */
import { currencySymbol, withoutSymbols } from '@semena/contract/currencies'
import { decimalsOf, numberFormat } from '@semena/contract/formats'
import { withoutEnd } from '@semena/contract/texts'
import { language } from './i18n.ts'

/** An amount as the service gives it: in the currency's main unit, such as euros. */
export interface Money {
  amount: number
  currency: string
}

const NBSP = '\u00a0'

const format = (digits: number, most = digits): Intl.NumberFormat =>
  numberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: most })

/** How many digits stand behind the point in a currency. */
export { decimalsOf as digitsOf }

/** Such as `1,234.50 $`. */
export const moneyText = ({ amount, currency }: Money): string =>
  `${format(decimalsOf(currency)).format(amount)}${NBSP}${currencySymbol(currency)}`

/** A number as it stands in a cell, without its currency. */
export const amountText = (amount: number, currency: string): string => format(decimalsOf(currency)).format(amount)

/** Such as `12.5 %`. */
export const percentText = (share: number): string => `${format(0, 3).format(share)}\u202f%`

/** Such as `0.04`: a number as it is, with the language's decimal sign and nothing between thousands. */
export const numberText = (value: number): string =>
  numberFormat(language(), { maximumFractionDigits: 12, useGrouping: false }).format(value)

export const countText = (count: number): string => format(0).format(count)

/**
 * The amount that somebody typed or pasted, with decimal comma or point and any spaces between thousands; null for
 * anything else. More digits behind the point than the currency has are refused, and so is one sign before three
 * digits, such as 1,000, which may mean a thousand or one; where the currency has no decimals, it is a thousand.
 */
export function readAmount(text: string, currency: string): number | null {
  const bare = withoutSymbols(text).replace(/[\s\u00a0\u202f'’]/g, '')
  const found =
    /^(\d{1,12})(?:[.,](\d+))?$/.exec(bare) ??
    // Thousands are told from decimals where both signs stand.
    /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(bare) ??
    /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(bare) ??
    /^(\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:\.\d{3}){2,})$/.exec(bare)
  if (!found) return null
  const digits = decimalsOf(currency)
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(bare) && digits < 3) return digits === 0 ? Number(bare.replace(/\D/g, '')) : null
  const fraction = withoutEnd(found[2] ?? '', '0')
  if (fraction.length > digits) return null
  return Number(`${found[1]!.replace(/\D/g, '')}.${fraction || '0'}`)
}

/** What a text stands for in every language: an amount with a point, or the text itself where it is no amount. */
export function amountValue(text: string, currency: string): string {
  const amount = readAmount(text, currency)
  return amount === null ? text.trim() && text : String(amount)
}

/** Whether it is an amount as `amountValue` writes it, and no text that cannot be read. */
export function isAmountValue(value: string, currency: string): boolean {
  const found = /^(?:0|[1-9]\d*)(?:\.(\d*[1-9]))?$/.exec(value)
  return found !== null && (found[1] ?? '').length <= decimalsOf(currency)
}
