/** The payment page of an order: finds out which state it is in and shows it. */
import { useNavigate } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { orderSums } from '../sums/index.ts'
import type { AccountOffer } from './finished.tsx'
import { orderedLines } from './ordered-lines.ts'
import type { PaymentOrder } from './api.ts'
import { Coming } from './shown-whole.tsx'
import { Deadline } from './deadline.tsx'
import { Outcome } from './outcomes.tsx'
import { PayPanel } from './pay-panel.tsx'
import { MissingOrder, PaymentFailed } from './payment-blank.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { type PaymentView, keepsAsking, awaitsMoney, isAttemptOver, namedAmount, paymentView } from './payment-state.ts'
import { useTimeLeft } from './time-left.ts'
import { useLeaving } from './use-leaving.ts'
import { returnAddress, usePaying } from './use-paying.ts'
import {
  gatewayOf,
  orderDeadline,
  paymentAttempts,
  useEarlier,
  useOrder,
  useProgress,
  useSkew,
  useStanding,
} from './use-payment.ts'

/** Loaded once the order is paid or has expired. */
const Finished = lazy(() => import('./finished.tsx'))
const OrderAgain = lazy(() => import('./order-again.tsx'))

interface Props {
  id: string
  transaction: string | null
  AccountOffer: AccountOffer
}

export function OrderPayment(props: Props) {
  const order = useOrder(props.id)
  if (order.data) return <OrderStates order={order.data} {...props} />
  if (order.isError) return <PaymentFailed onRetry={() => void order.refetch()} />
  return order.data === null ? <MissingOrder /> : <PaymentSkeleton />
}

function OrderStates({ order, id, transaction, AccountOffer }: Props & { order: PaymentOrder }) {
  const navigate = useNavigate()
  const keepInUrl = (started: string) =>
    navigate({ to: '/payment', search: { order: id, transaction: started }, replace: true, resetScroll: false })

  // The provider's page may lead back with the order only; the transaction is then the one stored on the device.
  const known = useState(() => paymentAttempts().read(id)?.transaction ?? null)[0]
  const current = transaction ?? known
  useEffect(() => {
    if (!transaction && known) void keepInUrl(known)
  })

  const live = keepsAsking(paymentView(order, null, null))
  const progress = useProgress(current, live)
  const skew = useSkew(progress.data, progress.dataUpdatedAt)
  const { standing, left: quoteLeft } = useStanding(progress.data, skew)
  const earlier = useEarlier(
    id,
    current,
    live && (standing?.money ?? 'none') === 'none',
    (found) => void keepInUrl(found),
  )
  const deadline = orderDeadline(order, progress.data)
  const left = useTimeLeft(deadline, skew)
  const attempt = progress.data && {
    event: progress.data.event,
    standing,
    unavailable: progress.data.unavailable !== null,
  }
  const view = paymentView(order, attempt ?? null, left)
  const paying = usePaying({
    subject: id,
    over: isAttemptOver(view) ? current : null,
    returnUrl: () => returnAddress({ order: id }),
    onStarted: keepInUrl,
  })
  // Until the gateway has been asked once, nobody knows whether the visitor came back paid or empty-handed.
  const asking = current !== null && progress.isPending && live

  const shown = asking ? 'waiting' : view
  const leaving = useLeaving(current, shown)
  const sums = orderSums(order)
  // A quote for the rest of an order may end before the order's deadline or after it.
  const quoteEnd = standing?.payable ? (progress.data?.details?.expiresAt ?? null) : null
  const [until, remaining] = quoteEnd === null ? [deadline, left] : [quoteEnd, quoteLeft]
  return (
    <>
      <p className="breadcrumbs">
        {awaitsMoney(shown) ? m.payment_held({ number: order.number }) : m.payment_order({ number: order.number })}
      </p>
      <Outcome
        view={leaving.isLeaving ? 'choose' : shown}
        number={order.number}
        reason={progress.data?.message ?? ''}
        balance={order.totalBalance}
        progress={progress.data}
        ships={order.isShippingRequired}
        status={order.status}
      />
      <Suspense fallback={<Coming />}>
        {FINISHED.has(shown) && <Finished order={order} late={shown !== 'paid'} AccountOffer={AccountOffer} />}
        {(shown === 'expired' || shown === 'cancelled') && <OrderAgain order={order} />}
      </Suspense>
      {keepsAsking(shown) && (
        <PayPanel
          subject={id}
          view={shown}
          amount={namedAmount(shown, order.total.gross, order.totalBalance)}
          progress={progress.data}
          gateway={gatewayOf(id, current)}
          earlier={earlier}
          paying={paying}
          leaving={leaving}
          deadline={
            TIMELESS.has(shown) || until === null || remaining === null ? null : (
              <Deadline left={remaining} until={until - skew} />
            )
          }
          lines={orderedLines(order, sums.before)}
          sums={sums}
          placed
          ships={order.isShippingRequired}
        />
      )}
    </>
  )
}

const FINISHED: ReadonlySet<PaymentView> = new Set(['paid', 'ended', 'late', 'refunded'])
/** States without a deadline on the page, because money that was sent in time is waited for. */
const TIMELESS: ReadonlySet<PaymentView> = new Set(['seen', 'short', 'back'])
