/** What a payment gateway must be able to do. Rules about orders and money stay in the domain. */

/** Outcomes a gateway can report; Saleor's TransactionEventTypeEnum, as far as gateways answer with it. */
export type GatewayOutcome =
  | 'CHARGE_SUCCESS'
  | 'CHARGE_FAILURE'
  | 'CHARGE_REQUEST'
  | 'CHARGE_ACTION_REQUIRED'
  | 'AUTHORIZATION_SUCCESS'
  | 'AUTHORIZATION_FAILURE'
  | 'AUTHORIZATION_REQUEST'
  | 'AUTHORIZATION_ACTION_REQUIRED'
  | 'CANCEL_SUCCESS'

export interface GatewayRequest {
  /** The transaction's id, a UUID. */
  transactionId: string
  /** Minor units asked for. */
  amount: number
  currency: string
  action: 'CHARGE' | 'AUTHORIZATION'
  /** What the client sent for this gateway, as it came. */
  data: unknown
  /** What is paid for. */
  subject: { kind: 'order'; number: number; id: string } | { kind: 'checkout'; id: string }
  /** The provider's reference so far; empty at first. */
  pspReference: string
  /** Where the client came from, for return links. */
  origin: string
  languageCode: string
  /** Nothing may be paid after this. */
  expiresAt: Date | null
}

export interface GatewayAnswer {
  outcome: GatewayOutcome
  pspReference: string
  /** Minor units; left out means as asked. */
  amount?: number
  message?: string
  externalUrl?: string
  /** Actions the shop may take afterwards: REFUND, CHARGE, CANCEL. */
  actions?: string[]
  /** Handed to the client as `data`. */
  data: unknown
  paymentMethod?: {
    type: 'CARD'
    name: string
    brand?: string
    firstDigits?: string
    lastDigits?: string
    expMonth?: number
    expYear?: number
  }
}

export interface PaymentGateway {
  /** As clients name it: `semena.test-card`. */
  readonly id: string
  readonly name: string
  /** Always answers the provider's present state again on `process` (D40), even when the payment is finished. */
  readonly live: boolean
  /** What a client needs before paying; `paymentGatewayInitialize`. */
  configure(): Promise<unknown>
  initialize(request: GatewayRequest): Promise<GatewayAnswer>
  /** The provider's present state of a payment. */
  process(request: GatewayRequest): Promise<GatewayAnswer>
}

/** The gateways that are switched on, by id, in the order they are offered. */
export type PaymentGateways = ReadonlyMap<string, PaymentGateway>
