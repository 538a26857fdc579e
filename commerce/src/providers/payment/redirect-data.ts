/** The `data` that the payment page gets from gateways that lead the payer to a page of their own. */
import { type PaymentWayId, providerOf } from '@semena/contract/payment-ways'
import { toDecimal } from '../../domain/money.ts'
import type { Snapshot } from '../../domain/payment/port.ts'

export interface RedirectFacts {
  way: PaymentWayId
  /** The provider's page; null when the payment cannot be paid any more. */
  redirectUrl: string | null
  state: Snapshot['state']
  /** Minor units asked for. */
  amount: number
  /** Minor units that were paid, settled or not. */
  paid: number
  currency: string
  expiresAt: Date | null
}

export const redirectData = ({ way, redirectUrl, state, amount, paid, currency, expiresAt }: RedirectFacts) => ({
  kind: 'redirect' as const,
  provider: providerOf(way),
  redirectUrl,
  state,
  amount: toDecimal(amount, currency),
  currency,
  paid: toDecimal(paid, currency),
  due: toDecimal(Math.max(0, amount - paid), currency),
  expiresAt: expiresAt?.toISOString() ?? null,
})
