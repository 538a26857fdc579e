/** Payments that wait for a person or a provider, as the shop's own API tells them. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Fault, ServiceUnreachable } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import type { Money } from '../../platform/money.ts'
import { ownApi } from '../../platform/own-api.ts'
import { DeskGiveBackDocument } from './give-back.generated.ts'

export interface OrderOf {
  id: string
  number: string
  status: string
}

export interface Review {
  id: string
  reason: string
  /** Null where the review is about no payment. */
  amount: Money | null
  note: string
  subject: string
  createdAt: string
  order: OrderOf | null
  payment: { id: string; gateway: string; charged: Money; url: string } | null
}

export interface Action {
  id: string
  kind: 'REFUND' | 'CHARGE' | 'CANCEL'
  /** `BY_HAND`: a person does it. `WAITING`: the provider is asked again. `PENDING`: the provider will tell. */
  state: 'BY_HAND' | 'WAITING' | 'PENDING'
  amount: Money | null
  reason: string
  /** Where the money goes when people send it. */
  destination: string
  reference: string
  error: string
  attempts: number
  nextAttemptAt: string | null
  createdAt: string
  url: string
  order: OrderOf | null
  payment: { id: string; gateway: string }
}

/** A refund that somebody has granted and nobody has sent. */
export interface Granted {
  id: string
  amount: Money
  reason: string
  createdAt: string
  order: OrderOf
}

const readQueue = () => ownApi<{ reviews: Review[]; actions: Action[]; granted: Granted[] }>('GET', '/api/payments/')

export const queueQuery = queryOptions({ queryKey: ['payments', 'queue'], queryFn: readQueue })

/**
 * Asks the provider to give money of a review's payment back. Where no answer comes, `lost` is told what the payment held;
 * `before` is that of an earlier try: where the payment holds less by now, that try was heard, and is not sent again.
 */
export async function giveReviewBack(
  { id, payment }: Review,
  asked: { amount: number; reason: string },
  before: number | null,
  lost: (held: number) => void,
): Promise<readonly Fault[]> {
  let held = payment!.charged.amount
  if (before !== null) {
    const now = (await readQueue()).reviews.find((one) => one.id === id)?.payment
    if (!now) return [{ code: 'NOT_FOUND', field: null, message: null }]
    if (now.charged.amount < before) return []
    held = now.charged.amount
  }
  try {
    return (await mutate(DeskGiveBackDocument, { id: payment!.id, ...asked })).faults
  } catch (error) {
    if (error instanceof ServiceUnreachable) lost(held)
    throw error
  }
}

/** Asks anew for everything that a decision about a payment may have changed. */
export function useAskAnew(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: ['orders'] })
    void client.invalidateQueries({ queryKey: ['today'] })
    await client.invalidateQueries({ queryKey: ['payments'] })
  }
}
