/** Faults that are printed go through the same filter as the log, whoever prints them: our code, a library, the storefront. */
import { withoutSecrets } from '@semena/contract/secrets'
import { publicError } from './http/private.ts'

const FILTERED = Symbol.for('semena.console')
const METHODS = ['error', 'warn', 'trace'] as const

/** From now on what is printed as an error holds no secret. Answers of commands, which an owner asked for, stay as they are. */
export function filterConsole(target: Pick<Console, (typeof METHODS)[number]> = console): void {
  const marked = target as { [FILTERED]?: true }
  if (marked[FILTERED]) return
  marked[FILTERED] = true
  const error = target.error.bind(target)
  for (const method of METHODS) target[method] = (...parts: unknown[]) => error(parts.map(printable).join(' '))
}

/** As it may be printed. Of an error only what the log tells of one; of anything else nothing that nobody looked through. */
export function printable(part: unknown): string {
  if (part instanceof Error) return errorText(part)
  return withoutSecrets(typeof part === 'string' ? part : asJson(part))
}

/** The filter knows fields by how JSON writes them. */
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
