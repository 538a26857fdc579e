/**
 * Every state that the payment page can show, as answers put into those of the real service, because bringing them
 * about with a provider would take hours. Tests against real providers are in other files.
 */
import type { Page } from '@playwright/test'

export interface PaymentState {
  name: string
  /** The key of the page's main heading. */
  title: string
  /** Fields that replace those of the order, or of the checkout, in the service's answer. */
  order?: Readonly<Record<string, unknown>>
  /** The type of the transaction's last event; left out when nothing was tried yet. */
  event?: string
  data?: Readonly<Record<string, unknown>>
  /** The gateways that the service offers; the shop's own wallet and Stripe when left out. */
  gateways?: readonly string[]
  /** Set when the checkout is paid before there is an order. */
  checkout?: true
}

export const ADDRESS = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const COIN = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'
const soon = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()
const uriOf = (amount: string): string => `bitcoin:${ADDRESS}?amount=${amount}&label=Semena`

export const BITCOIN = {
  kind: 'bitcoin',
  state: 'OPEN',
  network: 'bitcoin',
  address: ADDRESS,
  uri: uriOf('0.00088775'),
  amount: '0.00088775',
  due: '0.00088775',
  seen: '0',
  confirmed: '0',
  rate: { price: '98000.12', currency: 'USD', source: 'kraken', at: soon(-2) },
  confirmations: { required: 3, got: 0 },
  coins: [],
  expiresAt: soon(47),
}
const coin = (amount: string, confirmations: number, output = 0) => ({
  reference: `${COIN}:${output}`,
  amount,
  confirmations,
})
const CLOSED = { address: null, uri: null }
const SENT = { ...BITCOIN, ...CLOSED, due: '0', seen: '0.00088775' }
const HALF = { seen: '0.0005', due: '0.00038775', uri: uriOf('0.00038775'), coins: [coin('0.0005', 0)] }
const PAST = { expiresAt: soon(-3), state: 'EXPIRED', ...CLOSED }

const BTCPAY = {
  kind: 'redirect',
  provider: 'btcpay',
  redirectUrl: 'https://pay.example.com/i/1',
  state: 'OPEN',
  amount: 87,
  currency: 'USD',
  paid: 0,
  due: 87,
  expiresAt: soon(47),
}
const STRIPE = { ...BTCPAY, provider: 'stripe', redirectUrl: 'https://checkout.stripe.example/c/1' }
const PART = { chargeStatus: 'PARTIAL', totalBalance: { amount: -38, currency: 'USD' } }

export const PAYMENT_STATES: readonly PaymentState[] = [
  { name: 'choose', title: 'payment_pay_title' },
  { name: 'choose-btcpay', title: 'payment_pay_title', gateways: ['semena.btcpay'] },
  {
    name: 'choose-several',
    title: 'payment_pay_title',
    gateways: ['semena.stripe', 'semena.bitcoin', 'semena.btcpay'],
  },
  { name: 'send', title: 'payment_bitcoin_title', event: 'CHARGE_ACTION_REQUIRED', data: BITCOIN },
  {
    name: 'send-regtest',
    title: 'payment_bitcoin_title',
    event: 'CHARGE_ACTION_REQUIRED',
    data: {
      ...BITCOIN,
      network: 'regtest',
      address: `bcrt1${ADDRESS.slice(3)}`,
      confirmations: { required: 1, got: 0 },
    },
  },
  { name: 'vanished', title: 'payment_bitcoin_title', event: 'CHARGE_FAILURE', data: BITCOIN },
  { name: 'missing', title: 'payment_short_of_title', event: 'INFO', data: { ...BITCOIN, ...HALF } },
  {
    name: 'missing-confirmed',
    title: 'payment_short_of_title',
    event: 'CHARGE_SUCCESS',
    order: PART,
    data: { ...BITCOIN, ...HALF, confirmed: '0.0005', coins: [coin('0.0005', 3)] },
  },
  {
    name: 'seen',
    title: 'payment_bitcoin_seen_title',
    event: 'INFO',
    data: { ...SENT, coins: [coin('0.00088775', 0)] },
  },
  {
    name: 'seen-twice',
    title: 'payment_bitcoin_seen_title',
    event: 'INFO',
    data: {
      ...SENT,
      confirmed: '0.0005',
      confirmations: { required: 3, got: 2 },
      coins: [coin('0.0005', 4), coin('0.00038775', 2, 1)],
    },
  },
  {
    name: 'short',
    title: 'payment_short_title',
    event: 'INFO',
    data: { ...BITCOIN, ...HALF, ...PAST },
  },
  {
    name: 'partly',
    title: 'payment_partly_title',
    event: 'CHARGE_SUCCESS',
    order: PART,
    data: { ...BITCOIN, ...HALF, ...PAST, confirmed: '0.0005', coins: [coin('0.0005', 3)] },
  },
  {
    name: 'ended',
    title: 'payment_ended_title',
    event: 'CHARGE_SUCCESS',
    order: { ...PART, status: 'EXPIRED' },
    data: { ...BITCOIN, ...HALF, ...PAST, confirmed: '0.0005', coins: [coin('0.0005', 3)] },
  },
  {
    name: 'expired',
    title: 'payment_expired_title',
    event: 'CANCEL_SUCCESS',
    order: { status: 'EXPIRED' },
    data: { ...BITCOIN, ...PAST },
  },
  {
    name: 'lapsed-checkout',
    title: 'payment_bitcoin_lapsed_title',
    event: 'CANCEL_SUCCESS',
    checkout: true,
    data: { ...BITCOIN, ...PAST },
  },
  {
    name: 'send-checkout',
    title: 'payment_bitcoin_title',
    event: 'CHARGE_ACTION_REQUIRED',
    checkout: true,
    data: BITCOIN,
  },
  {
    name: 'no-chain',
    title: 'payment_no_quote_title',
    event: 'CHARGE_FAILURE',
    data: { error: 'CHAIN_UNAVAILABLE' },
  },
  {
    name: 'no-rate',
    title: 'payment_no_quote_title',
    event: 'CHARGE_FAILURE',
    data: { error: 'RATE_UNAVAILABLE' },
  },
  {
    name: 'not-begun',
    title: 'payment_not_begun_title',
    event: 'CHARGE_FAILURE',
    data: { error: 'PROVIDER_UNAVAILABLE' },
  },
  { name: 'back', title: 'payment_back_title', event: 'CHARGE_BACK', data: { ...BITCOIN, ...PAST } },
  { name: 'refunded', title: 'payment_refunded_title', event: 'REFUND_SUCCESS', data: { ...STRIPE, state: 'DONE' } },
  {
    name: 'late',
    title: 'payment_late_title',
    event: 'INFO',
    order: { status: 'EXPIRED' },
    data: { ...SENT, ...PAST },
  },
  {
    name: 'btcpay-abandoned',
    title: 'payment_abandoned_title',
    event: 'CHARGE_ACTION_REQUIRED',
    data: BTCPAY,
    gateways: ['semena.btcpay', 'semena.test-card'],
  },
  {
    name: 'btcpay-missing',
    title: 'payment_short_of_title',
    event: 'INFO',
    data: { ...BTCPAY, paid: 49, due: 38 },
    gateways: ['semena.btcpay', 'semena.test-card'],
  },
  {
    name: 'btcpay-seen',
    title: 'payment_waiting_title',
    event: 'INFO',
    data: { ...BTCPAY, redirectUrl: null, state: 'DONE', paid: 87, due: 0 },
    gateways: ['semena.btcpay', 'semena.test-card'],
  },
  { name: 'stripe-abandoned', title: 'payment_abandoned_title', event: 'CHARGE_ACTION_REQUIRED', data: STRIPE },
  { name: 'stripe-declined', title: 'payment_declined_title', event: 'CHARGE_FAILURE', data: STRIPE },
  {
    name: 'stripe-waiting',
    title: 'payment_waiting_title',
    event: 'CHARGE_SUCCESS',
    data: { ...STRIPE, redirectUrl: null, state: 'DONE', paid: 87, due: 0 },
  },
  {
    name: 'stripe-lapsed',
    title: 'payment_lapsed_title',
    event: 'CANCEL_SUCCESS',
    data: { ...STRIPE, redirectUrl: null, state: 'EXPIRED' },
  },
]

