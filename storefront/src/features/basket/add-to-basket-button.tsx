/** Puts one pack into the basket: a square on cards, a whole button on the product page. */
import { m } from '../../paraglide/messages.js'
import { joinNames } from '../../platform/units.ts'
import { Button } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'
import type { PackToAdd } from './add-pack.ts'
import { useAddToBasket } from './use-adding.ts'

interface Props extends PackToAdd {
  look?: 'square' | 'full'
  soldOut?: boolean
  className?: string
}

export function AddToBasketButton({ look = 'full', soldOut = false, className = '', ...pack }: Props) {
  const { add, busy, prepare } = useAddToBasket()
  const common = {
    className,
    busy,
    disabled: soldOut,
    onPointerEnter: prepare,
    onClick: () => void add(pack),
    // A press before the scripts have run starts loading what adding needs (`insides/later-scripts.server.ts`).
    'data-adds': '',
  }
  if (look === 'square') {
    return (
      <Button
        {...common}
        look="square-leaf"
        aria-label={m.basket_add_named({ name: joinNames(pack.productName, pack.variantName) })}
        title={m.basket_add()}
      >
        <Icon name="plus" />
      </Button>
    )
  }
  return (
    <Button {...common} look="leaf" data-heard={m.basket_adding()}>
      {soldOut ? m.basket_sold_out() : m.basket_add()}
    </Button>
  )
}
