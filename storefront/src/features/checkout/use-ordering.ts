/** Turning the checkout into an order: check, save what is left, complete, and on to the payment. */
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useChannel } from '../../platform/channel.ts'
import { basketStore } from '../basket/index.ts'
import { tellThrown } from '../errors/index.ts'
import { type CheckoutDetails, type Consent, fetchPolicyVersion, finishCheckout } from './api.ts'
import { rememberCompleted } from './completed.ts'
import { keepConsent, policyConsent } from './consent.ts'
import { type PaymentKind, rememberKind } from './gateways.ts'
import type { CheckoutFormState } from './use-form.ts'

export interface Ordering {
  order: () => void
  busy: boolean
}

/** Drops the basket when it was the one that was ordered; a quick order leaves it alone. */
export function forgetBasket(channel: string, checkoutId: string): void {
  if (basketStore.read(channel).checkoutId === checkoutId) basketStore.clear(channel)
}

function rememberWay(subject: string, kind: PaymentKind): void {
  try {
    rememberKind(window.sessionStorage, subject, kind)
  } catch {
    /* the payment page asks again */
  }
}

export function useOrdering({
  checkout,
  state,
  kind,
}: {
  checkout: CheckoutDetails
  state: CheckoutFormState
  kind: PaymentKind | null
}): Ordering {
  const channel = useChannel().slug
  const navigate = useNavigate()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const complete = async (way: PaymentKind): Promise<void> => {
    const { id } = checkout
    const consent: Consent[] = policyConsent(
      await client.fetchQuery({
        queryKey: ['policy-version', channel],
        queryFn: () => fetchPolicyVersion(channel),
        staleTime: 60_000,
      }),
      new Date(),
    )
    const { order, errors } = await finishCheckout(id, consent)
    if (order) {
      rememberCompleted(id, { orderId: order.id, number: order.number })
      forgetBasket(channel, id)
      rememberWay(order.id, way)
      await navigate({ to: '/payment', search: { order: order.id } })
    } else if (errors.some(({ code }) => code === 'CHECKOUT_NOT_FULLY_PAID')) {
      // This shop wants the money first (decision D27): the checkout itself is paid, and completed afterwards.
      keepConsent(id, consent)
      rememberWay(id, way)
      await navigate({ to: '/payment', search: { checkout: id } })
    } else {
      await state.showErrors(errors)
      await client.invalidateQueries({ queryKey: ['checkout', id] })
    }
  }

  const run = async (): Promise<void> => {
    if (!state.check({ shipping: checkout.isShippingRequired, canPay: kind !== null }) || !kind) return
    setBusy(true)
    try {
      if (await state.save(true)) await complete(kind)
      else state.focusFault()
    } catch (thrown) {
      await tellThrown(thrown)
    }
    setBusy(false)
  }

  return {
    busy,
    order: () => {
      if (running.current) return
      running.current = true
      void run().finally(() => (running.current = false))
    },
  }
}
