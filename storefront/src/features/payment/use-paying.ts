/** Starts a payment attempt or continues one. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Gateway } from '../checkout/index.ts'
import { errorText } from '../errors/index.ts'
import { type Progress, startPayment } from './api.ts'
import { type Attempt, idempotencyKey } from './attempt.ts'
import { readPaymentFacts } from './details.ts'
import { paymentAttempts } from './use-payment.ts'

/** The address that a gateway sends the visitor back to: this page, without an older attempt's transaction. */
export function returnAddress(search: Record<string, string>): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}?${new URLSearchParams(search).toString()}`
}

/** The gateway's address if it is a web page; null for any other kind of link. */
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
  /** Why the last try failed, in words; empty while nothing is wrong. */
  error: string
  /** Starts an attempt or continues the open one, and goes to the gateway's page where there is one. */
  pay: (gateway: Gateway) => void
  goOn: (redirectUrl: string) => void
}

/** The most attempts that one press makes. */
const MOST_TRIES = 4

/** Whether the idempotency key belongs to an attempt that is over or to other data, so that a new one is needed. */
const isUsedUp = ({ errors, transaction, event, details }: Progress, over: string | null): boolean =>
  errors.some(({ code }) => code === 'UNIQUE') ||
  (over !== null && transaction === over) ||
  (details !== null &&
    !readPaymentFacts(details, event, null).payable &&
    readPaymentFacts(details, event, null).money === 'none')

/** `over` is the transaction of the last attempt if that is over; the next press then makes a new attempt. */
export function usePaying({
  subject,
  over,
  returnUrl,
  onStarted,
}: {
  subject: string
  over: string | null
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

  const begin = useCallback(
    async (gateway: Gateway): Promise<{ attempt: Attempt; progress: Progress }> => {
      const attempts = paymentAttempts()
      let attempt = over ? attempts.after(subject, gateway.id, over) : attempts.open(subject, gateway.id)
      for (let tries = 1; ; tries++) {
        const progress = await startPayment(subject, gateway, idempotencyKey(subject, attempt), returnUrl())
        if (!isUsedUp(progress, over) || tries === MOST_TRIES) return { attempt, progress }
        attempt = attempts.next(subject, gateway.id)
      }
    },
    [over, returnUrl, subject],
  )

  const start = useCallback(
    async (gateway: Gateway): Promise<boolean> => {
      const { attempt, progress } = await begin(gateway)
      if (progress.errors.length > 0 || !progress.transaction) {
        const errors = progress.errors.length > 0 ? progress.errors : [{ code: 'PAYMENT_ERROR', field: null }]
        setState({ busy: false, error: await errorText(errors) })
        return false
      }
      paymentAttempts().started(subject, attempt, progress.transaction)
      client.setQueryData(['payment-progress', progress.transaction], progress)
      // The transaction is put into this page's address first, so that it is known even after the Back button.
      await onStarted(progress.transaction)
      if (leave(progress.redirectUrl)) return true
      await client.invalidateQueries({ queryKey: ['payment-order', subject] })
      return false
    },
    [begin, client, leave, onStarted, subject],
  )

  const pay = useCallback(
    async (gateway: Gateway): Promise<void> => {
      if (running.current) return
      running.current = true
      setState({ busy: true, error: '' })
      try {
        // The button stays busy while the browser loads the gateway's page.
        if (!(await start(gateway))) setState((now) => ({ ...now, busy: false }))
      } catch {
        setState({ busy: false, error: m.payment_failed_text() })
      }
      running.current = false
    },
    [start],
  )

  // A page from the back/forward cache (by Back from the card page) must not stay busy.
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
