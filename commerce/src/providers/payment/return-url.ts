/** The address to which a payer comes back from a provider's page, and the language of that page. */
import { LONGEST_URL } from '@semena/contract/limits'
import { type Language, languageOf } from '@semena/contract/languages'
import { pathTo } from '@semena/contract/page-paths'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GatewayRequest } from '../../domain/payment/port.ts'

/** The client's `returnUrl`: empty when none was given, null when it leads out of the shop. */
export function readReturnUrl({ data, origin }: GatewayRequest, publicUrl: string | null): string | null {
  const wanted = (data as { returnUrl?: unknown } | null)?.returnUrl
  if (wanted === undefined || wanted === null || wanted === '') return ''
  if (typeof wanted !== 'string' || wanted.length > LONGEST_URL) return null
  try {
    const url = new URL(wanted, origin)
    const own = [origin, ...(publicUrl ? [publicUrl] : [])].map((o) => new URL(o).host)
    return /^https?:$/.test(url.protocol) && own.includes(url.host) && url.username === '' && url.password === ''
      ? url.href
      : null
  } catch {
    return null
  }
}

/** The answer to a return address that leads out of the shop. */
export const RETURN_URL_REFUSED = {
  message: 'The return address does not belong to this shop.',
  data: { error: 'RETURN_URL_REFUSED' },
} as const

/** The return address, completed with the ids of order and payment. */
export function backTo(returnUrl: string, orderId: string | null, transactionId: string): string {
  const url = new URL(returnUrl)
  if (orderId) url.searchParams.set('order', toGlobalId('Order', orderId))
  url.searchParams.set('transaction', toGlobalId('TransactionItem', transactionId))
  return url.href
}

/**
 * The return address of a request, or the shop's payment page where the client gave none. Null when the address leads
 * out of the shop.
 */
export function readBackUrl(request: GatewayRequest, publicUrl: string | null): string | null {
  const returnUrl = readReturnUrl(request, publicUrl)
  if (returnUrl === null) return null
  const orderId = request.subject.kind === 'order' ? request.subject.id : null
  return backTo(returnUrl || `${publicUrl ?? request.origin}${pathTo('payment')}`, orderId, request.transactionId)
}

/** The language of the client's `languageCode`, or that of the order. */
export function payersLanguage({ data, languageCode }: GatewayRequest): Language {
  const wanted = (data as { languageCode?: unknown } | null)?.languageCode
  return languageOf(typeof wanted === 'string' && /^[A-Z]{2}(_[A-Z]{2,4})?$/i.test(wanted) ? wanted : languageCode)
}
