/** Spans of time in milliseconds, and the time to pay that a new shop gives. */
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Minutes after which an order that is not paid ends, unless its channel says otherwise. */
export const USUAL_DEADLINE_MINUTES = 60
