/** What a use-case of the inbox answers: done, or why not. */

export interface Fault {
  code: 'REQUIRED' | 'INVALID' | 'TOO_LONG' | 'TOO_MANY_REQUESTS'
  /** Null: no single field. */
  field: string | null
  message: string
}

export type Outcome = { ok: true } | { ok: false; faults: Fault[]; retryAfterMs?: number }

export const DONE: Outcome = { ok: true }

export const tooMany = (retryAfterMs: number): Outcome => ({
  ok: false,
  faults: [{ code: 'TOO_MANY_REQUESTS', field: null, message: 'Too many requests. Try again later.' }],
  retryAfterMs,
})
