/**
 * What a payment gateway must be able to do. Rules about orders and money stay in the domain.
 *
 * There are two kinds. One decides while it is asked (the test gateways, gift cards): its answer is the event. The other
 * stands before a provider that has the money in its own books (a chain, BTCPay, Stripe): it has a `provider`, whose
 * snapshot is the single source of truth; webhooks, polls and people only cause a refresh.
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
  /** The data that the client sent for this gateway, unchecked. */
  data: unknown
  /** What is paid for. */
  subject: { kind: 'order'; number: number; id: string } | { kind: 'checkout'; id: string }
  /** The provider's reference; empty until there is one. */
  pspReference: string
  /** Origin of the page on which the client is, for return links. */
  origin: string
  languageCode: string
  /** After this moment nothing may be paid. */
  expiresAt: Date | null
}

export interface GatewayAnswer {
  outcome: GatewayOutcome
  pspReference: string
  /** Minor units; left out where it is the amount that was asked for. */
  amount?: number
  message?: string
  externalUrl?: string
  /** Actions the shop may take afterwards: REFUND, CHARGE, CANCEL. */
  actions?: TransactionActionEnum[]
  /** The client gets it as `data`. */
  data: unknown
  paymentMethod?: PaymentMethod
  /** Whether the card was refused, and not the request or the provider at fault. */
  isCardRefused?: boolean
  /**
   * For an answer that holds only while what is paid for is a checkout: the message with which the payment fails where
   * an order was made of it meanwhile.
   */
  onceOrdered?: string
}

/** For whom a gateway is asked what a client needs before paying. */
export interface ConfigureRequest {
  subject: GatewayRequest['subject']
  /** Minor units that are to be paid; null where the client names none. */
  amount: number | null
  currency: string
  /** The data that the client sent for this gateway, unchecked. */
  data: unknown
  /** Origin of the page on which the client is. */
  origin: string
}

export interface PaymentGateway {
  /** The id by which clients name it, such as `semena.test-card`. */
  readonly id: string
  readonly name: string
  /**
   * Whether `process` always answers the provider's present state again (docs/rules.md#present-state), even when the
   * payment is finished.
   */
  readonly live: boolean
  /**
   * Whether the payer types a code. Such a gateway only authorises and needs nothing before paying, and wrong codes are
   * counted, so that none is found by guessing.
   */
  readonly takesCode?: boolean
  /**
   * Whether each payment takes something of which there is little, such as an address of the wallet: then one network
   * may have few of them without paying (decision 0024).
   */
  readonly isScarce?: boolean
  /** Whether it takes cards: where too many are refused, it rests for an hour (docs/rules.md#card-testing). */
  readonly isCard?: boolean
  /** What a client needs before paying; `paymentGatewayInitialize` answers it. */
  configure(asked?: ConfigureRequest): Promise<unknown>
  /**
   * Begins a payment. A gateway with a `provider` asks it for an invoice, a page or an address and answers
   * `CHARGE_ACTION_REQUIRED` with the provider's reference. A second call for one `transactionId` (the process died
   * before the answer was stored) must lead to the same reference.
   */
  initialize(request: GatewayRequest): Promise<GatewayAnswer>
  /**
   * Continues a payment, or answers its present state. A gateway with a `provider` has no such method: the payment is
   * refreshed, or begun if it was never begun there.
   */
  process?(request: GatewayRequest): Promise<GatewayAnswer>
  readonly provider?: Provider
  /** Takes an action for which the shop asked. Without this method people do it by hand, and record it afterwards. */
  act?(request: ActionRequest): Promise<ActionAnswer>
}

/** The gateways that are switched on, by id, in the order in which they are offered. */
export type PaymentGateways = ReadonlyMap<string, PaymentGateway>

/** What a provider needs to know of a payment. */
export interface ProviderPayment {
  transactionId: string
  /** The provider's reference, as `initialize` answered it. */
  pspReference: string
  /** Minor units asked for. */
  amount: number
  currency: string
  createdAt: Date
  /** After this moment nothing should be paid. */
  expiresAt: Date | null
}

