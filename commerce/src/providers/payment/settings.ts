/** What the readers of payment settings share: values that belong together, and one line for each wrong one. */
import { StartError } from '../../start-error.ts'

/** Answers a variable's trimmed value, or undefined when it is empty. */
export type Get = (name: string) => string | undefined

/** All of these variables, or null when none is set; a part of them is of no use. */
export function allOrNone<T extends string>(get: Get, names: readonly T[]): Record<T, string> | null {
  const missing = names.filter((name) => !get(name))
  if (missing.length === names.length) return null
  if (missing.length > 0) {
    const given = names.filter((name) => get(name))
    throw new StartError(`${given.join(', ')} is of no use without ${missing.join(', ')}.`)
  }
  return Object.fromEntries(names.map((name) => [name, get(name)!])) as Record<T, string>
}

/** The value may be a secret, so it is not repeated. */
export const mustBe = (name: string, wanted: string): StartError => new StartError(`${name} must be ${wanted}.`)

export function shaped(name: string, value: string, shape: RegExp, wanted: string): string {
  if (shape.test(value)) return value
  throw mustBe(name, wanted)
}

export const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(host)

/** Loopback, a name without a dot as containers have, or an address that the internet does not route. */
export const isPrivate = (host: string): boolean => isLoopback(host) || PRIVATE.test(host)
const PRIVATE =
  /^(?:[a-z][\w-]*|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|[\w.-]+\.onion|\[f[cd][\da-f:]+\])$/
