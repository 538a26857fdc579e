/** Builds the storefront and the desk, each when its sources have changed since its last build. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
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

/** True when up-to-date builds are there. False when one could not be made; the builder's output is then printed. */
export async function buildPages(): Promise<boolean> {
  for (const app of APPS) if (!(await build(app))) return false
  return true
}

async function build({ name, client }: App): Promise<boolean> {
  const folder = join(ROOT, name)
  if (!existsSync(join(folder, 'vite.config.ts'))) return true
  const stamp = join(folder, 'dist/.sources')
  const isFresh = (sources: string): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
  if (isFresh(digest(name))) return true
  return withLockFile(join(ROOT, 'node_modules/.cache/semena-building'), async () => {
    const sources = digest(name)
    if (isFresh(sources)) return true
    console.log(`Building the ${name} …`)
    const { ok, output } = await vite(folder)
    if (!ok) {
      console.error(`${output.trim()}\nThe ${name} could not be built.`)
      return false
    }
    await compressAssets(join(folder, client))
    writeFileSync(stamp, sources)
    return true
  })
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
