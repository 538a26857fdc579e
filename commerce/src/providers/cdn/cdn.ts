/**
 * Purges by tag at Fastly, at Cloudflare, and at a Varnish that runs the configuration in `deploy/varnish.vcl`, with the
 * one request that each of them wants.
 */
import type { Cdn } from '../../domain/cdn/port.ts'
import { OutsideFault } from '../../domain/fault-text.ts'

export const CDN_KINDS = ['fastly', 'cloudflare', 'varnish'] as const
export type CdnKind = (typeof CDN_KINDS)[number]

export interface CdnSettings {
  kind: CdnKind
  /** The address to which purges are sent. */
  purgeUrl: string
  /** What shows that the shop may purge. */
  purgeToken: string
  /** How long a page may be kept. Seconds. */
  seconds: number
}

interface Manner {
  mostTags: number
  request(tags: readonly string[], token: string): { method: string; headers: Record<string, string>; body?: string }
}

const JSON_BODY = { 'content-type': 'application/json', accept: 'application/json' }

/** How many tags one request may name is what each of them says, or less. */
const MANNERS: Readonly<Record<CdnKind, Manner>> = {
  fastly: {
    mostTags: 256,
    request: (tags, token) => ({
      method: 'POST',
      headers: { ...JSON_BODY, 'fastly-key': token },
      body: JSON.stringify({ surrogate_keys: tags }),
    }),
  },
  cloudflare: {
    mostTags: 30,
    request: (tags, token) => ({
      method: 'POST',
      headers: { ...JSON_BODY, authorization: `Bearer ${token}` },
      body: JSON.stringify({ tags }),
    }),
  },
  varnish: {
    mostTags: 50,
    request: (tags, token) => ({
      method: 'PURGE',
      headers: { authorization: `Bearer ${token}`, 'surrogate-key': tags.join(' ') },
    }),
  },
}

/** The cache in front of the shop that the settings name. */
export function cdnOf({ kind, purgeUrl, purgeToken }: CdnSettings): Cdn {
  const { mostTags, request } = MANNERS[kind]
  return {
    mostTags,
    async purge(tags, signal) {
      let response: Response
      try {
        response = await fetch(purgeUrl, { ...request(tags, purgeToken), signal, redirect: 'manual' })
        await response.body?.cancel()
      } catch (error) {
        const why = (error as Error).name === 'TimeoutError' ? 'did not answer in time' : 'cannot be reached'
        throw new OutsideFault(`the cache in front of the shop (SEMENA_CDN_PURGE_URL) ${why}`)
      }
      if (!response.ok)
        throw new OutsideFault(`the cache in front of the shop (SEMENA_CDN_PURGE_URL) answered ${response.status}`)
    },
  }
}