export interface Provider {
  /** For how many milliseconds a snapshot is fresh enough for a page that asks again. */
  readonly freshMs: number
  /**
   * Fetches a snapshot. Throws when the provider cannot be asked: then nothing changes, and the fetch is repeated
   * later.
   */
  fetch(payment: ProviderPayment): Promise<Snapshot>
  /** Reads and checks a webhook's message; null where it is forged. It changes nothing and asks nobody. */
  readWebhook?(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): WebhookNote | null
  /** Tells the provider that the payment is no longer wanted. It may be called twice, or too late. */
  cancel?(payment: ProviderPayment): Promise<void>
}

/** What a provider says of a payment at one moment. */
export interface Snapshot {
  /**
   * OPEN: it may still be paid. EXPIRED, CANCELED, FAILED: it has ended, though money may yet come. DONE: it is paid,
   * as the provider sees it.
   */
  state: 'OPEN' | 'DONE' | 'EXPIRED' | 'CANCELED' | 'FAILED'
  /** Why it failed, in English, for people. */
  message?: string
  /** Every movement of money that the provider knows for this payment; each snapshot has all of them. */
  movements: readonly Movement[]
  /**
   * What so many units are worth, in minor units of the payment's currency, at the payment's rate; more units are never
   * worth less. Without it units are minor units.
   */
  worth?: (units: bigint) => number
  /** The payment page gets it as `data`, with the server's clock added. It is JSON and holds nothing secret. */
  data: Record<string, unknown>
  paymentMethod?: GatewayAnswer['paymentMethod']
  /** The last card that was refused, also while another may be tried on the provider's page. */
  refusal?: { reference: string; prefix?: string | undefined }
  /** When to fetch the next snapshot without a webhook; null where nothing more is expected. */
  lookAgainAt: Date | null
}

/** One coin, charge or refund in the provider's books. */
export interface Movement {
  /** Never changes and is never used twice at this provider: `txid:vout`, or the id of a payment or refund. */
  reference: string
  kind: 'CHARGE' | 'REFUND'
  /** The amount in the provider's own unit: satoshi, or minor units. */
  units: bigint
  /**
   * SEEN: announced, may still vanish (a coin without enough confirmations). SETTLED: the money is there. FAILED: it
   * was refused or spent elsewhere, and will not come. BACK: it was there and was taken back.
   */
  state: 'SEEN' | 'SETTLED' | 'FAILED' | 'BACK'
  /** When the provider first knew of it, where the provider says so. */
  at?: Date
  message?: string
  externalUrl?: string
}

export interface WebhookNote {
  /** The provider's id of the message; the same for every repetition. */
  eventId: string
  /** Reference of the payment that the message is about; null where it is about none of ours. */
  pspReference: string | null
}

export interface ActionRequest {
  /** The provider's idempotency key, the same at each attempt of this action. */
  actionId: string
  kind: 'REFUND' | 'CHARGE' | 'CANCEL'
  /** Minor units. */
  amount: number
  /** The most that could be taken, in minor units: what is charged, for a refund; else what is authorised. */
  held: number
  currency: string
  payment: ProviderPayment
  /** Reference of the charge that is refunded, for providers that need it. */
  chargeReference: string | null
  reason: string
}

/** How a provider took an action. The call throws when that is unknown: it is repeated with the same `actionId`. */
export type ActionAnswer =
  | {
      outcome: 'SUCCESS' | 'FAILURE'
      pspReference: string
      amount?: number
      message?: string
      externalUrl?: string
      /** Actions that the shop may take afterwards; left out where they stay as they are. */
      actions?: TransactionActionEnum[]
    }
  /** A later movement with this reference tells the outcome; at `externalUrl` people can take it further. */
  | { outcome: 'PENDING'; pspReference: string; externalUrl?: string }
