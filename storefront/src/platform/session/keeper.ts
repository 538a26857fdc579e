/**
 * The shared worker's logic: renews access tokens, once for each refresh token at a time, and keeps a password for five
 * minutes.
 */
import {
  type FromWorker,
  TOKEN_REFRESH,
  TOKEN_REFRESHING,
  TOKEN_STATUS,
  TOKEN_UPDATED,
  type ToWorker,
} from './events.ts'
import type { Renewal } from './refresh.ts'

const PASSWORD_LIFETIME_MS = 5 * 60_000
/** Within this many milliseconds a renewed token is given again to tabs that had not yet heard of it. */
const JUST_MADE_MS = 10_000

interface Means {
  renew: (url: string, refreshToken: string) => Promise<Renewal>
  now: () => number
  tellAll: (news: FromWorker) => void
}

export function createKeeper({ renew, now, tellAll }: Means) {
  const running = new Set<string>()
  let made: { refreshToken: string; token: string; at: number } | null = null
  let kept: { email: string; password: string; until: number } | null = null

  async function refresh(refreshToken: string, old: string | null, url: string): Promise<void> {
    if (running.has(refreshToken)) return
    if (made?.refreshToken === refreshToken && made.token !== old && now() - made.at < JUST_MADE_MS) {
      tellAll({ action: TOKEN_UPDATED, for: refreshToken, token: made.token })
      return
    }
    running.add(refreshToken)
    tellAll({ action: TOKEN_REFRESHING, for: refreshToken })
    const result = await renew(url, refreshToken)
    running.delete(refreshToken)
    if (result.kind === 'updated') {
      made = { refreshToken, token: result.token, at: now() }
      tellAll({ action: TOKEN_UPDATED, for: refreshToken, token: result.token })
    } else {
      const refused = result.kind === 'refused'
      tellAll({ action: 'error', for: refreshToken, refused, message: refused ? 'refused' : result.message })
    }
  }

  /** Returns the kept password and drops it, even when it is asked for with the wrong address. */
  function take(email: string): string | null {
    const found = kept
    kept = null
    return found && found.email === email.toLowerCase() && now() < found.until ? found.password : null
  }

  return {
    hear(message: ToWorker, answer: (news: FromWorker) => void): void {
      if (message.action === TOKEN_REFRESH) void refresh(message.payload, message.old, message.url)
      else if (message.action === TOKEN_STATUS)
        answer({ action: TOKEN_STATUS, for: message.payload, refreshing: running.has(message.payload) })
      else if (message.action === 'password.keep') {
        const { email, password } = message
        kept = { email: email.toLowerCase(), password, until: now() + PASSWORD_LIFETIME_MS }
        setTimeout(() => {
          if (kept && now() >= kept.until) kept = null
        }, PASSWORD_LIFETIME_MS)
      } else answer({ action: 'password.taken', password: take(message.email) })
    },
  }
}
