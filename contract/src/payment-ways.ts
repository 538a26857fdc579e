/**
 * The ways to pay. This table is the only place that lists them: the service's settings, the checkout, the payment page
 * and the desk all follow from it. How a provider is asked stands in its folder of `commerce/src/providers/payment`.
 */
export type PaymentKind = 'card' | 'crypto' | 'gift-card'

export interface PaymentWayFacts {
  kind: PaymentKind
  /** The provider's name, the same in every language. */
  name: string
  /** Whether no money moves. A test is offered to shoppers only where nothing else of its kind is. */
  isTest?: boolean
  /** Whether it is paid on the shop's own page, to an address, and not on the provider's page. */
  isPaidHere?: boolean
  /** The `data` with which the payment page begins a payment; left out for ways that are used elsewhere. */
  begin?: (returnUrl: string) => unknown
}

/** The payment page leads to the provider, who leads back. */
const atProvider = (returnUrl: string): unknown => ({ returnUrl })

const TABLE = {
  'semena.stripe': {
    kind: 'card',
    name: 'Stripe',
    begin: atProvider,
  },
  'semena.test-card': { kind: 'card', name: 'Test card', isTest: true, begin: atProvider },
  // Saleor's dummy app does what its data says, so that the whole path can be tried with any Saleor.
  'saleor.io.dummy-payment-app': {
    kind: 'card',
    name: 'Dummy Payment App',
    isTest: true,
    begin: () => ({ event: { type: 'CHARGE_SUCCESS', includePspReference: true } }),
  },
  'semena.bitcoin': {
    kind: 'crypto',
    name: 'Bitcoin',
    isPaidHere: true,
    begin: () => ({}),
  },
  'semena.btcpay': {
    kind: 'crypto',
    name: 'BTCPay',
    begin: atProvider,
  },
  // Saleor's payments of the kind before transactions, in demos.
  'mirumee.payments.dummy': { kind: 'card', name: 'Dummy', isTest: true },
  'saleor.io.gift-card-payment-gateway': { kind: 'gift-card', name: 'Gift Card Payment Gateway' },
} as const satisfies Record<string, PaymentWayFacts>

/** The variables without which a way is not offered; apart, because pages of the shop name no variable. */
export const NEEDS = {
  'semena.stripe': ['SEMENA_STRIPE_KEY', 'SEMENA_STRIPE_WEBHOOK_SECRET'],
  'semena.btcpay': ['SEMENA_BTCPAY_URL', 'SEMENA_BTCPAY_STORE', 'SEMENA_BTCPAY_KEY', 'SEMENA_BTCPAY_WEBHOOK_SECRET'],
  'semena.bitcoin': ['SEMENA_BITCOIN_KEY', 'SEMENA_BITCOIN_SOURCES'],
} as const satisfies Partial<Record<keyof typeof TABLE, readonly string[]>>

/** The id by which GraphQL names a way to pay. */
export type PaymentWayId = keyof typeof TABLE
/** The ids of the ways of one kind. */
export type IdOfKind<Kind extends PaymentKind> = {
  [Id in PaymentWayId]: (typeof TABLE)[Id]['kind'] extends Kind ? Id : never
}[PaymentWayId]
export interface PaymentWay extends PaymentWayFacts {
  id: PaymentWayId
}

/** The preferred ones first. */
export const PAYMENT_WAYS: readonly PaymentWay[] = Object.entries(TABLE).map(([id, facts]) => ({
  id: id as PaymentWayId,
  ...facts,
}))

export const TEST_CARD = 'semena.test-card' satisfies PaymentWayId
export const DUMMY_APP = 'saleor.io.dummy-payment-app' satisfies PaymentWayId
export const LEGACY_GATEWAY = 'mirumee.payments.dummy' satisfies PaymentWayId
export const GIFT_CARDS = 'saleor.io.gift-card-payment-gateway' satisfies PaymentWayId

/** The way of an id; null for those of apps and of outside services. */
export const paymentWay = (id: string): PaymentWay | null => PAYMENT_WAYS.find((way) => way.id === id) ?? null

/** The facts of a way whose id is known. */
export const factsOf = <Id extends PaymentWayId>(id: Id): (typeof TABLE)[Id] => TABLE[id]

const OURS = 'semena.'
/** The short name of a provider in `data.provider`, such as `stripe`. */
export const providerOf = (id: PaymentWayId): string => id.slice(OURS.length)
export const wayOfProvider = (provider: string): PaymentWay | null => paymentWay(`${OURS}${provider}`)
