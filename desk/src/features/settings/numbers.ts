/** Whole numbers and rates in fields that may stay empty. */

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
