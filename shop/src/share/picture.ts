/**
 * Fetches the picture that a card shows: from our own service without a socket, or over HTTP from where an outside
 * service keeps it.
 */
import { OWN_REQUEST } from '@semena/commerce/traffic'
import type { FastifyInstance } from 'fastify'

/** Fetches a picture; null means that it cannot be had. */
export type PictureSource = (address: string) => Promise<Buffer | null>

const PATIENCE_MS = 4000
const MOST_BYTES = 12 << 20

/**
 * Every address leads to our own service, whatever host it names, since the service writes the visitor's host into it.
 */
export const innerPicture =
  (app: FastifyInstance): PictureSource =>
  async (address) => {
    const { pathname } = new URL(address, 'http://shop')
    const answer = await app.inject({ url: pathname, headers: { ...OWN_REQUEST } })
    return answer.statusCode === 200 ? answer.rawPayload : null
  }

/** Fetches over HTTP. The addresses are safe to fetch because they come from the service, never from a visitor. */
export const outerPicture =
  (service: string): PictureSource =>
  async (address) => {
    const url = new URL(address, service)
    if (!/^https?:$/.test(url.protocol)) return null
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), headers: { accept: 'image/*' } })
    if (!response.ok || !response.body) return null
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of response.body as AsyncIterable<Uint8Array>) {
      bytes += part.length
      if (bytes > MOST_BYTES) return null
      parts.push(part)
    }
    return Buffer.concat(parts)
  }
