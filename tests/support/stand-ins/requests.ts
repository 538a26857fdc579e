/** Makes the requests that the domain sends to a gateway, for tests that call a gateway directly. */
import { randomUUID } from 'node:crypto'
import type { ActionRequest, GatewayRequest, ProviderPayment } from '@semena/commerce/testing/providers'

export const HOUR = 3_600_000
export const PUBLIC_URL = 'https://shop.example.com'

export const request = (more: Partial<GatewayRequest> = {}): GatewayRequest => ({
  transactionId: randomUUID(),
  amount: 1700,
  currency: 'USD',
  action: 'CHARGE',
  data: null,
  subject: { kind: 'order', number: 12, id: randomUUID() },
  pspReference: '',
  origin: PUBLIC_URL,
  languageCode: 'EN',
  expiresAt: new Date(Date.now() + HOUR),
  ...more,
})

export const paymentOf = (asked: GatewayRequest, pspReference: string): ProviderPayment => ({
  transactionId: asked.transactionId,
  pspReference,
  amount: asked.amount,
  currency: asked.currency,
  createdAt: new Date(),
  expiresAt: asked.expiresAt,
})

export const refundOf = (payment: ProviderPayment, amount: number, actionId: string = randomUUID()): ActionRequest => ({
  actionId,
  kind: 'REFUND',
  amount,
  held: payment.amount,
  currency: payment.currency,
  payment,
  chargeReference: null,
  reason: '',
})
