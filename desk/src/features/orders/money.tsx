/** Payments of an order: who holds what, what happened to it, what can be done with it. */
import { Button } from '@semena/ui/button'
import type {
  OrderGrantedRefundStatusEnum,
  TransactionActionEnum,
  TransactionEventTypeEnum,
} from '@semena/contract/enums'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Amount, Moment, Tag, type Tone } from '../../parts/figures.tsx'
import { Ask } from '../../parts/forms.tsx'
import { Section } from '../../parts/page.tsx'
import { mutate } from '../../platform/graphql.ts'
import { moneyText } from '../../platform/money.ts'
import { useMay } from '../../platform/rights.ts'
import {
  DeskPaymentCaptureDocument,
  DeskPaymentVoidDocument,
  DeskRefundPayDocument,
  DeskTransactionActDocument,
} from './acts.generated.ts'
import { nameOfPayment, nameOfTransaction, type Order, twinOf, useOrderAct } from './order-query.ts'

type Transaction = Order['transactions'][number]

export function OrderMoney({ order }: { order: Order }) {
  const twins = new Set(order.transactions.map((one) => twinOf(order, one)?.id))
  const older = order.payments.filter(({ id }) => !twins.has(id))
  return (
    <Section title={m.orders_payments()}>
      {order.transactions.length + order.payments.length === 0 && (
        <p className="order-quiet">{m.orders_no_payments()}</p>
      )}
      <ul className="order-payments">
        {order.transactions.map((one) => (
          <OneTransaction key={one.id} order={order} transaction={one} />
        ))}
        {older.map((one) => (
          <OlderPayment key={one.id} order={order} payment={one} />
        ))}
      </ul>
      {order.grantedRefunds.length > 0 && (
        <ul className="order-payments" aria-label={m.orders_granted()}>
          {order.grantedRefunds.map((one) => (
            <Granted key={one.id} order={order} refund={one} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function OneTransaction({ order, transaction }: { order: Order; transaction: Transaction }) {
  const twin = twinOf(order, transaction)
  const may = useMay('HANDLE_PAYMENTS')
  const [asks, ask] = useState<TransactionActionEnum | null>(null)
  const act = useOrderAct(
    async (action: TransactionActionEnum) =>
      (await mutate(DeskTransactionActDocument, { id: transaction.id, action, amount: null })).faults,
    { done: m.orders_asked_provider() },
  )
  const name = (twin && nameOfPayment(twin)) || nameOfTransaction(transaction)
  const rows: [() => string, Transaction['chargedAmount']][] = [
    [m.orders_authorized, transaction.authorizedAmount],
    [m.orders_charge_pending, transaction.chargePendingAmount],
    [m.orders_charged, transaction.chargedAmount],
    [m.orders_refund_pending, transaction.refundPendingAmount],
    [m.orders_refunded, transaction.refundedAmount],
  ]
  const actions = twin ? [] : transaction.actions.filter((action) => action !== 'REFUND')
  return (
    <li className="order-payments-one">
      <div className="order-payments-line">
        <strong>{name}</strong>
        {transaction.externalUrl ? (
          <a href={transaction.externalUrl} target="_blank" rel="noreferrer">
            {transaction.pspReference}
          </a>
        ) : (
          <span className="order-quiet">{transaction.pspReference}</span>
        )}
        <span className="order-payments-sums">
          {rows
            .filter(([, { amount }]) => amount > 0)
            .map(([label, money]) => (
              <span key={label()}>
                {label()} <Amount money={money} />
              </span>
            ))}
        </span>
      </div>
      {transaction.events.length > 0 && (
        <details className="order-payments-events">
          <summary>{m.orders_payment_events({ count: transaction.events.length })}</summary>
          <ul>
            {transaction.events.map((event) => (
              <li key={event.id}>
                <Moment at={event.createdAt} />
                <span>{event.type ? EVENTS[event.type]() : ''}</span>
                <span>{event.message}</span>
                <Amount money={event.amount} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {twin && <OlderActions order={order} payment={twin} />}
      {may && actions.length > 0 && (
        <p>
          {actions.map((action) => (
            <Button key={action} look="line" onClick={() => ask(action)}>
              {action === 'CHARGE' ? m.orders_charge() : m.orders_void()}
            </Button>
          ))}
        </p>
      )}
      <Ask
        open={asks !== null}
        title={asks === 'CANCEL' ? m.orders_void() : m.orders_charge()}
        yes={asks === 'CANCEL' ? m.orders_void() : m.orders_charge()}
        busy={act.busy}
        onNo={() => ask(null)}
        onYes={() => asks && void act.run(asks).then(() => ask(null))}
      >
        <p>{m.orders_act_text({ name, amount: moneyText(transaction.authorizedAmount) })}</p>
      </Ask>
    </li>
  )
}

type Older = Order['payments'][number]

/** A payment of the kind before transactions. */
const OlderPayment = ({ order, payment }: { order: Order; payment: Older }) => (
  <li className="order-payments-one">
    <div className="order-payments-line">
      <strong>{nameOfPayment(payment)}</strong>
      <span className="order-quiet">{payment.pspReference}</span>
      <span className="order-payments-sums">
        {m.orders_charged()} <Amount money={payment.capturedAmount} />
      </span>
    </div>
    <OlderActions order={order} payment={payment} />
  </li>
)

function OlderActions({ order, payment }: { order: Order; payment: Older }) {
  const may = useMay('MANAGE_ORDERS')
  const amount = payment.availableCaptureAmount?.amount ?? 0
  const capture = useOrderAct(async () => (await mutate(DeskPaymentCaptureDocument, { id: order.id, amount })).faults, {
    done: m.orders_asked_provider(),
  })
  const release = useOrderAct(async () => (await mutate(DeskPaymentVoidDocument, { id: order.id })).faults, {
    done: m.orders_asked_provider(),
  })
  const [canCapture, canRelease] = [payment.actions.includes('CAPTURE') && amount > 0, payment.actions.includes('VOID')]
  if (!may || !payment.isActive || !(canCapture || canRelease)) return null
  return (
    <p>
      {canCapture && (
        <Button look="line" busy={capture.busy} onClick={() => void capture.run()}>
          {m.orders_charge()}
        </Button>
      )}
      {canRelease && (
        <Button look="line" busy={release.busy} onClick={() => void release.run()}>
          {m.orders_void()}
        </Button>
      )}
    </p>
  )
}

const STATES: Readonly<Record<OrderGrantedRefundStatusEnum, [Tone, () => string]>> = {
  NONE: ['clay', m.orders_grant_none],
  PENDING: ['quiet', m.orders_grant_pending],
  SUCCESS: ['leaf', m.orders_grant_success],
  FAILURE: ['err', m.orders_grant_failure],
}

function Granted({ order, refund }: { order: Order; refund: Order['grantedRefunds'][number] }) {
  const may = useMay('HANDLE_PAYMENTS')
  const transaction = order.transactions.find(({ id }) => id === refund.transaction?.id)
  const pay = useOrderAct(
    async () => (await mutate(DeskRefundPayDocument, { id: transaction!.id, granted: refund.id })).faults,
    { done: m.orders_asked_provider() },
  )
  const [tone, state] = STATES[refund.status]
  const isOpen = refund.status === 'NONE' || refund.status === 'FAILURE'
  return (
    <li className="order-payments-one">
      <div className="order-payments-line">
        <strong>{m.orders_refund()}</strong>
        <Tag tone={tone}>{state()}</Tag>
        <Moment at={refund.createdAt} />
        {refund.reason && <span className="order-quiet">{refund.reason}</span>}
        <span className="order-payments-sums">
          <Amount money={refund.amount} />
        </span>
      </div>
      {may && isOpen && transaction?.actions.includes('REFUND') && (
        <p>
          <Button look="line" busy={pay.busy} onClick={() => void pay.run()}>
            {m.orders_pay_out()}
          </Button>
        </p>
      )}
    </li>
  )
}

const EVENTS: Readonly<Record<TransactionEventTypeEnum, () => string>> = {
  AUTHORIZATION_SUCCESS: m.orders_event_authorized,
  AUTHORIZATION_FAILURE: m.orders_event_authorize_failed,
  AUTHORIZATION_ADJUSTMENT: m.orders_event_authorized,
  AUTHORIZATION_REQUEST: m.orders_event_authorize_asked,
  AUTHORIZATION_ACTION_REQUIRED: m.orders_event_payer,
  CHARGE_ACTION_REQUIRED: m.orders_event_payer,
  CHARGE_SUCCESS: m.orders_event_charged,
  CHARGE_FAILURE: m.orders_event_charge_failed,
  CHARGE_BACK: m.orders_event_charge_back,
  CHARGE_REQUEST: m.orders_event_charge_asked,
  REFUND_SUCCESS: m.orders_event_refunded,
  REFUND_FAILURE: m.orders_event_refund_failed,
  REFUND_REVERSE: m.orders_event_refund_reversed,
  REFUND_REQUEST: m.orders_event_refund_asked,
  CANCEL_SUCCESS: m.orders_event_voided,
  CANCEL_FAILURE: m.orders_event_void_failed,
  CANCEL_REQUEST: m.orders_event_void_asked,
  INFO: m.orders_event_info,
}
