/**
 * The part of BTCPay Server's Greenfield API that the shop uses: the shapes of its answers, and functions that check
 * them.
 */
import { ProviderFault } from '../provider-fault.ts'

export const INVOICE_STATUSES = ['New', 'Processing', 'Expired', 'Invalid', 'Settled'] as const
export const ADDITIONAL_STATUSES = ['None', 'PaidLate', 'PaidPartial', 'Marked', 'Invalid', 'PaidOver'] as const
const PAYMENT_STATUSES = ['Invalid', 'Processing', 'Settled'] as const
const PAYOUT_STATES = ['AwaitingApproval', 'AwaitingPayment', 'InProgress', 'Completed', 'Cancelled'] as const

export interface Invoice {
  id: string
  /** A decimal number, like all amounts in this file. */
  amount: string
  currency: string
  checkoutLink: string
  status: (typeof INVOICE_STATUSES)[number]
  additionalStatus: (typeof ADDITIONAL_STATUSES)[number]
  expirationTime: Date
  monitoringExpiration: Date
  metadata: Record<string, unknown>
}

export interface Payment {
  id: string
  /** In the coin's own unit; `fee` is the part of it with which the payer covers the network's cost. */
  value: string
  fee: string
  /** Price of one coin, in the invoice's currency. */
  rate: string
  status: (typeof PAYMENT_STATUSES)[number]
  receivedAt: Date
}

export interface PullPayment {
  id: string
  name: string
  description: string
  amount: string
  currency: string
  archived: boolean
  viewLink: string
}

export interface Payout {
  /** In the pull payment's currency. */
  amount: string
  state: (typeof PAYOUT_STATES)[number]
}

export function readInvoice(value: unknown): Invoice {
  const o = record(value)
  return {
    id: identifier(o.id),
    amount: decimal(o.amount),
    currency: text(o.currency),
    checkoutLink: webAddress(o.checkoutLink),
    status: oneOf(o.status, INVOICE_STATUSES),
    additionalStatus: oneOf(o.additionalStatus, ADDITIONAL_STATUSES),
    expirationTime: moment(o.expirationTime),
    monitoringExpiration: moment(o.monitoringExpiration ?? o.expirationTime),
    metadata: o.metadata === undefined || o.metadata === null ? {} : record(o.metadata),
  }
}

export const readInvoices = (value: unknown): Invoice[] => list(value).map(readInvoice)

/** Every payment of every coin, from `GET …/payment-methods`. */
export const readPayments = (value: unknown): Payment[] =>
  list(value).flatMap((method) => {
    const { rate, payments } = record(method)
    return list(payments ?? []).map((payment) => {
      const p = record(payment)
      return {
        id: identifier(p.id),
        value: decimal(p.value),
        fee: decimal(p.fee ?? '0'),
        rate: decimal(rate),
        status: oneOf(p.status, PAYMENT_STATUSES),
        receivedAt: moment(p.receivedDate),
      }
    })
  })

export function readPullPayment(value: unknown): PullPayment {
  const o = record(value)
  return {
    id: identifier(o.id),
    name: text(o.name ?? ''),
    description: text(o.description ?? ''),
    amount: decimal(o.amount),
    currency: text(o.currency),
    archived: o.archived === true,
    viewLink: webAddress(o.viewLink),
  }
}

export const readPullPayments = (value: unknown): PullPayment[] => list(value).map(readPullPayment)

export const readPayouts = (value: unknown): Payout[] =>
  list(value).map((payout) => {
    const o = record(payout)
    // Older servers call it `amount`.
    return { amount: decimal(o.originalAmount ?? o.amount), state: oneOf(o.state, PAYOUT_STATES) }
  })

function strange(what: string): never {
  throw new ProviderFault('UNAVAILABLE', `BTCPay Server sent ${what} that is not known here`)
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : strange('a list'))
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : strange('an object')
const text = (value: unknown): string => (typeof value === 'string' ? value : strange('a text'))
const identifier = (value: unknown): string =>
  typeof value === 'string' && value !== '' && value.length <= 256 ? value : strange('an id')
const decimal = (value: unknown): string => {
  const told = typeof value === 'number' ? String(value) : value
  return typeof told === 'string' && /^-?\d+(?:\.\d+)?$/.test(told) ? told : strange('an amount')
}
const oneOf = <T extends string>(value: unknown, known: readonly T[]): T =>
  known.find((k) => k === value) ?? strange('a status')
/** Reads a time in Unix seconds. */
const moment = (value: unknown): Date =>
  typeof value === 'number' && Number.isFinite(value) ? new Date(value * 1000) : strange('a time')
const webAddress = (value: unknown): string =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '') ? value : strange('an address')
