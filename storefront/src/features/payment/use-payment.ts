/** Loads what the payment page shows: the order, the state of its attempts, and the time left. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type PaymentOrder, type Progress, continuePayment, deadlineOf, fetchOrder } from './api.ts'
import { type Attempts, createAttempts } from './attempt.ts'
import { clockSkew, headerSkew } from './countdown.ts'
import { type PaymentFacts, readPaymentFacts } from './details.ts'
import { keepsAsking, paymentView } from './payment-state.ts'
import { useTimeLeft } from './time-left.ts'

const POLL = 5_000
/** Milliseconds between two looks at attempts that were left for another one. */
const SLOW_POLL = 15_000

let attempts: Attempts | undefined
export function paymentAttempts(): Attempts {
  if (attempts) return attempts
  let shelf: Storage | null = null
  try {
    shelf = window.localStorage
  } catch {
    /* Without storage, attempts are kept in memory until the page is closed. */
  }
  return (attempts = createAttempts(shelf))
}

/** The gateway of a payment that this device began; null where it knows none. */
export const gatewayOf = (subject: string, transaction: string | null): string | null =>
  paymentAttempts()
    .all(subject)
    .find((attempt) => attempt.transaction === transaction)?.gateway ?? null

/** Whether money can still come by a payment, or be taken back. */
const isMoving = ({ event, details }: Progress): boolean =>
  details?.state === 'OPEN' ||
  /_(REQUEST|ACTION_REQUIRED|SUCCESS)$/.test(event ?? '') ||
  event === 'INFO' ||
  event === 'CHARGE_BACK'

/** Asks the gateway about a payment, again and again while something can still happen (`live`). */
export const useProgress = (transaction: string | null, live: boolean) =>
  useQuery({
    queryKey: ['payment-progress', transaction],
    enabled: transaction !== null,
    queryFn: () => continuePayment(transaction ?? ''),
    refetchInterval: (query) => (live && query.state.data && isMoving(query.state.data) ? POLL : false),
    // Only starting an attempt tells why there was no quote, so that answer is not loaded again.
    staleTime: (query) => (query.state.data?.unavailable ? Infinity : 0),
  })

/** The facts of an attempt and the milliseconds until its quote ends; null while they are not known. */
export function useStanding(
  progress: Progress | undefined,
  skew: number,
): { standing: PaymentFacts | null; left: number | null } {
  const details = progress?.details ?? null
  const left = useTimeLeft(details?.expiresAt ?? null, skew)
  return { standing: details && readPaymentFacts(details, progress?.event ?? null, left), left }
}

/** Whether an attempt can still be paid. */
const isPayable = ({ event, details, redirectUrl }: Progress): boolean =>
  details
    ? readPaymentFacts(details, event, null).payable
    : redirectUrl !== null && event?.endsWith('_ACTION_REQUIRED') === true

/**
 * The gateways of this device's other attempts that can still be paid. When money has come by one of them, `onMoney` is
 * called with its transaction, so that the page continues with that one.
 */
export function useEarlier(
  subject: string,
  current: string | null,
  watching: boolean,
  onMoney: (transaction: string) => void,
): readonly string[] {
  const others = paymentAttempts()
    .all(subject)
    .flatMap(({ gateway, transaction }) => (transaction && transaction !== current ? [{ gateway, transaction }] : []))
  const { data = [] } = useQuery({
    queryKey: ['payment-earlier', others],
    enabled: others.length > 0,
    queryFn: () =>
      Promise.all(others.map(async (one) => ({ ...one, progress: await continuePayment(one.transaction) }))),
    refetchInterval: (query) =>
      watching && query.state.data?.some(({ progress }) => isMoving(progress)) ? SLOW_POLL : false,
    staleTime: 0,
  })
  const paid = data.find(
    ({ progress: { details, event } }) => details && readPaymentFacts(details, event, null).money !== 'none',
  )?.transaction
  const tell = useRef(onMoney)
  useEffect(() => {
    tell.current = onMoney
  })
  useEffect(() => {
    if (paid && watching) tell.current(paid)
  }, [paid, watching])
  return data.filter(({ progress }) => isPayable(progress)).map(({ gateway }) => gateway)
}

export function useOrder(id: string) {
  return useQuery({
    queryKey: ['payment-order', id],
    queryFn: () => fetchOrder(id),
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data && keepsAsking(paymentView(query.state.data, null, null)) ? POLL : false,
  })
}

/**
 * By how many milliseconds the server's clock is ahead: exact where the gateway says it, else from a header to the
 * second.
 */
export function useSkew(progress: Progress | undefined, at: number): number {
  const { data } = useQuery({ queryKey: ['server-clock'], queryFn: askClock, staleTime: 10 * 60_000, retry: false })
  return (progress && clockSkew(progress.now, at)) ?? data ?? 0
}

async function askClock(): Promise<number> {
  const asked = Date.now()
  const { headers } = await fetch('/api/health/', { method: 'HEAD', cache: 'no-store' })
  return headerSkew(headers.get('date'), asked, Date.now())
}

export const orderDeadline = (order: PaymentOrder, progress: Progress | undefined): number | null =>
  deadlineOf(order) ?? progress?.expiresAt ?? null
