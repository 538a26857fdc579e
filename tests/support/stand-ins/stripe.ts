/**
 * A stand-in for Stripe: the part of its API that the shop uses, with keys, idempotency, checks of what is sent, a
 * checkout page with Stripe's test cards and 3-D Secure, refunds, disputes, and signed messages.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { type Asked, button, escape, goTo, page, type StandInServer, startServer, type Told } from './server.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  latest_charge: string | null
  last_payment_error: { code: string; decline_code?: string } | null
  metadata: Record<string, string>
  created: number
}

interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  created: number
  paid: boolean
  refunded: boolean
  disputed: boolean
  status: 'succeeded' | 'failed' | 'pending'
  payment_intent: string
  metadata: Record<string, string>
  payment_method_details: { type: 'card'; card: { brand: string; last4: string; exp_month: number; exp_year: number } }
}

interface Session {
  id: string
  object: 'checkout.session'
  amount_total: number
  currency: string
  client_reference_id: string | null
  metadata: Record<string, string>
  payment_intent: string | null
  payment_status: 'paid' | 'unpaid'
  status: 'open' | 'complete' | 'expired'
  url: string | null
  success_url: string
  cancel_url: string | null
  locale: string | null
  mode: 'payment'
  livemode: false
  created: number
  expires_at: number
}

interface Refund {
  id: string
  object: 'refund'
  amount: number
  charge: string
  payment_intent: string
  currency: string
  created: number
  metadata: Record<string, string>
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  failure_reason?: string
}

interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  payment_intent: string
  currency: string
  created: number
  reason: string
  status: 'needs_response' | 'warning_needs_response' | 'won' | 'lost'
  balance_transactions: { amount: number }[]
}

export const CARDS = {
  good: '4242424242424242',
  secure: '4000002500003155',
  declined: '4000000000000002',
  poor: '4000000000009995',
} as const

export interface Stripe {
  url: string
  secretKey: string
  webhookSecret: string
  webhooks: Webhooks
  faults: StandInServer['faults']
  asked: StandInServer['asked']
  sessions: ReadonlyMap<string, Session>
  /** The checkout session that was made last. */
  newest(): Session
  /** The payer enters a card. With the 3-D Secure card the bank asks a question, which `answerBank` answers. */
  pay(sessionId: string, card?: string): void
  answerBank(sessionId: string, approves: boolean): void
  /** The session expires. */
  expire(sessionId: string): void
  /** With slow card networks, charges and refunds stay pending until a `settle…` function is called. */
  slow: { charges: boolean; refunds: boolean }
  settleCharge(sessionId: string, succeeds: boolean): void
  settleRefund(refundId: string, succeeds: boolean): void
  refunds(): readonly Refund[]
  /** Somebody refunds in Stripe's dashboard. */
  refundByHand(sessionId: string, amount: number): void
  /** The payer disputes the charge at the bank, `amount` of it or all. Answers the dispute's id. */
  dispute(sessionId: string, amount?: number): string
  closeDispute(disputeId: string, status: 'won' | 'lost'): void
  /** Drops all idempotency keys, which Stripe does after a day. */
  forgetKeys(): void
  /** The headers with Stripe's signature of a message at a time. Seconds. */
  sign(body: string, at?: number): Record<string, string>
  close(): Promise<void>
}

export interface StripeOptions {
  now?: () => number
  /** The waits between repetitions of a message. Milliseconds. */
  waits?: readonly number[]
}

const HALF_HOUR = 1800
const DAY = 86_400

