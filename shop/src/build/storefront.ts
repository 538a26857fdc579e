/** Builds the storefront when its sources have changed since the last build. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { compressAssets } from './assets.ts'
import { withLockFile } from './lock.ts'
import { digest } from './digest.ts'

export const STOREFRONT = join(ROOT, 'storefront')
const DIST = join(STOREFRONT, 'dist')
const STAMP = join(DIST, '.sources')

/** True when an up-to-date build is there. False when it could not be made; the builder's output is then printed. */
export async function buildStorefront(): Promise<boolean> {
  if (!existsSync(join(STOREFRONT, 'vite.config.ts'))) return true
  if (isFresh(digest())) return true
  return withLockFile(join(ROOT, 'node_modules/.cache/semena-building'), async () => {
    const sources = digest()
    if (isFresh(sources)) return true
    console.log('Building the storefront …')
    const { ok, output } = await vite()
    if (!ok) {
      console.error(`${output.trim()}\nThe storefront could not be built.`)
      return false
    }
    await compressAssets(join(DIST, 'client'))
    writeFileSync(STAMP, sources)
    return true
  })
}

function isFresh(sources: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
}

/**
 * Runs the builder. A missing message or export is only a warning to it, but shoppers would read "undefined", so such a
 * build fails here.
 */
function vite(): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: STOREFRONT,
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
