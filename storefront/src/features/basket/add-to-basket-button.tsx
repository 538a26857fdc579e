/** Puts one pack into the basket: a square on cards, a whole button on the product page. */
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type PackToAdd, useAddToBasket } from './use-adding.ts'

interface Props extends PackToAdd {
  look?: 'square' | 'full'
  soldOut?: boolean
  className?: string
}

export function AddToBasketButton({ look = 'full', soldOut = false, className = '', ...pack }: Props) {
  const { add, busy, prepare } = useAddToBasket()
  const name = [pack.productName, pack.variantName].filter(Boolean).join(', ')
  if (look === 'square') {
    return (
      <Button
        look="square-leaf"
        className={className}
        busy={busy}
        disabled={soldOut}
        aria-label={m.basket_add_named({ name })}
        title={m.basket_add()}
        onPointerEnter={prepare}
        onClick={() => void add(pack)}
      >
        <Icon name="plus" />
      </Button>
    )
  }
  return (
    <Button
      look="leaf"
      className={className}
      busy={busy}
      disabled={soldOut}
      onPointerEnter={prepare}
      onClick={() => void add(pack)}
    >
      {soldOut ? m.basket_sold_out() : m.basket_add()}
    </Button>
  )
}
