/** Helpers for reading providers' variables: values that belong together, one line of error for each wrong value. */
import { StartError } from '../start-error.ts'

/** Answers a variable's trimmed value, or undefined when it is empty. */
export type Get = (name: string) => string | undefined

/** The values of all these variables; null when none is set. Throws a StartError when only some are. */
export function allOrNone<T extends string>(get: Get, names: readonly T[]): Record<T, string> | null {
  const missing = names.filter((name) => !get(name))
  if (missing.length === names.length) return null
  if (missing.length > 0) {
    const given = names.filter((name) => get(name))
    throw new StartError(`${given.join(', ')} is of no use without ${missing.join(', ')}.`)
  }
  return Object.fromEntries(names.map((name) => [name, get(name)!])) as Record<T, string>
}

/** Whether a variable is on; throws the error of a wrong value, which it repeats. */
export function onOff(name: string, value: string, wanted = 'on or off'): boolean {
  if (/^(?:on|1|true|yes)$/i.test(value)) return true
  if (/^(?:off|0|false|no)$/i.test(value)) return false
  throw new StartError(`${name} is ${JSON.stringify(value)}; it must be ${wanted}.`)
}

/** The error of a wrong value, which it does not repeat, because the value may be a secret. */
export const mustBe = (name: string, wanted: string): StartError => new StartError(`${name} must be ${wanted}.`)

/** The value if it has that shape; throws the error of a wrong value otherwise. */
export function shaped(name: string, value: string, shape: RegExp, wanted: string): string {
  if (shape.test(value)) return value
  throw mustBe(name, wanted)
}

/** Whether a host is this machine itself. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(host)

/**
 * Whether a host is on this machine, a name without a dot as containers have, or an address that the internet does not
 * route.
 */
export const isPrivate = (host: string): boolean => isLoopback(host) || PRIVATE.test(host)
const PRIVATE =
  /^(?:[a-z][\w-]*|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|[\w.-]+\.onion|\[f[cd][\da-f:]+\])$/
