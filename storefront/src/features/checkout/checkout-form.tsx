/**
 * The checkout on one page: its steps on the left, the order and the button on the right. Narrow screens have the order
 * below the steps, and its sum with a way there above them.
 */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useLanguage } from '../../platform/i18n.ts'
import { formatPrice } from '../../platform/money.ts'
import { Icon } from '@semena/ui/icon'
import { useCountries } from '../address/index.ts'
import type { CheckoutDetails } from './api.ts'
import { AddressStep, BillingStep, type SavedAddresses } from './address-steps.tsx'
import { ContactStep, type SignIn } from './contact-step.tsx'
import { gatewayAmong } from './gateways.ts'
import { OrderSheet } from './order-sheet.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { useCheckoutApi } from './use-checkout.ts'
import { useGateways } from './use-gateways.ts'
import { useCheckoutForm } from './use-form.ts'
import { useOrdering } from './use-ordering.ts'

interface Props {
  checkout: CheckoutDetails
  replace: (checkout: CheckoutDetails) => void
  savedAddresses: SavedAddresses | undefined
  signIn: SignIn | undefined
}

export function CheckoutForm({ checkout, replace, savedAddresses, signIn }: Props) {
  const api = useCheckoutApi()
  const state = useCheckoutForm(checkout, api, replace)
  const countries = useCountries(useLanguage())
  const gateways = useGateways(checkout.id)
  const [way, setWay] = useState<string | null>(null)
  const offered = gateways.data
  const chosen = gatewayAmong(offered, way) ?? offered?.[0] ?? null
  const free = checkout.totalPrice.gross.amount === 0
  const ordering = useOrdering({ checkout, state, api, replace, way: chosen?.id ?? null, free })
  const ships = checkout.isShippingRequired
  let number = 0
  return (
    <form
      noValidate
      className="two-columns"
      onSubmit={(event) => {
        event.preventDefault()
        ordering.order()
      }}
    >
      <div className="checkout-form">
        <Link to="." hash="checkout-order" replace className="checkout-form-peek">
          {m.checkout_order()}
          <b className="text-strong">{state.isElsewhere ? '…' : formatPrice(checkout.totalPrice.gross)}</b>
          <Icon name="down" small />
        </Link>
        <ContactStep number={++number} state={state} checkoutId={checkout.id} signIn={signIn} />
        {ships && <AddressStep number={++number} saved={savedAddresses} state={state} countries={countries.shipping} />}
        <BillingStep
          number={++number}
          saved={savedAddresses}
          state={state}
          countries={countries.billing}
          ships={ships}
        />
        {ships && <ShippingStep number={++number} state={state} checkout={checkout} />}
        <PaymentStep
          number={++number}
          state={state}
          gateways={gateways}
          chosen={chosen}
          free={free}
          onChoose={setWay}
        />
      </div>
      <OrderSheet
        checkout={checkout}
        state={state}
        ordering={ordering}
        free={free}
        canPay={free || !offered || chosen !== null}
      />
      <output className="visually-hidden">
        {ordering.busy ? m.checkout_submitting() : state.saving.size > 0 ? m.checkout_saving() : ''}
      </output>
    </form>
  )
}
