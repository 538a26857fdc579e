/** The button of the product page that puts a pack into the basket, once for each press. */
import { m } from '../../paraglide/messages.js'
import { joinNames } from '../../platform/units.ts'
import { Button } from '@semena/ui/button'
import { useAddToBasket } from './use-adding.ts'

interface Props {
  variantId: string
  productName: string
  variantName: string
  quantity?: number
  soldOut?: boolean
  className?: string
}

export function AddToBasketButton(props: Props) {
  const { variantId, productName, variantName, quantity = 1, soldOut = false, className = '' } = props
  const { add, presses } = useAddToBasket()
  return (
    <Button
      look="leaf"
      className={className}
      aria-busy={presses > 0 || undefined}
      data-presses={presses || undefined}
      disabled={soldOut}
      onClick={() => void add({ variantId, quantity, name: joinNames(productName, variantName) })}
      data-heard={m.basket_adding()}
      // A press before the scripts have run starts loading what adding needs (`insides/later-scripts.server.ts`).
      data-adds=""
    >
      {soldOut ? m.basket_sold_out() : m.basket_add()}
    </Button>
  )
}
