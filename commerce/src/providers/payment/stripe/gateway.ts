/**
 * Card payments through Stripe: each payment has a Checkout Session, which is paid on Stripe's own page, with 3-D
 * Secure where the bank wants it.
 */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { MINUTE_MS } from '@semena/contract/time'
import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Services } from '../../../context.ts'
import type {
  ActionAnswer,
  ActionRequest,
  GatewayAnswer,
  GatewayRequest,
  PaymentGateway,
  Provider,
} from '../../../domain/payment/port.ts'
import { ProviderFault } from '../provider-fault.ts'
import { redirectData } from '../redirect-data.ts'
import { redirectGateway } from '../redirect-gateway.ts'
import { INVOICE_WORDS } from '../../../domain/invoice/words.ts'
import { payersLanguage } from '../return-url.ts'
import { asked, READ, type StripeClient, stripeClient, type StripeSettings } from './client.ts'
import { toStripe } from './currency.ts'
import { refund, refundsOf } from './refund.ts'
import { chargeOf, intentOf, pageOf, readSnapshot } from './snapshot.ts'
import { readStripeWebhook } from './webhook.ts'

const FRESH_MS = 4_000
/**
 * Stripe's sessions must end between 30 minutes and 24 hours from now; a minute more is left for clocks that differ.
 */
const LEAST_MS = 31 * MINUTE_MS
const MOST_MS = (24 * 60 - 1) * MINUTE_MS

type Parts = Pick<Services, 'clock'> & { settings: Pick<Services['settings'], 'publicUrl'> }

export function stripeGateway(
  { clock, settings: { publicUrl } }: Parts,
  settings: StripeSettings,
  client = stripeClient(settings),
): PaymentGateway {
  return redirectGateway({
    id: 'semena.stripe',
    publicUrl,
    begin: async (request, back) => begun(await sessionOf(client, request, back, clock.now()), request),
    provider: provider(client, settings, clock),
    act: (request) => act(client, request),
  })
}

function provider(client: StripeClient, { webhookSecret }: StripeSettings, clock: Services['clock']): Provider {
  return {
    freshMs: FRESH_MS,
    fetch: async (payment) => {
      const session = await asked(() =>
        client.checkout.sessions.retrieve(payment.pspReference, { expand: ['payment_intent.latest_charge'] }, READ),
      )
      const intent = intentOf(session)
      const charge = chargeOf(intent)
      const refunds = intent && charge?.paid ? await refundsOf(client, intent.id) : []
      const disputes = intent && charge?.disputed ? await disputesOf(client, intent.id) : []
      return readSnapshot({ session, refunds, disputes }, payment, clock.now())
    },
    readWebhook: (body, headers) => readStripeWebhook(body, headers['stripe-signature'], webhookSecret, clock.now()),
    cancel: ({ pspReference }) => expire(client, pspReference),
  }
}

const disputesOf = async (client: StripeClient, intent: string): Promise<Stripe.Dispute[]> =>
  (await asked(() => client.disputes.list({ payment_intent: intent, limit: MAX_PAGE_SIZE }, READ))).data

/** The session of a payment: the one it has, one that was made although the answer got lost, or a new one. */
async function sessionOf(
  client: StripeClient,
  request: GatewayRequest,
  back: string,
  now: Date,
): Promise<Stripe.Checkout.Session> {
  const { pspReference, transactionId } = request
  if (pspReference) return asked(() => client.checkout.sessions.retrieve(pspReference, {}, READ))
  const params = newSession(request, back, now)
  // Stripe refuses an idempotency key that was used with other parameters, so the key holds their hash. A session whose
  // answer got lost was shown to nobody, so another one may be made in its place.
  const hash = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 32)
  return asked(() => client.checkout.sessions.create(params, { idempotencyKey: `${transactionId}-${hash}` }))
}

function newSession(request: GatewayRequest, back: string, now: Date): Stripe.Checkout.SessionCreateParams {
  const { transactionId, amount, currency, subject, expiresAt } = request
  const language = payersLanguage(request)
  const { order } = INVOICE_WORDS[language]
  const name = subject.kind === 'order' ? `${order} ${subject.number}` : order
  const unitAmount = toStripe(amount, currency)
  if (unitAmount === null) throw new ProviderFault('REFUSED', `Stripe does not take such an amount of ${currency}`)
  const metadata = { transaction: transactionId }
  const end = endOf(expiresAt, now)
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // Stripe must charge the order's amount in the order's currency and offer no other.
    adaptive_pricing: { enabled: false },
    client_reference_id: transactionId,
    metadata,
    payment_intent_data: { metadata, description: name },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: unitAmount, product_data: { name } },
      },
    ],
    locale: language,
    success_url: back,
    cancel_url: back,
    ...(end ? { expires_at: Math.floor(end.getTime() / 1000) } : {}),
  }
}

/**
 * When Stripe ends a session: at the order's deadline where Stripe allows that, else half an hour after it, so that a
 * repeated request has the same parameters. The shop itself expires the session at the deadline all the same. Null
 * leaves Stripe's own end, after a day.
 */
function endOf(expiresAt: Date | null, now: Date): Date | null {
  const left = expiresAt ? expiresAt.getTime() - now.getTime() : MOST_MS
  if (!expiresAt || left >= MOST_MS) return null
  return left >= LEAST_MS ? expiresAt : new Date(Math.max(expiresAt.getTime(), now.getTime()) + LEAST_MS)
}

function begun(session: Stripe.Checkout.Session, { amount, currency, expiresAt }: GatewayRequest): GatewayAnswer {
  return {
    outcome: 'CHARGE_ACTION_REQUIRED',
    pspReference: session.id,
    amount,
    message: 'Waiting for the payer at Stripe.',
    data: redirectData({
      way: 'semena.stripe',
      redirectUrl: pageOf(session),
      state: 'OPEN',
      amount,
      paid: 0,
      currency,
      expiresAt,
    }),
  }
}

/** Expires a session. Only an open one can be expired, and any other is over already. */
async function expire(client: StripeClient, id: string): Promise<void> {
  try {
    await asked(() => client.checkout.sessions.expire(id))
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.kind !== 'REFUSED') throw error
    const { status } = await asked(() => client.checkout.sessions.retrieve(id, {}, READ))
    if (status === 'open') throw error
  }
}

async function act(client: StripeClient, request: ActionRequest): Promise<ActionAnswer> {
  if (request.kind === 'REFUND') return refund(client, request)
  if (request.kind === 'CANCEL') {
    await expire(client, request.payment.pspReference)
    return { outcome: 'SUCCESS', pspReference: request.payment.pspReference }
  }
  return {
    outcome: 'FAILURE',
    pspReference: request.actionId,
    message: 'Cards are charged on the page of Stripe only.',
  }
}
