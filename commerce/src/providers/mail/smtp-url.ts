/**
 * Reads `SMTP_URL`: smtp:// or smtps://, user and password, host, port. The URL is never part of an error, because it
 * holds a password.
 */

export interface SmtpSettings {
  host: string
  port: number
  auth: { user: string; pass: string } | null
  /**
   * WHOLE: TLS from the first byte (smtps). UPGRADE: STARTTLS or nothing goes out. IF_OFFERED: STARTTLS where the
   * server knows it. NONE: it runs on this machine.
   */
  tls: 'WHOLE' | 'UPGRADE' | 'IF_OFFERED' | 'NONE'
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** The settings in an SMTP URL; null when the text is no such URL. */
export function readSmtpUrl(text: string): SmtpSettings | null {
  const url = URL.parse(text)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) return null
  if (!/^\/?$/.test(url.pathname) || url.search || url.hash) return null
  const auth = credentials(url)
  if (auth === undefined) return null
  const isWhole = url.protocol === 'smtps:'
  const isHere = LOOPBACK.test(url.hostname)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : isWhole ? 465 : 587,
    auth,
    // A password never travels in the clear.
    tls: isWhole ? 'WHOLE' : isHere ? 'NONE' : auth ? 'UPGRADE' : 'IF_OFFERED',
  }
}

/** User and password of the URL; undefined when they cannot be read. */
function credentials({ username, password }: URL): SmtpSettings['auth'] | undefined {
  if (!username && !password) return null
  if (!username || !password) return undefined
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}
