/** Weights. */

export const inKilograms = (value: number) => ({ unit: 'KG' as const, value })

/** A sum of weights as Saleor shows it: one of nothing but weightless things is in grams. */
export const summed = (value: number, ofThings: number) =>
  value === 0 && ofThings > 0 ? { unit: 'G' as const, value } : inKilograms(value)

export const kilograms = (value: number | null) => (value === null ? null : inKilograms(value))