/** The id that stands in the page's address. Each state has its own, so that nothing known of one is shown of another. */
const transactionOf = ({ name }: PaymentState): string => btoa(name)

/** By the field that the page asks for, the answer that is given in its place. */
type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => unknown>>

/** Answers some fields by itself. All others are answered by the real service, and `change` may alter those answers. */
export async function answerInstead(
  page: Page,
  answers: Answers,
  change: (data: Record<string, unknown>) => void = () => {},
): Promise<void> {
  await page.route('**/graphql/', async (route) => {
    const { query, variables } = route.request().postDataJSON() as { query: string; variables: Record<string, unknown> }
    const field = Object.keys(answers).find((name) => new RegExp(`\\b${name}\\(`).test(query))
    if (field) return route.fulfill({ json: { data: { [field]: answers[field]!(variables) } } })
    try {
      const response = await route.fetch()
      const body = (await response.json()) as { data?: Record<string, unknown> | null }
      if (body.data) change(body.data)
      await route.fulfill({ response, json: body })
    } catch {
      // The page was left before the answer came.
      await route.abort().catch(() => {})
    }
  })
}

export const gatewayConfigs = (ids: readonly string[]) => ({
  gatewayConfigs: ids.map((id) => ({ id, data: {}, errors: [] })),
  errors: [],
})

/** The answer of `transactionInitialize` and `transactionProcess`. */
export const told = (event: string, data: object, id = 'dGVzdA==', now = Date.now()) => ({
  transaction: { id },
  transactionEvent: { id: 'event', type: event, message: '' },
  data: { ...data, now: new Date(now).toISOString() },
  errors: [],
})

/** From now on the page is answered that the payment is in this state. */
export async function putState(page: Page, state: PaymentState): Promise<void> {
  const { event, data = {}, gateways = ['semena.bitcoin', 'semena.stripe'], order, checkout } = state
  const progress = () => told(event ?? 'CHARGE_ACTION_REQUIRED', data, transactionOf(state))
  await answerInstead(
    page,
    {
      paymentGatewayInitialize: () => gatewayConfigs(gateways),
      transactionProcess: progress,
      transactionInitialize: progress,
    },
    (answer) => Object.assign(answer[checkout ? 'checkout' : 'order'] ?? {}, order),
  )
}

/** The path of the payment page for an order, or for a checkout, in a state. */
export const statePath = (state: PaymentState, ids: { order: string; checkout: string }): string =>
  `/payment?${new URLSearchParams({
    ...(state.checkout ? { checkout: ids.checkout } : { order: ids.order }),
    ...(state.event ? { transaction: transactionOf(state) } : {}),
  }).toString()}`
