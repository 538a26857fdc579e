/** Weights. */

export const kilograms = (value: number | null) => (value === null ? null : { unit: 'KG', value })
