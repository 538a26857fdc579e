/** The page after the payment: the order's number, its lines and sums, and what happens next. */
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { useLanguageCode } from '../../platform/i18n.ts'
import { formatPrice } from '../../platform/money.ts'
import { useMe } from '../../platform/user-store.ts'
import { Button } from '@semena/ui/button'
import { OrderLines, daysOf, isPlacedHere } from '../checkout/index.ts'
import { Refunded, Sums, orderSums } from '../sums/index.ts'
import type { PaymentOrder } from './api.ts'
import { Coming } from './shown-whole.tsx'
import { orderedLines } from './ordered-lines.ts'
import { CopyField } from './copy-field.tsx'
import { wentBack } from './payment-state.ts'
import { returnAddress } from './use-paying.ts'
import { fetchBuyer, fetchFacts, methodOf, taxesOf } from './paid.ts'
import { PaidFacts } from './paid-facts.tsx'
import { PaidSeller } from './paid-seller.tsx'
import { SentParcels } from './sent-parcels.tsx'

/** Offers an account to a guest; another feature's, so the route hands it in. */
export type AccountOffer = ComponentType<{
  email: string
  name: { firstName: string; lastName: string } | null
}>

interface Props {
  order: PaymentOrder
  /** Whether the money came for an order that is over, or was refunded. */
  late: boolean
  AccountOffer: AccountOffer
}

export default function Finished({ order, late, AccountOffer }: Props) {
  const me = useMe()
  const language = useLanguageCode()
  // Who knows the order by its link alone is told nothing of its buyer.
  const isOwn = isPlacedHere(order.id)
  const { data: buyer = null, isLoading: isBuyerComing } = useQuery({
    queryKey: ['payment-buyer', order.id, me?.id ?? null],
    queryFn: () => fetchBuyer(order.id),
    enabled: isOwn,
  })
  const { data: facts = null, isLoading: areFactsComing } = useQuery({
    queryKey: ['payment-facts', order.id, language],
    queryFn: () => fetchFacts(order.id, language),
  })
  const method = facts && methodOf(facts).method
  const days = method && daysOf(method)
  const isBack = wentBack(order) !== 'none'
  const whole = orderSums(order)
  // Of an order that was paid, the sums tell the whole price as paid, whatever went back afterwards.
  const sums = isBack ? { ...whole, paid: null, due: null } : late ? { ...whole, due: null } : whole
  // Where a channel has people confirm each order, one that is paid waits for them.
  const isUnconfirmed = order.status === 'UNCONFIRMED'
  const [isSent, isReturned] = [
    order.status.endsWith('FULFILLED') && order.status !== 'UNFULFILLED',
    order.status.endsWith('RETURNED'),
  ]
  return (
    <section className="pay-panel">
      {(isBuyerComing || areFactsComing) && <Coming />}
      <PaidSeller />
      <div className="pay-panel-lines">
        <dl className="finished-number">
          <dt className="field-label">{m.payment_number()}</dt>
          <dd className="text-display pay-panel-number">{order.number}</dd>
        </dl>
        <PaidFacts buyer={isOwn ? buyer : null} facts={facts} />
        <div className="print-hidden finished-links">
          <Link to="/catalog" className="button-link">
            {m.payment_more()}
          </Link>
          <Link to="/contact" className="button-link">
            {m.payment_contact()}
          </Link>
          <Button look="link" onClick={() => window.print()}>
            {m.payment_print()}
          </Button>
        </div>
      </div>
      <div className="pay-panel-actions">
        {(isSent || isReturned) && <SentParcels order={order.id} />}
        {!late && !isReturned && (
          <div className="print-hidden finished-next">
            <h2 className="text-heading">{m.payment_paid_next()}</h2>
            <ol className="step-list">
              {isUnconfirmed && <li className="step-list-now">{m.payment_paid_next_confirm()}</li>}
              {order.isShippingRequired ? (
                <>
                  <li className={isUnconfirmed ? undefined : 'step-list-done'}>{m.payment_paid_next_pack()}</li>
                  <li className={isSent ? 'step-list-done' : undefined}>
                    {days ? m.payment_paid_next_days({ days }) : m.payment_paid_next_ship()}
                  </li>
                </>
              ) : (
                <li className={isUnconfirmed ? undefined : 'step-list-done'}>{m.payment_paid_next_unshipped()}</li>
              )}
              <li>{m.payment_paid_next_keep()}</li>
            </ol>
          </div>
        )}
        <div className="finished-order">
          <h2 className="text-heading">{m.payment_summary()}</h2>
          <OrderLines lines={orderedLines(order, sums.before)} />
          <Sums sums={sums} closing={late && !isBack ? 'total' : 'paid'} className="pay-panel-sums" />
          <Refunded of={order.totalRefunded} />
          {facts && (
            <dl className="text-small text-soft paid-taxes">
              {taxesOf(facts).map(({ rate, amount }) => (
                <div key={rate}>
                  <dt>{rate === null ? m.payment_tax() : m.payment_tax_rate({ rate: String(rate) })}</dt>
                  <dd>{formatPrice(amount)}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {!late && isOwn && !me && buyer?.userEmail && (
          <Suspense fallback={<Coming />}>
            <AccountOffer email={buyer.userEmail} name={buyer.billingAddress ?? buyer.shippingAddress} />
          </Suspense>
        )}
        <div className="print-hidden">
          <OrderLink order={order.id} />
        </div>
      </div>
    </section>
  )
}

/** The address of this page, without the payment that led here. */
function OrderLink({ order }: { order: string }) {
  const address = returnAddress({ order })
  return (
    <CopyField
      label={m.payment_link()}
      value={address}
      action={m.payment_copy_link()}
      hint={<p className="text-small text-soft">{m.payment_link_hint()}</p>}
      long
    >
      <code className="finished-tracking">{address}</code>
    </CopyField>
  )
}
