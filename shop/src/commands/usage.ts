/** How commands read their arguments. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The error of a command that was given arguments it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The options and the other arguments; throws a UsageError for an option that is not among them. */
export function parsed<const O extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: O) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** The most that a list shows. */
export const MOST_LISTED = 1000

/** A whole number from 1 on; throws a UsageError that calls it `what`. */
export function whole(text: string, what: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0
  const upTo = most < Number.MAX_SAFE_INTEGER ? `to ${most}` : 'on'
  if (number < 1 || number > most) throw new UsageError(`${what} is a number from 1 ${upTo}, not "${text}".`)
  return number
}

/** The parts of a list that is separated by commas. */
export const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Two spaces between the parts that are not empty. */
export const line = (...parts: string[]): string => parts.filter(Boolean).join('  ')
