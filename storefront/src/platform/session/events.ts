/**
 * What tabs and the shared worker say to each other (docs/rules.md#token-renewal,
 * docs/rules.md#sign-in-after-confirming).
 */

export const TOKEN_UPDATED = 'token.updated'
export const TOKEN_REFRESH = 'token.refresh'
export const TOKEN_STATUS = 'token.status'
export const TOKEN_REFRESHING = 'token.refreshing'

/**
 * Messages to the worker. `payload` is the refresh token, `old` the access token to replace, `url` GraphQL's absolute
 * address.
 */
export type ToWorker =
  | { action: typeof TOKEN_REFRESH; payload: string; old: string | null; url: string }
  | { action: typeof TOKEN_STATUS; payload: string }
  | { action: 'password.keep'; email: string; password: string }
  | { action: 'password.take'; email: string }

/**
 * Messages from the worker. `for` is the refresh token that a message is about, so that tabs of another user ignore it.
 */
export type FromWorker =
  | { action: typeof TOKEN_UPDATED; for: string; token: string }
  | { action: typeof TOKEN_REFRESHING; for: string }
  | { action: typeof TOKEN_STATUS; for: string; refreshing: boolean }
  | { action: 'error'; for: string; message: string; refused: boolean }
  | { action: 'password.taken'; password: string | null }
