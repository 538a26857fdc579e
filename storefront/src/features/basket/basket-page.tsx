/**
 * The basket's page: its lines, the promo code and the sums. The server renders none of it, since only the device knows
 * its basket: it sends the skeleton and what is said of an empty basket, and a script beside them shows one of the two.
 */
import { ScriptOnce, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { NoScript } from '@semena/ui/no-script'
import { tellErrors, tellThrown } from '../errors/index.ts'
import { type Ledger, checkoutSums } from '../sums/index.ts'
import { BasketEmpty, BasketFailed } from './basket-blank.tsx'
import { BasketLineRow } from './basket-line.tsx'
import { BasketSkeleton } from './basket-skeleton.tsx'
import { BasketSummary } from './basket-summary.tsx'
import type { BasketCheckout } from './api.ts'
import { lineState } from './line-state.ts'
import { type Removed, RemovedRow } from './removed-row.tsx'
import { emptyScript } from './empty-script.ts'
import { useChannel } from '../../platform/channel.ts'
import { formatPrice } from '../../platform/money.ts'
import { type BasketChanges, useBasket, useBasketChanges } from './use-basket.ts'

/** `whenEmpty` is what an empty basket shows below its words. */
export function BasketPage({ whenEmpty }: { whenEmpty: ReactNode }) {
  return (
    <div className="wrap basket-page">
      <h1 className="page-title">{m.basket_title()}</h1>
      <NoScript>{m.basket_noscript()}</NoScript>
      <BasketBody whenEmpty={whenEmpty} />
    </div>
  )
}

function BasketBody({ whenEmpty }: { whenEmpty: ReactNode }) {
  const hydrated = useHydrated()
  const channel = useChannel().slug
  const view = useBasket()
  const changes = useBasketChanges()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const forget = (line: Removed['line']): void => setRemoved((rows) => rows.filter((row) => row.line !== line))
  const putBack = async ({ line }: Removed): Promise<void> => {
    const result = await changes.add({ variantId: line.variant.id, quantity: line.quantity })
    if (result.ok) forget(line)
    else await tellErrors(result.errors)
  }
  const ways = removed.map((row) => (
    <RemovedRow
      key={`removed-${row.line.id}`}
      line={row.line}
      busy={changes.busy.has('add')}
      onBack={() => void putBack(row).catch(tellThrown)}
      onEnd={() => forget(row.line)}
    />
  ))
  // React neither shows nor hides what the script has: an empty basket stays as it is when the page wakes up.
  if (!hydrated || view.kind === 'empty')
    return (
      <>
        {ways.length > 0 && <ul className="basket-page-gone">{ways}</ul>}
        {!hydrated && (
          <div suppressHydrationWarning>
            <BasketSkeleton />
          </div>
        )}
        <div hidden={!hydrated} suppressHydrationWarning>
          <BasketEmpty gone={view.kind === 'empty' && view.gone} />
        </div>
        {hydrated && whenEmpty}
        {import.meta.env.SSR && <ScriptOnce>{emptyScript(channel)}</ScriptOnce>}
      </>
    )
  switch (view.kind) {
    case 'loading':
      return <BasketSkeleton />
    case 'failed':
      return <BasketFailed onRetry={view.retry} />
    case 'ready': {
      const sums = checkoutSums(view.checkout)
      const rows = view.checkout.lines.map((line, at) => (
        <BasketLineRow
          key={line.id}
          line={line}
          before={sums.before.get(line.id)}
          changes={changes}
          onRemoved={() => setRemoved((known) => [...known, { line, at }])}
        />
      ))
      // Removed rows are inserted from the top down, since each row's place counts the rows above it.
      const order = removed.map(({ at }, index) => ({ at, index })).toSorted((a, b) => a.at - b.at)
      for (const { at, index } of order) rows.splice(at, 0, ways[index]!)
      return <FilledBasket checkout={view.checkout} sums={sums} changes={changes} rows={rows} />
    }
  }
}

function FilledBasket({
  checkout,
  sums,
  changes,
  rows,
}: {
  checkout: BasketCheckout
  sums: Ledger
  changes: BasketChanges
  rows: readonly React.JSX.Element[]
}) {
  const blocked = checkout.lines.some((line) => lineState(line).kind !== 'ready')
  const status = m.basket_status({
    packs: m.basket_packs({ count: checkout.quantity }),
    total: formatPrice(checkout.totalPrice.gross),
  })
  return (
    <div className="two-columns">
      <ul className="basket-page-lines">{rows}</ul>
      <BasketSummary checkout={checkout} sums={sums} changes={changes} blocked={blocked} />
      <output className="visually-hidden">{!changes.isOpen && status}</output>
    </div>
  )
}
