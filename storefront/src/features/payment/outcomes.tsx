/** The head of the payment page in each of its states. */
import type { OrderStatus } from '@semena/contract/enums'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import { Note } from '@semena/ui/note'
import type { Progress } from './api.ts'
import type { Unavailable } from './details.ts'
import type { PaymentView } from './payment-state.ts'
import { providerName } from './provider-name.ts'

interface Props {
  view: PaymentView
  number: string | null
  reason: string
  balance: { amount: number; currency: string }
  /** What is known of the last attempt. */
  progress: Progress | undefined
  /** False where nothing of the order is sent in a parcel. */
  ships: boolean
  /** The order's status; null where there is no order yet. */
  status: OrderStatus | null
}

/** The values that the texts contain. */
interface Facts {
  number: string
  amount: string
  provider: string
  seen: string
  due: string
}

interface Words {
  title: () => string
  text?: (facts: Facts) => string
  tone?: 'leaf' | 'clay'
  icon?: 'clock' | 'warn' | 'check' | 'coin'
}

const WORDS: Record<PaymentView, Words> = {
  choose: { title: m.payment_pay_title },
  abandoned: { title: m.payment_abandoned_title, text: m.payment_abandoned_text, tone: 'clay', icon: 'clock' },
  declined: { title: m.payment_declined_title, text: m.payment_declined_text, tone: 'clay', icon: 'warn' },
  waiting: { title: m.payment_waiting_title, text: m.payment_waiting_text, tone: 'leaf', icon: 'clock' },
  seen: { title: m.payment_waiting_title, text: m.payment_confirming_text, tone: 'leaf', icon: 'clock' },
  missing: { title: m.payment_short_of_title, text: m.payment_missing_redirect, tone: 'clay', icon: 'coin' },
  short: { title: m.payment_short_title, text: m.payment_short_text, tone: 'clay', icon: 'clock' },
  partly: { title: m.payment_partly_title, text: m.payment_partly_text, tone: 'leaf', icon: 'coin' },
  paid: { title: m.payment_paid_title, text: m.payment_paid_text, tone: 'leaf', icon: 'check' },
  late: { title: m.payment_late_title, text: m.payment_late_text, tone: 'clay', icon: 'clock' },
  ended: { title: m.payment_ended_title, text: m.payment_ended_text, tone: 'clay', icon: 'clock' },
  expired: { title: m.payment_expired_title, text: m.payment_expired_text, tone: 'clay', icon: 'clock' },
  cancelled: { title: m.payment_cancelled_title, text: m.payment_cancelled_text, tone: 'clay', icon: 'warn' },
  refunded: { title: m.payment_refunded_title, text: m.payment_refunded_text, tone: 'leaf', icon: 'coin' },
  back: { title: m.payment_back_title, text: m.payment_back_text, tone: 'clay', icon: 'warn' },
  send: { title: m.payment_bitcoin_title },
  lapsed: { title: m.payment_lapsed_title, text: m.payment_lapsed_text, tone: 'clay', icon: 'clock' },
  unavailable: { title: m.payment_not_begun_title, text: m.payment_not_begun_text, tone: 'clay', icon: 'warn' },
}

const UNSHIPPED: Words = { ...WORDS.paid, text: m.payment_paid_text_unshipped }

/** What is said of a paid order that is no longer being packed. */
const SENT: Partial<Record<OrderStatus, Words>> = {
  PARTIALLY_FULFILLED: { ...WORDS.paid, text: m.payment_sent_part_text },
  FULFILLED: { ...WORDS.paid, text: m.payment_sent_text },
  PARTIALLY_RETURNED: UNSHIPPED,
  RETURNED: UNSHIPPED,
}

/** Texts for our own Bitcoin wallet, about which the page knows more than about a provider's page. */
const BITCOIN: Partial<Record<PaymentView, Words>> = {
  seen: { title: m.payment_bitcoin_seen_title, text: m.payment_bitcoin_seen_text, tone: 'leaf', icon: 'check' },
  missing: { title: m.payment_short_of_title, text: m.payment_missing_bitcoin, tone: 'clay', icon: 'coin' },
  lapsed: { title: m.payment_bitcoin_lapsed_title, text: m.payment_bitcoin_lapsed_text, tone: 'clay', icon: 'clock' },
}

