/** Builds the storefront and the desk, each when its sources have changed since its last build, both at the same time. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import type { Steps } from '../start/steps.ts'
import { compressAssets } from './assets.ts'
import { digest } from './digest.ts'
import { withLockFile } from './lock.ts'

interface App {
  /** Its folder, a workspace. */
  name: 'storefront' | 'desk'
  /** The folder of its build whose files browsers get. */
  client: string
}

const APPS: readonly App[] = [
  { name: 'storefront', client: 'dist/client' },
  { name: 'desk', client: 'dist' },
]

/** What is to be built. */
export const staleApps = (): readonly App[] => APPS.filter(({ name }) => !isFresh(name, digest(name)))

/** The step that a start shows while it builds them. */
export const buildStep = (apps: readonly App[]): string =>
  `Build ${apps.map(({ name }) => `the ${name}`).join(' and ')}`

/** Builds them side by side. False when one could not be made; the builder's output is then printed. */
export async function buildPages(apps: readonly App[], steps: Steps): Promise<boolean> {
  if (apps.length === 0) return true
  steps.begin(buildStep(apps))
  const faults = await withLockFile(join(ROOT, 'node_modules/.cache/semena-building'), () =>
    Promise.all(apps.map(build)),
  )
  if (faults.every((fault) => fault === null)) {
    steps.end()
    return true
  }
  steps.fail()
  for (const fault of faults) if (fault !== null) console.error(fault)
  return false
}

const stampOf = (name: string): string => join(ROOT, name, 'dist/.sources')

function isFresh(name: string, sources: string): boolean {
  if (!existsSync(join(ROOT, name, 'vite.config.ts'))) return true
  return existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === sources
}

/** Builds one of them. Answers what went wrong; null when nothing did. */
async function build({ name, client }: App): Promise<string | null> {
  const sources = digest(name)
  // Another process may have built it meanwhile.
  if (isFresh(name, sources)) return null
  const folder = join(ROOT, name)
  const { ok, output } = await vite(folder)
  if (!ok) return `${output.trim()}\nThe ${name} could not be built.`
  await compressAssets(join(folder, client))
  writeFileSync(stampOf(name), sources)
  return null
}

/**
 * Runs the builder. A missing message or export is only a warning to it, but readers would see "undefined", so such a
 * build fails here.
 */
function vite(cwd: string): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const read = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0 && !output.includes('IMPORT_IS_UNDEFINED'), output }))
  })
}
