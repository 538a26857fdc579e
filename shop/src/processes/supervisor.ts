/**
 * Several shop processes on one port: this process holds the shop's own database, gives each new connection to the next
 * of them, starts those that ended anew, and puts new ones in their place without losing a request.
 */
import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import { startEmbedded, StartError } from '@semena/commerce/embedded'
import type { Config } from '../config.ts'
import { ROOT } from '../root.ts'
import type { Running } from '../running.ts'
import type { FromProcess, ToProcess } from './messages.ts'

/** How long a process that ended by itself is not started again: at first, and at most. Milliseconds. */
const PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A process that ran for longer had no fault at its start. Milliseconds. */
const STEADY_MS = 60_000
/**
 * How long a new process may take until it is ready, once the tables are what this version expects. Until then it takes
 * as long as it takes: a process that is killed while it changes the tables of a large shop would begin anew for ever.
 * Milliseconds.
 */
export const READY_MS = 120_000
/**
 * How long a process that was told to end may take. Its connections, requests and jobs have limits of their own, which
 * are shorter together, so one that takes longer hangs. systemd waits for a minute. Milliseconds.
 */
export const ENDING_MS = 50_000
/** How long metrics of the processes are waited for. Milliseconds. */
const METRICS_MS = 2000

interface Shopkeeper {
  worker: Worker
  /** From 1 on; one that takes another's place has its number. */
  number: number
  since: number
  isReady: boolean
  /** Resolves with the address once the process serves, with null when it ended before. */
  ready: Promise<string | null>
  ended: Promise<void>
  /** Whether it was told to end. */
  isLeaving: boolean
  /** Kills it when it takes too long. */
  limit?: NodeJS.Timeout
}

export interface SupervisorOptions {
  log?: (line: string) => void
  /** What each process runs instead of the shop. */
  file?: string
}

