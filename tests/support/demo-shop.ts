/**
 * Starts demo shops from copied data, because loading a shop takes longer than most of what a test does with it. The
 * first caller in a run loads the shop that all others are copied from.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { type RunningShop, startShop } from './shop.ts'

/** The variable that tells the processes of a run in which folder they share data. */
const RUN_FOLDER = 'TESTS_FOLDER'
const POLL_MS = 100
/** Where a shop keeps the sizes of its pictures, in its data folder. */
const SIZES = join('media', 'sizes')

/**
 * Shares the folder with all processes of a run, unless the run shares one already. It must be called before they start.
 */
export function shareDemoFolder(runFolder: string): void {
  process.env[RUN_FOLDER] ??= runFolder
}

/** Starts a demo shop that only the caller uses. Outside of a run that shares a folder, its data is loaded anew. */
export async function startDemoShop(env: Record<string, string> = {}): Promise<RunningShop> {
  return startShop({ folder: await demoData(), env })
}

/**
 * Starts a demo shop for browsers, and renders its first pages, which takes longest while nothing is loaded yet. The
 * sizes of pictures lie in one folder for all such shops of a run: each is made once, by whichever shop is asked first.
 */
export async function startVisitedShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const folder = await demoData()
  const runFolder = process.env[RUN_FOLDER]
  if (runFolder) shareSizes(folder, join(runFolder, 'demo', 'sizes'))
  const shop = await startShop({ folder, env })
  for (const path of ['/', '/catalog']) await pageOf(shop, path)
  return shop
}

/** A folder with the data of a demo shop, or an empty one where a run shares none. */
async function demoData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-test-'))
  const runFolder = process.env[RUN_FOLDER]
  if (runFolder) copy(await filled(join(runFolder, 'demo')), folder)
  return folder
}

/**
 * Puts the shared folder in the place of a shop's own. Names in it follow from what a picture shows, and a file gets its
 * name once it is whole, so shops do not disturb each other.
 */
function shareSizes(folder: string, shared: string): void {
  const own = join(folder, SIZES)
  rmSync(own, { recursive: true, force: true })
  symlinkSync(shared, own, 'junction')
}

/** A page of a shop that may still be too busy with its start, which it answers with 503 and a time to wait. */
async function pageOf({ url }: Pick<RunningShop, 'url'>, path: string, tries = 3): Promise<string> {
  const response = await fetch(`${url}${path}`)
  const wait = Number(response.headers.get('retry-after'))
  if (response.status === 503 && wait > 0 && tries > 1) {
    await response.arrayBuffer()
    await pause(wait * 1000)
    return pageOf({ url }, path, tries - 1)
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

/** Makes the pictures of the pages that most journeys open, in their sizes, so that no copy makes them again. */
async function makePictures(shop: RunningShop): Promise<void> {
  const found = new Set<string>()
  for (const path of ['/', '/catalog', '/sort/northern-lights'])
    for (const [tag] of (await pageOf(shop, path)).matchAll(/<img [^>]+>/g))
      for (const [picture] of tag.matchAll(/\/thumbnail\/[^\s",]+/g)) found.add(picture)
  const waiting = found.values()
  const make = async (): Promise<void> => {
    for (const picture of waiting) await (await fetch(shop.url + picture)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, make))
}

async function filled(place: string): Promise<string> {
  const [data, made, failed] = ['data', 'made', 'failed'].map((name) => join(place, name)) as [string, string, string]
  if (!isTaken(place)) {
    try {
      mkdirSync(data)
      const shop = await startShop({ folder: data })
      await makePictures(shop).finally(shop.stop)
      cpSync(join(data, SIZES), join(place, 'sizes'), { recursive: true })
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

/** Whether another process has made the folder before. Makes it if not. */
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
  // PostgreSQL's files may belong to a user of their own, which `cp -a` keeps.
  const { status } = process.platform === 'win32' ? { status: 1 } : spawnSync('cp', ['-a', `${from}/.`, to])
  if (status !== 0) cpSync(from, to, { recursive: true })
}
