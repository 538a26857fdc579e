/** What the visitor can do on the payment page: start an attempt, or go on with one. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Gateway } from '../checkout/index.ts'
import { errorText } from '../errors/index.ts'
import { type Progress, startPayment } from './api.ts'
import { type Attempt, idempotencyKey } from './attempt.ts'
import { readPaymentFacts } from './details.ts'
import { paymentAttempts } from './use-payment.ts'

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
  /** Starts an attempt, or goes on with the open one, and leaves for the gateway's page where it has one. */
  pay: (gateway: Gateway) => void
  goOn: (redirectUrl: string) => void
}

/** More attempts than this are not made of one press. */
const MOST_TRIES = 4

/** The key belongs to an attempt that is over, or was made of something else: a new attempt has a new one. */
const isUsedUp = ({ errors, transaction, event, details }: Progress, over: string | null): boolean =>
  errors.some(({ code }) => code === 'UNIQUE') ||
  (over !== null && transaction === over) ||
  (details !== null &&
    !readPaymentFacts(details, event, null).payable &&
    readPaymentFacts(details, event, null).money === 'none')

/** `over`: the transaction of the last attempt, when that one is over, so that the next click makes a new one. */
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
      // The page to come back to knows the transaction, also when the visitor comes back by the Back button.
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
