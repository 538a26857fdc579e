/**
 * Visitors and buyers who go on while a shop's processes are replaced. Nobody asks again after a failure, as a browser
 * or a proxy would, so each that fails is a request that was lost.
 */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { complete, readyCheckout, variant } from './buyer.ts'

const LIST = JSON.stringify({ query: '{ products(first: 3, channel: "us") { edges { node { id name } } } }' })

export interface Steady {
  /** How many pages, lists and orders were answered so far. */
  answered: { pages: number; lists: number; orders: number }
  /** What was not answered by 200, in words. */
  lost: string[]
  /** The longest time that somebody waited for an answer. Milliseconds. */
  longest: number
  /** Ids of the orders that were confirmed. */
  orders: string[]
  /** Ends everybody's last request. */
  stop(): Promise<void>
}

export interface SteadyOptions {
  /** The pack that is bought; there must be enough of it. */
  sku: string
  buyers?: number
  /**
   * For each visitor with a connection of its own, how long it rests between two requests, in milliseconds. Who never
   * rests would keep new processes from starting.
   */
  rests?: readonly number[]
}

/** Begins visits: half of the requests ask for pages that nobody has made, half send a list by POST. */
export async function visitSteadily(
  url: string,
  { sku, buyers = 1, rests = [30, 100, 250, 3000] }: SteadyOptions,
): Promise<Steady> {
  const { id: pack } = await variant(url, sku)
  const ending = new AbortController()
  let number = 0
  const steady: Steady = {
    answered: { pages: 0, lists: 0, orders: 0 },
    lost: [],
    longest: 0,
    orders: [],
    stop: async () => {
      ending.abort()
      await everybody
    },
  }
  const note = (began: number): void => {
    steady.longest = Math.max(steady.longest, performance.now() - began)
  }
  const ask = (agent: Agent, method: 'GET' | 'POST', path: string): Promise<void> =>
    new Promise((resolve) => {
      const began = performance.now()
      const done = (fault: string | null): void => {
        note(began)
        if (fault) steady.lost.push(`${method} ${path}: ${fault}`)
        else steady.answered[method === 'GET' ? 'pages' : 'lists']++
        resolve()
      }
      const headers = method === 'POST' ? { 'content-type': 'application/json', 'content-length': LIST.length } : {}
      request(url + path, { agent, method, headers }, (response) => {
        response.resume().on('end', () => done(response.statusCode === 200 ? null : String(response.statusCode)))
        response.on('error', (error) => done(error.message))
      })
        .on('error', (error) => done(error.message))
        .end(method === 'POST' ? LIST : undefined)
    })
  const visitor = async (rest: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!ending.signal.aborted) {
      const n = number++
      // oxlint-disable-next-line no-await-in-loop
      await (n % 2 ? ask(agent, 'POST', '/graphql/') : ask(agent, 'GET', n % 3 ? `/catalog?price=-9${n}` : `/?at=${n}`))
      // oxlint-disable-next-line no-await-in-loop
      await pause(rest, undefined, { signal: ending.signal }).catch(() => {})
    }
    agent.destroy()
  }
  const buyer = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop
      await pause(100)
      const began = performance.now()
      try {
        // oxlint-disable-next-line no-await-in-loop
        const { order, errors } = await complete(url, await readyCheckout(url, pack))
        if (!order) throw new Error(JSON.stringify(errors))
        steady.orders.push(order.id)
        steady.answered.orders++
      } catch (error) {
        const { message, cause } = error as Error
        steady.lost.push(`order: ${message} ${cause instanceof Error ? cause.message : ''}`)
      }
      note(began)
    }
  }
  const everybody = Promise.all([...rests.map(visitor), ...Array.from({ length: buyers }, buyer)])
  return steady
}
