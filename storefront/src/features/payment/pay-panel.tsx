/** The panel with the amount due, the deadline, and the chosen way to pay or the choice of ways. */
import { type ReactNode, Suspense, lazy } from 'react'
import { PAYMENT_WAYS, wayOfProvider } from '@semena/contract/payment-ways'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { formatPrice } from '../../platform/money.ts'
import type { Money } from '../../platform/money.ts'
import { Note } from '@semena/ui/note'
import { OrderLines, type OrderedLine } from '../checkout/index.ts'
import { type Ledger, Sums } from '../sums/index.ts'
import type { Progress } from './api.ts'
import { Coming } from './shown-whole.tsx'
import { type PaymentView, canContinue, needsNothing, hasSentMoney } from './payment-state.ts'
import { providerName } from './provider-name.ts'
import type { Leaving } from './use-leaving.ts'
import type { Paying } from './use-paying.ts'
import { StillOpen, PaymentMethods, type WaysProps } from './ways.tsx'
import { StepList } from './step-list.tsx'

/** Loaded for who pays with Bitcoin. */
const BitcoinCoins = lazy(async () => ({ default: (await import('./bitcoin/bitcoin-panel.tsx')).BitcoinCoins }))
const BitcoinDue = lazy(async () => ({ default: (await import('./bitcoin/bitcoin-panel.tsx')).BitcoinDue }))
const BitcoinScan = lazy(async () => ({ default: (await import('./bitcoin/bitcoin-panel.tsx')).BitcoinScan }))
const BitcoinSteps = lazy(async () => ({ default: (await import('./bitcoin/bitcoin-panel.tsx')).BitcoinSteps }))

interface Props {
  subject: string
  view: PaymentView
  amount: Money
  progress: Progress | undefined
  /** The gateway of the shown attempt, where this device knows it. */
  gateway: string | null
  /** Gateways of other attempts that can still be paid. */
  earlier: readonly string[]
  paying: Paying
  /** The wish to pay in another way although an attempt can be continued. */
  leaving: Leaving
  deadline: ReactNode
  lines: readonly OrderedLine[]
  sums: Ledger
  /** False where the order is made only after the payment. */
  placed: boolean
  /** False where nothing of the order is sent in a parcel. */
  ships: boolean
}

export function PayPanel(props: Props) {
  const { view, amount, progress, leaving, deadline, lines, sums, placed, ships } = props
  const bitcoin = progress?.details?.kind === 'address' ? progress.details : null
  const sends = (view === 'send' || view === 'missing') && !leaving.isLeaving
  const shown = sends || COINS.has(view) ? bitcoin : null
  return (
    <section className="pay-panel pay-panel--due" aria-labelledby="payment-amount">
      <div className="pay-panel-amount">
        <h2 id="payment-amount" className="field-label">
          {hasSentMoney(view) ? m.payment_total() : m.payment_to_pay()}
        </h2>
        <p className="pay-panel-sum">{formatPrice(amount)}</p>
      </div>
      <div className="pay-panel-actions">
        {deadline}
        <Way {...props} />
        {shown ? (
          <Suspense fallback={<Coming />}>
            <BitcoinCoins details={shown} asks={sends} />
            {STEPS.has(view) && <BitcoinSteps details={shown} placed={placed} />}
          </Suspense>
        ) : (
          placed && STEPS.has(view) && <Steps waiting={view === 'waiting' || view === 'seen'} ships={ships} />
        )}
        {placed && view !== 'seen' && (
          <Note tone="leaf" icon="clock">
            {m.payment_may_close()}
          </Note>
        )}
      </div>
      {bitcoin && sends && (
        <Suspense fallback={<Coming />}>
          <BitcoinScan details={bitcoin} />
        </Suspense>
      )}
      <div className="pay-panel-lines">
        <OrderLines lines={lines} />
        <Sums sums={sums} closing={hasSentMoney(view) ? 'total' : 'toPay'} className="pay-panel-sums" />
      </div>
    </section>
  )
}

