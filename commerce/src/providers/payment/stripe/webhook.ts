/**
 * Reads webhooks of Stripe. Their signature (`Stripe-Signature`) is an HMAC over the time and the body, and is valid
 * for five minutes.
 */
import { Stripe } from 'stripe'
import type { WebhookNote } from '../../../domain/payment/port.ts'

const TOLERANCE_SECONDS = 300

/** What a webhook is about; null when its signature is forged or too old. */
export function readStripeWebhook(
  body: Buffer,
  signature: string | string[] | undefined,
  webhookSecret: string,
  now: Date,
): WebhookNote | null {
  if (typeof signature !== 'string') return null
  try {
    const { id, data } = Stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
    return { eventId: id, pspReference: referenceOf(data.object as unknown as StripeObject) }
  } catch {
    return null
  }
}

interface StripeObject {
  object: string
  id: string
  payment_intent?: string | { id: string } | null
}

/**
 * The reference by which the books find the payment: the id of a session, or that of a payment intent, which is a
 * movement's reference.
 */
function referenceOf({ object, id, payment_intent: intent }: StripeObject): string | null {
  if (object === 'checkout.session' || object === 'payment_intent') return id
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
