/**
 * A listening socket that a small program holds, as systemd does: shops are started on it by `LISTEN_FDS` and end, and
 * it stays open all the time.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { cleanEnvironment } from './shop.ts'

/** For each line, which names a program's number and folder, starts a shop there and says when it began and ended. */
const HOLDER = `
while read -r number folder; do
  (
    sh -c 'echo "began $1 $$" >&4; cd "$2" && LISTEN_PID=$$ LISTEN_FDS=1 exec "$NODE" shop/start.mjs 4>&-' \\
      sh "$number" "$folder" >"$OUTPUT/$number.log" 2>&1 </dev/null
    echo "ended $number $?" >&4
  ) &
done
wait
`

export interface StartedShop {
  pid: number
  /** What it has printed so far. */
  output(): string
  /** Resolves once it serves; throws with its output when it ends before. */
  ready: Promise<void>
  /** Resolves with its exit code. */
  ended: Promise<number>
}

export interface HeldSocket {
  url: string
  port: number
  /** Starts a shop of the repository in `checkout` on the socket. */
  start(checkout: string): Promise<StartedShop>
  /** Closes the socket once every shop has ended. */
  close(): Promise<void>
}

/** Opens a socket on a free port of loopback. Shops are given `env`, and write what they print into `folder`. */
export async function holdSocket(folder: string, env: Record<string, string>): Promise<HeldSocket> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // Node has no public name for the file of a listening socket.
  const { fd } = (server as unknown as { _handle: { fd: number } })._handle
  const holder: ChildProcess = spawn('sh', ['-c', HOLDER], {
    env: { ...cleanEnvironment(), ...env, PORT: String(port), OUTPUT: folder, NODE: process.execPath },
    stdio: ['pipe', 'ignore', 'inherit', fd, 'pipe'],
  })
  await once(holder, 'spawn')
  server.close()
  const began = new Map<string, (pid: number) => void>()
  const ended = new Map<string, (code: number) => void>()
  createInterface({ input: holder.stdio[4] as NodeJS.ReadableStream }).on('line', (line) => {
    const [what, number, value] = line.split(' ') as [string, string, string]
    ;(what === 'began' ? began : ended).get(number)?.(Number(value))
  })
  let last = 0
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async start(checkout) {
      const number = String(++last)
      const output = (): string => readFileSync(join(folder, `${number}.log`), 'utf8')
      const pid = new Promise<number>((resolve) => began.set(number, resolve))
      const end = new Promise<number>((resolve) => ended.set(number, resolve))
      holder.stdin!.write(`${number} ${checkout}\n`)
      const id = await pid
      const ready = (async () => {
        let code: number | undefined
        void end.then((value) => (code = value))
        // oxlint-disable-next-line no-await-in-loop
        for (;;) {
          if (/^ready http/m.test(output())) return
          if (code !== undefined) throw new Error(`the shop ended with ${code} before it was ready:\n${output()}`)
          // oxlint-disable-next-line no-await-in-loop
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      })()
      ready.catch(() => {})
      return { pid: id, output, ready, ended: end }
    },
    async close() {
      const over = once(holder, 'exit')
      holder.stdin!.end()
      await over
    },
  }
}