export async function startStripe({
  now = Date.now,
  waits = [20, 40, 80, 160, 320],
}: StripeOptions = {}): Promise<Stripe> {
  const secretKey = `sk_test_${id(24)}`
  const webhookSecret = `whsec_${id(32)}`
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const replies = new Map<string, { params: string; told: Told }>()
  const slow = { charges: false, refunds: false }
  const seconds = (): number => Math.floor(now() / 1000)
  const webhooks = createWebhooks({ repeats: (status) => status === null || status < 200 || status > 299, waits })
  const server = await startServer((path) => path.startsWith('/v1/'), answer)

  const sign = (body: string, at = seconds()): Record<string, string> => ({
    'stripe-signature': `t=${at},v1=${createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')},v0=${'0'.repeat(64)}`,
  })
  function tell(type: string, object: object): void {
    const eventId = `evt_${id(24)}`
    const body = JSON.stringify(
      {
        id: eventId,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: seconds(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      },
      null,
      2,
    )
    // Each attempt is signed with the time at which it is made.
    webhooks.emit({ id: eventId, type, body, headers: () => sign(body) })
  }

  function update(session: Session): void {
    if (session.status === 'open' && session.expires_at <= seconds()) end(session)
  }
  function end(session: Session): void {
    session.status = 'expired'
    session.url = null
    const intent = session.payment_intent && intents.get(session.payment_intent)
    if (intent) intent.status = 'canceled'
    tell('checkout.session.expired', session)
  }
  const intentOf = (session: Session): Intent => intents.get(session.payment_intent ?? '')!
  const chargeOf = (session: Session): Charge => charges.get(intentOf(session).latest_charge!)!

  /** The payer enters a card. The first attempt makes the payment intent. */
  function pay(session: Session, card: string): void {
    update(session)
    if (session.status !== 'open') return
    let intent = intents.get(session.payment_intent ?? '')
    if (!intent) {
      intent = {
        id: `pi_${id(24)}`,
        object: 'payment_intent',
        amount: session.amount_total,
        amount_received: 0,
        currency: session.currency,
        status: 'requires_payment_method',
        latest_charge: null,
        last_payment_error: null,
        metadata: session.metadata,
        created: seconds(),
      }
      intents.set(intent.id, intent)
      session.payment_intent = intent.id
      tell('payment_intent.created', intent)
    }
    if (card === CARDS.secure) {
      intent.status = 'requires_action'
      tell('payment_intent.requires_action', intent)
    } else if (card === CARDS.good) succeed(session, card)
    else fail(session, card, 'card_declined', card === CARDS.poor ? 'insufficient_funds' : 'generic_decline')
  }
  function newCharge(session: Session, card: string, status: Charge['status']): Charge {
    const intent = intentOf(session)
    const charge: Charge = {
      id: `ch_${id(24)}`,
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      created: seconds(),
      paid: status !== 'failed',
      refunded: false,
      disputed: false,
      status,
      payment_intent: intent.id,
      metadata: intent.metadata,
      payment_method_details: {
        type: 'card',
        card: { brand: 'visa', last4: card.slice(-4), exp_month: 12, exp_year: 2034 },
      },
    }
    charges.set(charge.id, charge)
    intent.latest_charge = charge.id
    return charge
  }
  function succeed(session: Session, card: string): void {
    const intent = intentOf(session)
    const charge = newCharge(session, card, slow.charges ? 'pending' : 'succeeded')
    session.status = 'complete'
    session.url = null
    intent.last_payment_error = null
    if (slow.charges) {
      intent.status = 'processing'
      tell('payment_intent.processing', intent)
    } else finish(session, charge)
    tell('checkout.session.completed', session)
  }
  function finish(session: Session, charge: Charge): void {
    const intent = intentOf(session)
    charge.status = 'succeeded'
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    session.payment_status = 'paid'
    tell('charge.succeeded', charge)
    tell('payment_intent.succeeded', intent)
  }
  function fail(session: Session, card: string, code: string, decline?: string): void {
    const intent = intentOf(session)
    const charge = newCharge(session, card, 'failed')
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { code, ...(decline ? { decline_code: decline } : {}) }
    tell('charge.failed', charge)
    tell('payment_intent.payment_failed', intent)
  }
  function answerBank(session: Session, approves: boolean): void {
    if (intentOf(session)?.status !== 'requires_action' || session.status !== 'open') return
    if (approves) succeed(session, CARDS.secure)
    else fail(session, CARDS.secure, 'payment_intent_authentication_failure')
  }

  function newRefund(intent: Intent, amount: number, metadata: Record<string, string>): Refund {
    const charge = charges.get(intent.latest_charge!)!
    const refund: Refund = {
      id: `re_${id(24)}`,
      object: 'refund',
      amount,
      charge: charge.id,
      payment_intent: intent.id,
      currency: intent.currency,
      created: seconds(),
      metadata,
      status: slow.refunds ? 'pending' : 'succeeded',
    }
    refunds.set(refund.id, refund)
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded >= charge.amount
    tell('refund.created', refund)
    tell('charge.refunded', charge)
    return refund
  }

  async function answer(asked: Asked): Promise<Told> {
    if (!asked.path.startsWith('/v1/')) return payer(asked)
    const key = /^Bearer (.*)$/.exec(asked.headers.authorization ?? '')?.[1]
    if (key !== secretKey)
      return refused(401, {
        message: `Invalid API Key provided: ${String(key).slice(0, 8)}****${String(key).slice(-4)}`,
      })
    const idempotency = asked.method === 'POST' ? asked.headers['idempotency-key'] : undefined
    if (typeof idempotency !== 'string') return run(asked)
    const known = replies.get(idempotency)
    if (known && known.params !== `${asked.path} ${asked.body}`)
      return refused(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    if (known) return { ...known.told, headers: { ...known.told.headers, 'idempotent-replayed': 'true' } }
    const told = run(asked)
    // A request that was refused before it began may be repeated with the same key, so its answer is not stored.
    if (told.status !== 401 && told.status !== 429)
      replies.set(idempotency, { params: `${asked.path} ${asked.body}`, told: structuredClone(told) })
    return told
  }

  function run({ method, path, query, body }: Asked): Told {
    const [, sessionId, action] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const session = sessionId ? sessions.get(sessionId) : undefined
    if (sessionId && !session) return missing('checkout.session', sessionId)
    if (session) update(session)
    const expand = [...query].filter(([name]) => name.startsWith('expand')).map(([, value]) => value)
    const intentId = query.get('payment_intent')
    const routes: Readonly<Record<string, () => Told>> = {
      'POST /v1/checkout/sessions': () => create(new URLSearchParams(body)),
      'GET session': () => ({ status: 200, body: expanded(session!, expand) }),
      'POST session expire': () => {
        if (session!.status !== 'open')
          return refused(400, {
            message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session!.status}.`,
          })
        end(session!)
        return { status: 200, body: session }
      },
      'GET /v1/refunds': () => list([...refunds.values()].filter((r) => r.payment_intent === intentId)),
      'POST /v1/refunds': () => refund(new URLSearchParams(body)),
      'GET /v1/disputes': () => list([...disputes.values()].filter((d) => d.payment_intent === intentId)),
    }
    const route = session ? [method, 'session', ...(action ? [action] : [])].join(' ') : `${method} ${path}`
    return routes[route]?.() ?? refused(404, { message: `Unrecognized request URL (${method}: ${path}).` })
  }

  function expanded(session: Session, expand: readonly string[]): object {
    if (!session.payment_intent || !expand.some((e) => e.startsWith('payment_intent'))) return session
    const intent = intents.get(session.payment_intent)!
    const charge = expand.includes('payment_intent.latest_charge') && charges.get(intent.latest_charge ?? '')
    return { ...session, payment_intent: charge ? { ...intent, latest_charge: charge } : intent }
  }

  function create(form: URLSearchParams): Told {
    const unknown = [...form.keys()].find((name) => !KNOWN.test(name))
    if (unknown)
      return refused(400, {
        code: 'parameter_unknown',
        param: unknown,
        message: `Received unknown parameter: ${unknown}`,
      })
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    const currency = form.get('line_items[0][price_data][currency]') ?? ''
    const expires = form.has('expires_at') ? Number(form.get('expires_at')) : seconds() + DAY
    if (!form.get('success_url')) return refused(400, { code: 'parameter_missing', param: 'success_url' })
    if (!/^[a-z]{3}$/.test(currency)) return refused(400, { param: 'line_items[0][price_data][currency]' })
    if (!Number.isInteger(amount) || amount < 0)
      return refused(400, { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' })
    if (amount < 50) return refused(400, { code: 'amount_too_small' })
    if (expires < seconds() + HALF_HOUR || expires > seconds() + DAY)
      return refused(400, {
        param: 'expires_at',
        message:
          'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      })
    const sessionId = `cs_test_${id(58)}`
    const metadata = form.get('metadata[transaction]')
    const session: Session = {
      id: sessionId,
      object: 'checkout.session',
      amount_total: amount,
      currency,
      client_reference_id: form.get('client_reference_id'),
      metadata: metadata ? { transaction: metadata } : {},
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `${server.url}/c/pay/${sessionId}`,
      success_url: form.get('success_url')!,
      cancel_url: form.get('cancel_url'),
      locale: form.get('locale'),
      mode: 'payment',
      livemode: false,
      created: seconds(),
      expires_at: expires,
    }
    sessions.set(sessionId, session)
    return { status: 200, body: session }
  }

  function refund(form: URLSearchParams): Told {
    const intent = intents.get(form.get('payment_intent') ?? '')
    if (!intent) return missing('payment_intent', form.get('payment_intent') ?? '')
    const charge = charges.get(intent.latest_charge ?? '')
    if (intent.status !== 'succeeded' || !charge)
      return refused(400, {
        code: 'charge_not_refundable',
        message: 'This PaymentIntent does not have a successful charge to refund.',
      })
    const left = charge.amount - charge.amount_refunded
    if (left === 0)
      return refused(400, {
        code: 'charge_already_refunded',
        message: `Charge ${charge.id} has already been refunded.`,
      })
    if (charge.disputed && [...disputes.values()].some((d) => d.charge === charge.id && d.status !== 'won'))
      return refused(400, {
        code: 'charge_disputed',
        message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      })
    const amount = form.has('amount') ? Number(form.get('amount')) : left
    if (amount > left)
      return refused(400, {
        code: 'amount_too_large',
        param: 'amount',
        message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      })
    const action = form.get('metadata[action]')
    return { status: 200, body: newRefund(intent, amount, action ? { action } : {}) }
  }

  /** The pages on which a payer pays: `/c/pay/:session`. */
  function payer({ method, path, body }: Asked): Told {
    const session = sessions.get(/^\/c\/pay\/([^/]+)$/.exec(path)?.[1] ?? '')
    if (!session) return { status: 404, body: page('Not found', '') }
    update(session)
    const back = `<p><a href="${escape(session.cancel_url ?? session.success_url)}">Back to the shop</a></p>`
    if (session.status !== 'open') return { status: 200, body: page('This page is no longer available', back) }
    const form = new URLSearchParams(body)
    if (method === 'POST' && form.has('bank')) answerBank(session, form.get('bank') === 'approve')
    else if (method === 'POST') pay(session, (form.get('card') ?? '').replaceAll(/\s/g, ''))
    if ((session.status as Session['status']) === 'complete') return goTo(session.success_url)
    if (method === 'POST') return goTo(path)
    const intent = intents.get(session.payment_intent ?? '')
    const secure = intent?.status === 'requires_action'
    const error = intent?.last_payment_error && !secure
    return {
      status: 200,
      body: page(
        secure ? '3-D Secure (stand-in)' : 'Stripe checkout (stand-in)',
        secure
          ? `<form method="post">${button('bank', 'approve', 'Complete')}${button('bank', 'refuse', 'Fail')}</form>`
          : `<p>${session.amount_total} ${escape(session.currency)}</p>${error ? '<p role="alert">Your card was declined.</p>' : ''}
<form method="post"><label>Card number <input name="card" value="${CARDS.good}"></label>${button('act', 'pay', 'Pay')}</form>${back}`,
      ),
    }
  }

  const get = (sessionId: string): Session => {
    const session = sessions.get(sessionId)
    if (!session) throw new Error(`the stand-in has no session ${sessionId}`)
    return session
  }
  return {
    url: server.url,
    secretKey,
    webhookSecret,
    webhooks,
    faults: server.faults,
    asked: server.asked,
    sessions,
    newest: () => [...sessions.values()].at(-1)!,
    pay: (sessionId, card = CARDS.good) => pay(get(sessionId), card),
    answerBank: (sessionId, approves) => answerBank(get(sessionId), approves),
    expire: (sessionId) => {
      get(sessionId).expires_at = seconds() - 1
      update(get(sessionId))
    },
    slow,
    settleCharge: (sessionId, succeeds) => {
      const session = get(sessionId)
      const charge = chargeOf(session)
      if (succeeds) {
        finish(session, charge)
        tell('checkout.session.async_payment_succeeded', session)
        return
      }
      Object.assign(charge, { status: 'failed', paid: false })
      Object.assign(intentOf(session), {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
      })
      tell('payment_intent.payment_failed', intentOf(session))
      tell('checkout.session.async_payment_failed', session)
    },
    settleRefund: (refundId, succeeds) => {
      const refund = refunds.get(refundId)!
      refund.status = succeeds ? 'succeeded' : 'failed'
      if (!succeeds) {
        refund.failure_reason = 'expired_or_canceled_card'
        charges.get(refund.charge)!.amount_refunded -= refund.amount
        charges.get(refund.charge)!.refunded = false
      }
      tell(succeeds ? 'refund.updated' : 'refund.failed', refund)
    },
    refunds: () => [...refunds.values()],
    refundByHand: (sessionId, amount) => {
      newRefund(intentOf(get(sessionId)), amount, {})
    },
    dispute: (sessionId, amount) => {
      const charge = chargeOf(get(sessionId))
      const dispute: Dispute = {
        id: `du_${id(24)}`,
        object: 'dispute',
        amount: amount ?? charge.amount,
        charge: charge.id,
        payment_intent: charge.payment_intent,
        currency: charge.currency,
        created: seconds(),
        reason: 'fraudulent',
        status: 'needs_response',
        balance_transactions: [{ amount: -(amount ?? charge.amount) }],
      }
      disputes.set(dispute.id, dispute)
      charge.disputed = true
      tell('charge.dispute.created', dispute)
      tell('charge.dispute.funds_withdrawn', dispute)
      return dispute.id
    },
    closeDispute: (disputeId, status) => {
      const dispute = disputes.get(disputeId)!
      dispute.status = status
      if (status === 'won') {
        dispute.balance_transactions.push({ amount: dispute.amount })
        tell('charge.dispute.funds_reinstated', dispute)
      }
      tell('charge.dispute.closed', dispute)
    },
    forgetKeys: () => replies.clear(),
    sign,
    close: async () => {
      webhooks.close()
      await webhooks.idle()
      await server.close()
    },
  }
}

/** The parameters of a session that the stand-in knows. It refuses others, as Stripe does. */
const KNOWN =
  /^(?:mode|locale|success_url|cancel_url|expires_at|client_reference_id|metadata\[\w+\]|adaptive_pricing\[enabled\]|allowed_payment_method_types\[0\]|payment_intent_data\[(?:description|metadata\]\[\w+)\]|line_items\[0\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\])$/
const id = (length: number): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
}
const refused = (status: number, error: object): Told => ({
  status,
  headers: { 'request-id': `req_${id(14)}` },
  body: { error: { type: 'invalid_request_error', ...error } },
})
const missing = (what: string, which: string): Told =>
  refused(404, { code: 'resource_missing', message: `No such ${what}: '${which}'` })
const list = (data: object[]): Told => ({ status: 200, body: { object: 'list', data, has_more: false, url: '/v1' } })
