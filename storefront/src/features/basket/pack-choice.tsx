/** Pack sizes as radios with their prices; a size that is sold out says so. */
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import { packName } from '../../platform/units.ts'
import type { PackSize } from './api.ts'

/** A service that does not say how many are left is believed to have enough. */
export const canBeHad = ({ quantityAvailable, pricing }: PackSize): boolean =>
  (quantityAvailable === null || quantityAvailable > 0) && !!pricing?.price

export function PackChoice({
  packs,
  chosen,
  onChoose,
}: {
  packs: readonly PackSize[]
  chosen: string
  onChoose: (id: string) => void
}) {
  const name = useId()
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="vh">{m.basket_pack()}</legend>
      {packs.map((pack) => {
        const soldOut = !canBeHad(pack)
        const price = pack.pricing?.price?.gross
        const before = pack.pricing?.onSale ? pack.pricing.priceUndiscounted?.gross : null
        return (
          <label key={pack.id} className="opt">
            <input
              type="radio"
              name={name}
              value={pack.id}
              checked={pack.id === chosen}
              disabled={soldOut}
              onChange={() => onChoose(pack.id)}
            />
            <span className="opt__b flex-col items-start gap-0.5 font-semibold">
              {packName(pack) || pack.sku}
              <span className="font-normal">
                {soldOut ? m.basket_sold_out() : price && formatPrice(price)}
                {!soldOut && before && <del className="ml-2 text-ink-3">{formatPrice(before)}</del>}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
