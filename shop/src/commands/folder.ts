/** Reads the one folder that a command is given. */
import { resolve } from 'node:path'
import { UsageError } from './usage.ts'

/**
 * The absolute path of the folder. npm runs scripts at the repository's root, but a relative path starts where the
 * owner called npm.
 */
export function namedFolder([path, ...more]: string[]): string {
  if (!path || more.length) throw new UsageError('Name one folder.')
  return resolve(process.env.INIT_CWD ?? '.', path)
}
