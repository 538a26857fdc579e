/** Reads webhooks of BTCPay Server. Their signature (`BTCPay-Sig: sha256=…`) is an HMAC over the body as it came. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookNote } from '../../../domain/payment/port.ts'

const NOBODYS: WebhookNote = { eventId: '', pspReference: null }

/**
 * What a webhook is about; null when its signature is forged. One of another store, or without an id, names no payment
 * of ours.
 */
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
  // A repeated webhook has an id of its own and names that of the first one.
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
