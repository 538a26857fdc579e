/**
 * Refunds through Stripe. Stripe keeps idempotency keys for a day only, so a refund that was made before is looked for
 * first.
 */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import type { Stripe } from 'stripe'
import type { ActionAnswer, ActionRequest } from '../../../domain/payment/port.ts'
import { codeOf, ProviderFault } from '../provider-fault.ts'
import { asked, READ, type StripeClient } from './client.ts'
import { toStripe } from './currency.ts'
import { intentOf } from './snapshot.ts'

/**
 * Asks for a refund, or finds the one that this action made before. Throws a ProviderFault when the outcome is unknown.
 */
export async function refund(client: StripeClient, request: ActionRequest): Promise<ActionAnswer> {
  const { actionId, amount, currency } = request
  const failure = (message: string): ActionAnswer => ({ outcome: 'FAILURE', pspReference: actionId, message })
  const wanted = toStripe(amount, currency)
  if (wanted === null) return failure('Stripe cannot send back such an amount.')
  try {
    const intent = await intentId(client, request)
    if (!intent) return failure('Nothing was paid at Stripe.')
    const made = (await refundsOf(client, intent)).find((r) => r.metadata?.action === actionId)
    return answerOf(
      made ??
        (await asked(() =>
          client.refunds.create(
            { payment_intent: intent, amount: wanted, metadata: { action: actionId } },
            { idempotencyKey: `refund-${actionId}` },
          ),
        )),
    )
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.kind !== 'REFUSED') throw error
    return failure(`${error.message}.`)
  }
}

/** The refunds of a payment intent, at most 100. */
export const refundsOf = async (client: StripeClient, intent: string): Promise<Stripe.Refund[]> =>
  (await asked(() => client.refunds.list({ payment_intent: intent, limit: MAX_PAGE_SIZE }, READ))).data

function answerOf({ id, status, failure_reason: reason }: Stripe.Refund): ActionAnswer {
  if (status === 'succeeded') return { outcome: 'SUCCESS', pspReference: id }
  if (status === 'failed' || status === 'canceled')
    return {
      outcome: 'FAILURE',
      pspReference: id,
      message: `Stripe could not send it back (${codeOf(reason) || status}).`,
    }
  return { outcome: 'PENDING', pspReference: id }
}

/**
 * The payment intent of which something is to be refunded. A movement's reference may end in `#2`, where it settled
 * more than once.
 */
async function intentId(client: StripeClient, { chargeReference, payment }: ActionRequest): Promise<string | null> {
  const told = chargeReference?.replace(/#\d+$/, '')
  if (told?.startsWith('pi_')) return told
  const session = await asked(() =>
    client.checkout.sessions.retrieve(payment.pspReference, { expand: ['payment_intent'] }, READ),
  )
  return intentOf(session)?.id ?? null
}
