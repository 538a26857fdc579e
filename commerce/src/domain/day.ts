/** Days as dates without a time are written: in UTC, `2026-11-22`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