/** States that list the coins that have come, beside those in which money is asked for. */
const COINS: ReadonlySet<PaymentView> = new Set(['seen', 'short', 'waiting', 'partly'])

/** States in which the list of steps is shown, since it is right for them. */
const STEPS: ReadonlySet<PaymentView> = new Set([
  'choose',
  'abandoned',
  'declined',
  'waiting',
  'seen',
  'lapsed',
  'unavailable',
  'send',
  'missing',
])

function Steps({ waiting, ships }: { waiting: boolean; ships: boolean }) {
  const steps = [
    ships ? m.payment_step_placed() : m.payment_step_placed_unshipped(),
    m.payment_step_waiting(),
    m.payment_step_checked(),
    ships ? m.payment_step_done() : m.payment_step_done_unshipped(),
  ]
  const at = waiting ? 2 : 1
  return <StepList steps={steps} at={at} />
}

const PAID_HERE = PAYMENT_WAYS.find(({ isPaidHere }) => isPaidHere)

/** The gateway of an attempt that was begun on another device, as far as its details tell it. */
function gatewayIdOf(progress: Progress | undefined): string | null {
  const { details = null, unavailable = null } = progress ?? {}
  const isHere = details?.kind === 'address' || (unavailable !== null && !unavailable.startsWith('PROVIDER_'))
  const way = isHere ? PAID_HERE : details && wayOfProvider(details.provider)
  return way?.id ?? null
}

function Way({
  subject,
  view,
  amount,
  progress,
  gateway,
  earlier,
  paying,
  leaving: { isLeaving, leave, stay },
}: Props) {
  if (needsNothing(view)) return null
  const details = progress?.details ?? null
  const redirectUrl = progress?.redirectUrl ?? null
  const onPage = details?.kind === 'address'
  const canGoOn = onPage || (redirectUrl !== null && (view !== 'declined' || details?.state === 'OPEN'))
  if (!canContinue(view) || !canGoOn || isLeaving) {
    const own = gateway ?? gatewayIdOf(progress)
    const ways = {
      subject,
      details,
      view: isLeaving ? 'choose' : view,
      stillOpen: isLeaving && own ? [own, ...earlier] : earlier,
      last: own,
      isLeaving,
      // Choosing the same way again means staying with the open attempt.
      paying: isLeaving ? { ...paying, pay: (to) => (to.id === own ? stay() : paying.pay(to)) } : paying,
    } satisfies WaysProps
    return (
      <>
        <PaymentMethods {...ways} />
        {isLeaving && (
          <Button look="link" className="pay-panel-leave" onClick={stay}>
            {onPage ? m.payment_bitcoin_stay() : m.payment_stay()}
          </Button>
        )}
      </>
    )
  }
  // A visitor who has sent a part is to send the rest to the same place, so no other way is offered.
  const other = view !== 'missing' && (
    <Button look="link" className="pay-panel-leave" onClick={leave}>
      {m.payment_other()}
    </Button>
  )
  return (
    <>
      <StillOpen gateways={earlier} />
      {details?.kind === 'address' ? (
        <>
          <Suspense fallback={<span className="skeleton ways-skeleton" aria-hidden="true" />}>
            <BitcoinDue details={details} asked={amount} />
          </Suspense>
          {other}
        </>
      ) : (
        <div className="pay-panel-part">
          {details && (
            <p id="payment-go-on" className="text-soft">
              {m.payment_go_on_at({ provider: providerName(details.provider) })}
            </p>
          )}
          <div className="pay-panel-links">
            <Button
              look="leaf"
              big
              aria-describedby={details ? 'payment-go-on' : undefined}
              onClick={() => redirectUrl && paying.goOn(redirectUrl)}
            >
              {view === 'declined' ? m.payment_again() : m.payment_go_on()}
            </Button>
            {other}
          </div>
        </div>
      )}
    </>
  )
}
