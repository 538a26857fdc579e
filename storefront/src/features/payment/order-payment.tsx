/** The payment page of an order: which of its states is shown. */
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { orderedLines } from './ordered-lines.ts'
import type { PaymentOrder } from './api.ts'
import { Deadline } from './deadline.tsx'
import { OrderAgain } from './order-again.tsx'
import { Finished, Outcome } from './outcomes.tsx'
import { PayPanel } from './pay-panel.tsx'
import { MissingOrder, PaymentFailed } from './payment-blank.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { isOpen, paymentView } from './payment-state.ts'
import {
  orderDeadline,
  paymentAttempts,
  returnAddress,
  useOrder,
  usePaying,
  useProgress,
  useSkew,
} from './use-payment.ts'
import { useTimeLeft } from './time-left.ts'

interface Props {
  id: string
  transaction: string | null
}

export function OrderPayment(props: Props) {
  const order = useOrder(props.id)
  if (order.data) return <OrderStates order={order.data} {...props} />
  if (order.isError) return <PaymentFailed onRetry={() => void order.refetch()} />
  return order.data === null ? <MissingOrder /> : <PaymentSkeleton />
}

function OrderStates({ order, id, transaction }: Props & { order: PaymentOrder }) {
  const navigate = useNavigate()
  const keepInUrl = (started: string) =>
    navigate({ to: '/payment', search: { order: id, transaction: started }, replace: true, resetScroll: false })

  // Back from the card page by its own link, which may know the order only.
  const known = useState(() => paymentAttempts().read(id)?.transaction ?? null)[0]
  const current = transaction ?? known
  useEffect(() => {
    if (!transaction && known) void keepInUrl(known)
  })

  const open = isOpen(paymentView(order, null, null))
  const progress = useProgress(current, open)
  const skew = useSkew(progress.data, progress.dataUpdatedAt)
  const deadline = orderDeadline(order, progress.data)
  const left = useTimeLeft(deadline, skew)
  const view = paymentView(order, progress.data?.event ?? null, left)
  const paying = usePaying({
    subject: id,
    declined: view === 'declined',
    returnUrl: () => returnAddress({ order: id }),
    onStarted: keepInUrl,
  })
  // Until the gateway has been asked once, nobody knows whether the visitor came back paid or empty-handed.
  const asking = current !== null && progress.isPending && open

  const shown = asking ? 'waiting' : view
  return (
    <>
      <p className="crumb">
        {isOpen(shown) ? m.payment_held({ number: order.number }) : m.payment_order({ number: order.number })}
      </p>
      <Outcome view={shown} number={order.number} reason={progress.data?.message ?? ''} balance={order.totalBalance} />
      {(shown === 'paid' || shown === 'late') && <Finished order={order} late={shown === 'late'} />}
      {(shown === 'expired' || shown === 'cancelled') && <OrderAgain order={order} />}
      {(isOpen(shown) || shown === 'partly') && (
        <PayPanel
          subject={id}
          view={shown}
          amount={
            order.totalBalance.amount < 0
              ? { ...order.totalBalance, amount: -order.totalBalance.amount }
              : order.total.gross
          }
          redirectUrl={progress.data?.redirectUrl ?? null}
          paying={paying}
          deadline={
            shown === 'partly' || deadline === null || left === null ? null : (
              <Deadline left={left} until={deadline - skew} />
            )
          }
          lines={orderedLines(order)}
          shipping={order.shippingPrice.gross.amount > 0 ? order.shippingPrice.gross : null}
          placed
        />
      )}
    </>
  )
}
