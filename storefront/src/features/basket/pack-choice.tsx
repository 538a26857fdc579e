/** Pack sizes as radios with their prices; a size that is sold out says so. */
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import { packName } from '../../platform/units.ts'
import type { BasketPack } from './api.ts'

/** Whether a pack is available. Where the service does not say how many are left, there are taken to be enough. */
export const canBeHad = ({ quantityAvailable, pricing }: BasketPack): boolean =>
  (quantityAvailable === null || quantityAvailable > 0) && !!pricing?.price

export function PackChoice({
  packs,
  chosen,
  onChoose,
}: {
  packs: readonly BasketPack[]
  chosen: string
  onChoose: (id: string) => void
}) {
  const name = useId()
  return (
    <fieldset className="pack-choice">
      <legend className="visually-hidden">{m.basket_pack()}</legend>
      {packs.map((pack) => {
        const soldOut = !canBeHad(pack)
        const price = pack.pricing?.price?.gross
        const before = pack.pricing?.onSale ? pack.pricing.priceUndiscounted?.gross : null
        return (
          <label key={pack.id} className="option">
            <input
              type="radio"
              name={name}
              value={pack.id}
              checked={pack.id === chosen}
              disabled={soldOut}
              onChange={() => onChoose(pack.id)}
            />
            <span className="option-body text-strong pack-choice-pack">
              {packName(pack) || pack.sku}
              <span className="pack-choice-price">
                {soldOut ? m.basket_sold_out() : price && formatPrice(price)}
                {!soldOut && before && <del className="text-quiet pack-choice-before">{formatPrice(before)}</del>}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
