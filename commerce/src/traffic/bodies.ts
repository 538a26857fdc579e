/**
 * Bounds the bytes of bodies that are being read and worked on: in sum, for each network and for each person. A body
 * takes its place by the length that its head announces, before a byte of it is read, and gives it back when its answer
 * is done. Strangers have places of their own, so that however many of them send, staff can work.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'

/** As much as the head of a request may hold, so that a body of this length is not worth counting. */
const SMALL = 16 << 10
const MEBIBYTE = 1 << 20
/** What strangers send is no longer than 256 KiB mostly, and shops behind an office's one address have many staff. */
const OF_STRANGERS: Bounds = { network: 4 * MEBIBYTE, all: 16 * MEBIBYTE }
const OF_KNOWN: Bounds = { network: 48 * MEBIBYTE, all: 64 * MEBIBYTE }
const OF_PERSON = 32 * MEBIBYTE
/** Seconds after which a client may try again. */
const RETRY_AFTER = 2

interface Bounds {
  network: number
  all: number
}

/** Somebody who was asked who they are, before their body is read. */
export interface Sender {
  /** One name for one person or app. */
  name: string
  /** The longest body that they may send. */
  mostBytes: number
}

const senders = new WeakMap<FastifyRequest, Sender>()

/** Notes who sends a request, for a hook of `onRequest` that has found it out. */
export const admit = (request: FastifyRequest, sender: Sender): unknown => senders.set(request, sender)

/** Whether somebody was admitted with this request. */
export const isAdmitted = (request: FastifyRequest): boolean => senders.has(request)

/** Refuses bodies with 429 for which there is no place. */
export function boundBodies(app: FastifyInstance): void {
  const held = new Map<string, number>()
  const add = (name: string, bytes: number): void => {
    const sum = (held.get(name) ?? 0) + bytes
    if (sum > 0) held.set(name, sum)
    else held.delete(name)
  }
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const bytes = bytesOf(request)
    if (bytes <= SMALL) return done()
    const places = placesOf(senders.get(request), networkOf(request.ip))
    if (places.some(([name, most]) => (held.get(name) ?? 0) + bytes > most)) {
      void reply.header('retry-after', RETRY_AFTER)
      return done(
        Object.assign(new Error('Too much is being sent at once. Try again in a moment.'), { statusCode: 429 }),
      )
    }
    for (const [name] of places) add(name, bytes)
    reply.raw.once('close', () => {
      for (const [name] of places) add(name, -bytes)
    })
    done()
  })
}

/** Each sum that a body counts for, and its bound. */
function placesOf(sender: Sender | undefined, network: string): readonly (readonly [name: string, most: number])[] {
  const { network: ofNetwork, all } = sender ? OF_KNOWN : OF_STRANGERS
  const group = sender ? 'known' : 'strangers'
  return [[group, all], [`${group} ${network}`, ofNetwork], ...(sender ? [[sender.name, OF_PERSON] as const] : [])]
}

/** The bytes of the body that may have to be held; none where nothing of it will be read. */
function bytesOf(request: FastifyRequest): number {
  if (request.method === 'GET' || request.method === 'HEAD') return 0
  const most = senders.get(request)?.mostBytes ?? request.routeOptions.bodyLimit ?? 0
  const { 'content-length': announced, 'transfer-encoding': coding } = request.headers
  if (coding !== undefined) return most
  return Math.min(Number(announced ?? 0), most)
}
