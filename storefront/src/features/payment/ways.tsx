/** The ways to pay, with the button that starts or continues a payment. */
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { Note } from '@semena/ui/note'
import { paymentWay } from '@semena/contract/payment-ways'
import {
  type Gateway,
  PaymentOptions,
  gatewayAmong,
  rememberedGateway,
  useGateways,
  wordsOf,
} from '../checkout/index.ts'
import type { Details } from './details.ts'
import type { PaymentView } from './payment-state.ts'
import type { Paying } from './use-paying.ts'

export interface WaysProps {
  subject: string
  view: PaymentView
  paying: Paying
  /** What the gateway says of the last attempt. */
  details: Details | null
  /** Gateways of attempts that can still be paid. */
  stillOpen: readonly string[]
  /** The gateway of the last attempt; null for the one chosen at checkout. */
  last: string | null
  /** Whether another way than the last is wanted, so that they are shown to choose from. */
  isLeaving: boolean
}

function storedGateway(subject: string): string | null {
  try {
    return rememberedGateway(window.sessionStorage, subject)
  } catch {
    return null
  }
}

export function PaymentMethods(props: WaysProps) {
  const { subject, details, view, stillOpen, last, isLeaving } = props
  const [isAsked, setAsked] = useState(false)
  const gateways = useGateways(subject)
  const [picked, setPicked] = useState<string | null>(null)
  const [stored] = useState(() => storedGateway(subject))
  const offered = gateways.data
  if (gateways.isError) {
    return (
      <div className="ways-again" role="alert">
        <p>{m.payment_gateways_failed()}</p>
        <Button look="line" onClick={() => void gateways.refetch()}>
          {m.payment_retry()}
        </Button>
      </div>
    )
  }
  if (!offered) return <span className="skeleton ways-skeleton" aria-hidden="true" />
  const before = isLeaving ? offered.find(({ id }) => id !== last) : gatewayAmong(offered, last ?? stored)
  // The way to pay is chosen once, mostly at checkout. One that is chosen here leaves the choice open.
  const isKnown = !isLeaving && !isAsked && before !== undefined
  const gateway = gatewayAmong(offered, picked) ?? before ?? offered[0]
  return (
    <div className="ways">
      {!isKnown && (
        <>
          <h2 className="field-label">{m.payment_method()}</h2>
          <PaymentOptions offered={offered} chosen={gateway ?? null} onChoose={setPicked} />
        </>
      )}
      {gateway ? (
        <>
          <StillOpen gateways={stillOpen.filter((id) => id !== gateway.id)} />
          {(view === 'lapsed' || view === 'partly') && details?.kind === 'address' && (
            <p className="ways-old">{m.payment_bitcoin_old()}</p>
          )}
          <PayButton gateway={gateway} {...props} />
          {isKnown && offered.length > 1 && (
            <Button look="link" className="pay-panel-leave" onClick={() => setAsked(true)}>
              {m.payment_other()}
            </Button>
          )}
        </>
      ) : (
        <p role="alert">{m.payment_unavailable()}</p>
      )}
    </div>
  )
}

/** Warns that earlier attempts can still be paid, so that nobody pays twice. */
export function StillOpen({ gateways }: { gateways: readonly string[] }) {
  if (gateways.length === 0) return null
  return (
    <Note tone="clay" icon="warn">
      <p>{m.payment_still_open({ way: gateways.map((id) => wayName(id)).join(', ') })}</p>
    </Note>
  )
}

function wayName(id: string): string {
  const way = paymentWay(id)
  return way && !way.isTest ? way.name : m.checkout_payment_card()
}

/** Whether the button asks for a new quote, which it then says, because the old address is not to be paid any more. */
const isRequote = (gateway: Gateway, { view, details }: Pick<WaysProps, 'view' | 'details'>): boolean =>
  gateway.isPaidHere === true && details?.kind === 'address' && (view === 'lapsed' || view === 'partly')

function label(gateway: Gateway, props: Pick<WaysProps, 'view' | 'details' | 'last'>): string {
  const { view, last } = props
  const card = gateway.kind === 'card'
  if (isRequote(gateway, props)) return m.payment_bitcoin_requote()
  if ((view === 'declined' || view === 'unavailable') && gateway.id === (last ?? gateway.id)) return m.payment_again()
  if (view === 'partly') return card ? m.payment_pay_rest() : m.payment_pay_rest_crypto()
  return card ? m.payment_pay_card() : m.payment_pay_crypto()
}

function PayButton({ gateway, paying, ...props }: WaysProps & { gateway: Gateway }) {
  return (
    <>
      <p id="payment-redirect" className="text-soft">
        {wordsOf(gateway).where()}
      </p>
      <Button
        look="leaf"
        big
        wide
        busy={paying.busy}
        aria-describedby="payment-redirect"
        onClick={() => paying.pay(gateway)}
      >
        {label(gateway, props)}
      </Button>
      <output className="visually-hidden">
        {paying.busy && (gateway.kind === 'card' ? m.payment_going() : m.payment_preparing())}
      </output>
      {paying.error && (
        <p role="alert" className="error-line text-lines">
          {paying.error}
        </p>
      )}
    </>
  )
}
