/** Finds a Chromium for the browser tests, or installs one: by the system's packages where it may, else Playwright's own. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const runs = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

function find(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const file = join(folder, name)
      try {
        accessSync(file, constants.X_OK)
        return file
      } catch {
        /* not here: look on */
      }
    }
  }
  return undefined
}

/** Path of a Chromium; empty when Playwright's own is to be used. Throws when there is none and none can be had. */
export function ensureChromium(): string {
  const known = process.env.CHROMIUM_PATH || find()
  if (known) return known
  console.log('No Chromium found: installing one for the browser tests.')
  if (process.platform === 'linux') {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const apt = (...args: string[]) => runs([...sudo, 'apt-get', ...args][0]!, [...sudo, 'apt-get', ...args].slice(1))
    if (apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', 'chromium')) {
      const installed = find()
      if (installed) return installed
    }
  }
  if (runs('npx', ['playwright', 'install', 'chromium'])) return ''
  throw new Error('No Chromium for the browser tests. Install one and name it by CHROMIUM_PATH.')
}
