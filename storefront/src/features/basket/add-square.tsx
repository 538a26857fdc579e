/**
 * The square of cards and tables that puts a pack into the basket. No component listens to it: `pressed-buttons.tsx`
 * serves it.
 */
import { m } from '../../paraglide/messages.js'
import { joinNames } from '../../platform/units.ts'
import { buttonClass } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'

interface Props {
  variantId: string
  productName: string
  variantName: string
}

export function AddSquare({ variantId, productName, variantName }: Props) {
  const name = joinNames(productName, variantName)
  return (
    <button
      type="button"
      data-early="add"
      data-variant={variantId}
      data-name={name}
      className={buttonClass({ look: 'square-leaf' })}
      aria-label={m.basket_add_named({ name })}
      title={m.basket_add()}
      data-adds=""
    >
      <Icon name="plus" />
    </button>
  )
}
