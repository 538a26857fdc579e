/** A promo code or gift card at the checkout, where a quick order has no basket page to enter it on. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Answer, Promo, outcome, useBasketApi } from '../basket/index.ts'
import type { CheckoutDetails } from './api.ts'

interface Props {
  checkout: CheckoutDetails
  /** Whether it takes the focus, because somebody asked for it. */
  wanted: boolean
  /** Called when a change begins, and when it has ended. */
  onBusy: (busy: boolean) => void
}

export default function PromoEntry({ checkout, wanted, onBusy }: Props) {
  const api = useBasketApi()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const change = async <T,>(call: () => Promise<Answer<T>>) => {
    if (running.current) return { ok: true } as const
    running.current = true
    setBusy(true)
    onBusy(true)
    try {
      const result = outcome(await call())
      if (result.ok)
        await Promise.all([
          client.invalidateQueries({ queryKey: ['checkout', checkout.id] }),
          client.invalidateQueries({ queryKey: ['basket'] }),
        ])
      return result
    } finally {
      running.current = false
      setBusy(false)
      onBusy(false)
    }
  }
  return (
    <Promo
      checkout={checkout}
      busy={busy}
      wanted={wanted}
      onApply={(code) => change(() => api.applyPromo(checkout.id, code))}
      onDrop={(what) => change(() => api.dropPromo(checkout.id, what))}
    />
  )
}
