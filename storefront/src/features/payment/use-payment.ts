/** What the payment page knows: the order, how its attempts stand, and the time left. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type PaymentOrder, type Progress, continuePayment, deadlineOf, fetchOrder } from './api.ts'
import { type Attempts, createAttempts } from './attempt.ts'
import { clockSkew, parseTime } from './countdown.ts'
import { type PaymentFacts, readPaymentFacts } from './details.ts'
import { keepsAsking, paymentView } from './payment-state.ts'
import { useTimeLeft } from './time-left.ts'

const POLL = 5_000
/** Attempts that the page has left for another: their money is noticed a little later. */
const SLOW_POLL = 15_000

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

/** Money can still come by it, or go away. */
const isMoving = ({ event, details }: Progress): boolean =>
  details?.state === 'OPEN' ||
  /_(REQUEST|ACTION_REQUIRED|SUCCESS)$/.test(event ?? '') ||
  event === 'INFO' ||
  event === 'CHARGE_BACK'

/** The gateway's last word on a payment, asked again while something can still happen. */
export const useProgress = (transaction: string | null, live: boolean) =>
  useQuery({
    queryKey: ['payment-progress', transaction],
    enabled: transaction !== null,
    queryFn: () => continuePayment(transaction ?? ''),
    refetchInterval: (query) => (live && query.state.data && isMoving(query.state.data) ? POLL : false),
    // Why there was no quote is told once, by the attempt itself.
    staleTime: (query) => (query.state.data?.unavailable ? Infinity : 0),
  })

/** How an attempt stands, with the end of its quote; null while that is not known. */
export function useStanding(
  progress: Progress | undefined,
  skew: number,
): { standing: PaymentFacts | null; left: number | null } {
  const details = progress?.details ?? null
  const left = useTimeLeft(details?.expiresAt ?? null, skew)
  return { standing: details && readPaymentFacts(details, progress?.event ?? null, left), left }
}

/** Whether somebody could still pay by it. */
const isPayable = ({ event, details, redirectUrl }: Progress): boolean =>
  details
    ? readPaymentFacts(details, event, null).payable
    : redirectUrl !== null && event?.endsWith('_ACTION_REQUIRED') === true

/**
 * The attempts of this device by other ways than the shown one: their gateways while they can still be paid. When money
 * came by one of them, `onMoney` hears of it, and the page goes on with that one.
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

/** How far the server's clock is ahead: the gateway says it to the millisecond, any answer of the shop to the second. */
export function useSkew(progress: Progress | undefined, at: number): number {
  const { data } = useQuery({ queryKey: ['server-clock'], queryFn: askClock, staleTime: 10 * 60_000, retry: false })
  return (progress && clockSkew(progress.now, at)) ?? data ?? 0
}

/** A difference within the header's own coarseness is none. */
const COARSE = 2_000
async function askClock(): Promise<number> {
  const { headers } = await fetch('/api/health/', { method: 'HEAD', cache: 'no-store' })
  const skew = parseTime(headers.get('date'))
  return skew === null || Math.abs(skew - Date.now()) < COARSE ? 0 : skew - Date.now()
}

export const orderDeadline = (order: PaymentOrder, progress: Progress | undefined): number | null =>
  deadlineOf(order) ?? progress?.expiresAt ?? null
