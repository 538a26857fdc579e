/** Who has just registered in this tab, and when a mail was last sent to them: so that a reload goes on waiting. */

const KEY = 'semena.registered'
/** Between two mails of one kind (decision D20). */
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

export function keepRegistered(registered: Registered | null): void {
  try {
    if (registered) window.sessionStorage.setItem(KEY, JSON.stringify(registered))
    else window.sessionStorage.removeItem(KEY)
  } catch {
    /* after a reload the page says where to sign in instead */
  }
}
