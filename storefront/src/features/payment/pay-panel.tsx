/** What is to pay, until when, by which way, and the button that leads to the gateway. */
import { type ReactNode, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { formatPrice } from '../../platform/money.ts'
import type { Money } from '../../platform/money.ts'
import { Note } from '../../ui/note.tsx'
import {
  type Gateway,
  OrderLines,
  type OrderedLine,
  type PaymentKind,
  PaymentOptions,
  rememberedKind,
  useGateways,
} from '../checkout/index.ts'
import type { PaymentView } from './payment-state.ts'
import type { Paying } from './use-payment.ts'

interface Props {
  subject: string
  view: PaymentView
  amount: Money
  redirectUrl: string | null
  paying: Paying
  deadline: ReactNode
  lines: readonly OrderedLine[]
  /** Null: nothing is shipped, or it costs nothing. */
  shipping: Money | null
  /** False where the order is only made after the payment. */
  placed: boolean
}

function storedKind(subject: string): PaymentKind | null {
  try {
    return rememberedKind(window.sessionStorage, subject)
  } catch {
    return null
  }
}

export function PayPanel({ subject, view, amount, redirectUrl, paying, deadline, lines, shipping, placed }: Props) {
  return (
    <section className="pay pay--due" aria-labelledby="payment-amount">
      <div>
        <h2 id="payment-amount" className="lab">
          {m.payment_to_pay()}
        </h2>
        <p className="amount">{formatPrice(amount)}</p>
      </div>
      <div className="pay__lines stack content-start gap-5">
        <OrderLines lines={lines} />
        {shipping && (
          <dl className="sums border-t border-rule pt-3">
            <dt>{m.payment_shipping()}</dt>
            <dd>{formatPrice(shipping)}</dd>
          </dl>
        )}
      </div>
      <div className="pay__do stack content-start gap-6">
        {deadline}
        {view === 'waiting' ? null : view === 'abandoned' && redirectUrl ? (
          <GoOn redirectUrl={redirectUrl} subject={subject} view={view} paying={paying} />
        ) : (
          <Ways subject={subject} view={view} paying={paying} />
        )}
        {placed && view !== 'partly' && (
          <ol className="prog">
            <li className="done">{m.payment_step_placed()}</li>
            <li className={view === 'waiting' ? 'done' : 'now'}>{m.payment_step_waiting()}</li>
            <li className={view === 'waiting' ? 'now' : ''}>{m.payment_step_checked()}</li>
            <li>{m.payment_step_done()}</li>
          </ol>
        )}
        {placed && (
          <Note tone="leaf" icon="clock">
            {m.payment_may_close()}
          </Note>
        )}
      </div>
    </section>
  )
}

/** Back without having finished: the same page of the gateway, or another way. */
function GoOn({ redirectUrl, ...ways }: { redirectUrl: string; subject: string; view: PaymentView; paying: Paying }) {
  const [other, setOther] = useState(false)
  if (other) return <Ways {...ways} />
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button look="leaf" big onClick={() => ways.paying.goOn(redirectUrl)}>
        {m.payment_go_on()}
      </Button>
      <Button look="link" onClick={() => setOther(true)}>
        {m.payment_other()}
      </Button>
    </div>
  )
}

function Ways({ subject, view, paying }: { subject: string; view: PaymentView; paying: Paying }) {
  const gateways = useGateways(subject)
  const [kind, setKind] = useState<PaymentKind | null>(() => storedKind(subject))
  const offered = gateways.data
  if (gateways.isError) {
    return (
      <div className="flex flex-wrap items-center gap-4" role="alert">
        <p>{m.payment_gateways_failed()}</p>
        <Button look="line" onClick={() => void gateways.refetch()}>
          {m.payment_retry()}
        </Button>
      </div>
    )
  }
  if (!offered) return <span className="skeleton h-36" aria-hidden="true" />
  const chosen = kind && offered[kind] ? kind : offered.card ? 'card' : offered.crypto ? 'crypto' : null
  const gateway = chosen && offered[chosen]
  return (
    <div className="stack gap-4">
      <h2 className="lab">{m.payment_method()}</h2>
      <PaymentOptions offered={offered} chosen={chosen} onChoose={setKind} />
      {gateway ? (
        <PayButton gateway={gateway} view={view} paying={paying} />
      ) : (
        <p role="alert">{m.payment_unavailable()}</p>
      )}
    </div>
  )
}

function PayButton({ gateway, view, paying }: { gateway: Gateway; view: PaymentView; paying: Paying }) {
  const label =
    view === 'declined'
      ? m.payment_again()
      : view === 'partly'
        ? m.payment_pay_rest()
        : gateway.kind === 'card'
          ? m.payment_pay_card()
          : m.payment_pay_crypto()
  return (
    <>
      <p id="payment-redirect" className="text-ink-2">
        {gateway.test ? m.payment_redirect_test() : m.payment_redirect_card()}
      </p>
      <Button
        look="leaf"
        big
        wide
        busy={paying.busy}
        aria-describedby="payment-redirect"
        onClick={() => paying.pay(gateway)}
      >
        {label}
      </Button>
      <output className="vh">{paying.busy && m.payment_going()}</output>
      {paying.error && (
        <p role="alert" className="err whitespace-pre-line">
          {paying.error}
        </p>
      )}
    </>
  )
}
