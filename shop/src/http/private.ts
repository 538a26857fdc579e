/** Keeps personal data and secrets out of the log: networks instead of addresses, paths without queries and tokens. */
import { networkOf } from '@semena/commerce/traffic'

const LONGEST_PATH = 200
/** What may be an id or a token. Ordinary words of a path are shorter, or have neither digits nor capitals. */
const LONG_WORD = /[\w=%.+~]{16,}/g
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** A path that may be logged: without its query, ids and tokens. */
export function publicPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!.slice(0, LONGEST_PATH)
  return path
    .replace(LONG_WORD, (word) => (/[\dA-Z]/.test(word) ? '…' : word))
    .replace(UUID, '…')
    .split('/')
    .map((part) => (/@|%40/i.test(part) ? '…' : part))
    .join('/')
}

/** The part of an address that tells one attack from another, but not one person from another. */
export function publicNetwork(address: string): string {
  const network = networkOf(address)
  const [a, b, c, d] = network.split('.')
  if (d !== undefined) return `${a}.${b}.${c}.0/24`
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : ''
}

interface LoggedError {
  type: string
  message: string
  stack: string
  cause?: LoggedError
  [detail: string]: unknown
}

/**
 * The facts of an error that help to mend it. Values that a database quotes, and parameters of queries, are left out.
 */
export function publicError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const { code, statusCode, severity, constraint, table, column, routine } = error as unknown as Record<string, unknown>
  const text = error.message.split(/\nparams:/, 1)[0]!
  return {
    type: error.name,
    message: severity ? text.replace(/"[^"]*"/g, '"…"') : text,
    ...Object.fromEntries(
      Object.entries({ code, statusCode, constraint, table, column, routine }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    // The first lines of a stack repeat the message, so only the lines of places stay.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause && depth < 3 ? { cause: publicError(error.cause, depth + 1) } : {}),
  }
}