const REDIRECT: Partial<Record<PaymentView, Words>> = {
  waiting: { title: m.payment_waiting_title, text: m.payment_confirming_text, tone: 'leaf', icon: 'clock' },
  abandoned: { title: m.payment_abandoned_title, text: m.payment_abandoned_at, tone: 'clay', icon: 'clock' },
}

/** Texts for the reasons why our own wallet could not make a quote. */
const NO_QUOTE: Partial<Record<Unavailable, Words>> = {
  RATE_UNAVAILABLE: { title: m.payment_no_quote_title, text: m.payment_no_rate_text, tone: 'clay', icon: 'warn' },
  CHAIN_UNAVAILABLE: { title: m.payment_no_quote_title, text: m.payment_no_chain_text, tone: 'clay', icon: 'warn' },
  ADDRESSES_USED_UP: { title: m.payment_no_quote_title, text: m.payment_no_address_text, tone: 'clay', icon: 'warn' },
}

function wordsFor({ view, progress, ships, status }: Props): Words {
  if (view === 'paid' && status === 'UNCONFIRMED') return { ...WORDS.paid, text: m.payment_paid_text_confirm }
  if (view === 'paid' && !ships) return UNSHIPPED
  const sent = view === 'paid' && status ? SENT[status] : undefined
  if (sent) return sent
  const why = progress?.unavailable
  if (view === 'unavailable' && why) return NO_QUOTE[why] ?? WORDS.unavailable
  const kind = progress?.details?.kind
  return (kind === 'address' ? BITCOIN[view] : kind === 'redirect' ? REDIRECT[view] : undefined) ?? WORDS[view]
}

function factsFor({ number, balance, progress }: Omit<Props, 'view'>): Facts {
  const details = progress?.details ?? null
  const amount = formatPrice({ ...balance, amount: Math.abs(balance.amount) })
  const common = { number: number ?? '', amount }
  if (!details) return { ...common, provider: '', seen: '', due: '' }
  if (details.kind === 'address')
    return { ...common, provider: '', seen: `${details.seen} BTC`, due: `${details.due} BTC` }
  const price = (sum: number): string => formatPrice({ amount: sum, currency: details.currency })
  return {
    ...common,
    provider: providerName(details.provider),
    seen: price(details.paid),
    due: price(details.due),
  }
}

/** Translations of gateways' reasons, which are in English; only those of the test card are known. */
const REASONS: Record<string, (() => string) | undefined> = { 'Declined on the test page.': m.payment_reason_test }

/** States in which the visitor may have paid just before the deadline; the page says what happens with that money. */
const MAY_BE_SENT: ReadonlySet<PaymentView> = new Set(['expired', 'lapsed'])

export function Outcome(props: Props) {
  const { view, reason, progress } = props
  const { title, text, tone, icon } = wordsFor(props)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(view)
  // A live region tells of a new state. The focus stays where it is unless the element that had it is gone.
  useEffect(() => {
    if (before.current !== view && document.activeElement === document.body) heading.current?.focus()
    before.current = view
  }, [view])
  return (
    <>
      <h1 className="page-title" ref={heading} tabIndex={-1}>
        {title()}
      </h1>
      <div aria-live="polite" className="message-place outcomes-news">
        {text && tone && icon && (
          <Note tone={tone} icon={icon}>
            <p>{text(factsFor(props))}</p>
            {view === 'declined' && reason && (
              <p className="text-soft">{m.payment_declined_reason({ reason: REASONS[reason]?.() ?? reason })}</p>
            )}
            {MAY_BE_SENT.has(view) && progress?.details && <p className="outcomes-sent">{m.payment_sent_already()}</p>}
          </Note>
        )}
        {view === 'send' && progress?.event === 'CHARGE_FAILURE' && (
          <Note tone="clay" icon="warn">
            <p>{m.payment_bitcoin_vanished()}</p>
          </Note>
        )}
      </div>
    </>
  )
}
