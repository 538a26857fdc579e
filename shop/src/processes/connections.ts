/**
 * The connections that the supervisor has accepted, until a process has taken them. Each is given to the next process
 * that takes what it is given. One that hangs gets two of them at most, and what it has not taken when it ends is given to
 * another one.
 */
import type { Worker } from 'node:cluster'
import type { Socket } from 'node:net'
import type { ToProcess } from './messages.ts'

/**
 * How many connections may be on their way to one process, which has not taken them. Node sends the second one when the first has arrived, so more
 * would not be quicker.
 */
export const MOST_UNTAKEN = 2
/** How long a connection waits until a process takes it. Milliseconds. */
export const TAKEN_MS = 30_000
/**
 * How many connections wait while no process is free; the one that came first then makes room. More than the 4096 that
 * a socket of systemd holds for a shop that restarts, because all of them come at once.
 */
export const MOST_WAITING = 5000
/** How long what waits is given away before the shop ends. Milliseconds. */
const ENDING_MS = 2000

/** A process, as far as it is given connections. */
export interface Taker {
  worker: Worker
  /** Whether it is given connections. */
  takes: boolean
  /** What was given to it and what it has not taken yet, by the numbers that the messages name. */
  untaken: Map<number, Socket>
}

export interface Connections {
  /** Gives a new connection to a process, or keeps it until one is free. */
  add(connection: Socket): void
  /** A process has taken the connection of that number. */
  taken(from: Taker, number: number): void
  /** Gives away what waits: a process is free. */
  giveWaiting(): void
  /** Gives what a process that has ended did not take to another one. */
  giveAgain(from: Taker): void
  /** Gives away what waits, for a moment, and closes what nobody took. No connection may be added afterwards. */
  end(): Promise<void>
}

export function createConnections(takers: ReadonlySet<Taker>): Connections {
  /** Those that nobody was free for, in the order in which they came. */
  const waiting = new Set<Socket>()
  /** What ends the patience with each that was not taken. */
  const limits = new Map<Socket, NodeJS.Timeout>()
  let turn = 0
  let last = 0
  let isOver = false
  let emptied = Promise.withResolvers<void>()

  const serves = ({ takes, worker }: Taker): boolean => takes && worker.isConnected()

  const drop = (connection: Socket): void => {
    clearTimeout(limits.get(connection))
    limits.delete(connection)
    // Where another process has a copy this closes no more than the descriptor of this one.
    connection.destroy()
  }

  /** Gives a connection to the next process that is free; answers false where none is. */
  const give = (connection: Socket): boolean => {
    const free = [...takers].filter((one) => serves(one) && one.untaken.size < MOST_UNTAKEN)
    if (free.length === 0) return false
    const to = free[turn++ % free.length]!
    const number = ++last
    to.untaken.set(number, connection)
    // This process keeps a copy, because one that dies takes nothing of what is on its way.
    const message = { say: 'take', number } satisfies ToProcess
    to.worker.send(message, connection, { keepOpen: true }, () => {
      // What could not be sent is given again when the process has ended.
    })
    return true
  }

  const giveWaiting = (): void => {
    for (const connection of waiting) {
      if (!give(connection)) return
      waiting.delete(connection)
    }
    emptied.resolve()
  }

  const place = (connection: Socket): void => {
    if (give(connection)) return
    if (isOver) drop(connection)
    else waiting.add(connection)
    if (waiting.size <= MOST_WAITING) return
    const [first] = waiting
    waiting.delete(first!)
    drop(first!)
  }

  const giveUp = (connection: Socket): void => {
    limits.delete(connection)
    if (waiting.delete(connection)) connection.destroy()
    // A process that hangs has a copy, which it would hold for as long as it hangs: the client is told at least.
    else connection.end()
  }

  return {
    add(connection) {
      connection.on('error', () => {})
      limits.set(connection, setTimeout(() => giveUp(connection), TAKEN_MS).unref())
      place(connection)
    },
    taken({ untaken }, number) {
      const connection = untaken.get(number)
      untaken.delete(number)
      if (connection) drop(connection)
      giveWaiting()
    },
    giveWaiting,
    giveAgain({ untaken }) {
      const again = [...untaken.values()]
      untaken.clear()
      for (const connection of again) {
        if (limits.has(connection)) place(connection)
        else connection.destroy()
      }
    },
    async end() {
      if (waiting.size > 0 && [...takers].some(serves)) {
        emptied = Promise.withResolvers()
        const patience = setTimeout(emptied.resolve, ENDING_MS)
        await emptied.promise
        clearTimeout(patience)
      }
      isOver = true
      for (const connection of waiting) drop(connection)
      waiting.clear()
    },
  }
}
