/** How long things that prove who somebody is stay good, in milliseconds. */
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** Access tokens, as in Saleor's defaults. */
export const ACCESS_LIFE_MS = 5 * MINUTE_MS
/** Refresh tokens, as in Saleor's defaults. */
export const REFRESH_LIFE_MS = 30 * DAY_MS
/** How old the note of a session's last use must be before it is written anew. */
export const SESSION_USED_MS = 5 * MINUTE_MS
/** How long a network counts as one that an account is used from, after the last sign-in. */
export const KNOWN_NETWORK_MS = 90 * DAY_MS
/** Links in mails. */
export const MAILED_TOKEN_LIFE_MS = 3 * DAY_MS
/** Between two confirmation mails or two password resets of one account. */
export const MAIL_COOLDOWN_MS = 3 * MINUTE_MS
