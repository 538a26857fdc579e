/**
 * Chooses the user that PostgreSQL runs as: it refuses root, so when root runs the shop it gets a user namespace, or an
 * unprivileged user.
 */
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Programs } from './programs.ts'
import { type Identity, run } from './run.ts'

const NOBODY = 65534
const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/** Chooses the user for the folder that holds the cluster, makes the folder and gives it to that user. */
export async function chooseIdentity(folder: string, programs: Programs): Promise<Identity> {
  const uid = process.getuid?.()
  if (uid !== 0) return ordinary(folder, uid)
  const tried: string[] = []
  for (const identity of candidates(folder)) {
    makeFolder(folder)
    const { ids } = identity
    if (ids.uid !== undefined && statSync(folder).uid !== ids.uid) chownSync(folder, ids.uid, ids.gid!)
    const test = await run(identity, '/bin/sh', [
      '-c',
      '"$0" --version && test -w "$1" && test "$(id -u)" != 0',
      programs.postgres,
      folder,
    ])
    if (test.code === 0) return identity
    tried.push(test.output.trim().split('\n').pop() ?? '')
    if (ids.uid !== undefined) chownSync(folder, 0, 0)
  }
  const reason = tried.find(Boolean)
  throw new StartError(
    `PostgreSQL does not run as root, and no other user can be given ${folder}${reason ? ` (${reason})` : ''}. Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(
      `The data folder ${dirname(folder)} cannot be made (${(error as Error).message}). Name another one by SEMENA_DATA.`,
    )
  }
}

function ordinary(folder: string, uid: number | undefined): Identity {
  makeFolder(folder)
  const { uid: owner } = statSync(folder)
  if (uid !== undefined && owner !== uid)
    throw new StartError(
      `The database in ${folder} belongs to another user (uid ${owner}). Start the shop as that user, or name another folder by SEMENA_DATA.`,
    )
  return { prefix: [], ids: {}, cwd: folder, owner: uid }
}

/**
 * Identities to try. The owner of an existing cluster decides; otherwise the user namespace is tried, then the owner of
 * the folder around, then the user `nobody`.
 */
function candidates(folder: string): Identity[] {
  const namespace: Identity = { prefix: NAMESPACE, ids: {}, cwd: '/', owner: 0 }
  const user = (uid: number, gid: number): Identity => ({ prefix: [], ids: { uid, gid }, cwd: '/', owner: uid })
  if (existsSync(join(folder, 'cluster'))) {
    const { uid, gid } = statSync(join(folder, 'cluster'))
    return [uid === 0 ? namespace : user(uid, gid)]
  }
  let around = resolve(folder)
  while (!existsSync(around)) around = dirname(around)
  const { uid, gid } = statSync(around)
  return [namespace, ...(uid === 0 ? [] : [user(uid, gid)]), user(NOBODY, NOBODY)]
}
