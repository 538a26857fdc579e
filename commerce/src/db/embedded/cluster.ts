/**
 * The database's files. They are made in another folder and moved into place whole, so that a half-made cluster never
 * counts.
 */
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Programs } from './programs.ts'
import type { Place } from './postmaster.ts'
import { type Identity, run } from './run.ts'

export const USER = 'semena'
const UNFINISHED = /^cluster\.new-/

/**
 * Makes the cluster in `folder` when there is none; `onBegun` is told when that has begun. Throws an error of one line
 * when it is unfit for these programs.
 */
export async function ensureCluster(
  folder: string,
  programs: Programs,
  identity: Identity,
  onBegun?: Place['onBegun'],
): Promise<string> {
  const cluster = join(folder, 'cluster')
  if (!existsSync(cluster)) await makeCluster(folder, cluster, programs, identity, onBegun)
  if (!existsSync(join(cluster, 'PG_VERSION')) || !existsSync(join(cluster, 'global/pg_control')))
    throw new StartError(
      `The database in ${cluster} is incomplete. Put its backup there, or move the folder away to begin anew.`,
    )
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (Number(version) !== programs.major)
    throw new StartError(
      `The database in ${cluster} was made by PostgreSQL ${version}, the shop brings ${programs.major}: export it with the older version and import it, or set DATABASE_URL.`,
    )
  return cluster
}

async function makeCluster(
  folder: string,
  cluster: string,
  programs: Programs,
  identity: Identity,
  onBegun?: Place['onBegun'],
): Promise<void> {
  for (const entry of readdirSync(folder)) if (isAbandoned(entry)) rmSync(join(folder, entry), { recursive: true })
  const fresh = join(folder, `cluster.new-${process.pid}-${randomBytes(3).toString('hex')}`)
  const args = ['-D', fresh, '-U', USER, '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und', ...letters()]
  const made = await run(identity, programs.initdb, [...args, '--no-instructions', ...access(folder, identity)], () =>
    onBegun?.('MAKING'),
  )
  if (made.code !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new StartError(`The database could not be made in ${folder}: ${reasonOf(made.output)}`)
  }
  try {
    renameSync(fresh, cluster)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    // Another process was faster, and its cluster is as good.
    if (!existsSync(cluster)) throw error
  }
}

/** The locale by which trigrams tell letters from other characters: in plain C no Cyrillic character is a letter. */
function letters(): string[] {
  if (process.platform === 'win32') return ['--locale=C']
  return ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`]
}

/** Whether a process that no longer runs left this unfinished folder. */
function isAbandoned(entry: string): boolean {
  if (!UNFINISHED.test(entry)) return false
  try {
    return !process.kill(Number(entry.split('-')[1]), 0)
  } catch {
    return true
  }
}

/**
 * Who may connect: anybody who reaches the private socket; on Windows, whoever knows the password that is stored beside
 * it.
 */
function access(folder: string, { ids }: Identity): string[] {
  if (process.platform !== 'win32') return ['-A', 'trust']
  const file = passwordFile(folder)
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (ids.uid !== undefined) chownSync(file, ids.uid, ids.gid!)
  return ['-A', 'scram-sha-256', `--pwfile=${file}`]
}

const passwordFile = (folder: string) => join(folder, 'password')

/** The password of the cluster's only user, or undefined where none is needed. */
export function passwordOf(folder: string): string | undefined {
  return process.platform === 'win32' ? readFileSync(passwordFile(folder), 'utf8').trim() : undefined
}

/** The line of a program's output that says what went wrong, in words for an owner. */
export function reasonOf(output: string): string {
  if (/No space left on device/i.test(output)) return 'No space left on the disk. Free some and start again.'
  const lines = output.trim().split('\n')
  const telling =
    lines.findLast((l) => /FATAL|PANIC/.test(l)) ?? lines.findLast((l) => /error:/i.test(l)) ?? lines.at(-1)
  return (telling ?? '').replace(/^.*?(?:FATAL|PANIC|error):\s*/, '').trim() || 'it said nothing.'
}
