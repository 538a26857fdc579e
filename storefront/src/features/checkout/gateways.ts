/** The payment gateways that this storefront can drive, and which of them the service offers. */

export type PaymentKind = 'card' | 'crypto'

/** Who takes the money, where the page has words for it. */
export type PaymentProvider = 'bitcoin' | 'btcpay' | 'stripe'

export interface Gateway {
  id: string
  kind: PaymentKind
  /** Null: the page speaks of a card page in general. */
  provider: PaymentProvider | null
  /** No money moves: the page says so. */
  test: boolean
  /** What `transactionInitialize` gets for this gateway. */
  data: (returnUrl: string) => unknown
}

/** In the order of preference within a kind. */
const KNOWN: readonly Gateway[] = [
  // Paid on our own page: an amount and an address.
  { id: 'semena.bitcoin', kind: 'crypto', provider: 'bitcoin', test: false, data: () => ({}) },
  { id: 'semena.btcpay', kind: 'crypto', provider: 'btcpay', test: false, data: (returnUrl) => ({ returnUrl }) },
  { id: 'semena.stripe', kind: 'card', provider: 'stripe', test: false, data: (returnUrl) => ({ returnUrl }) },
  { id: 'semena.test-card', kind: 'card', provider: null, test: true, data: (returnUrl) => ({ returnUrl }) },
  // Saleor's dummy app decides by what it is told, so on a stranger's Saleor the whole path can be tried.
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

/** One gateway for each way to pay that is offered; null where there is none. */
export function offeredGateways(configs: readonly GatewayConfig[] | null): Record<PaymentKind, Gateway | null> {
  const ids = new Set((configs ?? []).filter(({ errors }) => !errors?.length).map(({ id }) => id))
  const first = (kind: PaymentKind): Gateway | null =>
    KNOWN.find((gateway) => gateway.kind === kind && ids.has(gateway.id)) ?? null
  return { card: first('card'), crypto: first('crypto') }
}

const PREFIX = 'semena.way-to-pay.'
type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** The way chosen at checkout goes along to the payment page of the same visit. */
export function rememberKind(shelf: Shelf, subject: string, kind: PaymentKind): void {
  try {
    shelf.setItem(PREFIX + subject, kind)
  } catch {
    /* the payment page asks again */
  }
}
export function rememberedKind(shelf: Shelf, subject: string): PaymentKind | null {
  try {
    const kind = shelf.getItem(PREFIX + subject)
    return kind === 'card' || kind === 'crypto' ? kind : null
  } catch {
    return null
  }
}
