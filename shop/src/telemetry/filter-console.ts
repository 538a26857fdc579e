/**
 * Sends errors that are printed through the same filter as the log, whether our code, a library or the storefront
 * prints them.
 */
import { withoutSecrets } from '@semena/contract/secrets'
import { publicError } from '../http/private.ts'

const FILTERED = Symbol.for('semena.console')
const METHODS = ['error', 'warn', 'trace'] as const

/** The levels of the log by the method that prints. */
const LEVELS = { error: 50, warn: 40, trace: 40 } as const

/**
 * Makes `console.error`, `warn` and `trace` print no secrets from now on. `console.log` stays as it is, because
 * commands answer by it what an owner asked for. With `log` each is a line of the log, as the server's are.
 */
export function filterConsole(
  target: Pick<Console, (typeof METHODS)[number]> = console,
  { log = false }: { log?: boolean } = {},
): void {
  const marked = target as { [FILTERED]?: true }
  if (marked[FILTERED]) return
  marked[FILTERED] = true
  const error = target.error.bind(target)
  for (const method of METHODS)
    target[method] = (...parts: unknown[]) =>
      error(log ? logLine(LEVELS[method], parts) : parts.map(printable).join(' '))
}

/** A line of the log, in JSON. The facts of an error stand beside the words. */
function logLine(level: number, parts: unknown[]): string {
  const fault = parts.find((part) => part instanceof Error)
  const words = parts.filter((part) => part !== fault).map(printable)
  const line = {
    level,
    time: Date.now(),
    process: process.pid,
    ...(fault ? { err: publicError(fault) } : {}),
    msg: words.join(' ') || fault?.message,
  }
  return withoutSecrets(JSON.stringify(line))
}

/**
 * The text of a value without secrets. Of an error it says only what the log would say; anything else goes through the
 * filter.
 */
export function printable(part: unknown): string {
  if (part instanceof Error) return errorText(part)
  return withoutSecrets(typeof part === 'string' ? part : asJson(part))
}

/** The filter recognises fields by the way JSON writes them. */
function asJson(part: unknown): string {
  try {
    return JSON.stringify(part) ?? String(part)
  } catch {
    return typeof part
  }
}

function errorText(error: Error): string {
  const lines: string[] = []
  for (let told: ReturnType<typeof publicError> | undefined = publicError(error); told; told = told.cause) {
    const { type, message, stack, cause: _cause, ...details } = told
    const facts = Object.entries(details).map(([name, value]) => `${name} ${String(value)}`)
    lines.push([`${lines.length ? 'Cause: ' : ''}${type}: ${message}`, ...facts].join(', '), stack)
  }
  return withoutSecrets(lines.filter(Boolean).join('\n'))
}
