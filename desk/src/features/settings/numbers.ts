/** Whole numbers, rates and weights in fields that may stay empty. */
import { language } from '../../platform/i18n.ts'

export const countText = (count: number | null | undefined): string => (count == null ? '' : String(count))

/** The number in a field; null for an empty one, undefined for what is no whole number. */
export function countOf(text: string): number | null | undefined {
  const bare = text.trim()
  if (!bare) return null
  return /^\d{1,9}$/.test(bare) ? Number(bare) : undefined
}

/** A rate in percent with point or comma; null for an empty field, undefined for what is no rate. */
export function rateOf(text: string): number | null | undefined {
  const bare = text.replace(/[\s%]/g, '').replace(',', '.')
  if (!bare) return null
  return /^\d{1,3}(?:\.\d{1,4})?$/.test(bare) ? Number(bare) : undefined
}

/** What a text stands for in a cell with a rate: a number with a point, or the text itself where it is none. */
export function valueOfRate(text: string): string {
  const rate = rateOf(text)
  return rate === undefined ? text : rate === null ? '' : String(rate)
}

/** What stands in a cell with a rate as its reader writes it. */
export const textOfRate = (value: string): string =>
  /^\d+(?:\.\d+)?$/.test(value) && rateOf(value) !== undefined
    ? new Intl.NumberFormat(language(), { maximumFractionDigits: 4, useGrouping: false }).format(Number(value))
    : value
