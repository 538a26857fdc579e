/** The payment page's life: the order, its attempt to be paid, the time left, and what the visitor can do. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Gateway } from '../checkout/index.ts'
import { errorText } from '../errors/index.ts'
import { type PaymentOrder, type Progress, continuePayment, deadlineOf, fetchOrder, startPayment } from './api.ts'
import { type Attempts, createAttempts, idempotencyKey } from './attempt.ts'
import { clockSkew, moment } from './countdown.ts'
import { isOpen, paymentView } from './payment-state.ts'

const POLL = 5_000

let attempts: Attempts | undefined
export function paymentAttempts(): Attempts {
  if (attempts) return attempts
  let shelf: Storage | null = null
  try {
    shelf = window.localStorage
  } catch {
    /* remembered until the page closes */
  }
  return (attempts = createAttempts(shelf))
}

/** The gateway's last word on a payment, asked again while something can still happen. */
export function useProgress(transaction: string | null, open: boolean) {
  return useQuery({
    queryKey: ['payment-progress', transaction],
    enabled: transaction !== null,
    queryFn: () => continuePayment(transaction ?? ''),
    refetchInterval: (query) =>
      open && /_(REQUEST|ACTION_REQUIRED|SUCCESS)$/.test(query.state.data?.event ?? '') ? POLL : false,
    staleTime: 0,
  })
}

export function useOrder(id: string) {
  return useQuery({
    queryKey: ['payment-order', id],
    queryFn: () => fetchOrder(id),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data && isOpen(paymentView(query.state.data, null, null)) ? POLL : false),
  })
}

/** How far the server's clock is ahead: the gateway says it to the millisecond, any answer of the shop to the second. */
export function useSkew(progress: Progress | undefined, at: number): number {
  const { data } = useQuery({ queryKey: ['server-clock'], queryFn: askClock, staleTime: 10 * 60_000, retry: false })
  return (progress && clockSkew(progress.now, at)) ?? data ?? 0
}

/** A difference within the header's own coarseness is none. */
const COARSE = 2_000
async function askClock(): Promise<number> {
  const { headers } = await fetch('/api/health/', { method: 'HEAD', cache: 'no-store' })
  const skew = moment(headers.get('date'))
  return skew === null || Math.abs(skew - Date.now()) < COARSE ? 0 : skew - Date.now()
}

export const orderDeadline = (order: PaymentOrder, progress: Progress | undefined): number | null =>
  deadlineOf(order) ?? progress?.expiresAt ?? null

/** Where a gateway sends the visitor back to: this page, without an older attempt's transaction. */
export function returnAddress(search: Record<string, string>): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}?${new URLSearchParams(search).toString()}`
}

/** Where a gateway may send the visitor: a web page, and nothing else. */
function webAddress(url: string): string | null {
  try {
    const { href, protocol } = new URL(url, window.location.href)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}

export interface Paying {
  busy: boolean
  /** Why the last press led nowhere; empty while nothing is wrong. */
  error: string
  /** Starts an attempt, or goes on with the open one, and leaves for the gateway's page. */
  pay: (gateway: Gateway) => void
  goOn: (redirectUrl: string) => void
}

/** `declined`: the last attempt is over, so the next click makes a new one. */
export function usePaying({
  subject,
  declined,
  returnUrl,
  onStarted,
}: {
  subject: string
  declined: boolean
  returnUrl: () => string
  onStarted: (transaction: string) => Promise<unknown>
}): Paying {
  const client = useQueryClient()
  const [state, setState] = useState<Pick<Paying, 'busy' | 'error'>>({ busy: false, error: '' })
  const running = useRef(false)

  const leave = useCallback((url: string | null): boolean => {
    const address = url ? webAddress(url) : null
    if (address) window.location.assign(address)
    return address !== null
  }, [])

  const start = useCallback(
    async (gateway: Gateway): Promise<boolean> => {
      let attempt = declined ? paymentAttempts().next(subject, gateway.id) : paymentAttempts().open(subject, gateway.id)
      let progress = await startPayment(subject, gateway, idempotencyKey(subject, attempt), returnUrl())
      // The key was used with another amount or from another language's page: a new attempt has a new one.
      if (progress.errors.some(({ code }) => code === 'UNIQUE')) {
        attempt = paymentAttempts().next(subject, gateway.id)
        progress = await startPayment(subject, gateway, idempotencyKey(subject, attempt), returnUrl())
      }
      if (progress.errors.length > 0 || !progress.transaction) {
        const errors = progress.errors.length > 0 ? progress.errors : [{ code: 'PAYMENT_ERROR', field: null }]
        setState({ busy: false, error: await errorText(errors) })
        return false
      }
      paymentAttempts().started(subject, attempt, progress.transaction)
      // The page to come back to knows the transaction, also when the visitor comes back by the Back button.
      await onStarted(progress.transaction)
      if (leave(progress.redirectUrl)) return true
      client.setQueryData(['payment-progress', progress.transaction], progress)
      await client.invalidateQueries({ queryKey: ['payment-order', subject] })
      return false
    },
    [client, declined, leave, onStarted, returnUrl, subject],
  )

  const pay = useCallback(
    async (gateway: Gateway): Promise<void> => {
      if (running.current) return
      running.current = true
      setState({ busy: true, error: '' })
      try {
        // While the browser is leaving, the button stays busy.
        if (!(await start(gateway))) setState((now) => ({ ...now, busy: false }))
      } catch {
        setState({ busy: false, error: m.payment_failed_text() })
      }
      running.current = false
    },
    [start],
  )

  // A page kept by the browser (Back from the card page) must not stay busy.
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (!event.persisted) return
      setState({ busy: false, error: '' })
      void client.invalidateQueries({ queryKey: ['payment-progress'] })
      void client.invalidateQueries({ queryKey: ['payment-order'] })
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [client])

  return { ...state, pay: (gateway) => void pay(gateway), goOn: (url) => void leave(url) }
}
