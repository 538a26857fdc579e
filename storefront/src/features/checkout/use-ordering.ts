/** Turns the checkout into an order: checks it, saves what is left, completes it and goes to the payment page. */
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { useLanguageCode } from '../../platform/i18n.ts'
import { type Money, formatPrice } from '../../platform/money.ts'
import { type BasketError, useBasketApi } from '../basket/index.ts'
import { tellWarning, tellThrown } from '../errors/index.ts'
import { type CheckoutApi, type CheckoutDetails, fetchPolicyVersion } from './api.ts'
import { type Consent, finishCheckout } from './finish.ts'
import { rememberCompleted } from './completed.ts'
import { keepConsent, policyConsent } from './consent.ts'
import { clearBasket } from './forget-basket.ts'
import { rememberGateway } from './gateways.ts'
import { checkoutKey } from './use-checkout.ts'
import type { CheckoutFormState } from './use-form.ts'

export interface Ordering {
  order: () => void
  busy: boolean
}

function rememberWay(subject: string, id: string): void {
  try {
    rememberGateway(window.sessionStorage, subject, id)
  } catch {
    /* Without storage, the payment page asks again. */
  }
}

/** Refusals of what was applied to the checkout and no longer counts. */
const LAPSED: ReadonlySet<string> = new Set(['VOUCHER_NOT_APPLICABLE', 'GIFT_CARD_NOT_APPLICABLE'])

const isSameSum = (a: { gross: Money }, b: { gross: Money }): boolean => a.gross.amount === b.gross.amount

interface Facts {
  checkout: CheckoutDetails
  state: CheckoutFormState
  api: CheckoutApi
  replace: (checkout: CheckoutDetails) => void
  /** The id of the chosen gateway; null where none is offered. */
  way: string | null
  /** Whether nothing is left to pay. */
  free: boolean
}

export function useOrdering({ checkout, state, api, replace, way, free }: Facts): Ordering {
  const channel = useChannel().slug
  const language = useLanguageCode()
  const navigate = useNavigate()
  const client = useQueryClient()
  const basket = useBasketApi()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  /** Saves what is not saved yet; false where the service refuses any of it. */
  const save = async (): Promise<boolean> => {
    const isSaved = await state.save(true)
    if (!isSaved) state.focusFault()
    return isSaved
  }

  /**
   * Whether the service has what this page shows, so that it can be ordered. What another tab has changed is saved once
   * more as it stands here. Where goods or total cost something else now, the visitor is told before.
   */
  const agreed = async (): Promise<boolean> => {
    const { id } = checkout
    const shown = client.getQueryData<CheckoutDetails>(checkoutKey(id, language)) ?? checkout
    // The press came before the shipping methods: what the first of them costs has not been seen yet.
    if (checkout.isShippingRequired && !checkout.deliveryMethod && shown.deliveryMethod) {
      await tellChanges(shown, [])
      return false
    }
    let now = await api.fetch(id)
    if (now && state.learn(now)) {
      if (!(await save())) return false
      now = await api.fetch(id)
    }
    if (!now) return true
    if (isSameSum(now.totalPrice, shown.totalPrice) && isSameSum(now.subtotalPrice, checkout.subtotalPrice)) {
      // The basket may have been begun in another language, in which the order and its mails would be.
      if (now.languageCode !== language) await api.saveLanguage(id)
      return true
    }
    await tellChanges(now, [])
    return false
  }

  /** Shows what the checkout costs now, after taking off what no longer counts. The next press orders that. */
  const tellChanges = async (found: CheckoutDetails, refusals: readonly BasketError[]): Promise<boolean> => {
    const { dropLapsed } = await import('./drop-lapsed.ts')
    const said = await dropLapsed(basket, found, refusals)
    const now = said.length > 0 ? ((await api.fetch(checkout.id)) ?? found) : found
    replace(now)
    state.setRefusals([...said, m.checkout_repriced({ total: formatPrice(now.totalPrice.gross) })].join('\n'))
    return said.length > 0
  }

  const complete = async (): Promise<void> => {
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
      const found = errors.some(({ code }) => LAPSED.has(code)) ? await api.fetch(id) : null
      if (found && (await tellChanges(found, errors))) return
      await state.showErrors(errors)
      await client.invalidateQueries({ queryKey: ['checkout', id] })
    }
  }

  const run = async (): Promise<void> => {
    const needs = {
      shipping: checkout.isShippingRequired,
      canPay: way !== null || free,
      canShip: checkout.shippingMethods.length > 0 && !state.isElsewhere,
    }
    if (!state.check(needs)) return
    setBusy(true)
    try {
      if ((await save()) && (await agreed())) await complete()
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
