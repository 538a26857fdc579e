/** Weights. */

export const inKilograms = (value: number) => ({ unit: 'KG' as const, value })

export const kilograms = (value: number | null) => (value === null ? null : inKilograms(value))
