/**
 * Remembers who has just registered in this tab and when a mail was last sent, so that a reload or another tab goes on
 * waiting.
 */

const KEY = 'semena.registered'
/** The storage key of the time of the last mail, which all tabs of the device share. */
const MAILED = 'semena.mailed'
/** The least time between two mails of one kind, in milliseconds (docs/rules.md#confirmation-mail). */
export const COOLDOWN_MS = 3 * 60_000

export interface Registered {
  email: string
  sentAt: number
}

export function readRegistered(): Registered | null {
  try {
    const found = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Partial<Registered> | null
    return typeof found?.email === 'string' && typeof found.sentAt === 'number'
      ? { email: found.email, sentAt: found.sentAt }
      : null
  } catch {
    return null
  }
}

/** Stores who has registered in this tab; null removes it. */
export function keepRegistered(registered: Registered | null): void {
  try {
    if (registered) {
      window.sessionStorage.setItem(KEY, JSON.stringify(registered))
      keepMailed(registered.sentAt)
    } else {
      window.sessionStorage.removeItem(KEY)
      window.localStorage.removeItem(MAILED)
    }
  } catch {
    /* Without storage, the page says after a reload where to sign in instead. */
  }
}

/** Stores for every tab of the device when the last mail was sent, in milliseconds since 1970. */
export function keepMailed(at: number): void {
  try {
    window.localStorage.setItem(MAILED, String(at))
  } catch {
    /* Without storage, another tab learns it from the service's refusal. */
  }
}

/** When a tab of this device last had a mail sent, in milliseconds since 1970; null if not in the last minutes. */
export function lastMailed(): number | null {
  try {
    const at = Number(window.localStorage.getItem(MAILED))
    return at > Date.now() - COOLDOWN_MS ? at : null
  } catch {
    return null
  }
}
