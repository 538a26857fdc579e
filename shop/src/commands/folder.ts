/** The one folder that a command is given. */
import { resolve } from 'node:path'
import { UsageError } from './usage.ts'

/** npm runs scripts at the root; the folder is meant from where the owner stands. */
export function namedFolder([path, ...more]: string[]): string {
  if (!path || more.length) throw new UsageError('Name one folder.')
  return resolve(process.env.INIT_CWD ?? '.', path)
}
