/** Turns the checkout into an order: checks it, saves what is left, completes it and goes to the payment page. */
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { useLanguageCode } from '../../platform/i18n.ts'
import { formatPrice } from '../../platform/money.ts'
import { tellWarning, tellThrown } from '../errors/index.ts'
import { type CheckoutApi, type CheckoutDetails, type Consent, fetchPolicyVersion, finishCheckout } from './api.ts'
import { rememberCompleted } from './completed.ts'
import { keepConsent, policyConsent } from './consent.ts'
import { clearBasket } from './forget-basket.ts'
import { type PaymentKind, rememberKind } from './gateways.ts'
import { checkoutKey } from './use-checkout.ts'
import type { CheckoutFormState } from './use-form.ts'

export interface Ordering {
  order: () => void
  busy: boolean
}

function rememberWay(subject: string, kind: PaymentKind): void {
  try {
    rememberKind(window.sessionStorage, subject, kind)
  } catch {
    /* Without storage, the payment page asks again. */
  }
}

interface Facts {
  checkout: CheckoutDetails
  state: CheckoutFormState
  api: CheckoutApi
  replace: (checkout: CheckoutDetails) => void
  /** The chosen kind of payment; null where none is offered. */
  kind: PaymentKind | null
  /** Whether nothing is left to pay. */
  free: boolean
}

export function useOrdering({ checkout, state, api, replace, kind, free }: Facts): Ordering {
  const channel = useChannel().slug
  const language = useLanguageCode()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  /** Whether the total has changed since it was shown; then the visitor is told before anything is ordered. */
  const repriced = async (): Promise<boolean> => {
    const shown = client.getQueryData<CheckoutDetails>(checkoutKey(checkout.id, language)) ?? checkout
    const now = await api.fetch(checkout.id)
    if (!now || now.totalPrice.gross.amount === shown.totalPrice.gross.amount) return false
    replace(now)
    state.setRefusals(m.checkout_repriced({ total: formatPrice(now.totalPrice.gross) }))
    return true
  }

  const complete = async (way: PaymentKind | null): Promise<void> => {
    const { id } = checkout
    const version = await client.fetchQuery({
      queryKey: ['policy-version', channel],
      queryFn: () => fetchPolicyVersion(channel),
      staleTime: 60_000,
      retry: false,
    })
    const consent: Consent[] = policyConsent(version ?? 'none', new Date())
    const { order, errors } = await finishCheckout(id, consent)
    if (order) {
      rememberCompleted(id, { orderId: order.id, number: order.number })
      clearBasket(channel, id)
      if (way) rememberWay(order.id, way)
      await navigate({ to: '/payment', search: { order: order.id } })
      // A visitor who went back before the payment page came sees that the checkout has become an order.
      await client.invalidateQueries({ queryKey: ['checkout', id] })
    } else if (errors.some(({ code }) => code === 'CHECKOUT_NOT_FULLY_PAID')) {
      // This shop wants the payment before the order (docs/rules.md#order-first), or the visitor has too many unpaid
      // orders
      // (docs/rules.md#unpaid-limits), which a message says. The checkout is paid first and completed afterwards.
      const reasons = errors.filter(({ field }) => field !== null && field !== 'id')
      if (reasons.length > 0) void tellWarning(reasons)
      keepConsent(id, consent)
      if (way) rememberWay(id, way)
      await navigate({ to: '/payment', search: { checkout: id } })
    } else {
      await state.showErrors(errors)
      await client.invalidateQueries({ queryKey: ['checkout', id] })
    }
  }

  const run = async (): Promise<void> => {
    if (!state.check({ shipping: checkout.isShippingRequired, canPay: kind !== null || free })) return
    setBusy(true)
    try {
      if (!(await state.save(true))) state.focusFault()
      else if (!(await repriced())) await complete(kind)
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
