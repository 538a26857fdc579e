/** Reads SEMENA_BTCPAY_…: each wrong value gives an error of one line that never repeats the value. */
import { withoutEnd } from '@semena/contract/texts'
import { type Get, isPrivate, shaped, allOrNone, mustBe } from '../settings.ts'
import type { BtcpaySettings } from './client.ts'

const URL_NAME = 'SEMENA_BTCPAY_URL'
const STORE = 'SEMENA_BTCPAY_STORE'
const KEY = 'SEMENA_BTCPAY_KEY'
const SECRET = 'SEMENA_BTCPAY_WEBHOOK_SECRET'

/** The settings; null when BTCPay Server is not offered. */
export function readBtcpaySettings(get: Get): BtcpaySettings | null {
  const given = allOrNone(get, [URL_NAME, STORE, KEY, SECRET])
  return (
    given && {
      url: address(given[URL_NAME]),
      storeId: shaped(STORE, given[STORE], /^[\w-]{1,64}$/, 'the id of a store'),
      apiKey: shaped(KEY, given[KEY], /^[\w-]{16,256}$/, 'an API key of BTCPay Server'),
      webhookSecret: shaped(SECRET, given[SECRET], /^\S{16,256}$/, 'at least 16 characters without a space'),
    }
  )
}

/**
 * The server's address, which may have a path. Only a private host may do without https, because the key must not cross
 * the internet in the clear.
 */
function address(text: string): string {
  const url = URL.parse(text)
  const isClean = url && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  if (isClean && (url.protocol === 'https:' || (url.protocol === 'http:' && isPrivate(url.hostname))))
    return withoutEnd(text, '/')
  throw mustBe(URL_NAME, 'an address such as https://btcpay.example.com; http:// only within your own network')
}
