/** Reads SEMENA_BTCPAY_…: each wrong value gives an error of one line that never repeats the value. */
import { NEEDS } from '@semena/contract/payment-ways'
import { withoutEnd } from '@semena/contract/texts'
import { type Get, isPrivate, shaped, allOrNone, mustBe } from '../../variables.ts'
import type { PaymentVariables } from '../provider.ts'
import type { BtcpaySettings } from './client.ts'

const [URL_NAME, STORE, KEY, SECRET] = NEEDS['semena.btcpay']

export const BTCPAY_VARIABLES: PaymentVariables = {
  title: 'Payments: coins by BTCPay Server',
  variables: {
    [URL_NAME]: { does: 'address of the server, with its path if it has one; `http://` only within your own network' },
    [STORE]: { does: 'id of the store (Settings → General)' },
    [KEY]: { does: 'an API key of the store' },
    [SECRET]: { does: 'the secret of the webhook, at least 16 characters' },
  },
}

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
