/** Where a payer comes back to after a page outside of the shop, and in which language that page speaks. */
import { toGlobalId } from '../../domain/global-id.ts'
import type { GatewayRequest } from '../../domain/payment/port.ts'

const MOST_CHARACTERS = 2048

/** The client's `returnUrl`. Empty: none was given. Null: it leads out of the shop. */
export function readReturnUrl({ data, origin }: GatewayRequest, publicUrl: string | null): string | null {
  const wanted = (data as { returnUrl?: unknown } | null)?.returnUrl
  if (wanted === undefined || wanted === null || wanted === '') return ''
  if (typeof wanted !== 'string' || wanted.length > MOST_CHARACTERS) return null
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

/** The shop's page, told which order and payment this was about. */
export function backTo(returnUrl: string, orderId: string | null, transactionId: string): string {
  const url = new URL(returnUrl)
  if (orderId) url.searchParams.set('order', toGlobalId('Order', orderId))
  url.searchParams.set('transaction', toGlobalId('TransactionItem', transactionId))
  return url.href
}

/** The return address of a request, or the shop's payment page where the client gave none. Null: it leads out of the shop. */
export function readBackUrl(request: GatewayRequest, publicUrl: string | null): string | null {
  const returnUrl = readReturnUrl(request, publicUrl)
  if (returnUrl === null) return null
  const orderId = request.subject.kind === 'order' ? request.subject.id : null
  return backTo(returnUrl || `${publicUrl ?? request.origin}/payment`, orderId, request.transactionId)
}

/** The client's `languageCode`, or that of the order: `EN`, `CS_CZ`. */
export function languageOf({ data, languageCode }: GatewayRequest): string {
  const wanted = (data as { languageCode?: unknown } | null)?.languageCode
  return typeof wanted === 'string' && /^[A-Z]{2}(_[A-Z]{2,4})?$/i.test(wanted) ? wanted.toUpperCase() : languageCode
}
