/** Paying for a checkout whose shop wants the money first (decision D27): the order is made once the checkout is paid. */
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { useLanguageCode } from '../../platform/i18n.ts'
import { ErrorLine } from '../../ui/error-line.tsx'
import { lineNames, packImages } from '../basket/index.ts'
import { finishCheckout, forgetBasket, keptConsent, rememberCompleted } from '../checkout/index.ts'
import { errorText } from '../errors/index.ts'
import { type PaymentCheckout, fetchPaymentCheckout } from './api.ts'
import { Outcome } from './outcomes.tsx'
import { PayPanel } from './pay-panel.tsx'
import { MissingOrder, PaymentFailed } from './payment-blank.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { paymentView } from './payment-state.ts'
import { paymentAttempts, returnAddress, usePaying, useProgress } from './use-payment.ts'

const POLL = 5_000

interface Props {
  id: string
  transaction: string | null
}

export function CheckoutPayment(props: Props) {
  const language = useLanguageCode()
  const checkout = useQuery({
    queryKey: ['payment-checkout', props.id],
    queryFn: () => fetchPaymentCheckout(props.id, language),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data && query.state.data.authorizeStatus !== 'FULL' ? POLL : false),
  })
  if (checkout.data) return <CheckoutStates checkout={checkout.data} {...props} />
  if (checkout.isError) return <PaymentFailed onRetry={() => void checkout.refetch()} />
  return checkout.data === null ? <MissingOrder /> : <PaymentSkeleton />
}

function CheckoutStates({ checkout, id, transaction }: Props & { checkout: PaymentCheckout }) {
  const navigate = useNavigate()
  const keepInUrl = (started: string) =>
    navigate({ to: '/payment', search: { checkout: id, transaction: started }, replace: true, resetScroll: false })
  const [known] = useState(() => paymentAttempts().read(id)?.transaction ?? null)
  const current = transaction ?? known
  const progress = useProgress(current, true)
  const { authorizeStatus, chargeStatus, totalPrice, totalBalance } = checkout
  const view = paymentView(
    { status: '', isPaid: false, authorizeStatus, chargeStatus },
    progress.data?.event ?? null,
    null,
  )
  const paying = usePaying({
    subject: id,
    declined: view === 'declined',
    returnUrl: () => returnAddress({ checkout: id }),
    onStarted: keepInUrl,
  })
  const refusals = useFinish(id, view === 'paid')
  const shown = view === 'paid' ? 'waiting' : view
  return (
    <>
      <p className="crumb">{m.payment_checkout_held()}</p>
      <Outcome view={shown} number={null} reason={progress.data?.message ?? ''} balance={totalBalance} />
      {refusals && <ErrorLine id="payment-refusals">{refusals}</ErrorLine>}
      <PayPanel
        subject={id}
        view={shown}
        amount={totalBalance.amount < 0 ? { ...totalBalance, amount: -totalBalance.amount } : totalPrice.gross}
        redirectUrl={progress.data?.redirectUrl ?? null}
        paying={paying}
        deadline={null}
        lines={checkout.lines.map((line) => ({
          id: line.id,
          ...lineNames(line),
          quantity: line.quantity,
          image: packImages(line.variant.product),
          total: line.totalPrice.gross,
        }))}
        shipping={checkout.shippingPrice.gross.amount > 0 ? checkout.shippingPrice.gross : null}
        placed={false}
      />
    </>
  )
}

/** Once paid, the checkout becomes an order. A second completion answers the same order, so a reload is harmless. */
function useFinish(id: string, paid: boolean): string {
  const channel = useChannel().slug
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState('')
  const running = useRef(false)
  useEffect(() => {
    if (!paid || running.current) return
    running.current = true
    finishCheckout(id, keptConsent(id)).then(
      async ({ order, errors }) => {
        if (!order) return setRefusals(await errorText(errors))
        rememberCompleted(id, { orderId: order.id, number: order.number })
        forgetBasket(channel, id)
        return navigate({ to: '/payment', search: { order: order.id }, replace: true })
      },
      () => {
        running.current = false
      },
    )
  }, [channel, id, navigate, paid])
  return refusals
}
