/**
 * What a payment gateway must be able to do. Rules about orders and money stay in the domain.
 *
 * There are two kinds. One decides while it is asked (the test gateways, gift cards): its answer is the event. The other
 * stands before a provider that has the money in its own books (a chain, BTCPay, Stripe): it has a `provider`, whose
 * snapshot is the single source of truth; webhooks, polls and people only cause a look at it.
 */

import type { TransactionActionEnum } from '@semena/contract/enums'
import type { PaymentMethod } from '../../db/tables/payments.ts'

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
  actions?: TransactionActionEnum[]
  /** Handed to the client as `data`. */
  data: unknown
  paymentMethod?: PaymentMethod
}

export interface PaymentGateway {
  /** As clients name it: `semena.test-card`. */
  readonly id: string
  readonly name: string
  /**
   * Always answers the provider's present state again on `process` (docs/rules.md#present-state), even when the payment
   * is finished.
   */
  readonly live: boolean
  /**
   * Pays with a code that the payer types: it only authorises, needs nothing before paying, and wrong codes are counted,
   * so that none is found by trying.
   */
  readonly takesCode?: boolean
  /** What a client needs before paying; `paymentGatewayInitialize`. */
  configure(): Promise<unknown>
  /**
   * Begins a payment. With a `provider`: asks it for an invoice, a page or an address and answers
   * `CHARGE_ACTION_REQUIRED` with the provider's reference. Asked twice for one `transactionId` (the process died before
   * the answer was kept) it must come to the same reference.
   */
  initialize(request: GatewayRequest): Promise<GatewayAnswer>
  /**
   * Goes on with a payment, or tells its present state. Left out where there is a `provider`: that is looked at, and what
   * was never begun there is begun.
   */
  process?(request: GatewayRequest): Promise<GatewayAnswer>
  readonly provider?: Provider
  /** Takes an action the shop asked for. Left out: people do it by hand, and say so afterwards. */
  act?(request: ActionRequest): Promise<ActionAnswer>
}

/** The gateways that are switched on, by id, in the order they are offered. */
export type PaymentGateways = ReadonlyMap<string, PaymentGateway>

/** A payment, as its provider needs to know it. */
export interface ProviderPayment {
  transactionId: string
  /** The provider's reference, as `initialize` answered it. */
  pspReference: string
  /** Minor units asked for. */
  amount: number
  currency: string
  createdAt: Date
  /** Nothing should be paid after this. */
  expiresAt: Date | null
}

export interface Provider {
  /** For how long a snapshot is fresh enough for a page that asks again. Milliseconds. */
  readonly freshMs: number
  /** What the provider says now. Throws when it cannot be asked: then nothing changes, and it is asked again. */
  fetch(payment: ProviderPayment): Promise<Snapshot>
  /** Reads and checks a message of the provider: null when it is forged. Changes nothing and asks nobody. */
  readWebhook?(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): WebhookNote | null
  /** Tells the provider that the payment is not wanted any more. Right when done twice, or too late. */
  cancel?(payment: ProviderPayment): Promise<void>
}

/** What a provider says of a payment at one moment. */
export interface Snapshot {
  /** OPEN: may still be paid. EXPIRED, CANCELED, FAILED: is over, though money may yet come. DONE: paid, as it sees it. */
  state: 'OPEN' | 'DONE' | 'EXPIRED' | 'CANCELED' | 'FAILED'
  /** Why it failed, for people; in English. */
  message?: string
  /** Every movement of money the provider knows for this payment, each time all of them. */
  movements: readonly Movement[]
  /**
   * What so many units are worth, in minor units of the payment's currency, at the payment's rate; never falling.
   * Left out: units are minor units.
   */
  worth?: (units: bigint) => number
  /** Handed to the payment page as `data`, with the server's clock added. JSON, nothing secret. */
  data: Record<string, unknown>
  paymentMethod?: GatewayAnswer['paymentMethod']
  /** When to look again without being told; null: nothing more is expected. */
  lookAgainAt: Date | null
}

/** One coin, charge or refund in the provider's books. */
export interface Movement {
  /** Never changes and is never used twice in this provider: `txid:vout`, a payment's or refund's id. */
  reference: string
  kind: 'CHARGE' | 'REFUND'
  /** In the provider's own unit: satoshi, or minor units. */
  units: bigint
  /**
   * SEEN: announced, may still vanish (a coin without enough confirmations). SETTLED: the money is there.
   * FAILED: it is not, and will not be: refused, spent elsewhere. BACK: was there and was taken back.
   */
  state: 'SEEN' | 'SETTLED' | 'FAILED' | 'BACK'
  /** When the provider first knew of it, where it says so. */
  at?: Date
  message?: string
  externalUrl?: string
}

export interface WebhookNote {
  /** The provider's id of the message; the same for every repetition. */
  eventId: string
  /** Of the payment it is about, or of a charge or refund of it; null: of none of ours. */
  pspReference: string | null
}

export interface ActionRequest {
  /** The same each time this action is tried: the provider's idempotency key. */
  actionId: string
  kind: 'REFUND' | 'CHARGE' | 'CANCEL'
  /** Minor units. */
  amount: number
  /** Minor units that could be taken at most: what is charged, for a refund; else what is authorised. */
  held: number
  currency: string
  payment: ProviderPayment
  /** Of the charge that is refunded, where the provider wants to know. */
  chargeReference: string | null
  reason: string
}

/** Throws when it is not known whether the action was taken: it is tried again with the same `actionId`. */
export type ActionAnswer =
  | {
      outcome: 'SUCCESS' | 'FAILURE'
      pspReference: string
      amount?: number
      message?: string
      externalUrl?: string
      /** Actions the shop may take afterwards; left out: as before. */
      actions?: TransactionActionEnum[]
    }
  /** The provider will tell later, by a movement of this reference; `externalUrl`: where people take it further. */
  | { outcome: 'PENDING'; pspReference: string; externalUrl?: string }
