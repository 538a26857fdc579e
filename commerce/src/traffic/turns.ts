/**
 * Queue turns: places for which visitors wait, such as connections of the database, costly operations and rendered
 * pages. Each network waits in a queue of its own and the queues are served in turn, so that a network that asks for
 * much waits for itself. Nobody waits without end: after a limited time, or behind too many others, the answer is
 * `Busy`.
 */

/** The error when every place is taken. Nothing was begun, and the caller may try again later. */
export class Busy extends Error {
  /** With which Fastify answers where no route does. */
  readonly statusCode = 503
  constructor(message = 'Every place was taken for too long.') {
    super(message)
    this.name = 'Busy'
  }
}

export interface Turns {
  /** Waits for a place and answers a function that gives it back, which may be called twice. Rejects with `Busy`. */
  take(network: string): Promise<() => void>
  /** Number of those who wait at the moment. */
  readonly waiting: number
}

export interface TurnsInput {
  places: number
  /** Longest time that anybody waits, in milliseconds. */
  patienceMs: number
  /** How many may wait at a time, of one network (500 when left out) and in all (2000). */
  waitingOfOne?: number
  waitingInAll?: number
  /**
   * Whether a network may have the last place as well while no other asked within a minute. Whoever comes then waits for
   * one of the running operations, and has a place left from then on.
   */
  allWhenAlone?: boolean
}

const NOBODY = { network: '', at: -Infinity }

interface Waiting {
  network: string
  begin: (release: () => void) => void
  timer: NodeJS.Timeout
}

/** How long a place is left for others after one of them asked. Milliseconds. */
const OTHERS_MS = 60_000

/** Makes `places` places that networks take in turn. */
export function createTurns({
  places,
  patienceMs,
  waitingOfOne = 500,
  waitingInAll = 2000,
  allWhenAlone = false,
}: TurnsInput): Turns {
  /** Those who wait, by network; the network whose turn is next comes first. */
  const queues = new Map<string, Set<Waiting>>()
  const held = new Map<string, number>()
  /** The network that asked last, and the one that did before it, with the moments of their last questions. */
  let [last, before] = [NOBODY, NOBODY]
  let taken = 0
  let waiting = 0
  let isDue = false

  const note = (network: string): void => {
    if (network !== last.network) before = last
    last = { network, at: performance.now() }
  }
  /** Most places of a network: one of several is left for others. */
  const mostOf = (network: string): number => {
    if (!allWhenAlone) return Math.max(1, places - 1)
    const other = last.network === network ? before : last
    return performance.now() - other.at < OTHERS_MS ? Math.max(1, places - 1) : places
  }
  const isFree = (network: string): boolean => taken < places && (held.get(network) ?? 0) < mostOf(network)
  const begin = (network: string): (() => void) => {
    taken++
    held.set(network, (held.get(network) ?? 0) + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      taken--
      const left = held.get(network)! - 1
      if (left > 0) held.set(network, left)
      else held.delete(network)
      if (waiting > 0) serveSoon()
    }
  }
  const leave = (one: Waiting): void => {
    const queue = queues.get(one.network)!
    queue.delete(one)
    if (queue.size === 0) queues.delete(one.network)
    clearTimeout(one.timer)
    waiting--
  }
  const serve = (): void => {
    for (const [network, queue] of queues) {
      if (taken >= places) return
      if (!isFree(network)) continue
      const [first] = queue as Iterable<Waiting>
      leave(first!)
      // The network goes behind all others.
      if (queues.delete(network)) queues.set(network, queue)
      first!.begin(begin(network))
    }
  }
  /** Serves those who wait, but lets the process do other waiting work first. */
  function serveSoon(): void {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      serve()
    })
  }

  return {
    get waiting() {
      return waiting
    },
    take(network) {
      note(network)
      if (isFree(network) && !queues.has(network)) return Promise.resolve(begin(network))
      const queue = queues.get(network) ?? new Set()
      if (queue.size >= waitingOfOne || waiting >= waitingInAll) return Promise.reject(new Busy())
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          network,
          begin: resolve,
          timer: setTimeout(() => {
            leave(one)
            reject(new Busy())
          }, patienceMs),
        }
        queue.add(one)
        queues.set(network, queue)
        waiting++
      })
    },
  }
}
