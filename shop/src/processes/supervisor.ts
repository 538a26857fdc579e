/**
 * Several shop processes on one port: this process holds the shop's own database and the port, gives each connection to
 * the next of them, starts those that ended anew, and puts new ones in their place without losing a request.
 */
import cluster from 'node:cluster'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError } from '@semena/commerce/embedded'
import type { Config } from '../config/config.ts'
import { addressOf, listenOn, plainListener } from '../http/listen.ts'
import { holdOwnDatabase, OTHER_SHOP_CODE, OtherShopError } from './other-shop.ts'
import { ROOT } from '../root.ts'
import type { Running } from '../start/running.ts'
import { givenSocket } from './service-manager.ts'
import { createConnections, type Taker } from './connections.ts'
import { ADDRESS, type FromProcess, type ToProcess } from './messages.ts'

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

interface Shopkeeper extends Taker {
  /** From 1 on; one that takes another's place has its number. */
  number: number
  since: number
  isReady: boolean
  /** Resolves with true once the process serves, with false when it ended before. */
  ready: Promise<boolean>
  ended: Promise<void>
  /** The code with which it ended. */
  code?: number
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
    host,
    port,
  }: Pick<Config, 'processes' | 'dataDir' | 'databaseUrl' | 'databaseConnections' | 'host' | 'port'>,
  { log = (line) => console.warn(line), file = join(ROOT, 'shop/src/processes/process.ts') }: SupervisorOptions = {},
): Promise<Running> {
  const lookup = pathToFileURL(join(ROOT, 'shop/lookup.mjs')).href
  cluster.setupPrimary({ exec: file, args: [], execArgv: [...process.execArgv, '--import', lookup] })
  const places = new Map<number, Shopkeeper>()
  const all = new Set<Shopkeeper>()
  const connections = createConnections(all)
  const collectors = new Map<number, (from: Shopkeeper, text: string) => void>()
  let asked = 0
  let isEnding = false
  /** Whether a process was ready, so that the tables are what the others expect. */
  let isPrepared = false
  let pause = PAUSE_MS

  const say = ({ worker }: Shopkeeper, message: ToProcess): void => {
    // Whoever has just died hears nothing, and its end is told by itself.
    if (worker.isConnected()) worker.send(message, () => {})
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
      [ADDRESS]: address,
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    })
    const ready = Promise.withResolvers<boolean>()
    const ended = Promise.withResolvers<void>()
    const one: Shopkeeper = {
      worker,
      number,
      since: Date.now(),
      isReady: false,
      takes: false,
      untaken: new Map(),
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
        one.takes = !one.isLeaving
        if (one.isLeaving) limit(one, ENDING_MS)
        if (!isPrepared) {
          isPrepared = true
          for (const other of all) if (!other.isReady) limit(other, READY_MS)
        }
        ready.resolve(true)
        connections.giveWaiting()
      } else if (message.say === 'taken') connections.taken(one, message.number)
      else if (message.say === 'leaving') one.takes = false
      else if (message.say === 'counted') {
        for (const other of all) if (other !== one && other.isReady) say(other, message)
      } else if (message.say === 'metrics') collectors.get(message.ask)?.(one, message.text)
      else void collect().then((texts) => say(one, { say: 'all metrics', ask: message.ask, texts }))
    })
    worker.on('error', (error) => log(`Process ${number} of the shop: ${error.message}`))
    // What it took is told by the channel, which may end after the process has.
    const giveAgain = (): void => {
      if (worker.isDead() && !worker.isConnected()) connections.giveAgain(one)
    }
    worker.once('disconnect', giveAgain)
    worker.once('exit', (code, signal) => {
      giveAgain()
      one.code = code
      clearTimeout(one.limit)
      all.delete(one)
      ready.resolve(false)
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
      if (!(await next.ready) && !isEnding) {
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
    one.takes = false
    say(one, { say: how })
    // One that is not ready yet has the limit of its start, or changes the tables.
    if (one.isReady) limit(one, ENDING_MS)
    return one.ended
  }

  /** Puts a new process in each place. The old one leaves once the new one serves; where that fails, all stay. */
  const roll = async (): Promise<void> => {
    for (let number = 1; number <= processes && !isEnding; number++) {
      const next = open(number)
      if (!(await next.ready)) {
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

  // This process accepts the connections, and not Node's cluster: that one drops those which it has accepted and not yet
  // given away when the last process leaves.
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (connection) => connections.add(connection))
  const listen = async (): Promise<string> => {
    const listening = await listenOn(plainListener(server), { host, port })
    server.on('error', (error) => log(`A connection could not be accepted: ${error.message}`))
    return listening
  }
  // On a socket that was handed over another shop may serve, so what comes is taken only once it can be answered. A port
  // of its own is opened at once: who comes early waits.
  const isGiven = givenSocket() !== null
  const address = isGiven ? addressOf({ host, port }) : await listen()
  const embedded = databaseUrl
    ? undefined
    : await holdOwnDatabase({ dataDir, log }).catch((error: unknown) => {
        server.close()
        throw error
      })
  const close = async ({ drain = false } = {}): Promise<void> => {
    isEnding = true
    // What has come so far is accepted and given away before the port is closed.
    await new Promise((resolve) => setImmediate(resolve))
    server.close()
    await connections.end()
    await Promise.all([...all].map((one) => leave(one, drain ? 'drain' : 'end')))
    await rolling
    await embedded?.stop()
  }
  for (let number = 1; number <= processes; number++) places.set(number, open(number))
  const first = [...places.values()]
  const isStarted = await Promise.all(first.map(({ ready }) => ready))
  if (isStarted.includes(false)) {
    await close()
    const isOther = first.some(({ code }) => code === OTHER_SHOP_CODE)
    const Fault = isOther ? OtherShopError : StartError
    throw new Fault('Not every process of the shop could start, so none goes on.')
  }
  return {
    address: isGiven ? await listen() : address,
    close,
    cut: () => {
      for (const one of all) say(one, { say: 'cut' })
    },
    renew,
  }
}
