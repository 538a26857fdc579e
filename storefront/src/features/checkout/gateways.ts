/** The payment gateways that this storefront can drive, and which of them the service offers. */

export type PaymentKind = 'card' | 'crypto'

/** The providers that the page has texts for. */
export type PaymentProvider = 'bitcoin' | 'btcpay' | 'stripe'

export interface Gateway {
  id: string
  kind: PaymentKind
  /** The provider; null where the page speaks of a card page in general. */
  provider: PaymentProvider | null
  /** Whether the gateway is a test in which no money moves, which the page says. */
  test: boolean
  /** The `data` that `transactionInitialize` gets for this gateway. */
  data: (returnUrl: string) => unknown
}

/** The gateways this storefront can drive, the preferred one of each kind first. */
const KNOWN: readonly Gateway[] = [
  // This gateway is paid on our own page, which shows an amount and an address.
  { id: 'semena.bitcoin', kind: 'crypto', provider: 'bitcoin', test: false, data: () => ({}) },
  { id: 'semena.btcpay', kind: 'crypto', provider: 'btcpay', test: false, data: (returnUrl) => ({ returnUrl }) },
  { id: 'semena.stripe', kind: 'card', provider: 'stripe', test: false, data: (returnUrl) => ({ returnUrl }) },
  { id: 'semena.test-card', kind: 'card', provider: null, test: true, data: (returnUrl) => ({ returnUrl }) },
  // Saleor's dummy app does what its data says, so that the whole path can be tried with any Saleor.
  {
    id: 'saleor.io.dummy-payment-app',
    kind: 'card',
    provider: null,
    test: true,
    data: () => ({ event: { type: 'CHARGE_SUCCESS', includePspReference: true } }),
  },
]

export interface GatewayConfig {
  id: string
  errors: readonly unknown[] | null
}

export const gatewayOf = (id: string): Gateway | null => KNOWN.find((gateway) => gateway.id === id) ?? null

/** The gateway for each kind of payment; null for a kind that is not offered. */
export function offeredGateways(configs: readonly GatewayConfig[] | null): Record<PaymentKind, Gateway | null> {
  const ids = new Set((configs ?? []).filter(({ errors }) => !errors?.length).map(({ id }) => id))
  const first = (kind: PaymentKind): Gateway | null =>
    KNOWN.find((gateway) => gateway.kind === kind && ids.has(gateway.id)) ?? null
  return { card: first('card'), crypto: first('crypto') }
}

const PREFIX = 'semena.way-to-pay.'
type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** Stores the kind of payment chosen at checkout for the payment page of the same visit. */
export function rememberKind(shelf: Shelf, subject: string, kind: PaymentKind): void {
  try {
    shelf.setItem(PREFIX + subject, kind)
  } catch {
    /* Without storage, the payment page asks again. */
  }
}
/** The kind of payment stored for an order or a checkout; null for none. */
export function rememberedKind(shelf: Shelf, subject: string): PaymentKind | null {
  try {
    const kind = shelf.getItem(PREFIX + subject)
    return kind === 'card' || kind === 'crypto' ? kind : null
  } catch {
    return null
  }
}