/** Starts `config.processes` processes and resolves when all are ready. Throws a StartError when one could not start. */
export async function supervise(
  {
    processes,
    dataDir,
    databaseUrl,
    databaseConnections,
  }: Pick<Config, 'processes' | 'dataDir' | 'databaseUrl' | 'databaseConnections'>,
  { log = (line) => console.error(line), file = join(ROOT, 'shop/src/processes/process.ts') }: SupervisorOptions = {},
): Promise<Running> {
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log })
  cluster.setupPrimary({ exec: file, args: [] })
  // The supervisor hands out connections, so that a process that leaves has none waiting.
  cluster.schedulingPolicy = cluster.SCHED_RR
  const places = new Map<number, Shopkeeper>()
  const all = new Set<Shopkeeper>()
  const collectors = new Map<number, (from: Shopkeeper, text: string) => void>()
  let asked = 0
  let isEnding = false
  /** Whether a process was ready, so that the tables are what the others expect. */
  let isPrepared = false
  let pause = PAUSE_MS

  const say = ({ worker }: Shopkeeper, message: ToProcess): void => {
    if (worker.isConnected()) worker.send(message)
  }

  const limit = (one: Shopkeeper, ms: number): void => {
    clearTimeout(one.limit)
    one.limit = setTimeout(() => {
      log(`Process ${one.number} of the shop hangs and is killed.`)
      one.worker.process.kill('SIGKILL')
    }, ms).unref()
  }

  const open = (number: number): Shopkeeper => {
    const worker = cluster.fork({
      SEMENA_PROCESSES: String(processes),
      DATABASE_URL: databaseUrl ?? embedded!.url,
      SEMENA_DATABASE_CONNECTIONS: String(databaseConnections),
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    })
    const ready = Promise.withResolvers<string | null>()
    const ended = Promise.withResolvers<void>()
    const one: Shopkeeper = {
      worker,
      number,
      since: Date.now(),
      isReady: false,
      ready: ready.promise,
      ended: ended.promise,
      isLeaving: false,
    }
    all.add(one)
    if (isPrepared) limit(one, READY_MS)
    worker.on('message', (message: FromProcess) => {
      if (message.say === 'ready') {
        clearTimeout(one.limit)
        one.isReady = true
        if (one.isLeaving) limit(one, ENDING_MS)
        if (!isPrepared) {
          isPrepared = true
          for (const other of all) if (!other.isReady) limit(other, READY_MS)
        }
        ready.resolve(message.address)
      } else if (message.say === 'metrics') collectors.get(message.ask)?.(one, message.text)
      else void collect().then((texts) => say(one, { say: 'all metrics', ask: message.ask, texts }))
    })
    worker.once('error', (error) => log(`Process ${number} of the shop: ${error.message}`))
    worker.once('exit', (code, signal) => {
      clearTimeout(one.limit)
      all.delete(one)
      ready.resolve(null)
      ended.resolve()
      if (places.get(number) === one && !one.isLeaving && !isEnding && one.isReady) restart(one, signal ?? code)
    })
    return one
  }

  /** Starts a process again that ended by itself, after a pause that grows while it keeps ending. */
  const restart = (old: Shopkeeper, cause: number | string): void => {
    if (Date.now() - old.since > STEADY_MS) pause = PAUSE_MS
    log(`Process ${old.number} of the shop ended with ${cause} and is started again.`)
    let last = old
    const again = async (): Promise<void> => {
      // A renewal may have filled the place meanwhile.
      if (isEnding || places.get(old.number) !== last) return
      const next = open(old.number)
      places.set(old.number, next)
      last = next
      if ((await next.ready) === null && !isEnding) {
        log(`Process ${old.number} of the shop could not start again.`)
        wait()
      }
    }
    const wait = (): void => {
      setTimeout(() => void again(), pause).unref()
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
    wait()
  }

  /** The metrics of every process that serves; without those of one that does not answer in time. */
  const collect = (): Promise<[string, string][]> => {
    const ask = ++asked
    const wanted = [...all].filter((one) => one.isReady && !one.isLeaving)
    const texts = new Map<number, string>()
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer)
        collectors.delete(ask)
        resolve([...texts].toSorted(([a], [b]) => a - b).map(([number, text]) => [String(number), text]))
      }
      const timer = setTimeout(finish, METRICS_MS)
      collectors.set(ask, ({ number }, text) => {
        texts.set(number, text)
        if (texts.size === wanted.length) finish()
      })
      for (const one of wanted) say(one, { say: 'metrics', ask })
    })
  }

  const leave = (one: Shopkeeper, how: 'drain' | 'end'): Promise<void> => {
    one.isLeaving = true
    say(one, { say: how })
    // One that is not ready yet has the limit of its start, or changes the tables.
    if (one.isReady) limit(one, ENDING_MS)
    return one.ended
  }

  /** Puts a new process in each place. The old one leaves once the new one serves; where that fails, all stay. */
  const roll = async (): Promise<void> => {
    for (let number = 1; number <= processes && !isEnding; number++) {
      const next = open(number)
      if ((await next.ready) === null) {
        log('A new process could not start, so the others stay as they are.')
        return
      }
      const old = places.get(number)
      places.set(number, next)
      if (old && all.has(old)) await leave(old, 'drain')
    }
    if (!isEnding) log('Every process of the shop is a new one.')
  }
  let rolling: Promise<void> | undefined
  let rollAgain = false
  const renew = (): void => {
    if (rolling) {
      rollAgain = true
      return
    }
    rolling = roll().finally(() => {
      rolling = undefined
      if (rollAgain && !isEnding) {
        rollAgain = false
        renew()
      }
    })
  }

  const close = async (): Promise<void> => {
    isEnding = true
    await Promise.all([...all].map((one) => leave(one, 'end')))
    await rolling
    await embedded?.stop()
  }
  for (let number = 1; number <= processes; number++) places.set(number, open(number))
  const addresses = await Promise.all([...places.values()].map(({ ready }) => ready))
  const [address] = addresses
  if (!address || addresses.includes(null)) {
    await close()
    throw new StartError('Not every process of the shop could start, so none goes on.')
  }
  return {
    address,
    close,
    cut: () => {
      for (const one of all) say(one, { say: 'cut' })
    },
    renew,
  }
}
