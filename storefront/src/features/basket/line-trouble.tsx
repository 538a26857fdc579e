/** Says why a line is not available as it is, and offers what to do about it. */
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { formatPrice } from '../../platform/money.ts'
import { Note } from '@semena/ui/note'
import { packName } from '../../platform/units.ts'
import { tellErrors, tellFailure } from '../errors/index.ts'
import type { BasketLine, BasketPack } from './api.ts'
import type { LineState } from './line-state.ts'
import { lineNames, nameOf } from './names.ts'
import { RemoveButton } from './remove-button.tsx'
import { type BasketChanges, useBasketApi } from './use-basket.ts'

interface Props {
  line: BasketLine
  state: Exclude<LineState, { kind: 'ready' }>
  changes: BasketChanges
  busy: boolean
  onRemove: () => Promise<void>
  onTake: (quantity: number) => Promise<void>
}

export default function LineTrouble({ line, state, changes, busy, onRemove, onTake }: Props) {
  const text =
    state.kind === 'left'
      ? m.basket_line_left({ count: state.count })
      : state.kind === 'gone'
        ? m.basket_line_gone()
        : m.basket_line_withdrawn()
  return (
    <>
      <Note tone="clay" icon="warn">
        {text}
      </Note>
      <div className="line-trouble">
        {state.kind === 'left' && (
          <Button look="line" busy={busy} onClick={() => void onTake(state.count)}>
            {m.basket_line_take({ count: state.count })}
          </Button>
        )}
        {state.kind === 'gone' && <OtherPack line={line} changes={changes} busy={busy} />}
        {state.kind !== 'left' && <RemoveButton name={lineNames(line).name} busy={busy} onRemove={onRemove} />}
      </div>
    </>
  )
}

/** Offers another pack size that is in stock and costs nearly the same. */
function OtherPack({ line, changes, busy }: { line: BasketLine; changes: BasketChanges; busy: boolean }) {
  const api = useBasketApi()
  const { product } = line.variant
  const { data } = useQuery({
    queryKey: ['pack-sizes', product.id, api],
    queryFn: () => api.packSizes(product.id),
    staleTime: 0,
  })
  const each = line.totalPrice.gross.amount / line.quantity
  const far = (pack: BasketPack): number => Math.abs((pack.pricing?.price?.gross.amount ?? 0) - each)
  const [other] = (data?.variants ?? [])
    .filter(
      ({ id, quantityAvailable, pricing }) => id !== line.variant.id && (quantityAvailable ?? 0) > 0 && pricing?.price,
    )
    .toSorted((a, b) => far(a) - far(b))
  if (!other?.pricing?.price) return null
  const swap = async (): Promise<void> => {
    const result = await changes.swap(line, { variantId: other.id, quantity: 1 })
    if (!result.ok) await tellErrors(result.errors)
  }
  return (
    <Button look="line" busy={busy} onClick={() => void swap().catch(tellFailure)}>
      {m.basket_line_other({
        variant: packName(other) || nameOf(line.variant.product),
        price: formatPrice(other.pricing.price.gross),
      })}
    </Button>
  )
}
