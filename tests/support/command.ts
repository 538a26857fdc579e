/** Runs the shop's command line as an owner does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { cleanEnvironment } from './shop.ts'

const root = join(import.meta.dirname, '../..')

export interface Ran {
  code: number | null
  /** Everything that the command printed, as lines. */
  lines: string[]
}

export interface RunningCommand {
  process: ChildProcess
  ended: Promise<Ran>
}

/** Starts `npm run semena -- <args>` with these variables and no other variables of the shop. */
export function startCommand(args: string[], env: Record<string, string>, limits = ''): RunningCommand {
  const command = [process.execPath, 'shop/start.mjs', '--cli', ...args]
  const [program, ...rest] = limits ? ['/bin/sh', '-c', `${limits}; exec "$0" "$@"`, ...command] : command
  const child = spawn(program!, rest, {
    cwd: root,
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<Ran>((resolve) => {
    child.once('close', (code) => resolve({ code, lines: output.split('\n').filter(Boolean) }))
  })
  return { process: child, ended }
}

export const runCommand = (args: string[], env: Record<string, string>, limits?: string): Promise<Ran> =>
  startCommand(args, env, limits).ended
