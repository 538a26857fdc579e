/**
 * Stops the server of a command that was killed: a shell waits for the end of a pipe, which comes however the command
 * ends, and then stops the server unless another process has taken it over. A shop that was killed leaves its server to
 * the next start on purpose, which is then quicker.
 */
import { spawn } from 'node:child_process'
import { chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './postmaster.ts'
import { programEnvironment } from './run.ts'

/** The id of the process that holds the server. */
const holderOf = ({ folder }: Place): string => join(folder, 'holder')

const SCRIPT = `read -r word
[ "$word" = ended ] && exit
[ "$(cat "$1")" = "$2" ] || exit
shift 2
exec "$@"`

/** Notes that this process holds the server, so that no watch of an earlier holder stops it. */
export function noteHolder(place: Place): void {
  writeFileSync(holderOf(place), `${process.pid}\n`, { mode: 0o600 })
  const { ids } = place.identity
  if (ids.uid !== undefined) chownSync(holderOf(place), ids.uid, ids.gid!)
}

/** Has the server stopped when this process ends; answers what to call once it has stopped the server itself. */
export function watchOver(place: Place): () => void {
  const { cluster, programs, identity } = place
  const stop = [...identity.prefix, programs.pgCtl, 'stop', '-D', cluster, '-s', '-m', 'fast', '-w', '-t', '60']
  if (process.platform === 'win32') return () => rmSync(holderOf(place), { force: true })
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'sh', holderOf(place), String(process.pid), ...stop], {
    env: programEnvironment(),
    cwd: identity.cwd,
    // The keys that end a command in a terminal must not end this one.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...identity.ids,
  })
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  ;(shell.stdin as unknown as { unref(): void }).unref()
  return () => {
    rmSync(holderOf(place), { force: true })
    shell.stdin.end('ended\n')
  }
}
