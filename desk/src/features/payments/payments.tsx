/** Payments that need somebody: each with its order, its amount, what happened, and what can be done about it. */
import { Button } from '@semena/ui/button'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Amount, Moment, Tag } from '../../parts/figures.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { orderPlaces, Way } from '../../parts/way.tsx'
import { troubleText } from '../../platform/faults.ts'
import { countText } from '../../platform/money.ts'
import { GiveBack, Record, Resolve } from './decide.tsx'
import { type Action, type Granted, queueQuery, type Review } from './queue.ts'
import { type PaymentSearch } from './search.ts'
import { actionWords, canGiveBack, gatewayName, isOfOrder, reasonWords } from './words.ts'

const route = getRouteApi('/payments')

export function Payments() {
  const { open, act } = route.useSearch()
  const navigate = useNavigate({ from: '/payments' })
  const { data, error, refetch } = useQuery(queueQuery)
  const go = (search: PaymentSearch): void => void navigate({ search, replace: search.act === undefined })
  const close = (): void => go({})
  if (error && !data)
    return (
      <Page title={m.payments_title()}>
        <Nothing
          title={m.parts_trouble()}
          text={troubleText(error)}
          action={
            <Button look="line" onClick={() => void refetch()}>
              {m.parts_again()}
            </Button>
          }
        />
      </Page>
    )
  const reviews = data?.reviews ?? []
  const granted = data?.granted ?? []
  const byHand = data?.actions.filter(({ state }) => state === 'BY_HAND') ?? []
  const atProviders = data?.actions.filter(({ state }) => state !== 'BY_HAND') ?? []
  const review = reviews.find(({ id }) => id === open)
  const action = byHand.find(({ id }) => id === open)
  return (
    <Page title={m.payments_title()} aside={data ? countText(reviews.length + byHand.length + granted.length) : null}>
      {data && reviews.length + byHand.length + granted.length + atProviders.length === 0 && (
        <Nothing title={m.payments_none()} text={m.payments_none_text()} />
      )}
      {byHand.length > 0 && (
        <Section title={m.payments_by_hand()}>
          <ol className="payments" aria-label={m.payments_by_hand()}>
            {byHand.map((one) => (
              <ActionLine key={one.id} action={one}>
                <Button look="leaf" onClick={() => go({ open: one.id, act: 'sent' })}>
                  {m.payments_sent()}
                </Button>
                <Button look="line" onClick={() => go({ open: one.id, act: 'failed' })}>
                  {m.payments_failed()}
                </Button>
              </ActionLine>
            ))}
          </ol>
        </Section>
      )}
      {reviews.length > 0 && (
        <Section title={m.payments_look()}>
          <ol className="payments" aria-label={m.payments_look()}>
            {reviews.map((one) => (
              <ReviewLine key={one.id} review={one}>
                {canGiveBack(one) && (
                  <Button look="leaf" onClick={() => go({ open: one.id, act: 'back' })}>
                    {m.payments_give_back()}
                  </Button>
                )}
                <Button look="line" onClick={() => go({ open: one.id, act: 'accept' })}>
                  {m.payments_accept()}
                </Button>
              </ReviewLine>
            ))}
          </ol>
        </Section>
      )}
      {granted.length > 0 && (
        <Section title={m.payments_granted()} id="granted">
          <p className="payments-note">{m.payments_granted_text()}</p>
          <ol className="payments" aria-label={m.payments_granted()}>
            {granted.map((one) => (
              <GrantedLine key={one.id} granted={one} />
            ))}
          </ol>
        </Section>
      )}
      {atProviders.length > 0 && (
        <Section title={m.payments_at_providers()}>
          <ol className="payments" aria-label={m.payments_at_providers()}>
            {atProviders.map((one) => (
              <ActionLine key={one.id} action={one} />
            ))}
          </ol>
        </Section>
      )}
      {review && act === 'back' && <GiveBack review={review} onClose={close} />}
      {review && act === 'accept' && <Resolve review={review} onClose={close} />}
      {action && (act === 'sent' || act === 'failed') && (
        <Record action={action} isDone={act === 'sent'} onClose={close} />
      )}
    </Page>
  )
}

function ReviewLine({ review, children }: { review: Review; children: ReactNode }) {
  const { title, text } = reasonWords(review)
  const { order, payment, amount, note, createdAt } = review
  return (
    <li className="payments-one payments-one--clay">
      <div className="payments-head">
        <Tag tone="clay">{title}</Tag>
        {order && <OrderOf order={order} />}
        <span className="payments-by">
          {payment && `${gatewayName(payment.gateway ?? '')} · `}
          <Moment at={createdAt} />
        </span>
      </div>
      {amount && (
        <strong className="payments-amount">
          <Amount money={amount} />
        </strong>
      )}
      <p className="payments-text">{text}</p>
      {note && <p className="payments-note">{note}</p>}
      <div className="payments-acts">
        {isOfOrder(review) && (
          <Way to={orderPlaces(order!)} className="button">
            {m.payments_give_back()}
          </Way>
        )}
        {children}
        {payment?.url && <Elsewhere url={payment.url} />}
      </div>
    </li>
  )
}

function ActionLine({ action, children }: { action: Action; children?: ReactNode }) {
  const { order, payment, amount, reason, destination, error, attempts, nextAttemptAt, createdAt, state } = action
  return (
    <li className={state === 'BY_HAND' ? 'payments-one payments-one--clay' : 'payments-one'}>
      <div className="payments-head">
        <Tag tone={state === 'BY_HAND' ? 'clay' : 'quiet'}>{actionWords(action)}</Tag>
        {order && <OrderOf order={order} />}
        <span className="payments-by">
          {gatewayName(payment.gateway)} · <Moment at={createdAt} />
        </span>
      </div>
      {amount && (
        <strong className="payments-amount">
          <Amount money={amount} />
        </strong>
      )}
      {reason && <p className="payments-text">{reason}</p>}
      {destination && (
        <p className="payments-text">
          {m.payments_destination()} <code>{destination}</code>
        </p>
      )}
      {error && <p className="payments-note">{m.payments_tried({ count: attempts, error })}</p>}
      {nextAttemptAt && (
        <p className="payments-note">
          {m.payments_next()} <Moment at={nextAttemptAt} />
        </p>
      )}
      <div className="payments-acts">
        {children}
        {action.url && <Elsewhere url={action.url} />}
      </div>
    </li>
  )
}

/** It is sent on the page of its order, where the payments to send it from are. */
const GrantedLine = ({ granted: { amount, reason, createdAt, order } }: { granted: Granted }) => (
  <li className="payments-one payments-one--clay">
    <div className="payments-head">
      <Tag tone="clay">{m.payments_granted_one()}</Tag>
      <OrderOf order={order} />
      <span className="payments-by">
        <Moment at={createdAt} />
      </span>
    </div>
    <strong className="payments-amount">
      <Amount money={amount} />
    </strong>
    {reason && <p className="payments-text">{reason}</p>}
  </li>
)

const OrderOf = ({ order }: { order: { id: string; number: string } }) => (
  <Way to={orderPlaces(order)} className="payments-order">
    {m.payments_order({ number: order.number })}
  </Way>
)

const Elsewhere = ({ url }: { url: string }) => (
  <a className="button-link" href={url} target="_blank" rel="noreferrer">
    {m.payments_elsewhere()}
  </a>
)
