/** Messages of BTCPay Server: `BTCPay-Sig: sha256=…`, an HMAC over the body as it came. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookNote } from '../../../domain/payment/port.ts'

const NOBODYS: WebhookNote = { eventId: '', pspReference: null }

/** Null: it is forged. A message of another store, or of no payment, is about none of ours. */
export function readBtcpayWebhook(
  body: Buffer,
  signature: string | string[] | undefined,
  { webhookSecret, storeId }: { webhookSecret: string; storeId: string },
): WebhookNote | null {
  const told = /^sha256=([0-9a-f]{64})$/i.exec(typeof signature === 'string' ? signature : '')?.[1]
  if (!told) return null
  const right = createHmac('sha256', webhookSecret).update(body).digest()
  if (!timingSafeEqual(right, Buffer.from(told, 'hex'))) return null
  const event = parse(body)
  // A repetition has a delivery of its own and names the first one.
  const eventId = text(event.originalDeliveryId) || text(event.deliveryId)
  if (!eventId || text(event.storeId) !== storeId) return NOBODYS
  return { eventId, pspReference: text(event.invoiceId) || text(event.pullPaymentId) || null }
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const text = (value: unknown): string => (typeof value === 'string' && value.length <= 256 ? value : '')
