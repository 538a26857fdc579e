/** The basket: its lines, the promo code and what is to pay. Nothing of it is rendered by the server. */
import { m } from '../../paraglide/messages.js'
import { useHydrated } from '../../platform/hydrated.ts'
import { NoScript } from '../../ui/no-script.tsx'
import { BasketEmpty, BasketFailed } from './basket-blank.tsx'
import { BasketLineRow } from './basket-line.tsx'
import { BasketSkeleton } from './basket-skeleton.tsx'
import { BasketSummary } from './basket-summary.tsx'
import type { BasketCheckout } from './api.ts'
import { lineState } from './line-state.ts'
import { formatPrice } from '../../platform/money.ts'
import { useBasket, useBasketChanges } from './use-basket.ts'

export function BasketPage() {
  const hydrated = useHydrated()
  return (
    <div className="wrap pb-16">
      <h1 className="h1">{m.basket_title()}</h1>
      <NoScript>{m.basket_noscript()}</NoScript>
      {hydrated ? <BasketBody /> : <BasketSkeleton />}
    </div>
  )
}

function BasketBody() {
  const view = useBasket()
  switch (view.kind) {
    case 'empty':
      return <BasketEmpty />
    case 'loading':
      return <BasketSkeleton />
    case 'failed':
      return <BasketFailed onRetry={view.retry} />
    case 'ready':
      return <FilledBasket checkout={view.checkout} />
  }
}

function FilledBasket({ checkout }: { checkout: BasketCheckout }) {
  const changes = useBasketChanges()
  const blocked = checkout.lines.some((line) => lineState(line).kind !== 'ready')
  const status = m.basket_status({
    packs: m.basket_packs({ count: checkout.quantity }),
    total: formatPrice(checkout.totalPrice.gross),
  })
  return (
    <div className="two">
      <ul className="border-t border-ink">
        {checkout.lines.map((line) => (
          <BasketLineRow key={line.id} line={line} changes={changes} />
        ))}
      </ul>
      <BasketSummary checkout={checkout} changes={changes} blocked={blocked} />
      <output className="vh">{changes.busy.size === 0 && status}</output>
    </div>
  )
}
