/** Texts of long runs, and what the processor's time of this process does as they grow. */
import { createHash } from 'node:crypto'
import { connect } from 'node:net'

/** What long runs are made of. Each ends with a mark that fits nothing, because patterns try everything before they give up. */
const PARTS = [...Array.from('a0 .-/%",;=&@([{*\\'), '_a', 'a ', 'a.', 'a@', '1,', '<a ', 'aБ1', '\u0301']
export const RUNS: readonly ((length: number) => string)[] = PARTS.map(
  (part) => (length) => `${part.repeat(Math.max(0, Math.floor((length - 1) / part.length)))}!`,
)
export const nameOf = (run: (length: number) => string): string => JSON.stringify(run(5))

/** A place where a stranger's text is read. */
export interface Place {
  name: string
  /** The lengths that are tried: up to the most that is taken there, or a little more. */
  lengths: readonly number[]
  send(text: string): Promise<unknown>
  /** The texts that are tried, where they are not runs alone. */
  runs?: readonly ((length: number) => string)[]
}

/** What a text may take before its growth is measured, on a machine that takes `REFERENCE_MS` for `reference`. Milliseconds. */
const FLOOR_MS = 20
const REFERENCE_MS = 17
/** Twice the text may take so many times as long. */
const MOST = 3
/** How often what grew too fast is measured again: other work of the process passes, a fault stays. */
const TIMES_AGAIN = 3

export interface Growth {
  what: string
  ms: number
  ratio: number
}

/** The processor's time that this process takes for something, in all its threads. Milliseconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The least of some times: whatever else runs can only add to them. */
async function leastOf(times: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < times; i++) least = Math.min(least, await timeOf(work))
  return least
}

/** A fixed piece of work, which tells how fast a machine is at this moment. */
async function reference(): Promise<void> {
  for (let i = 0; i < 40; i++)
    createHash('sha256')
      .update(JSON.stringify('a'.repeat(200_000)))
      .digest()
}

/** The floor on this machine, as busy as it is: slower machines get more, none gets less than `FLOOR_MS`. Milliseconds. */
export async function floorHere(): Promise<number> {
  const speed = (await leastOf(5, reference)) / REFERENCE_MS
  return FLOOR_MS * Math.max(1, speed)
}

/**
 * How the time grows where a place's texts take more than noise above an empty one, each with its worst length; those
 * that grow too fast are measured again. `floor` as `floorHere` answers it, in milliseconds.
 */
export async function growthsOf({ name, lengths, send, runs = RUNS }: Place, floor: number): Promise<Growth[]> {
  const found: Growth[] = []
  const empty = await leastOf(3, () => send(''))
  const above = async (text: string): Promise<number> => (await leastOf(3, () => send(text))) - empty
  for (const run of runs)
    for (const length of lengths) {
      const text = run(length)
      if ((await timeOf(() => send(text))) - empty < floor) continue
      const growth = async (): Promise<Growth | null> => {
        const ms = await above(text)
        if (ms < floor) return null
        const ratio = ms / Math.max(1, await above(run(length / 2)))
        return { what: `${name}, ${nameOf(run)} × ${length}`, ms, ratio }
      }
      let last = await growth()
      for (let again = 0; again < TIMES_AGAIN && last && isTooFast(last); again++) last = await growth()
      if (last) found.push(last)
      if (last && isTooFast(last)) return found
    }
  return found
}

export const isTooFast = ({ ratio }: Growth): boolean => ratio > MOST

export interface Request {
  method?: string
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** Sends a request byte by byte as it is given, which no client would, and answers the status. */
export function sendRaw(port: number, { method, path, headers = {}, body = '' }: Request): Promise<number> {
  const bytes = Buffer.from(body)
  const all = {
    host: `127.0.0.1:${port}`,
    ...(body ? { 'content-type': 'application/json', 'content-length': String(bytes.length) } : {}),
    ...headers,
    connection: 'close',
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    let first = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (chunk: Buffer) => (first ||= chunk.toString('latin1', 0, 12)))
    // A server that refuses early may reset what is still being sent.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      first || error.code === 'EPIPE' || error.code === 'ECONNRESET' ? null : reject(error),
    )
    socket.on('close', () => resolve(Number(first.slice(9))))
    socket.write(`${method ?? (body ? 'POST' : 'GET')} ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
    socket.write(bytes)
  })
}
