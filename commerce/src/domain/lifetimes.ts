/** How long sessions, tokens and other proofs of identity are valid, in milliseconds. */
import { MINUTE_MS, DAY_MS } from '@semena/contract/time'

/** Access tokens, as in Saleor's defaults. */
export const ACCESS_LIFE_MS = 5 * MINUTE_MS
/** Refresh tokens, as in Saleor's defaults. */
export const REFRESH_LIFE_MS = 30 * DAY_MS
/** How old the stored time of a session's last use must be before it is written anew. */
export const SESSION_USED_MS = 5 * MINUTE_MS
/** How long after the last sign-in from a network it still counts as known to the account. */
export const KNOWN_NETWORK_MS = 90 * DAY_MS
/** Tokens in mailed links. */
export const MAILED_TOKEN_LIFE_MS = 3 * DAY_MS
/** Time between two confirmation mails, or two password resets, of one account. */
export const MAIL_COOLDOWN_MS = 3 * MINUTE_MS
