/** What the shop's own API tells of today. */
import { queryOptions } from '@tanstack/react-query'
import { isOwnService } from '../../platform/endpoint.ts'
import { ownApi } from '../../platform/own-api.ts'
import type { SalesDay } from './days.ts'

export interface ChannelSales {
  channel: { id: string; slug: string; name: string }
  currency: string
  /** Days without orders are left out. */
  days: SalesDay[]
}

/** What one may do nothing about is null. */
export interface Figures {
  payments: { reviews: number; byHand: number } | null
  refunds: number | null
  stock: { soldOut: number; low: number; lowMeans: number } | null
  untranslated: number | null
  mailsFailed: number | null
  jobsFailing: { name: string; error: string }[] | null
  carts: { count: number; withEmail: number } | null
  sales: ChannelSales[] | null
  best: { product: { id: string; name: string }; quantity: number; orders: number }[] | null
  steps: { product: boolean; shipping: boolean; payment: boolean; order: boolean }
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

export const figuresQuery = queryOptions({
  queryKey: ['today', 'figures'],
  enabled: isOwnService(),
  // Whoever has just done one of the steps sees it done.
  staleTime: 0,
  refetchInterval: 60_000,
  queryFn: () => ownApi<Figures>('GET', `/api/today/?zone=${encodeURIComponent(zone())}`),
})

/** How many questions nobody has answered; null where the shop has no inbox, or none for whoever asks. */
export const inboxQuery = queryOptions({
  queryKey: ['messages', 'today'],
  retry: false,
  queryFn: async () => {
    const answer = await ownApi<{ open?: number }>('GET', '/api/inbox/messages/?state=OPEN').catch(() => null)
    return answer?.open ?? null
  },
})
