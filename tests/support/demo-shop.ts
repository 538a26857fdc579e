/**
 * Demo shops whose data is copied: to fill a shop takes longer than most of what a test does there. The first caller of
 * a run fills the one that all others are copied from, as any shop's first start does.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { type RunningShop, startShop } from './shop.ts'

/** The variable in which a run tells its processes of a folder that goes with it. */
const RUN_FOLDER = 'TESTS_FOLDER'
const POLL_MS = 100

/** To be called before the processes of a run begin. */
export function shareDemoFolder(runFolder: string): void {
  process.env[RUN_FOLDER] = runFolder
}

/** Starts a demo shop of the caller's own that nobody has used. Outside of a run that shares one, it is made from nothing. */
export async function startDemoShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-test-'))
  const runFolder = process.env[RUN_FOLDER]
  if (runFolder) copy(await filled(join(runFolder, 'demo')), folder)
  return startShop({ folder, env })
}

async function filled(place: string): Promise<string> {
  const [data, made, failed] = ['data', 'made', 'failed'].map((name) => join(place, name)) as [string, string, string]
  if (!isTaken(place)) {
    try {
      mkdirSync(data)
      await (await startShop({ folder: data })).stop()
      writeFileSync(made, '')
    } catch (error) {
      writeFileSync(failed, '')
      throw error
    }
  }
  while (!existsSync(made)) {
    if (existsSync(failed)) throw new Error('the demo shop for the tests was not made')
    // oxlint-disable-next-line no-await-in-loop
    await pause(POLL_MS)
  }
  return data
}

/** Makes the folder, unless another process was first. */
function isTaken(place: string): boolean {
  try {
    mkdirSync(place)
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true
    throw error
  }
}

function copy(from: string, to: string): void {
  // PostgreSQL's files may belong to a user of their own, and stay with it.
  const { status } = process.platform === 'win32' ? { status: 1 } : spawnSync('cp', ['-a', `${from}/.`, to])
  if (status !== 0) cpSync(from, to, { recursive: true })
}
