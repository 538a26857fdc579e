/** How far the basket is from free delivery, where the channel has any. */
import { useQuery } from '@tanstack/react-query'
import { useChannel } from '../../platform/channel.ts'
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import type { BasketCheckout } from './api.ts'
import { freeShippingFrom, missingTo } from './free-shipping.ts'
import { useBasketApi } from './use-basket.ts'

export default function FreeShippingNote({ checkout }: { checkout: BasketCheckout }) {
  const channel = useChannel().slug
  const api = useBasketApi()
  const { data } = useQuery({
    queryKey: ['shipping-per-country', channel],
    queryFn: api.shippingPerCountry,
    staleTime: 10 * 60_000,
    retry: false,
  })
  const free =
    data && checkout.isShippingRequired ? freeShippingFrom(data, checkout.shippingAddress?.country.code ?? null) : null
  const now = checkout.subtotalPrice.gross
  if (!free || free.from.currency !== now.currency) return null
  const missing = missingTo(free.from, now)
  const share = Math.min(1000, Math.round((now.amount / free.from.amount) * 1000))
  const text =
    missing.amount === 0
      ? m.basket_free_reached()
      : free.depends
        ? m.basket_free_from({ amount: formatPrice(free.from) })
        : m.basket_free_left({ amount: formatPrice(missing) })
  return (
    <div className="free-shipping">
      <p className="text-small text-soft">{text}</p>
      <svg viewBox="0 0 1000 6" preserveAspectRatio="none" className="free-shipping-bar" aria-hidden="true">
        <rect width={share} height="6" className="free-shipping-reached" />
      </svg>
    </div>
  )
}
