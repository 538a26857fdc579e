/**
 * Finds a Chromium for the browser tests, or installs one: from the system's packages where it may, else Playwright's
 * own. A headless shell is preferred, because it loads a page with less than half of the work of a full browser.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const runs = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

function find(names: readonly string[]): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name)
      try {
        accessSync(file, constants.X_OK)
        return file
      } catch {
        /* The program is not in this folder. */
      }
    }
  }
  return undefined
}

/** Installs the first of the packages that the system offers; answers whether one is there now. */
function install(sudo: readonly string[], packages: readonly string[]): boolean {
  const apt = (...args: string[]): boolean => {
    const [program, ...rest] = [...sudo, 'apt-get', ...args]
    return runs(program!, rest)
  }
  return apt('update', '-q') && packages.some((name) => apt('install', '-y', '-q', '--no-install-recommends', name))
}

/**
 * The path of a Chromium; empty when Playwright's own is to be used. Throws when there is none and none can be
 * installed.
 */
export function ensureChromium(): string {
  const known = process.env.CHROMIUM_PATH || find(SHELLS)
  if (known) return known
  const browser = find(BROWSERS)
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  // Where a browser exists already, nothing is installed with somebody's own password. Only root, as in a container,
  // installs a shell then.
  if (isRoot || (process.platform === 'linux' && !browser)) {
    console.log(
      `${browser ? 'No headless shell of Chromium' : 'No Chromium'} found: installing one for the browser tests.`,
    )
    if (install(isRoot ? [] : ['sudo', '-n'], ['chromium-headless-shell', ...(browser ? [] : ['chromium'])])) {
      const installed = find(SHELLS) ?? find(BROWSERS)
      if (installed) return installed
    }
  }
  if (browser) return browser
  if (runs('npx', ['playwright', 'install', '--only-shell', 'chromium'])) return ''
  throw new Error('No Chromium for the browser tests. Install one and name it by CHROMIUM_PATH.')
}
