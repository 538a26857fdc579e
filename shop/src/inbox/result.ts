/** The answer of the inbox's use-cases: done, or the reasons why not. */

export interface Fault {
  code: 'REQUIRED' | 'INVALID' | 'TOO_LONG' | 'TOO_MANY_REQUESTS'
  /** The field's name; null when no single field is at fault. */
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
