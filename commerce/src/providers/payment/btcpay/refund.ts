/**
 * Refunds through BTCPay Server. Each is a pull payment: the buyer opens its link to say where the money shall go, and
 * the shop's people approve it in BTCPay Server. The API has no idempotency keys, so the id of our action is part of
 * the pull payment's name, and a refund of that name is looked for first.
 */
import { toDecimal } from '../../../domain/money.ts'
import type { ActionAnswer, ActionRequest } from '../../../domain/payment/port.ts'
import { ProviderFault } from '../provider-fault.ts'
import { type PullPayment, readInvoice, readPayouts, readPullPayment, readPullPayments } from './api.ts'
import type { BtcpayClient } from './client.ts'
import { HAS_REFUNDS, type Refund } from './snapshot.ts'

const nameOf = (actionId: string): string => `Refund ${actionId}`
const descriptionOf = (transactionId: string): string => `Payment ${transactionId}`

/** All refunds of one payment. */
export async function refundsOf(client: BtcpayClient, transactionId: string): Promise<Refund[]> {
  const ours = (await pullPayments(client)).filter((p) => p.description === descriptionOf(transactionId))
  return Promise.all(
    ours.map(async (pullPayment) => ({
      pullPayment,
      payouts: readPayouts(await client.getAnywhere(`/pull-payments/${encodeURIComponent(pullPayment.id)}/payouts`)),
    })),
  )
}

/**
 * Asks for a refund. It stays pending until the buyer has fetched it. Throws a ProviderFault when the outcome is
 * unknown.
 */
export async function refund(client: BtcpayClient, request: ActionRequest): Promise<ActionAnswer> {
  try {
    const { id, viewLink } = await makeRefund(client, request)
    return { outcome: 'PENDING', pspReference: id, externalUrl: viewLink }
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.kind !== 'REFUSED') throw error
    return { outcome: 'FAILURE', pspReference: request.actionId, message: error.message }
  }
}

async function makeRefund(
  client: BtcpayClient,
  { actionId, amount, currency, payment }: ActionRequest,
): Promise<PullPayment> {
  const path = `/invoices/${encodeURIComponent(payment.pspReference)}`
  const { metadata } = readInvoice(await client.get(path))
  // The note is written first: without it nobody would look for the refund, and it would be missing from the books.
  if (metadata[HAS_REFUNDS] !== true) await client.put(path, { metadata: { ...metadata, [HAS_REFUNDS]: true } })
  const made = (await pullPayments(client)).find((p) => p.name === nameOf(actionId))
  if (made) return made
  return readPullPayment(
    await client.post(`${path}/refund`, {
      name: nameOf(actionId),
      description: descriptionOf(payment.transactionId),
      refundVariant: 'Custom',
      customAmount: String(toDecimal(amount, currency)),
      customCurrency: currency,
    }),
  )
}

const pullPayments = async (client: BtcpayClient): Promise<PullPayment[]> =>
  readPullPayments(await client.get('/pull-payments?includeArchived=true'))
