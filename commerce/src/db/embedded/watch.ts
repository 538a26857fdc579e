/**
 * Stops the server of a process that was killed: a shell waits for the end of a pipe, which comes however the process
 * ends, and then stops the server unless another process has taken it over.
 */
import { spawn } from 'node:child_process'
import { chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, stopArguments } from './postmaster.ts'
import { programEnvironment } from './run.ts'

/** The id of the process that holds the server. */
const holderOf = ({ folder }: Place): string => join(folder, 'holder')

const SCRIPT = `read -r word
[ "$word" = ended ] && exit
sleep "$3"
[ "$(cat "$1")" = "$2" ] || exit
shift 3
"$@" || exec "$@" -m immediate`

/** Notes that this process holds the server, so that no watch of an earlier holder stops it. */
export function noteHolder(place: Place): void {
  writeFileSync(holderOf(place), `${process.pid}\n`, { mode: 0o600 })
  const { ids } = place.identity
  if (ids.uid !== undefined) chownSync(holderOf(place), ids.uid, ids.gid!)
}

/**
 * Has the server stopped when this process ends, so many seconds later that another one may take it over. Answers what to
 * call once this process has stopped the server itself.
 */
export function watchOver(place: Place, seconds: number): () => Promise<void> {
  const { cluster, programs, identity } = place
  const leave = (): void => rmSync(holderOf(place), { force: true })
  if (process.platform === 'win32') return async () => leave()
  const stop = [...identity.prefix, programs.pgCtl, ...stopArguments(cluster, 'fast')]
  const words = [holderOf(place), String(process.pid), String(seconds), ...stop]
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'sh', ...words], {
    env: programEnvironment(),
    cwd: identity.cwd,
    // The keys that end a command in a terminal must not end this one.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...identity.ids,
  })
  const over = new Promise<void>((resolve) => {
    shell.once('error', () => resolve())
    shell.once('exit', () => resolve())
  })
  shell.stdin.on('error', () => {})
  shell.unref()
  ;(shell.stdin as unknown as { unref(): void }).unref()
  return () => {
    leave()
    shell.ref()
    shell.stdin.end('ended\n')
    return over
  }
}
