/**
 * Paying for a checkout in a shop that wants the payment before the order (docs/rules.md#order-first): the order is
 * made once the checkout is paid.
 */
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { useLanguageCode } from '../../platform/i18n.ts'
import { ErrorLine } from '@semena/ui/error-line'
import { Note } from '@semena/ui/note'
import { lineNames, packImages } from '../basket/index.ts'
import { finishCheckout, clearBasket, keptConsent, rememberCompleted } from '../checkout/index.ts'
import { errorText } from '../errors/index.ts'
import { checkoutSums } from '../sums/index.ts'
import { type PaymentCheckout, fetchPaymentCheckout } from './api.ts'
import { Deadline } from './deadline.tsx'
import { Outcome } from './outcomes.tsx'
import { PayPanel } from './pay-panel.tsx'
import { MissingOrder, PaymentFailed } from './payment-blank.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { isAttemptOver, namedAmount, paymentView } from './payment-state.ts'
import { useLeaving } from './use-leaving.ts'
import { returnAddress, usePaying } from './use-paying.ts'
import { gatewayOf, paymentAttempts, useEarlier, useProgress, useSkew, useStanding } from './use-payment.ts'

const POLL = 5_000

interface Props {
  id: string
  transaction: string | null
}

export default function CheckoutPayment(props: Props) {
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
  const skew = useSkew(progress.data, progress.dataUpdatedAt)
  const { standing, left } = useStanding(progress.data, skew)
  const { authorizeStatus, chargeStatus, totalPrice, totalBalance } = checkout
  const attempt = progress.data && {
    event: progress.data.event,
    standing,
    unavailable: progress.data.unavailable !== null,
  }
  const view = paymentView({ status: '', isPaid: false, authorizeStatus, chargeStatus }, attempt ?? null, null)
  const unpaid = (standing?.money ?? 'none') === 'none' && authorizeStatus !== 'FULL'
  const earlier = useEarlier(id, current, unpaid, (found) => void keepInUrl(found))
  const paying = usePaying({
    subject: id,
    over: isAttemptOver(view) ? current : null,
    returnUrl: () => returnAddress({ checkout: id }),
    onStarted: keepInUrl,
  })
  const refusals = useFinish(id, view === 'paid')
  // Until the gateway has been asked once, nobody knows whether the visitor came back paid or empty-handed.
  const asking = current !== null && progress.isPending
  const shown = view === 'paid' || asking ? 'waiting' : view
  const leaving = useLeaving(current, shown)
  const sums = checkoutSums(checkout)
  const expiresAt = progress.data?.details?.expiresAt ?? null
  return (
    <>
      <p className="breadcrumbs">{m.payment_checkout_held()}</p>
      <Outcome
        status={null}
        view={leaving.isLeaving ? 'choose' : shown}
        number={null}
        reason={progress.data?.message ?? ''}
        balance={totalBalance}
        progress={progress.data}
        ships={checkout.isShippingRequired}
      />
      <div aria-live="polite" className={refusals ? 'outcomes-news' : undefined}>
        {refusals && (
          <Note tone="clay" icon="warn">
            <p>{m.payment_unplaced()}</p>
            <ErrorLine id="payment-refusals">{refusals}</ErrorLine>
            <Link to="/checkout/$id" params={{ id }} className="button-link">
              {m.payment_to_checkout()}
            </Link>
          </Note>
        )}
      </div>
      <PayPanel
        subject={id}
        view={shown}
        amount={namedAmount(shown, totalPrice.gross, totalBalance)}
        progress={progress.data}
        gateway={gatewayOf(id, current)}
        earlier={earlier}
        paying={paying}
        leaving={leaving}
        deadline={
          // A checkout has no deadline, but the quote has one.
          standing?.payable && left !== null && expiresAt !== null ? (
            <Deadline left={left} until={expiresAt - skew} />
          ) : null
        }
        lines={checkout.lines.map((line) => ({
          id: line.id,
          ...lineNames(line),
          quantity: line.quantity,
          image: packImages(line.variant.product),
          total: line.totalPrice.gross,
          before: sums.before.get(line.id),
        }))}
        sums={sums}
        placed={false}
        ships={checkout.isShippingRequired}
      />
    </>
  )
}

/**
 * Completes the checkout once it is paid, and returns a text where that failed. A second completion returns the same
 * order, so a reload is harmless.
 */
function useFinish(id: string, paid: boolean): string {
  const channel = useChannel().slug
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState('')
  const running = useRef(false)
  useEffect(() => {
    if (!paid || running.current) return
    let isHere = true
    let timer: number | undefined
    const finish = (): void => {
      running.current = true
      finishCheckout(id, keptConsent(id)).then(
        async ({ order, errors }) => {
          if (!order) return setRefusals(await errorText(errors))
          rememberCompleted(id, { orderId: order.id, number: order.number })
          clearBasket(channel, id)
          return navigate({ to: '/payment', search: { order: order.id }, replace: true })
        },
        () => {
          running.current = false
          // The money is there: the page goes on until the shop can be reached again.
          if (isHere) timer = window.setTimeout(finish, POLL)
        },
      )
    }
    finish()
    return () => {
      isHere = false
      window.clearTimeout(timer)
    }
  }, [channel, id, navigate, paid])
  return refusals
}
