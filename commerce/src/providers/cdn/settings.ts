/** Reads SEMENA_CDN and SEMENA_CDN_…: each wrong value gives an error of one line that never repeats a secret. */
import { allOrNone, type Get, isPrivate, mustBe, shaped } from '../variables.ts'
import { StartError } from '../../start-error.ts'
import { CDN_KINDS, type CdnSettings } from './cdn.ts'

const KIND = 'SEMENA_CDN'
const PURGE_URL = 'SEMENA_CDN_PURGE_URL'
const PURGE_TOKEN = 'SEMENA_CDN_PURGE_TOKEN'
const SECONDS = 'SEMENA_CDN_SECONDS'
const DEFAULT_SECONDS = '300'
const MOST_SECONDS = 86_400

/** The cache in front of the shop; null where there is none, or one that is to keep no pages. */
export function readCdnSettings(get: Get): CdnSettings | null {
  const given = allOrNone(get, [KIND, PURGE_URL, PURGE_TOKEN])
  if (!given) {
    if (get(SECONDS)) throw new StartError(`${SECONDS} is of no use without ${KIND}, ${PURGE_URL}, ${PURGE_TOKEN}.`)
    return null
  }
  const kind = CDN_KINDS.find((k) => k === given[KIND])
  if (!kind) throw mustBe(KIND, `one of ${CDN_KINDS.join(', ')}`)
  const text = get(SECONDS) ?? DEFAULT_SECONDS
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (seconds < 1 || seconds > MOST_SECONDS) throw mustBe(SECONDS, `a number from 1 to ${MOST_SECONDS}`)
  return {
    kind,
    purgeUrl: address(given[PURGE_URL]),
    purgeToken: shaped(
      PURGE_TOKEN,
      given[PURGE_TOKEN],
      /^[\x21-\x7e]{16,512}$/,
      'at least 16 characters without a space',
    ),
    seconds,
  }
}

/** Only a private host may do without https, because the token must not cross the internet in the clear. */
function address(text: string): string {
  const url = URL.parse(text)
  const isClean = url && url.hash === '' && url.username === '' && url.password === ''
  if (isClean && (url.protocol === 'https:' || (url.protocol === 'http:' && isPrivate(url.hostname)))) return text
  throw mustBe(PURGE_URL, 'an address that begins with https://; http:// only within your own network')
}
