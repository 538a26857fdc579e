/** Starts a real shop in a process of its own, with a fresh data folder, as somebody new to it would. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface RunningShop {
  /** The shop's address without a slash at the end, such as http://127.0.0.1:40123 */
  url: string
  port: number
  folder: string
  process: ChildProcess
  /** What the shop has printed so far. */
  output(): string
  /** Milliseconds from the start of the process to its `ready` line. */
  startedIn: number
  /** Ends the shop as Ctrl-C does, and answers the exit code. The data folder stays. */
  stop(): Promise<number | null>
  /** Kills the shop together with the parent that would start it again, as a loss of power does. The data folder stays. */
  kill(): Promise<void>
  /** Ends the shop and removes its data. */
  remove(): Promise<void>
}

/** A port on which nobody listens at the moment. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

export interface ShopOptions {
  /** The data folder of an earlier shop, with whose data this one goes on. */
  folder?: string
  env?: Record<string, string>
  /** The folder of another copy of the repository, whose shop is started. */
  checkout?: string
  /** What is started; this Node when left out. */
  program?: string
  /** The arguments for Node; those of `npm start` when left out. */
  command?: string[]
}

/** The id of the process that serves, which the parent of `start.mjs` started, on Linux. */
export function servingPid({ process: { pid } }: Pick<RunningShop, 'process'>): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return Number(children.trim().split(' ')[0])
}

/** Starts a shop and waits for its `ready` line. Throws with the shop's output when it ends before that. */
export async function startShop({
  folder = mkdtempSync(join(tmpdir(), 'semena-test-')),
  env = {},
  checkout = root,
  program = process.execPath,
  command = ['shop/start.mjs'],
}: ShopOptions = {}): Promise<RunningShop> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(program, command, {
    cwd: checkout,
    env: {
      ...cleanEnvironment(),
      PORT: String(port),
      SEMENA_DATA: folder,
      SEMENA_RATE_LIMITS: 'off',
      SEMENA_PICTURES_AHEAD: 'off',
      SEMENA_DEMO_HISTORY: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /ready (http:\/\/\S+)/.exec(output)?.[1]
      if (ready) resolve(ready.replace(/\/$/, ''))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code} before it was ready:\n${said(output)}`)))
  })
  const startedIn = performance.now() - started
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    return ended
  }
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve))
    const serving = servingPid({ process: child })
    child.kill('SIGKILL')
    process.kill(serving, 'SIGKILL')
    await ended
  }
  return {
    url,
    port,
    folder,
    process: child,
    output: () => output,
    startedIn,
    stop,
    kill,
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The environment without variables of the shop, so that the machine's settings do not reach a test. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(?:SEMENA_|DATABASE_(?:REPLICA_)?URL$|OTEL_|LISTEN_|NOTIFY_SOCKET$|PORT$|HOST$|VITEST|NODE_OPTIONS$)/.test(
          name,
        ),
    ),
  )
}

/** What a shop wrote, with the lines of its log as their words alone. */
function said(output: string): string {
  return output
    .split('\n')
    .map((line) => {
      try {
        return (JSON.parse(line) as { msg?: string }).msg ?? line
      } catch {
        return line
      }
    })
    .join('\n')
}
