/** Runs commands one after another with the project's own programs, and closes with one line of counts. */
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const done: { name: string; ok: boolean; seconds: number }[] = []

/** Runs a command at the repository's root; its output is shown as it comes. */
export function step(name: string, command: string, args: string[]): void {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const env = { ...process.env, PATH: path, FORCE_COLOR: '0', NO_COLOR: '1' }
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) console.error(`${command}: ${error.message}`)
  done.push({ name, ok: status === 0, seconds: (performance.now() - start) / 1000 })
}

/** Prints what passed and failed, and ends the process with 1 if anything did. */
export function finish(): never {
  const failed = done.filter((s) => !s.ok)
  console.log(`\n${done.map((s) => `${s.ok ? 'ok    ' : 'FAILED'} ${s.name} (${s.seconds.toFixed(1)} s)`).join('\n')}`)
  console.log(`\n${done.length - failed.length} passed, ${failed.length} failed`)
  process.exit(failed.length ? 1 : 0)
}
