/** The summary at the checkout's right: the lines, the sums, the consent and the button. */
import { Link } from '@tanstack/react-router'
import { Suspense, lazy, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { Button } from '@semena/ui/button'
import { PolicyLink } from '../../platform/policy-link.tsx'
import { useHasPolicy } from '../../platform/policy.ts'
import { basketStore, lineNames, lineState, packImages } from '../basket/index.ts'
import { Sums, checkoutSums } from '../sums/index.ts'
import { CheckField } from '@semena/ui/check-field'
import { ErrorLine } from '@semena/ui/error-line'
import { Icon } from '@semena/ui/icon'
import { Note } from '@semena/ui/note'
import type { CheckoutDetails } from './api.ts'
import { OrderLines } from './order-lines.tsx'
import { fieldId } from './field-id.ts'
import type { CheckoutFormState } from './use-form.ts'
import type { Ordering } from './use-ordering.ts'

/** The steps that change the sums. */
const WITH_SUMS = ['shipping', 'billing', 'delivery'] as const
const PromoEntry = lazy(() => import('./promo-entry.tsx'))

export function OrderSheet({
  checkout,
  state,
  ordering,
  free,
  canPay,
}: {
  checkout: CheckoutDetails
  state: CheckoutFormState
  ordering: Ordering
  free: boolean
  /** False where there is something to pay and no way to pay is offered. */
  canPay: boolean
}) {
  const channel = useChannel().slug
  const isBasket = basketStore.read(channel).checkoutId === checkout.id
  const count = Object.keys(state.faults).length
  const sums = checkoutSums(checkout)
  const openness = deliveryOpenness(checkout, state)
  const [codes, setCodes] = useState(false)
  return (
    <aside className="summary-box" aria-labelledby="checkout-order">
      <div className="order-sheet-head">
        <h2 id="checkout-order" className="text-heading">
          {m.checkout_order()}
        </h2>
        {isBasket && (
          <Link to="/basket" className="button-link">
            {m.checkout_change()}
          </Link>
        )}
      </div>
      <OrderLines
        lines={checkout.lines.map((line) => {
          const names = lineNames(line)
          return {
            id: line.id,
            product: names.product,
            variant: names.variant,
            quantity: line.quantity,
            image: packImages(line.variant.product),
            total: line.totalPrice.gross,
            before: sums.before.get(line.id),
          }
        })}
      />
      <PromoLink checkout={checkout} onBusy={setCodes} />
      <Sums
        sums={sums}
        closing={openness === 'without' ? 'open' : 'toPay'}
        delivery={openness === 'none' ? null : m.sums_delivery_open()}
        isOpen={openness === 'waits'}
        busy={codes || WITH_SUMS.some((step) => state.saving.has(step))}
        className="order-sheet-sums"
      />
      <Trouble checkout={checkout} state={state} isBasket={isBasket} />
      {canPay && <ConsentField state={state} />}
      {canPay ? (
        <Button look="leaf" big wide type="submit" busy={ordering.busy}>
          {free ? m.checkout_submit_free() : m.checkout_submit()}
        </Button>
      ) : (
        <p className="button button--big button--wide button--off">{m.checkout_payment_none_short()}</p>
      )}
      {count > 0 && (
        <p role="alert" className="order-sheet-fault">
          {m.checkout_faults({ count })}
        </p>
      )}
      {!free && canPay && (
        <p className="text-small text-quiet order-sheet-note">
          <Icon name="lock" small />
          {m.checkout_next()}
        </p>
      )}
    </aside>
  )
}

/**
 * What the total lacks: `without` says that no shipping method is chosen, `waits` that the price of the chosen one, or
 * of another country's, is on its way.
 */
function deliveryOpenness(checkout: CheckoutDetails, state: CheckoutFormState): 'none' | 'without' | 'waits' {
  if (state.isElsewhere) return 'waits'
  if (!checkout.isShippingRequired || checkout.deliveryMethod) return 'none'
  return state.form.deliveryId === null ? 'without' : 'waits'
}

function PromoLink({ checkout, onBusy }: { checkout: CheckoutDetails; onBusy: (busy: boolean) => void }) {
  const used = checkout.voucherCode !== null || checkout.giftCards.length > 0
  // Once there, the field stays, also when a code that came with the basket is removed.
  const [open, setOpen] = useState<'asked' | boolean>(used)
  if (!open && !used)
    return (
      <Button look="link" className="order-sheet-code" onClick={() => setOpen('asked')}>
        {m.checkout_promo()}
      </Button>
    )
  return (
    <Suspense fallback={<span className="skeleton promo-code-skeleton" aria-hidden="true" />}>
      <PromoEntry checkout={checkout} wanted={open === 'asked'} onBusy={onBusy} />
    </Suspense>
  )
}

/** Errors that belong to no field, such as stock that is gone or a promo code that is no longer valid. */
function Trouble({
  checkout,
  state,
  isBasket,
}: {
  checkout: CheckoutDetails
  state: CheckoutFormState
  isBasket: boolean
}) {
  const gone = checkout.lines.some((line) => lineState(line).kind !== 'ready')
  if (!gone && !state.refusals) return null
  return (
    <div role="alert" className="order-sheet-refusals">
      <Note tone="clay" icon="warn">
        {gone && <p className="text-strong">{m.checkout_lines_fault()}</p>}
        {state.refusals && <p className="text-lines">{state.refusals}</p>}
        {isBasket && (
          <Link to="/basket" className="button-link">
            {m.checkout_look_basket()}
          </Link>
        )}
      </Note>
    </div>
  )
}

function ConsentField({ state }: { state: CheckoutFormState }) {
  const hasPolicy = useHasPolicy()
  const error = state.faults.consent
  const errorId = `${fieldId('consent')}-error`
  return (
    <div>
      <CheckField
        id={fieldId('consent')}
        checked={state.form.consent}
        wrong={Boolean(error)}
        describedBy={error ? errorId : undefined}
        onChange={(consent) => {
          state.set({ consent })
          state.clearFault('consent')
        }}
      >
        {hasPolicy ? (
          <>
            {m.checkout_consent_before()} <PolicyLink beside>{m.checkout_consent_link()}</PolicyLink>{' '}
            {m.checkout_consent_after()}
          </>
        ) : (
          m.checkout_consent_alone()
        )}
      </CheckField>
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  )
}
