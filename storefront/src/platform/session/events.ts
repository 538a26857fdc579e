/**
 * What tabs and the shared worker say to each other (docs/rules.md#token-renewal,
 * docs/rules.md#sign-in-after-confirming).
 */

export const TOKEN_UPDATED = 'token.updated'
export const TOKEN_REFRESH = 'token.refresh'
export const TOKEN_STATUS = 'token.status'
export const TOKEN_REFRESHING = 'token.refreshing'

/** `payload` is the refresh token; `old` the access token that is of no use any more; `url` where GraphQL is served, absolute. */
export type ToWorker =
  | { action: typeof TOKEN_REFRESH; payload: string; old: string | null; url: string }
  | { action: typeof TOKEN_STATUS; payload: string }
  | { action: 'password.keep'; email: string; password: string }
  | { action: 'password.take'; email: string }

/** `for` is the refresh token that the news is about: another user's tabs need not listen. */
export type FromWorker =
  | { action: typeof TOKEN_UPDATED; for: string; token: string }
  | { action: typeof TOKEN_REFRESHING; for: string }
  | { action: typeof TOKEN_STATUS; for: string; refreshing: boolean }
  | { action: 'error'; for: string; message: string; refused: boolean }
  | { action: 'password.taken'; password: string | null }
