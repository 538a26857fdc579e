/** What a disk can be unfit for: it is read-only, or has no space left. Each is told in one line. */
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../../start-error.ts'

/** What a first start takes: 100 MB for the demo shop with its database, and as much again for what comes next. */
const NEEDED_MB = 200
/** With less than one file of its log, PostgreSQL ends, and whoever used it hears of a broken connection only. */
const LEAST_MB = 16
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT'])
/** PostgreSQL's own code for a full disk. */
const DATABASE_FULL = '53100'

/** Throws a StartError where the folder is read-only, or where its disk has too little space for a `first` start. */
export function refuseUnfitDisk(dataDir: string, { first }: { first: boolean }): void {
  const place = existing(dataDir)
  try {
    accessSync(place, constants.W_OK)
  } catch (error) {
    if (codeOf(error) === 'EROFS') throw readOnly(dataDir)
  }
  if (first && freeMegabytes(place) < NEEDED_MB) throw noSpace(dataDir, `a first start needs ${NEEDED_MB} MB`)
}

/** The fault as a StartError, where the disk that holds the folder is its cause. Anything else stays as it is. */
export function asDiskFault(error: unknown, dataDir: string): unknown {
  if (error instanceof StartError) return error
  const codes = codesOf(error)
  if (codes.includes('EROFS')) return readOnly(dataDir)
  const holdsDatabase = existsSync(join(dataDir, 'postgres'))
  const isFull =
    codes.some((code) => NO_SPACE.has(code)) ||
    (holdsDatabase && (codes.includes(DATABASE_FULL) || freeMegabytes(dataDir) < LEAST_MB))
  return isFull ? noSpace(dataDir) : error
}

const readOnly = (dataDir: string): StartError =>
  new StartError(
    `The data folder ${dataDir} is read-only. Let the shop write there, or name another one by SEMENA_DATA.`,
  )

function noSpace(dataDir: string, needed = ''): StartError {
  const free = `${freeMegabytes(existing(dataDir))} MB are free${needed && `, and ${needed}`}`
  return new StartError(
    `No space left on the disk of the data folder ${dataDir}: ${free}. Free some and start again, or name another folder by SEMENA_DATA.`,
  )
}

function freeMegabytes(place: string): number {
  const { bavail, bsize } = statfsSync(place)
  return Math.floor((bavail * bsize) / (1 << 20))
}

/** The folder, or the one around it that is there. */
function existing(folder: string): string {
  let place = resolve(folder)
  while (!existsSync(place)) place = dirname(place)
  return place
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code

function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let one = error; one instanceof Error && codes.length < 8; one = one.cause) codes.push(String(codeOf(one)))
  return codes
}
