/**
 * HTTP load on this machine, from processes of its own, and a plain server that shows the most the machine can do. The
 * generator is `wrk` where it is installed, because it costs a fraction of what a server in Node costs; elsewhere two
 * processes of autocannon, which may be slower than the server that they measure.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Runs a program until it ends; throws when it ends with a fault. */
export const run = promisify(execFile)

export interface Figure {
  perSecond: number
  /** Time within which 99 of 100 requests were answered, in milliseconds. */
  p99: number
}
export interface LoadOptions {
  seconds?: number
  connections?: number
  /** A body that is sent by POST as JSON. */
  body?: string
}

/** The generator that this machine has. */
export const generator: 'wrk' | 'autocannon' = await run('wrk', ['-v']).then(
  () => 'wrk' as const,
  // It prints its version and ends with 1.
  (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? ('autocannon' as const) : ('wrk' as const)),
)

/**
 * Requests a URL as often as the server answers. Each `{i}` in it becomes a running number, so that no two requests are
 * the same. Throws when an answer is not 2xx or does not come.
 */
export async function load(url: string, { seconds = 5, connections = 32, body }: LoadOptions = {}): Promise<Figure> {
  return generator === 'wrk'
    ? byWrk(url, { seconds, connections, ...(body ? { body } : {}) })
    : byAutocannon(url, { seconds, connections, ...(body ? { body } : {}) })
}

async function byWrk(url: string, { seconds, connections, body }: Required<Omit<LoadOptions, 'body'>> & LoadOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'semena-load-'))
  try {
    const script = join(folder, 'requests.lua')
    writeFileSync(script, luaScript(url, body))
    const { stdout } = await run('wrk', [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '--timeout',
      '10s',
      '-s',
      script,
      new URL('/', url).href,
    ])
    const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0]
    if (failed) throw new Error(`${url}: ${failed}`)
    const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
    const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
    if (!perSecond || !p99) throw new Error(`wrk printed no figures:\n${stdout}`)
    return { perSecond, p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function luaScript(url: string, body: string | undefined): string {
  const path = JSON.stringify(url.replace(/^https?:\/\/[^/]+/, '') || '/')
  const sent = body
    ? `wrk.method = "POST"\nwrk.body = ${JSON.stringify(body)}\nwrk.headers["content-type"] = "application/json"\n`
    : ''
  return `${sent}local path = ${path}
local i = 0
request = function()
  i = i + 1
  local numbered = path:gsub("{i}", tostring(i))
  return wrk.format(nil, numbered)
end
`
}

async function byAutocannon(
  url: string,
  { seconds, connections, body }: Required<Omit<LoadOptions, 'body'>> & LoadOptions,
): Promise<Figure> {
  const processes = 2
  const figures = await Promise.all(
    Array.from({ length: processes }, async (_, part): Promise<Figure> => {
      const task = { url, seconds, connections: connections / processes, part, ...(body ? { body } : {}) }
      const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'generator.ts'), JSON.stringify(task)])
      return JSON.parse(stdout) as Figure
    }),
  )
  return {
    perSecond: figures.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99: Math.max(...figures.map(({ p99 }) => p99)),
  }
}

/** Serves these bytes from memory by node:http in a process of its own. */
export async function serveBytes(bytes: Buffer): Promise<{ url: string; pid: number; close(): void }> {
  return serve(
    `
    const chunks = []
    process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
      const body = Buffer.concat(chunks)
      const server = require('node:http').createServer((request, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
        response.end(body)
      })
      server.listen(0, '127.0.0.1', () => console.log(server.address().port))
    })`,
    bytes,
  )
}

/** Runs a program of one file that reads `input` and prints the port on which it then serves. */
export async function serve(
  program: string | { file: string },
  input: Buffer | string,
): Promise<{ url: string; pid: number; close(): void }> {
  const child = spawn(process.execPath, typeof program === 'string' ? ['-e', program] : [program.file], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  process.once('exit', () => child.kill())
  child.stdin.end(input)
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())))
    child.once('exit', (code) => reject(new Error(`the program ended with ${code} before it served`)))
  })
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid!, close: () => void child.kill() }
}
